import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { DiskWatch } from '../data-folder/disk-watch.ts';
import { openSqlite } from './sqlite.ts';

it('closing a database leaves the watch of the disk that was handed to it open, for the next try to open it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-test-'));
  const disk = new DiskWatch(folder);
  try {
    await openSqlite(join(folder, 'one.sqlite'), disk).close();
    disk.note('full');
    await vi.waitFor(() => expect(disk.state()).toBe('ok'), { timeout: 5000 });
  } finally {
    disk.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
