import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Parser, type ReadEntry } from 'tar';
import { isFileName } from '../../gateways/uploads/local-files.ts';
import { BackupProblem, DATABASE_PATHS, HEAD_PATH, SUMS_PATH, UPLOADS_PATH } from './backup-file.ts';

const DAMAGED = 'The backup is damaged: nothing was restored. Another one is needed.';

type Engine = keyof typeof DATABASE_PATHS;

const isExpected = (path: string, engine: Engine): boolean =>
  [HEAD_PATH, SUMS_PATH, DATABASE_PATHS[engine]].includes(path) ||
  (path.startsWith(UPLOADS_PATH) && isFileName(path.slice(UPLOADS_PATH.length)));

/** Writes a file of the archive and answers its checksum. */
async function unpackEntry(entry: ReadEntry, path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of entry as unknown as AsyncIterable<Buffer>) {
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
  const file = await open(path);
  const sums = new Map<string, string>();
  try {
    for await (const line of file.readLines()) sums.set(line.slice(66), line.slice(0, 64));
  } finally {
    await file.close();
  }
  return sums;
}

/**
 * Unpacks a backup into an empty folder, each file against its checksum; answers the names of its pictures. Whatever
 * could lead out of the folder, or is not of a backup, is refused.
 */
export async function unpackBackup(archive: string, folder: string, engine: Engine): Promise<ReadonlySet<string>> {
  await mkdir(join(folder, UPLOADS_PATH), { recursive: true });
  const found = new Map<string, string>();
  const unpacked: Promise<void>[] = [];
  let failure: unknown = null;
  const take = async (entry: ReadEntry): Promise<void> => {
    try {
      if (failure !== null) throw failure;
      const isPlain = entry.type === 'File' || entry.type === 'OldFile';
      if (!isPlain || !isExpected(entry.path, engine) || found.has(entry.path)) throw new BackupProblem(DAMAGED);
      found.set(entry.path, '');
      found.set(
        entry.path,
        await unpackEntry(entry, join(folder, dirname(entry.path), entry.path.split('/').at(-1) ?? '')),
      );
    } catch (error) {
      failure ??= error;
      // The archive is read on to its end.
      entry.resume();
    }
  };
  const parser = new Parser({ strict: true, onReadEntry: (entry) => void unpacked.push(take(entry)) });
  try {
    await pipeline(createReadStream(archive), parser as unknown as NodeJS.WritableStream);
    await Promise.all(unpacked);
  } catch {
    await Promise.all(unpacked);
    failure ??= new BackupProblem(DAMAGED);
  }
  if (failure !== null) throw failure;
  if (!found.has(SUMS_PATH)) throw new BackupProblem(DAMAGED);
  const sums = await readSums(join(folder, SUMS_PATH));
  const isWhole = [HEAD_PATH, DATABASE_PATHS[engine], ...sums.keys()].every(
    (path) => found.has(path) && found.get(path) === sums.get(path),
  );
  if (!isWhole || found.size !== sums.size + 1) throw new BackupProblem(DAMAGED);
  return new Set(
    [...sums.keys()].filter((path) => path.startsWith(UPLOADS_PATH)).map((path) => path.slice(UPLOADS_PATH.length)),
  );
}
