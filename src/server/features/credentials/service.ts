import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { attemptStore, type Bucket } from './store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GUESSES_PER_ADDRESS = 10;
const GUESSES_PER_ACCOUNT = 40;
/**
 * Of these, so many are kept for networks that have not guessed wrong at the account within the hour: else guesses that
 * never stop would keep its owner out wherever they come from for the first time.
 */
const KEPT_FOR_NEWCOMERS = 10;
/** Of a million codes three are right at any moment. */
const CODES_PER_KNOWN_NETWORK = 5;
/** A mobile network's /24 is shared by many: whoever sits in the owner's has one chance in five hundred a day. */
const CODES_PER_KNOWN_NETWORK_AN_HOUR = 30;
/** From anywhere else: who has found out a password has one chance in a hundred after two weeks. */
const CODES_FROM_ELSEWHERE_AN_HOUR = 10;
/** Nobody may be traced by attempts of an hour ago. */
const ATTEMPTS_KEPT_MS = HOUR_MS;
const UNBOUNDED = Number.POSITIVE_INFINITY;
const TOO_MANY_SIGN_INS = 'Too many sign-in attempts. Please wait a minute and try again.';
const TOO_MANY_CODES = 'Too many wrong codes. Please wait a minute, or use a recovery code.';
/** Same cost as a real one; nobody's password makes it. */
const NOBODYS_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** What a session's token is known by: a copy of the table opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new session's token: the only time that it is known. */
export const newToken = (): string => randomBytes(32).toString('base64url');

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'noteSignIn'>;
  /** Keys what is kept of phones and addresses while sign-ins are counted. */
  readonly secret: string;
}

interface Account {
  readonly kind: 'user' | 'admin';
  /** A traveller's canonical phone, an admin's canonical e-mail; of an account that does not exist, what was typed. */
  readonly name: string;
}

interface Guesser {
  readonly account: Account;
  readonly visitor: Visitor;
  /** True when the account's owner has been here before: guesses from everywhere must not keep them out. */
  readonly isKnownHere: boolean;
}

interface Guess extends Guesser {
  readonly password: string;
  /** Null where there is no such account: the work and the answer are the same. */
  readonly hash: string | null;
}

const EMAIL = /^([^@\s])[^@\s]*@((?:[\p{L}\d-]+\.)+\p{L}[\p{L}\d-]+)$/u;

/**
 * A phone as "Traveller …345", an e-mail as "a…@agency.example": enough to be known by. Nothing of any other text: people
 * type their phone or password into the wrong field.
 */
function shortenAccount({ kind, name }: Account): string {
  if (kind === 'user') return `Traveller …${name.slice(-3)}`;
  const [, first, domain] = EMAIL.exec(name) ?? [];
  return domain === undefined ? 'No e-mail address' : `${first}…@${domain.slice(0, 40)}`;
}

const keyOf = ({ kind, name }: Account): string => `${kind} ${name}`;

/** Passwords, and the bounds on guessing them. Wrong guesses, and those that come too fast, are in the audit log. */
export function credentialService({ database, clock, audit, secret }: Dependencies) {
  const store = attemptStore(database);
  const bucket = (text: string, limit: number, windowMs = MINUTE_MS): Bucket => ({
    name: createHmac('sha256', secret).update(text).digest('base64url'),
    limit,
    windowMs,
  });

  const ofAddress = ({ visitor }: Guesser) => [bucket(`address ${visitor.limitKey}`, GUESSES_PER_ADDRESS)];

  /** Every place that one guess at a password takes, each in the first of its buckets that has room. */
  async function placesOfPassword(guesser: Guesser): Promise<(readonly Bucket[])[]> {
    const { visitor, isKnownHere } = guesser;
    const account = keyOf(guesser.account);
    if (isKnownHere) {
      return [ofAddress(guesser), [bucket(`account ${account} ${visitor.network}`, GUESSES_PER_ACCOUNT)]];
    }
    const guessedFrom = bucket(`guessed ${account} ${visitor.network}`, UNBOUNDED, HOUR_MS);
    const forAll = bucket(`account ${account}`, GUESSES_PER_ACCOUNT - KEPT_FOR_NEWCOMERS);
    const forNewcomers = bucket(`newcomers ${account}`, KEPT_FOR_NEWCOMERS);
    const isNew = !(await store.hasAny(guessedFrom.name, clock() - HOUR_MS));
    return [ofAddress(guesser), [guessedFrom], isNew ? [forAll, forNewcomers] : [forAll]];
  }

  function placesOfAppCode(guesser: Guesser): (readonly Bucket[])[] {
    const { visitor, isKnownHere } = guesser;
    const account = keyOf(guesser.account);
    if (!isKnownHere) return [ofAddress(guesser), [bucket(`code ${account}`, CODES_FROM_ELSEWHERE_AN_HOUR, HOUR_MS)]];
    const here = `${account} ${visitor.network}`;
    return [
      ofAddress(guesser),
      [bucket(`code ${here}`, CODES_PER_KNOWN_NETWORK)],
      [bucket(`codes ${here}`, CODES_PER_KNOWN_NETWORK_AN_HOUR, HOUR_MS)],
    ];
  }

  const noteWrong = ({ account, visitor }: Guesser, what: string): void =>
    audit.noteSignIn(visitor, {
      action: `${account.kind}.${what}`,
      subject: shortenAccount(account),
      isRight: false,
    });

  /** Makes a guess in its places. Only a wrong one uses them up: one that could not be looked at has told nothing. */
  async function guessIn<T>(
    places: readonly (readonly Bucket[])[],
    { guesser, what, tooMany }: { readonly guesser: Guesser; readonly what: string; readonly tooMany: string },
    guess: () => Promise<T | null>,
  ): Promise<T | null> {
    const now = clock();
    const taken = places.map((buckets) => ({ id: newId(now), buckets }));
    if (!(await store.take(taken, now))) {
      noteWrong(guesser, 'guesses-slowed');
      throw new AppError('too-many', tooMany, { retryAfterSeconds: 60 });
    }
    const release = () => store.release(taken.map(({ id }) => id));
    const right = await guess().catch(async (error: unknown) => {
      await release();
      throw error;
    });
    if (right === null) noteWrong(guesser, `${what}-wrong`);
    else await release();
    return right;
  }

  return {
    hashPassword,
    isCommonPassword,

    /** Whether the password is the account's. A wrong one uses up one of the few guesses of the minute. */
    async check({ password, hash, ...guesser }: Guess): Promise<boolean> {
      const about = { guesser, what: 'password', tooMany: TOO_MANY_SIGN_INS };
      const right = await guessIn(await placesOfPassword(guesser), about, async () => {
        const isRight = await verifyPassword(password, hash ?? NOBODYS_HASH);
        return isRight && hash !== null ? true : null;
      });
      return right !== null;
    },

    /**
     * Tries a code of a second step; null is a wrong one. Codes of an app are few enough to be guessed, and bounded by
     * the hour where the owner has never been; recovery codes are not, so that the owner always has a way in.
     */
    tryCode: <T>(guesser: Guesser, kind: 'app' | 'recovery', attempt: () => Promise<T | null>): Promise<T | null> =>
      guessIn(
        kind === 'app' ? placesOfAppCode(guesser) : [ofAddress(guesser)],
        { guesser, what: 'code', tooMany: TOO_MANY_CODES },
        attempt,
      ),

    sweep: () => store.deleteBefore(clock() - ATTEMPTS_KEPT_MS),
  };
}

export type CredentialService = ReturnType<typeof credentialService>;
