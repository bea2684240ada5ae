import type { SignedIn, User } from '../../../contracts/accounts.ts';
import { REGISTRATION_CONSENT } from '../../../core/accounts/account-form.ts';
import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { storedConsent } from '../../../core/consent.ts';
import type { Person } from '../../../core/people/person.ts';
import { phoneDigits } from '../../../core/phone.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { Session } from '../../http/endpoints.ts';
import { sessionTerm } from '../../http/session-term.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { AuditService } from '../audit/service.ts';
import { type CredentialService, hashToken, newToken } from '../credentials/service.ts';
import { accountStore, type NewUser, type UserRow } from './store.ts';

/** A session ends after this long even when it is in use. */
export const SESSION_LIFETIME_MS = 90 * 86_400_000;
const SESSION = { idleMs: () => 14 * 86_400_000, lifetimeMs: SESSION_LIFETIME_MS, touchAfterMs: 3600_000 };

const presentUser = (row: Pick<UserRow, 'id' | 'name' | 'phone' | 'email' | 'createdAt'>): User => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  ...(row.email !== null && { email: row.email }),
  createdAt: new Date(row.createdAt).toISOString(),
});

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly activities: ActivityRecorder;
  readonly credentials: CredentialService;
  readonly audit: Pick<AuditService, 'noteSignIn'>;
  /**
   * Erases a leaving person's data in other features, as the last writes of the transaction that deletes the account.
   */
  readonly eraseLeft: (trx: Writer, person: Person) => Promise<unknown>;
}

/** Refuses the commonest passwords, and one's own phone. */
async function requireGoodPassword(
  credentials: Pick<CredentialService, 'isCommonPassword'>,
  { password, phone }: { readonly password: string; readonly phone: string },
): Promise<void> {
  const isOwnPhone = phoneDigits(password).endsWith(phoneDigits(phone));
  if (!isOwnPhone && !(await credentials.isCommonPassword(password))) return;
  throw AppError.ofField('invalid', 'password', ({ accounts }) => accounts.passwordTooEasy);
}

/** Opens accounts, signs people in and out, and knows who a token belongs to. */
export function accountService({ database, clock, activities, credentials, audit, eraseLeft }: Dependencies) {
  const store = accountStore(database);
  const term = sessionTerm(SESSION, clock, store.touchSession);

  /** Records a registration or sign-in in the audit log with only the last digits of the phone. */
  const noteSignIn = (
    action: string,
    { canonicalPhone: phone }: Pick<UserRow, 'canonicalPhone'>,
    visitor: Visitor,
  ): void => audit.noteSignIn(visitor, { action, subject: `Traveller …${phone.slice(-3)}`, isRight: true });

  /** Returns a new session's row and its token; only the token's hash is stored. */
  function prepareSession(userId: string, visitor: Visitor) {
    const token = newToken();
    return { token, row: { ...term.begin(), tokenHash: hashToken(token), userId, network: visitor.network } };
  }

  /**
   * Deletes an account; must be the first write of a transaction, so that other writes for the account finish before it
   * or are refused after it. Returns false when there is no such account.
   */
  function end(trx: Writer, userId: string): Promise<boolean> {
    activities.forget(userId);
    return store.deleteUser(trx, userId);
  }

  return {
    async register(
      form: { name: string; phone: string; email?: string | null | undefined; password: string },
      visitor: Visitor,
    ): Promise<SignedIn> {
      const phone = canonicalPhone(form.phone);
      await requireGoodPassword(credentials, { password: form.password, phone });
      const now = clock();
      const user: NewUser = {
        id: newId(now),
        name: form.name,
        phone: keptPhone(form.phone),
        canonicalPhone: phone,
        email: form.email || null,
        consent: storedConsent(REGISTRATION_CONSENT, visitor.language),
        language: visitor.language,
        passwordHash: await credentials.hashPassword(form.password),
        createdAt: now,
      };
      const session = prepareSession(user.id, visitor);
      await database.db.transaction().execute(async (trx) => {
        if (!(await store.insertUser(trx, user))) {
          throw AppError.ofField('conflict', 'phone', ({ accounts }) => accounts.phoneTaken);
        }
        await store.insertSession(trx, session.row);
        await activities.record(trx, { type: 'user_register', visitor, userId: user.id, data: {} });
      });
      noteSignIn('user.registered', user, visitor);
      return { user: presentUser(user), token: session.token };
    },

    async login(form: { phone: string; password: string }, visitor: Visitor): Promise<SignedIn> {
      const phone = canonicalPhone(form.phone);
      const user = await store.findToSignIn(form.phone);
      const right = await credentials.check({
        // The stored form of the phone, so that guesses count together however the phone is typed.
        account: { kind: 'user', name: user?.canonicalPhone ?? phone },
        password: form.password,
        hash: user?.passwordHash ?? null,
        visitor,
        isKnownHere: user !== undefined && (await store.knowsNetwork(user.id, visitor.network)),
      });
      if (!user || !right) throw new AppError('unauthenticated', toldProblem({ say: 'sign-in-wrong' }));
      const session = prepareSession(user.id, visitor);
      await database.db.transaction().execute(async (trx) => {
        await store.insertSession(trx, session.row);
        await activities.record(trx, { type: 'user_login', visitor, userId: user.id, data: {} });
      });
      noteSignIn('user.signed-in', user, visitor);
      return { user: presentUser(user), token: session.token };
    },

    /** Returns the session of a valid token, or null. */
    async authenticate(token: string): Promise<Session | null> {
      const row = await term.renew(await store.findSession(hashToken(token)));
      if (!row) return null;
      return { userId: row.userId, tokenHash: row.tokenHash };
    },

    async logout(session: Session, everywhere: boolean): Promise<void> {
      if (everywhere) await store.deleteSessionsOf(session.userId);
      else await store.deleteSession(session.tokenHash);
    },

    async me(session: Session): Promise<User> {
      const row = await store.findById(session.userId);
      if (!row) throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
      return presentUser(row);
    },

    /** Returns the accounts of a canonical phone, each with the version of the consent text that its owner accepted. */
    listByPhone: async (phone: string): Promise<(User & { consent: string })[]> =>
      (await store.listByPhone(phone)).map((row) => ({ ...presentUser(row), consent: row.consent })),

    sessionsOf: async (userId: string) =>
      (await store.sessionsOf(userId)).map(({ createdAt, lastSeenAt, network }) => ({
        createdAt: new Date(createdAt).toISOString(),
        lastSeenAt: new Date(lastSeenAt).toISOString(),
        network,
      })),

    end,

    async erase({ userId }: Session): Promise<void> {
      // Buffered page views would otherwise be written after the person's other activities were anonymised.
      await activities.flush();
      await database.db.transaction().execute(async (trx) => {
        await end(trx, userId);
        await eraseLeft(trx, { userIds: [userId], phone: null });
      });
    },

    /** Deletes expired sessions. */
    sweep: async () => store.deleteUnused(await term.unusedSince()),
  };
}

export type AccountService = ReturnType<typeof accountService>;
