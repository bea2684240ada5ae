import { randomBytes } from 'node:crypto';

/** A new id: the moment in base 36, then 80 random bits. Sorts by time of making. */
export const newId = (now: number): string =>
  now.toString(36).padStart(9, '0') +
  BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0');
