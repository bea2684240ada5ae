import { randomInt } from 'node:crypto';
import { instantInIndia } from '../../clock.ts';

/** Matches no path outside the folder and no hidden file. */
const NAME = /^safarnama-\d{4}-\d{2}-\d{2}-\d{4}-[0-9a-z]{6}\.tar\.gz$/;

/** Returns a new backup's name: the start time in India and a random suffix. */
export function newBackupName(at: number): string {
  const moment = instantInIndia(at).replace(' ', '-').replace(':', '');
  return `safarnama-${moment}-${randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')}.tar.gz`;
}

export const isBackupName = (name: string): boolean => NAME.test(name);

/** Returns the part of a backup's name that tells the minute. */
export const minuteIn = (name: string): string => name.slice(0, 'safarnama-YYYY-MM-DD-HHMM'.length);
