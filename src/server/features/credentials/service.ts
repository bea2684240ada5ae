import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { attemptStore } from './store.ts';

const GUESS_WINDOW_MS = 60_000;
const GUESSES_PER_ADDRESS = 10;
const GUESSES_PER_ACCOUNT = 40;
/** Nobody may be traced by attempts of an hour ago. */
const ATTEMPTS_KEPT_MS = 3600_000;
/** Same cost as a real one; nobody's password makes it. */
const NOBODYS_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** What a session's token is known by: a copy of the table opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new session's token: the only time that it is known. */
export const newToken = (): string => randomBytes(32).toString('base64url');

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Keys what is kept of phones and addresses while sign-ins are counted. */
  readonly secret: string;
}

interface Guess {
  /** Kind and canonical name of the account, such as `user 9800000000`. */
  readonly account: string;
  readonly password: string;
  /** Null where there is no such account: the work and the answer are the same. */
  readonly hash: string | null;
  readonly visitor: Visitor;
  /** True when the account's owner has been here before: guesses from everywhere must not keep them out. */
  readonly isKnownHere: boolean;
}

/** Passwords, and the bounds on guessing them. */
export function credentialService({ database, clock, secret }: Dependencies) {
  const store = attemptStore(database);
  const bucketOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  async function takePlace({ account, visitor, isKnownHere }: Guess): Promise<string[]> {
    const now = clock();
    const ofAccount = isKnownHere ? `${account} ${visitor.network}` : account;
    const attempts = [
      { id: newId(now), bucket: bucketOf(`address ${visitor.limitKey}`), limit: GUESSES_PER_ADDRESS },
      { id: newId(now), bucket: bucketOf(`account ${ofAccount}`), limit: GUESSES_PER_ACCOUNT },
    ];
    if ((await store.take(attempts, now, GUESS_WINDOW_MS)) !== null) {
      throw new AppError('too-many', 'Too many sign-in attempts. Please wait a minute and try again.', {
        retryAfterSeconds: 60,
      });
    }
    return attempts.map(({ id }) => id);
  }

  return {
    hashPassword,
    isCommonPassword,

    /** Whether the password is the account's. A wrong one uses up one of the few guesses of the minute. */
    async check(guess: Guess): Promise<boolean> {
      const places = await takePlace(guess);
      // Only a wrong password uses a place up: one that could not be looked at has told the guesser nothing.
      const right = await verifyPassword(guess.password, guess.hash ?? NOBODYS_HASH).catch(async (error: unknown) => {
        await store.release(places);
        throw error;
      });
      if (!right || guess.hash === null) return false;
      await store.release(places);
      return true;
    },

    sweep: () => store.deleteBefore(clock() - ATTEMPTS_KEPT_MS),
  };
}

export type CredentialService = ReturnType<typeof credentialService>;
