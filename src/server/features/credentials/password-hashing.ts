import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedWork } from '../../admission/bounded-work.ts';
import { AppError } from '../../http/app-error.ts';

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet, checked 2026-11: Argon2id with 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
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

const tagOf = (password: string, nonce: Buffer, cost: Omit<typeof COST, 'tagLength'>): Promise<Buffer> =>
  inTurn(async () => Buffer.from(await derive('argon2id', { ...COST, ...cost, message: password, nonce })));

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Returns the password's Argon2id hash in PHC string form, with cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Returns true when the hash is of this password. A dummy hash costs the same, so response times reveal nothing. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = PHC.exec(hash);
  if (!match) throw new Error('a stored password hash is not in PHC form');
  const [, memory, passes, parallelism, nonce = '', expected = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) } as typeof COST;
  const tag = await tagOf(password, Buffer.from(nonce, 'base64'), cost);
  const wanted = Buffer.from(expected, 'base64');
  return tag.length === wanted.length && timingSafeEqual(tag, wanted);
}
