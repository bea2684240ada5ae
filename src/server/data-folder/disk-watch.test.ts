import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canMount, mountSmallDisk, type SmallDisk } from '../../../test/small-disk.ts';
import { DiskWatch } from './disk-watch.ts';

const MEGABYTE = 1024 ** 2;
const SOON = { timeout: 5000, interval: 50 };

describe.skipIf(!canMount())('the reserve of a full disk that two watches share', () => {
  let disk: SmallDisk;
  let one: DiskWatch;
  let other: DiskWatch;
  beforeEach(async () => {
    disk = mountSmallDisk(40);
    one = new DiskWatch(disk.path);
    other = new DiskWatch(disk.path);
    disk.fill();
    await vi.waitFor(() => expect([one.state(), other.state()]).toEqual(['full', 'full']), SOON);
  });
  afterEach(() => {
    one.close();
    other.close();
    disk.remove();
  });

  /** In megabytes, rounded: a disk in memory leaves its last page of 4 kB empty. */
  const reserved = () => Number((statSync(join(disk.path, '.reserve')).size / MEGABYTE).toFixed(1));
  const write = () => writeFileSync(join(disk.path, 'written'), Buffer.alloc(MEGABYTE / 2, 5));

  it('is left to the one that uses it, however long that takes', async () => {
    await one.withReserve(async () => {
      await other.withReserve(async () => undefined);
      // Both watches check the disk meanwhile.
      await wait(2500);
      write();
    });
    expect(reserved()).toBe(7.5);
  });

  it('gives a call one megabyte, and is filled before anything else can take that', async () => {
    for (let time = 0; time < 10; time++) {
      await one.withReserve(async () => expect(reserved()).toBe(7));
      disk.fill();
    }
    expect(reserved()).toBe(8);
  });

  it('gives as much as is asked for', async () => {
    await one.withReserve(async () => expect(reserved()).toBe(0), 8 * MEGABYTE);
    expect(reserved()).toBe(8);
  });
});
