import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, rmSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, type Unlock } from './file-lock.ts';

/** Reserved for signing in and for freeing space. */
export const RESERVE_BYTES = 8 * 1024 ** 2;
/** The share of one such call, which writes some kilobytes. */
const CALL_BYTES = 1024 ** 2;
const RESERVE_NAME = '.reserve';
/** A lock that processes share while they use the reserve, and that the one filling it holds alone. */
const LOCK_NAME = '.reserve-in-use';
/** Filling the reserve takes no longer than this. */
const LOCK_WAIT_MS = 100;
/**
 * With less free space the disk counts as full: other programs and this process must still be able to finish their
 * writes.
 */
const FULL_BELOW_BYTES = 2 * 1024 ** 2;
/** With this much free space beside the reserve the disk no longer counts as full. */
const ROOM_FROM_BYTES = 4 * 1024 ** 2;
const PROBE_NAME = '.write-probe';
const PROBE = Buffer.alloc(64 * 1024, 1);
const LOOK_EVERY_MS = 1000;

export type DiskState = 'ok' | 'full' | 'read-only' | 'failing';

/** Returns the disk's problem behind a file system error; null when the error is of another kind. */
export function diskProblemOf(error: unknown): Exclude<DiskState, 'ok'> | null {
  const { code } = error as { code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code === 'EROFS') return 'read-only';
  return code === 'EIO' ? 'failing' : null;
}

/** Appends to a file until it has `bytes` bytes; returns its size, which is smaller when the disk is full. */
function fillFile(path: string, bytes: number): number {
  // Random bytes: a compressing disk would reserve next to nothing for zeros.
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

/** Writes and removes a file; returns the resulting state. */
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
    // On a read-only disk this fails; the next check tries again.
  }
}

/** Returns null also when a full or read-only disk does not allow the lock. */
function lockIfPossible(...lock: Parameters<typeof lockFile>): Unlock | null {
  try {
    return lockFile(...lock);
  } catch {
    return null;
  }
}

/** Returns the bytes that this process may still write. */
function freeBytes(folder: string): number {
  const { bsize, bavail, bfree } = statfsSync(folder);
  return bsize * (process.getuid?.() === 0 ? bfree : bavail);
}

/**
 * Watches the disk of the data folder. Keeps a small file as a reserve, which is released for what must work on a full
 * disk (`withReserve`) and filled again when no process uses it, so that ordinary writes never use it up. Notices
 * within a second that the disk is full, and that there is space again.
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

  /** Returns the state after a test write, at most once a second: without writes a broken disk looks healthy. */
  probe(): DiskState {
    if (performance.now() - this.#probedAt >= LOOK_EVERY_MS) {
      const found = probeWriting(this.#folder);
      this.#probedAt = performance.now();
      if (found !== 'ok') this.#state = found;
    }
    return this.#state;
  }

  /** Returns false where a write would fail, or use up the reserve. */
  mayWrite(): boolean {
    // Work that was only started, such as a timer, still runs in this context after the reserve is filled again.
    return this.#state === 'ok' || (this.#working > 0 && this.#usesReserve.getStore() === true);
  }

  /** Reports a disk error; null is ignored. */
  note(problem: Exclude<DiskState, 'ok'> | null): void {
    if (problem) this.#state = problem;
  }

  /**
   * Runs work that must succeed on a full disk: releases `bytes` of the reserve for it, and fills the reserve again
   * afterwards.
   */
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
      // On a nearly full disk the reserve itself would fill it; on a full one it takes back what was just released.
      if (this.#state === 'full' || free >= this.#missingReserve() + ROOM_FROM_BYTES) this.#holdBack();
    } catch {
      // The folder itself cannot be read; writes will report the error.
      this.#state = 'failing';
    }
  }

  #missingReserve(): number {
    return RESERVE_BYTES - (statSync(this.#reserve, { throwIfNoEntry: false })?.size ?? 0);
  }

  /** Frees `bytes` bytes; no process fills them again before the lock ends. */
  #giveUp(bytes: number): Unlock | null {
    const release = lockIfPossible(this.#lock, 'shared', LOCK_WAIT_MS);
    try {
      const needed = bytes - freeBytes(this.#folder);
      const left = RESERVE_BYTES - this.#missingReserve();
      if (needed > 0 && left > 0) truncateSync(this.#reserve, Math.max(0, left - needed));
    } catch {
      // On a read-only disk this fails; the work will report the error.
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
      // What fitted is reserved.
    } finally {
      release();
    }
  }
}
