import { createHash, createHmac, randomBytes } from 'node:crypto';
import { PHONE_CODE_AGAIN_SECONDS, PHONE_CODES_AN_HOUR } from '../../../core/accounts/account-access.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError, type Told } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, PASSWORD_COST, type PasswordCost, unmatchedHash, verifyPassword } from './password-hashing.ts';
import { attemptStore, type Bucket } from './store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GUESSES_PER_ADDRESS = 10;
const GUESSES_PER_ACCOUNT = 40;
/**
 * Of these, the number reserved for networks without a wrong guess at the account within the hour: otherwise continuous
 * guessing would lock its owner out of every new network.
 */
const RESERVED_FOR_NEW_CALLERS = 10;
/** Of a million codes three are valid at any moment. */
const CODES_PER_KNOWN_NETWORK = 5;
/** Many share a mobile network's /24: an attacker inside the owner's has a chance of one in five hundred a day. */
const CODES_PER_KNOWN_NETWORK_AN_HOUR = 30;
/** From any other network, an attacker who knows the password has a chance of one in a hundred after two weeks. */
const CODES_FROM_ELSEWHERE_AN_HOUR = 10;
/** Attempts older than an hour must not identify anyone. */
const ATTEMPTS_KEPT_MS = HOUR_MS;
const UNBOUNDED = Number.POSITIVE_INFINITY;
/** Codes sent at the request of one address: a family behind one router. */
const CODES_SENT_PER_ADDRESS_AN_HOUR = 10;
const TOO_MANY_SIGN_INS: Told = ({ accounts }) => accounts.tooManySignIns;
const TOO_MANY_CODES: Told = ({ accounts }) => accounts.tooManyCodes;
const TOO_MANY_PHONE_CODES: Told = ({ access }) => access.tooManyGuesses;

/** Returns the stored hash of a session's token: a copy of the table grants no access. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns a new session's token. */
export const newToken = (): string => randomBytes(32).toString('base64url');

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'noteSignIn'>;
  /** Keys the hashes of phones and addresses in the attempt counts. */
  readonly secret: string;
  readonly passwordCost?: PasswordCost | undefined;
}

interface Account {
  readonly kind: 'user' | 'admin';
  /** A traveller's canonical phone or an admin's canonical e-mail; the typed text for a missing account. */
  readonly name: string;
}

interface Guesser {
  readonly account: Account;
  readonly visitor: Visitor;
  /** True when the account's owner has used this network before: guesses from elsewhere must not lock them out. */
  readonly isKnownHere: boolean;
}

interface Guess extends Guesser {
  readonly password: string;
  /** Null without an account: work and answer stay the same. */
  readonly hash: string | null;
}

const EMAIL = /^([^@\s])[^@\s]*@((?:[\p{L}\d-]+\.)+\p{L}[\p{L}\d-]+)$/u;

/**
 * Returns a phone as "Traveller …345" and an e-mail as "a…@agency.example", enough to recognise it. Returns no other
 * text: people type phones or passwords into the wrong field.
 */
function shortenAccount({ kind, name }: Account): string {
  if (kind === 'user') return `Traveller …${name.slice(-3)}`;
  const [, first, domain] = EMAIL.exec(name) ?? [];
  return domain === undefined ? 'No e-mail address' : `${first}…@${domain.slice(0, 40)}`;
}

const keyOf = ({ kind, name }: Account): string => `${kind} ${name}`;

/** Checks passwords and limits guessing. The audit log records wrong guesses and those that come too fast. */
export function credentialService({ database, clock, audit, secret, passwordCost = PASSWORD_COST }: Dependencies) {
  const unmatched = unmatchedHash(passwordCost);
  const store = attemptStore(database);
  const bucket = (text: string, limit: number, windowMs = MINUTE_MS): Bucket => ({
    name: createHmac('sha256', secret).update(text).digest('base64url'),
    limit,
    windowMs,
  });

  const ofAddress = ({ visitor }: Guesser) => [bucket(`address ${visitor.limitKey}`, GUESSES_PER_ADDRESS)];

  /** Returns the slots that one password guess needs, each with its alternative buckets. */
  async function placesOfPassword(guesser: Guesser): Promise<(readonly Bucket[])[]> {
    const { visitor, isKnownHere } = guesser;
    const account = keyOf(guesser.account);
    if (isKnownHere) {
      return [ofAddress(guesser), [bucket(`account ${account} ${visitor.network}`, GUESSES_PER_ACCOUNT)]];
    }
    const guessedFrom = bucket(`guessed ${account} ${visitor.network}`, UNBOUNDED, HOUR_MS);
    const forAll = bucket(`account ${account}`, GUESSES_PER_ACCOUNT - RESERVED_FOR_NEW_CALLERS);
    const forNewcomers = bucket(`newcomers ${account}`, RESERVED_FOR_NEW_CALLERS);
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

  /** Runs a guess in its slots. Only a wrong guess uses them up; a failed check frees them. */
  async function guessIn<T>(
    places: readonly (readonly Bucket[])[],
    { guesser, what, tooMany }: { readonly guesser: Guesser; readonly what: string; readonly tooMany: Told },
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
    hashPassword: (password: string): Promise<string> => hashPassword(password, passwordCost),
    isCommonPassword,

    /** Returns whether the password is the account's. A wrong one uses up one of the minute's few guesses. */
    async check({ password, hash, ...guesser }: Guess): Promise<boolean> {
      const about = { guesser, what: 'password', tooMany: TOO_MANY_SIGN_INS };
      const right = await guessIn(await placesOfPassword(guesser), about, async () => {
        const isRight = await verifyPassword(password, hash ?? unmatched);
        return isRight && hash !== null ? true : null;
      });
      return right !== null;
    },

    /**
     * Tries a second-factor code; `attempt` returns null for a wrong one. App codes are short enough to guess, so on
     * networks new to the owner they are limited per hour; recovery codes are not, so that the owner can always sign
     * in.
     */
    tryCode: <T>(guesser: Guesser, kind: 'app' | 'recovery', attempt: () => Promise<T | null>): Promise<T | null> =>
      guessIn(
        kind === 'app' ? placesOfAppCode(guesser) : [ofAddress(guesser)],
        { guesser, what: 'code', tooMany: TOO_MANY_CODES },
        attempt,
      ),

    /**
     * Tries a code that was sent to a phone; wrong ones are counted by address. Not by phone: a code takes five guesses
     * and a phone gets three an hour, and a count would let others keep its owner out.
     */
    tryPhoneCode: <T>(phone: string, visitor: Visitor, attempt: () => Promise<T | null>): Promise<T | null> => {
      const guesser = { account: { kind: 'user' as const, name: phone }, visitor, isKnownHere: false };
      return guessIn([ofAddress(guesser)], { guesser, what: 'code', tooMany: TOO_MANY_PHONE_CODES }, attempt);
    },

    /**
     * Takes a slot for sending a code to a phone and returns what frees it again. Rejects with 429 when one was sent a
     * moment ago, or the hour's codes of this phone or of the visitor's address are used up.
     */
    async takeCodeSend(phone: string, { limitKey }: Visitor): Promise<() => Promise<unknown>> {
      const now = clock();
      const places = [
        [bucket(`codes sent from ${limitKey}`, CODES_SENT_PER_ADDRESS_AN_HOUR, HOUR_MS)],
        [bucket(`codes sent to ${phone}`, PHONE_CODES_AN_HOUR, HOUR_MS)],
        [bucket(`code just sent to ${phone}`, 1, PHONE_CODE_AGAIN_SECONDS * 1000)],
      ].map((buckets) => ({ id: newId(now), buckets }));
      if (!(await store.take(places, now))) {
        throw new AppError('too-many', ({ access }) => access.tooManyCodesSent, { retryAfterSeconds: 60 });
      }
      return () => store.release(places.map(({ id }) => id));
    },

    sweep: () => store.deleteBefore(clock() - ATTEMPTS_KEPT_MS),
  };
}

export type CredentialService = ReturnType<typeof credentialService>;
