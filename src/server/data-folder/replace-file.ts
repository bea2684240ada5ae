import { rename, rm, writeFile } from 'node:fs/promises';

/** Replaces a file of one writer at a time; readers see the old text or the new one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  try {
    await writeFile(`${path}.part`, text, { mode: 0o600 });
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}
