import { open } from 'node:fs/promises';

/** Makes sure that the disk knows which names are in the folder. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows refuses it; NTFS writes its own journal.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
