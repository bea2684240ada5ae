import { randomBytes } from 'node:crypto';

let lastMoment = 0;
let lastRandom = 0n;

const freshRandom = (): bigint => BigInt(`0x${randomBytes(10).toString('hex')}`);

/**
 * A new id: the moment in base 36, then 80 random bits. Sorts by time of making; those that one process makes in the
 * same millisecond sort in the order in which they were made.
 */
export function newId(now: number): string {
  lastRandom = now === lastMoment ? lastRandom + 1n + BigInt(randomBytes(4).readUInt32BE()) : freshRandom();
  lastMoment = now;
  return firstIdOf(now) + lastRandom.toString(36).padStart(17, '0');
}

/** When an id was made. */
export const momentOfId = (id: string): number => Number.parseInt(id.slice(0, 9), 36);

/** Sorts before every id made from the moment on, and after every earlier one. */
export const firstIdOf = (moment: number): string => moment.toString(36).padStart(9, '0');
