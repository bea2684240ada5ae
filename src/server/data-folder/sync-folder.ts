import { open } from 'node:fs/promises';

/** Flushes a folder's entries to disk (fsync), so that new names survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows does not allow it; NTFS has its own journal.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
