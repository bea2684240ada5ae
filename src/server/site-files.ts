import { findPackageJSON } from 'node:module';
import { dirname, extname, join } from 'node:path';

const root = dirname(findPackageJSON(import.meta.url) ?? '.');

/** Returns the path of a file or folder of the repository, named from its root. */
export const siteFile = (...path: readonly string[]): string => join(root, ...path);

/** Files that worker threads and other processes begin with, within this folder. */
export const ENTRY_POINTS = [
  'database/check-sqlite-thread',
  'features/backups/backup-process',
  'features/itineraries/planning-thread-worker',
] as const;

/** Returns the address of an entry point: its source where this process runs the sources, otherwise as it was built. */
export const entryPoint = (name: (typeof ENTRY_POINTS)[number]): URL =>
  new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);
