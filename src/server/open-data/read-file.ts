import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { ImportProblem } from './import-problem.ts';

/** The longest line: a city of the world has some hundred names. */
const LONGEST_LINE = 1_000_000;
/** Larger files of one JSON text would have to be in memory as a whole, several times. */
const LARGEST_JSON = 256 * 1024 * 1024;

/**
 * Yields the lines of a text file (UTF-8, or packed with gzip), each with its number from 1. Reads them one after
 * another, so a file may have any size.
 * @throws {ImportProblem} for a packed file that is cut or damaged, or a line of a megabyte
 */
export async function* readLines(path: string): AsyncGenerator<{ readonly line: string; readonly number: number }> {
  const file = createReadStream(path);
  const text = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  if (text !== file) file.on('error', (error) => text.destroy(error));
  let number = 0;
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      if (line.length > LONGEST_LINE) throw new ImportProblem(`Line ${number} is too long: is this a text file?`);
      yield { line, number };
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_')) throw new ImportProblem(`The packed file is damaged or cut after line ${number}`);
    throw error;
  } finally {
    file.destroy();
  }
}

/**
 * Reads a file of one JSON text.
 * @throws {ImportProblem} when it is no JSON, or too large
 */
export async function readJson(path: string): Promise<unknown> {
  const { size } = await stat(path);
  if (size > LARGEST_JSON) {
    throw new ImportProblem(`The file has ${Math.round(size / 1e6)} MB; at most ${LARGEST_JSON / 1e6} are read`);
  }
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ImportProblem(`The file is no JSON, or is cut: ${error.message}`);
  }
}
