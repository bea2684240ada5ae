import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../data-folder/sync-folder.ts';
import type { KeptFile, UploadStore } from './port.ts';

/** Matches our own names: nothing leads out of the folder, and nothing is hidden, as unfinished files are. */
const NAME = /^[0-9a-z][0-9a-z-]*\.[a-z]+$/;

export const isFileName = (name: string): boolean => NAME.test(name);

function pathOf(folder: string, name: string, unfinished = false): string {
  if (!isFileName(name)) throw new Error(`"${name}" cannot be the name of an uploaded picture`);
  return join(folder, unfinished ? `.${name}.part` : name);
}

/** Returns null where no file has the name. */
const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Returns an upload store in a local folder. A file exists with all its bytes or not at all, even after a power
 * failure.
 */
export function localFiles(folder: string): UploadStore {
  const makeFolder = async (): Promise<void> => {
    const made = await mkdir(folder, { recursive: true });
    if (made !== undefined) await syncFolder(dirname(folder));
  };

  return {
    async put(name, bytes) {
      const path = pathOf(folder, name);
      const unfinished = pathOf(folder, name, true);
      await makeFolder();
      try {
        const handle = await open(unfinished, 'w');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        // On a full disk the unfinished file would only make it fuller.
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
      await syncFolder(folder);
    },

    get: async (name) => orNull(readFile(pathOf(folder, name))),

    async list() {
      const files: KeptFile[] = [];
      for (const name of (await orNull(readdir(folder))) ?? []) {
        if (!isFileName(name)) continue;
        // Removed since the folder was read.
        const file = await orNull(stat(join(folder, name)));
        if (file) files.push({ name, bytes: file.size });
      }
      return { files };
    },

    async remove(names) {
      for (const name of names) {
        await rm(pathOf(folder, name), { force: true });
        await rm(pathOf(folder, name, true), { force: true });
      }
    },
  };
}
