import { randomBytes } from 'node:crypto';
import type { Admin, AdminSignedIn } from '../../../contracts/admins.ts';
import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { type AdminRole, mayActAs } from '../../../core/admins/roles.ts';
import { readCode } from '../../../core/admins/sign-in-codes.ts';
import type { Writer } from '../../database/database.ts';
import { textCipher } from '../../database/encrypted-text.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { sessionTerm } from '../../http/session-term.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import { OPERATOR } from '../audit/service.ts';
import { hashToken, newToken } from '../credentials/service.ts';
import type { AdminDependencies } from './dependencies.ts';
import { describeDevice } from './device-words.ts';
import { adminManagement } from './managing.ts';
import { isEasyToGuess, ownPassword } from './own-password.ts';
import { ownRecord } from './own-record.ts';
import { ownTwoFactor } from './own-two-factor.ts';
import { mustFirst, presentAdmin } from './present.ts';
import { hashSigns, stepOfCode } from './second-factor.ts';
import { seenSessions } from './sessions.ts';
import { type AdminRow, adminStore } from './store.ts';

/** The idle timeout comes from the settings. */
const SESSION = { lifetimeMs: 7 * 86_400_000, touchAfterMs: 5 * 60_000 };
/** Long enough to find a phone. */
const CHALLENGE_MS = 5 * 60_000;
const GUESSES_PER_CHALLENGE = 5;
/** How long a one-time password is valid. */
const HANDED_OVER_MS = 7 * 86_400_000;

const FIRST_ADMIN_EMAIL = 'admin@safarnama.example';

const WEAK_PASSWORD =
  'ADMIN_PASSWORD is too easy to guess: it is among the commonest passwords, or the e-mail address or the name of the ' +
  'admin. Set another one, or none: then one is made and shown once.';

interface FirstAdmin {
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Receives the text with a generated password once; later starts get a reminder without it. */
  readonly announce: (words: string) => void;
}

const firstPasswordWords = (email: string, password: string): string =>
  [
    `E-mail       ${email}`,
    `Password     ${password}`,
    '',
    'This password is shown only now. If you lose it, this makes another one:',
    `npm run let-in ${email}`,
  ].join('\n');

const reminderWords = (email: string): string =>
  [
    `E-mail       ${email}`,
    'Password     was shown at the first start. If it is lost, this makes another one:',
    `             npm run let-in ${email}`,
  ].join('\n');

/** Signs admins in and manages their access to the back office. */
export function adminService(dependencies: AdminDependencies) {
  const { database, clock, credentials, audit, settings, secret } = dependencies;
  const store = adminStore(database);
  const sealer = textCipher(secret);
  const own = ownRecord(dependencies);
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  const wrongSignIn = () => new AppError('unauthenticated', 'Invalid e-mail or password');
  const signInAgain = () => new AppError('unauthenticated', 'Please sign in again');

  const idleMs = async (): Promise<number> => (await settings.current()).sessionTimeoutHours * 3600_000;
  const term = sessionTerm({ ...SESSION, idleMs }, clock, store.touchSession);

  /** Starts a session and returns its token, of which only the hash is stored. */
  async function startSession(trx: Writer, admin: AdminRow, visitor: Visitor): Promise<string> {
    const { id, username, lastLoginAt } = admin;
    const token = newToken();
    const begun = term.begin();
    await store.insertSession(trx, {
      ...begun,
      tokenHash: hashToken(token),
      id: newId(begun.createdAt),
      adminId: id,
      network: visitor.network,
      device: describeDevice(visitor.userAgent),
      previousLoginAt: lastLoginAt,
    });
    await store.update(trx, id, { lastLoginAt: begun.createdAt });
    const { network, requestId } = visitor;
    const by = { adminId: id, username, requestId };
    await audit.record(trx, by, { kind: 'sign-in', action: 'admin.signed-in', subject: username, network });
    return token;
  }

  async function startChallenge(trx: Writer, adminId: string): Promise<string> {
    const challenge = newToken();
    const row = { tokenHash: hashToken(challenge), adminId, guesses: 0, expiresAt: clock() + CHALLENGE_MS };
    await store.insertChallenge(trx, row);
    return challenge;
  }

  /** Consumes a code; returns false for a wrong or used one. */
  async function spendCode(trx: Writer, admin: AdminRow, typed: string, { requestId }: Visitor): Promise<boolean> {
    const code = readCode(typed);
    if (code === null || admin.totpSecret === null) return false;
    if (code.kind === 'app') {
      const step = stepOfCode(sealer.open(admin.totpSecret), code.digits, clock());
      if (step === null || step <= admin.totpLastStep) return false;
      await store.update(trx, admin.id, { totpLastStep: step });
      return true;
    }
    if (!(await store.spendRecoveryCode(trx, admin.id, hashSigns(code.signs)))) return false;
    const by = { adminId: admin.id, username: admin.username, requestId };
    await audit.record(trx, by, { action: 'admin.recovery-code-used', subject: admin.username });
    return true;
  }

  /** Announces how to sign in while the first admin, with a generated password, has never signed in. */
  async function remindOfFirst(announce: FirstAdmin['announce']): Promise<void> {
    const [first, ...others] = await store.list();
    if (!first || others.length > 0) return;
    if (first.lastLoginAt === null && first.handedOverAt === null) announce(reminderWords(first.email));
  }

  return {
    ...ownPassword(dependencies, own),
    ...ownTwoFactor(dependencies, own),
    ...adminManagement(dependencies),
    ...seenSessions(dependencies, term),

    /**
     * Creates the first super_admin when there is no admin at all, once over all processes. A generated password is
     * stored only as a hash: if the process is killed before showing it, `npm run let-in` restores access.
     */
    async ensureFirst({ email = FIRST_ADMIN_EMAIL, password, announce }: FirstAdmin): Promise<void> {
      if (await store.hasAny(database.read)) {
        if (password === undefined) await remindOfFirst(announce);
        return;
      }
      const chosen = password ?? randomBytes(12).toString('base64url');
      const now = clock();
      const named = { username: email.split('@')[0] || 'admin', canonicalEmail: canonicalEmail(email) };
      if (password !== undefined && (await isEasyToGuess(credentials, named, password))) throw new Error(WEAK_PASSWORD);
      const row = {
        id: newId(now),
        ...named,
        email,
        passwordHash: await credentials.hashPassword(chosen),
        role: 'super_admin',
        createdAt: now,
      };
      const isMade = await inTransaction(async (trx) => {
        await store.lockAll(trx);
        if (await store.hasAny(trx)) return false;
        await store.insert(trx, row);
        await audit.record(trx, OPERATOR, { action: 'admin.added', subject: row.username });
        return true;
      });
      if (isMade && password === undefined) announce(firstPasswordWords(email, chosen));
    },

    /** First step of signing in; returns a challenge for `verify` when the admin has a second factor. */
    async login(
      form: { email: string; password: string },
      visitor: Visitor,
    ): Promise<AdminSignedIn | { challenge: string }> {
      const email = canonicalEmail(form.email);
      const row = await store.findByEmail(email);
      const right = await credentials.check({
        account: { kind: 'admin', name: email },
        password: form.password,
        hash: row?.passwordHash ?? null,
        visitor,
        isKnownHere: row !== undefined && (await store.knowsNetwork(row.id, visitor.network)),
      });
      if (!row || !right) throw wrongSignIn();
      if (row.handedOverAt !== null && row.handedOverAt + HANDED_OVER_MS <= clock()) {
        const action = 'admin.one-time-password-expired';
        audit.noteSignIn(visitor, { action, subject: row.username, isRight: false });
        throw wrongSignIn();
      }
      const inForce = await settings.current();
      return inTransaction(async (trx) => {
        // The password may have been changed during the check: the old one is no longer valid.
        const admin = await store.hold(trx, row.id, row.passwordHash);
        if (!admin) throw wrongSignIn();
        if (admin.totpSecret !== null) return { challenge: await startChallenge(trx, admin.id) };
        const token = await startSession(trx, admin, visitor);
        return { admin: presentAdmin(admin, admin.lastLoginAt, inForce), token };
      });
    },

    /** Second step of signing in: each code works once. A challenge ends after too many wrong codes. */
    async verify({ challenge, code }: { challenge: string; code: string }, visitor: Visitor): Promise<AdminSignedIn> {
      const tokenHash = hashToken(challenge);
      const found = await store.findChallenge(tokenHash, clock());
      if (!found) throw signInAgain();
      const inForce = await settings.current();
      const guesser = {
        account: { kind: 'admin' as const, name: found.canonicalEmail },
        visitor,
        isKnownHere: await store.knowsNetwork(found.adminId, visitor.network),
      };
      const signedIn = await credentials.tryCode(guesser, readCode(code)?.kind ?? 'app', () =>
        inTransaction(async (trx) => {
          const admin = await store.hold(trx, found.adminId);
          if (!admin) throw signInAgain();
          if (!(await store.countGuess(trx, tokenHash, clock(), GUESSES_PER_CHALLENGE))) throw signInAgain();
          if (!(await spendCode(trx, admin, code, visitor))) return null;
          await store.deleteChallengesOf(trx, admin.id);
          const token = await startSession(trx, admin, visitor);
          return { admin: presentAdmin(admin, admin.lastLoginAt, inForce), token };
        }),
      );
      if (signedIn) return signedIn;
      const message = 'This code is wrong, or was used before';
      throw new AppError('invalid', message, { fields: { code: message } });
    },

    /** Returns the session of a valid token, or null. */
    async authenticate(token: string): Promise<Omit<AdminSession, 'requestId'> | null> {
      const row = await term.renew(await store.findSession(hashToken(token)));
      if (!row) return null;
      const { adminId, username, role, tokenHash } = row;
      return { adminId, username, role, tokenHash, mustFirst: mustFirst(row, await settings.current()) };
    },

    /** Returns whether a session still grants the role `least`, without counting as use of the session. */
    async isOpenTo(tokenHash: string, least: AdminRole): Promise<boolean> {
      const row = await store.findSession(tokenHash);
      if (!row || (await term.listOpen([row])).length === 0) return false;
      return mayActAs(row.role, least) && mustFirst(row, await settings.current()) === null;
    },

    async profile(session: AdminSession): Promise<Admin> {
      const row = await store.findOfSession(session.tokenHash);
      if (!row) throw new AppError('unauthenticated', 'Please sign in as an admin');
      return presentAdmin(row, row.previousLoginAt, await settings.current());
    },

    logout: async (session: AdminSession): Promise<void> => {
      await store.endSession(session.tokenHash);
    },

    /** Deletes ended sessions and challenges. */
    async sweep(): Promise<void> {
      const now = clock();
      await store.deleteEnded(now, await term.unusedSince());
      await store.deleteEndedChallenges(now);
    },
  };
}

export type AdminService = ReturnType<typeof adminService>;
