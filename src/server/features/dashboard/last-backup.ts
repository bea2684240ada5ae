import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** When the newest finished backup of the folder was made; null when there is none. */
export async function newestBackup(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const made = await Promise.all(
    // One that is being written has a temporary name.
    names.filter((name) => name.endsWith('.tar.gz')).map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  return made.length === 0 ? null : Math.max(...made);
}
