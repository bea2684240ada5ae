import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, rmSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, type Unlock } from './file-lock.ts';

/** Held back for signing in and for freeing space. */
export const RESERVE_BYTES = 8 * 1024 ** 2;
/** What one of these calls is given of it; each writes some kilobytes. */
const CALL_BYTES = 1024 ** 2;
const RESERVE_NAME = '.reserve';
/** Shared by the processes that use the reserve; locked by the one that fills it. */
const LOCK_NAME = '.reserve-in-use';
/** Filling takes no longer. */
const LOCK_WAIT_MS = 100;
/** With less free space the disk counts as full: other programs and we ourselves still have to finish what they write. */
const FULL_BELOW_BYTES = 2 * 1024 ** 2;
/** With so much free space beside the reserve it is full no more. */
const ROOM_FROM_BYTES = 4 * 1024 ** 2;
const PROBE_NAME = '.write-probe';
const PROBE = Buffer.alloc(64 * 1024, 1);
const LOOK_EVERY_MS = 1000;

export type DiskState = 'ok' | 'full' | 'read-only' | 'failing';

/** What an error of the file system says of the disk; null when it says nothing of it. */
export function diskProblemOf(error: unknown): Exclude<DiskState, 'ok'> | null {
  const { code } = error as { code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code === 'EROFS') return 'read-only';
  return code === 'EIO' ? 'failing' : null;
}

/** Appends to a file until it has so many bytes; answers how many it has, fewer where the disk has no more. */
function fillFile(path: string, bytes: number): number {
  // Random bytes: a disk that compresses would reserve next to nothing for zeros.
  const piece = randomBytes(256 * 1024);
  const file = openSync(path, 'a', 0o600);
  try {
    let size = fstatSync(file).size;
    while (size < bytes) size += writeSync(file, piece, 0, Math.min(piece.length, bytes - size));
    return size;
  } finally {
    closeSync(file);
  }
}

/** Writes a file and removes it; answers what came of it. */
function probeWriting(folder: string): DiskState {
  const path = join(folder, PROBE_NAME);
  try {
    const file = openSync(path, 'w', 0o600);
    try {
      writeSync(file, PROBE);
    } finally {
      closeSync(file);
    }
    return 'ok';
  } catch (error) {
    const { code } = error as { code?: unknown };
    return diskProblemOf(error) ?? (code === 'EACCES' || code === 'EPERM' ? 'read-only' : 'failing');
  } finally {
    removeIfPossible(path);
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A read-only disk; the next look tries again.
  }
}

/** A disk that is full or read-only may refuse the lock itself. */
function lockIfPossible(...lock: Parameters<typeof lockFile>): Unlock | null {
  try {
    return lockFile(...lock);
  } catch {
    return null;
  }
}

/** Bytes that this process may still write. */
function freeBytes(folder: string): number {
  const { bsize, bavail, bfree } = statfsSync(folder);
  return bsize * (process.getuid?.() === 0 ? bfree : bavail);
}

/**
 * Watches the disk of the data folder. Keeps a small file as a reserve, which is given up for what must work on a full
 * disk (`withReserve`) and filled again when no process uses it, so that ordinary writes never use it up. Notices within a
 * second that a disk is full, and that there is room again.
 */
export class DiskWatch {
  readonly #folder: string;
  readonly #reserve: string;
  readonly #lock: string;
  readonly #usesReserve = new AsyncLocalStorage<true>();
  readonly #timer: NodeJS.Timeout;
  #state: DiskState = 'ok';
  #working = 0;
  #probedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string) {
    this.#folder = folder;
    this.#reserve = join(folder, RESERVE_NAME);
    this.#lock = join(folder, LOCK_NAME);
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  state(): DiskState {
    return this.#state;
  }

  /** The state, found out by writing: what nothing has tried to write to looks well. At most once a second. */
  probe(): DiskState {
    if (performance.now() - this.#probedAt >= LOOK_EVERY_MS) {
      const found = probeWriting(this.#folder);
      this.#probedAt = performance.now();
      if (found !== 'ok') this.#state = found;
    }
    return this.#state;
  }

  /** False where a write would fail, or take the room that is held back. */
  mayWrite(): boolean {
    // What the work has only begun, a timer say, still runs in its context when the reserve is held back again.
    return this.#state === 'ok' || (this.#working > 0 && this.#usesReserve.getStore() === true);
  }

  /** Takes note of an error that the disk made; others are passed over. */
  note(problem: Exclude<DiskState, 'ok'> | null): void {
    if (problem) this.#state = problem;
  }

  /** Does work that must succeed on a full disk: gives it so much of the reserve, and holds back again what it leaves. */
  async withReserve<T>(work: () => Promise<T>, bytes = CALL_BYTES): Promise<T> {
    const release = this.#state === 'ok' ? null : this.#giveUp(bytes);
    this.#working += 1;
    try {
      return await this.#usesReserve.run(true, work);
    } finally {
      this.#working -= 1;
      release?.();
      this.#look();
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    try {
      // The reserve is in use.
      if (this.#working > 0) return;
      const free = freeBytes(this.#folder);
      if (this.#state === 'ok') {
        if (free < FULL_BELOW_BYTES) this.#state = 'full';
      } else if (free >= ROOM_FROM_BYTES + this.#missingReserve() && probeWriting(this.#folder) === 'ok') {
        this.#state = 'ok';
      }
      // On a disk with little room it would be what fills it; on a full one it holds what was just given back.
      if (this.#state === 'full' || free >= this.#missingReserve() + ROOM_FROM_BYTES) this.#holdBack();
    } catch {
      // The folder itself cannot be asked: whoever writes finds out.
      this.#state = 'failing';
    }
  }

  #missingReserve(): number {
    return RESERVE_BYTES - (statSync(this.#reserve, { throwIfNoEntry: false })?.size ?? 0);
  }

  /** Makes room for so many bytes, which no process holds back again before the lock ends. */
  #giveUp(bytes: number): Unlock | null {
    const release = lockIfPossible(this.#lock, 'shared', LOCK_WAIT_MS);
    try {
      const needed = bytes - freeBytes(this.#folder);
      const left = RESERVE_BYTES - this.#missingReserve();
      if (needed > 0 && left > 0) truncateSync(this.#reserve, Math.max(0, left - needed));
    } catch {
      // A read-only disk: the work finds out.
    }
    return release;
  }

  #holdBack(): void {
    if (this.#missingReserve() <= 0) return;
    const release = lockIfPossible(this.#lock, 'alone');
    if (!release) return;
    try {
      fillFile(this.#reserve, RESERVE_BYTES);
    } catch {
      // What fitted is held back.
    } finally {
      release();
    }
  }
}
