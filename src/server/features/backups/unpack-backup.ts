import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileName } from '../../gateways/uploads/local-files.ts';
import { BackupProblem, DATABASE_PATHS, HEAD_PATH, SUMS_PATH, UPLOADS_PATH } from './backup-file.ts';
import { type FoundFile, packedFiles } from './packed-files.ts';

/** Length of the checksum in a `sha256sum` line; two spaces and the name follow. */
const SUM_LENGTH = 64;

type Engine = keyof typeof DATABASE_PATHS;

const isExpected = (path: string, engine: Engine): boolean =>
  [HEAD_PATH, SUMS_PATH, DATABASE_PATHS[engine]].includes(path) ||
  (path.startsWith(UPLOADS_PATH) && isFileName(path.slice(UPLOADS_PATH.length)));

/** Writes a file of the archive and returns its checksum. */
async function unpackFile({ content }: FoundFile, path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content) {
      hash.update(piece);
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

async function readSums(path: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(SUM_LENGTH + 2), line.slice(0, SUM_LENGTH)]));
}

/** Returns true when the files match the checksums exactly, none missing and none added. */
async function isWhole(found: ReadonlyMap<string, string>, folder: string, engine: Engine): Promise<boolean> {
  if (!found.has(SUMS_PATH)) return false;
  const sums = await readSums(join(folder, SUMS_PATH));
  const needed = [HEAD_PATH, DATABASE_PATHS[engine], ...sums.keys()];
  return found.size === sums.size + 1 && needed.every((path) => found.has(path) && found.get(path) === sums.get(path));
}

/** Errors of the disk are not damage of the archive. */
const isOfTheDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Unpacks a backup into an empty folder and checks each file against its checksum; returns the names of its pictures.
 * Rejects paths outside the folder and files that do not belong to a backup.
 */
export async function unpackBackup(archive: string, folder: string, engine: Engine): Promise<ReadonlySet<string>> {
  const damaged = new BackupProblem('The backup is damaged: nothing was restored. Another one is needed.');
  await mkdir(join(folder, UPLOADS_PATH), { recursive: true });
  const found = new Map<string, string>();
  try {
    for await (const file of packedFiles(archive)) {
      if (!isExpected(file.path, engine) || found.has(file.path)) throw damaged;
      found.set(file.path, await unpackFile(file, join(folder, file.path)));
    }
  } catch (error) {
    throw isOfTheDisk(error) ? error : damaged;
  }
  if (!(await isWhole(found, folder, engine))) throw damaged;
  const uploads = [...found.keys()].filter((path) => path.startsWith(UPLOADS_PATH));
  return new Set(uploads.map((path) => path.slice(UPLOADS_PATH.length)));
}
