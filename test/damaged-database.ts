import { closeSync, openSync, statSync, writeSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Overwrites pages in the middle of a closed SQLite file, as a failing disk does. */
export function damageDatabase(path: string): void {
  const pages = Math.floor(statSync(path).size / PAGE_BYTES);
  const file = openSync(path, 'r+');
  try {
    const rubbish = Buffer.alloc(PAGE_BYTES, 0xa5);
    for (let page = Math.floor(pages / 2); page < pages; page++)
      writeSync(file, rubbish, 0, PAGE_BYTES, page * PAGE_BYTES);
  } finally {
    closeSync(file);
  }
}
