import { randomInt } from 'node:crypto';
import { instantInIndia } from '../../clock.ts';

/** Nothing that leads out of a folder, and nothing hidden. */
const NAME = /^safarnama-\d{4}-\d{2}-\d{2}-\d{4}-[0-9a-z]{6}\.tar\.gz$/;

/** The name of a backup that was begun then, as the clocks of India show it; no two are alike. */
export function newBackupName(at: number): string {
  const moment = instantInIndia(at).replace(' ', '-').replace(':', '');
  return `safarnama-${moment}-${randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')}.tar.gz`;
}

export const isBackupName = (name: string): boolean => NAME.test(name);
