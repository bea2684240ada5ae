import { randomBytes } from 'node:crypto';

let lastMoment = 0;
let lastRandom = 0n;

const freshRandom = (): bigint => BigInt(`0x${randomBytes(10).toString('hex')}`);

/**
 * Returns a new id: the instant in base 36, then 80 random bits. Ids sort by creation time; those that one process
 * makes in the same millisecond sort in order of creation.
 */
export function newId(now: number): string {
  lastRandom = now === lastMoment ? lastRandom + 1n + BigInt(randomBytes(4).readUInt32BE()) : freshRandom();
  lastMoment = now;
  return firstIdOf(now) + lastRandom.toString(36).padStart(17, '0');
}

/** Returns the instant at which an id was made. */
export const momentOfId = (id: string): number => Number.parseInt(id.slice(0, 9), 36);

/** Returns an id that sorts before all ids made from the moment on, and after all earlier ones. */
export const firstIdOf = (moment: number): string => moment.toString(36).padStart(9, '0');
