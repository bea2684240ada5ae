import type { OwnAccount } from '../../../contracts/account-access.ts';
import type { SignedIn, User } from '../../../contracts/accounts.ts';
import { ACCOUNT_NOTICES } from '../../../core/accounts/account-access.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import type { Writer } from '../../database/database.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { Session } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { hashToken } from '../credentials/service.ts';
import { accessStore } from './access-store.ts';
import { accountLinks } from './account-links.ts';
import type { AccountDependencies } from './dependencies.ts';
import { newUser, requireGoodPassword } from './new-user.ts';
import { ownPasskeys } from './own-passkeys.ts';
import { phoneCodes } from './phone-codes.ts';
import { provenPhones } from './proven-phones.ts';
import { presentUser, userSessions } from './sessions.ts';
import { accountStore } from './store.ts';

export { SESSION_LIFETIME_MS } from './sessions.ts';

/** Opens accounts, signs people in and out, and knows who a token belongs to. */
export function accountService(dependencies: AccountDependencies) {
  const { database, clock, activities, credentials, messages, passkeys, eraseLeft } = dependencies;
  const store = accountStore(database);
  const access = accessStore(database);
  const sessions = userSessions(dependencies);
  const { term } = sessions;
  const codes = phoneCodes(dependencies);
  const phones = provenPhones(dependencies, codes, sessions);
  const links = accountLinks(dependencies, phones, sessions);

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

  const ways = () => ({
    codes: messages.canSend('sms'),
    mail: messages.canSend('email'),
    passkeys: passkeys.isOffered,
  });

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

    /** Returns what is proven and confirmed of an account, and its links that wait to be opened, for a person's own copy. */
    async confirmationsOf(userId: string): Promise<Record<string, unknown>[]> {
      const [row, waiting] = await Promise.all([store.findById(userId), access.linksOf(userId)]);
      const at = (instant: number) => new Date(instant).toISOString();
      return [
        ...(row?.phoneProvenAt == null ? [] : [{ kind: 'phone', value: row.phone, createdAt: at(row.phoneProvenAt) }]),
        ...(row?.confirmedEmail == null ? [] : [{ kind: 'email', value: row.confirmedEmail }]),
        ...waiting.map(({ purpose, email, createdAt }) => ({ kind: purpose, value: email, createdAt: at(createdAt) })),
      ];
    },

    passkeysOf: (userId: string) => passkeys.list({ kind: 'user', id: userId }),

    ways,

    async account(session: Session): Promise<OwnAccount> {
      const { userId, tokenHash } = session;
      const [row, own, open] = await Promise.all([
        store.findById(userId),
        passkeys.list({ kind: 'user', id: userId }),
        sessions.listOf(userId, tokenHash),
      ]);
      if (!row) throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
      return {
        user: presentUser(row),
        phoneProven: row.phoneProvenAt !== null,
        confirmedEmail: row.confirmedEmail === null ? null : row.email,
        notice: ACCOUNT_NOTICES.find((notice) => notice === row.notice) ?? null,
        passkeys: own,
        sessions: open,
        ways: ways(),
      };
    },

    dismissNotice: ({ userId }: Session) => access.dismissNotice(userId),

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
