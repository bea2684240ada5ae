import { createHash } from 'node:crypto';

/** Returns 52 bits of a hash: an integer that JavaScript and both databases hold exactly. */
export const hashedId = (parts: readonly (string | number)[]): number =>
  Number.parseInt(createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 13), 16);
