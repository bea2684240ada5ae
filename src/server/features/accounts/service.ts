import type { SignedIn, User } from '../../../contracts/accounts.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import type { Writer } from '../../database/database.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { Session } from '../../http/endpoints.ts';
import { sessionTerm } from '../../http/session-term.ts';
import type { Visitor } from '../../http/visitor.ts';
import { hashToken } from '../credentials/service.ts';
import { accountLinks } from './account-links.ts';
import type { AccountDependencies } from './dependencies.ts';
import { newUser, requireGoodPassword } from './new-user.ts';
import { ownAccount } from './own-account.ts';
import { ownPasskeys } from './own-passkeys.ts';
import { passwordChanges } from './password-changes.ts';
import { phoneCodes } from './phone-codes.ts';
import { provenPhones } from './proven-phones.ts';
import { presentUser, userSessions } from './sessions.ts';
import { accountStore } from './store.ts';

/** A session ends after this long even when it is in use. */
export const SESSION_LIFETIME_MS = 90 * 86_400_000;
const SESSION = { idleMs: () => 14 * 86_400_000, lifetimeMs: SESSION_LIFETIME_MS, touchAfterMs: 3600_000 };

/** Opens accounts, signs people in and out, and knows who a token belongs to. */
export function accountService(dependencies: AccountDependencies) {
  const { database, clock, activities, credentials, passkeys, eraseLeft } = dependencies;
  const store = accountStore(database);
  const term = sessionTerm(SESSION, clock, store.touchSession);
  const sessions = userSessions(dependencies, term);
  const codes = phoneCodes(dependencies);
  const passwords = passwordChanges(dependencies, sessions);
  const phones = provenPhones(dependencies, { codes, sessions, passwords });
  const links = accountLinks(dependencies, passwords, sessions);

  /**
   * Deletes an account; must be the first write of a transaction, so that other writes for the account finish before it
   * or are refused after it. Returns false when there is no such account.
   */
  async function end(trx: Writer, userId: string): Promise<boolean> {
    activities.forget(userId);
    const ended = await store.deleteUser(trx, userId);
    if (ended) await codes.forgetCodes(trx, ended.canonicalPhone);
    return ended !== undefined;
  }

  return {
    async register(
      form: { name: string; phone: string; email?: string | null | undefined; password: string },
      visitor: Visitor,
    ): Promise<SignedIn> {
      const phone = canonicalPhone(form.phone);
      await requireGoodPassword(credentials, { password: form.password, phone });
      const passwordHash = await credentials.hashPassword(form.password);
      const user = newUser({ ...form, email: form.email || null, passwordHash }, visitor, clock());
      const signedIn = await database.db.transaction().execute(async (trx) => {
        if (!(await store.insertUser(trx, user))) {
          throw AppError.ofField('conflict', 'phone', ({ accounts }) => accounts.phoneTaken);
        }
        return sessions.start(trx, user, { visitor, way: 'password', isNew: true });
      });
      sessions.note(user, visitor, true);
      return signedIn;
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
      const signedIn = await database.db
        .transaction()
        .execute((trx) => sessions.start(trx, user, { visitor, way: 'password' }));
      sessions.note(user, visitor);
      return signedIn;
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

    sessionsOf: sessions.sessionsOf,

    ...ownAccount(dependencies, sessions),

    codes,
    phones,
    links,
    ownPasskeys: ownPasskeys(dependencies, sessions),

    end,

    async erase({ userId }: Session): Promise<void> {
      // Buffered page views would otherwise be written after the person's other activities were anonymised.
      await activities.flush();
      await database.db.transaction().execute(async (trx) => {
        await end(trx, userId);
        await eraseLeft(trx, { userIds: [userId], phone: null });
      });
    },

    /** Deletes expired sessions, codes, links and challenges. */
    async sweep(): Promise<void> {
      await store.deleteUnused(await term.unusedSince());
      await Promise.all([codes.sweepCodes(), links.sweepLinks(), passkeys.sweep()]);
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
