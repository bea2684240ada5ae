import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's error code when another process holds the lock. */
const BUSY = 5;

/** Releases a lock; releasing it twice is no failure. */
export type Unlock = () => void;

/**
 * Locks a file between processes: exclusively, or shared. Returns null when another process holds a conflicting lock.
 * The operating system releases the lock of a process that dies, however it dies. Node has no file lock, so an empty
 * SQLite file provides it.
 */
export function lockFile(path: string, way: 'alone' | 'shared', waitMs = 0): Unlock | null {
  mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path, { timeout: waitMs });
  try {
    file.exec(way === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    file.close();
    if ((error as { errcode?: unknown }).errcode === BUSY) return null;
    throw error;
  }
  return () => {
    if (file.isOpen) file.close();
  };
}
