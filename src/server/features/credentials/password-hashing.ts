import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedWork } from '../../admission/bounded-work.ts';
import { AppError } from '../../http/app-error.ts';

const derive = promisify(argon2);

/** What one hash costs. */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** OWASP Password Storage Cheat Sheet, checked 2026-11: Argon2id with 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2 };
const PARALLELISM = 1;
const TAG_LENGTH = 32;
/** Two at a time use 38 MiB; with fifty in the queue, further callers are told to retry. */
const AT_ONCE = 2;
const MAX_WAITING = 50;

const hashing = boundedWork(AT_ONCE, MAX_WAITING);

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = hashing(work);
  if (!done) {
    throw new AppError('overloaded', ({ calls }) => calls.busy, { retryAfterSeconds: 2 });
  }
  return done;
}

const tagOf = (password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> =>
  inTurn(async () => {
    const asked = { ...cost, parallelism: PARALLELISM, tagLength: TAG_LENGTH, message: password, nonce };
    return Buffer.from(await derive('argon2id', asked));
  });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const phc = ({ memory, passes }: PasswordCost, nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${PARALLELISM}$${unpadded(nonce)}$${unpadded(tag)}`;

/** Returns the password's Argon2id hash in PHC string form, with cost and salt. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(16);
  return phc(cost, nonce, await tagOf(password, nonce, cost));
}

/** Returns a hash that costs as much to check as a real one and matches no password. */
export const unmatchedHash = (cost: PasswordCost): string => phc(cost, Buffer.alloc(16), Buffer.alloc(TAG_LENGTH));

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

/** Returns true when the hash is of this password. A dummy hash costs the same, so response times reveal nothing. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = PHC.exec(hash);
  if (!match) throw new Error('a stored password hash is not in PHC form');
  const [, memory, passes, nonce = '', expected = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes) };
  const tag = await tagOf(password, Buffer.from(nonce, 'base64'), cost);
  const wanted = Buffer.from(expected, 'base64');
  return tag.length === wanted.length && timingSafeEqual(tag, wanted);
}
