import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../sync-folder.ts';
import type { UploadStore } from './port.ts';

/** Names of ours: nothing that leads out of the folder, and nothing hidden, as unfinished files are. */
const NAME = /^[0-9a-z][0-9a-z-]*\.[a-z]+$/;

export const isFileName = (name: string): boolean => NAME.test(name);

function pathOf(folder: string, name: string, unfinished = false): string {
  if (!isFileName(name)) throw new Error(`"${name}" cannot be the name of an uploaded picture`);
  return join(folder, unfinished ? `.${name}.part` : name);
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder of this machine. A name is there with all its bytes or not at all, whenever the power fails. */
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
      const handle = await open(unfinished, 'w');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
      await syncFolder(folder);
    },

    async get(name) {
      try {
        return await readFile(pathOf(folder, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(names) {
      for (const name of names) {
        await rm(pathOf(folder, name), { force: true });
        await rm(pathOf(folder, name, true), { force: true });
      }
    },
  };
}
