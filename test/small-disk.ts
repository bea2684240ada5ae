import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A separate disk, small enough to be filled. */
export interface SmallDisk {
  readonly path: string;
  /** Fills it to the last byte. */
  readonly fill: () => void;
  /** Removes what filled it. */
  readonly empty: () => void;
  readonly remove: () => void;
}

const mount = (...args: readonly string[]) => execFileSync('mount', [...args], { stdio: 'pipe' });
const unmount = (path: string) => execFileSync('umount', ['-l', path], { stdio: 'pipe' });

/** A disk that the system makes read-only, as it does with a failing one. */
export interface FailingDisk {
  readonly path: string;
  readonly makeReadOnly: () => void;
  readonly remove: () => void;
}

/**
 * Returns whether a disk can be mounted here: only root may, and not in every container. Prints a message when it
 * cannot.
 */
export function canMount(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'safarnama-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'none', path);
    unmount(path);
    return true;
  } catch {
    process.stderr.write('\n*** Full disks are NOT tried: this process may not mount one. ***\n\n');
    return false;
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

/** Mounts a disk in memory with this many megabytes. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'safarnama-disk-'));
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', path);
  const filler = join(path, 'filler');
  return {
    path,
    fill() {
      const file = openSync(filler, 'a');
      const piece = Buffer.alloc(64 * 1024, 7);
      try {
        for (let size = piece.length; size > 0; ) {
          try {
            writeSync(file, piece, 0, size);
          } catch {
            size = Math.floor(size / 2);
          }
        }
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      unmount(path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Mounts a file as an ext4 disk; returns null when this machine has no loop device. */
export function mountFailingDisk(megabytes: number): FailingDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'safarnama-disk-'));
  const image = `${path}.img`;
  const removeFiles = (): void => {
    rmSync(path, { recursive: true, force: true });
    rmSync(image, { force: true });
  };
  try {
    writeFileSync(image, '');
    truncateSync(image, megabytes * 1024 ** 2);
    execFileSync('mkfs.ext4', ['-q', image], { stdio: 'pipe' });
    mount('-o', 'loop,errors=remount-ro', image, path);
  } catch {
    process.stderr.write('\n*** A disk that becomes read-only is NOT tried: there is no loop device. ***\n\n');
    removeFiles();
    return null;
  }
  const device = execFileSync('findmnt', ['-no', 'SOURCE', path], { encoding: 'utf8' }).trim();
  if (!/^\/dev\/loop\d+$/.test(device)) throw new Error(`${device} is no loop device`);
  return {
    path,
    makeReadOnly: () => writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, '1'),
    remove() {
      unmount(path);
      removeFiles();
    },
  };
}
