import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What SQLite answers when somebody else holds the lock. */
const BUSY = 5;

/** Ends a lock; ending it twice is no failure. */
export type Unlock = () => void;

/**
 * Locks a file among processes: by one alone, or shared by many. Null when others hold it otherwise. The system takes it
 * from a process that dies, however it dies; Node itself offers no lock, so an empty SQLite file lends its own.
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
