import type { SignedIn, User } from '../../../contracts/accounts.ts';
import { SIGN_IN_WAYS, type SignInWay } from '../../../core/accounts/account-access.ts';
import type { Writer } from '../../database/database.ts';
import type { SessionTerm } from '../../http/session-term.ts';
import type { Visitor } from '../../http/visitor.ts';
import { hashToken, newToken } from '../credentials/service.ts';
import { hasPhone } from './access-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import { accountStore, type StoredSession, type UserRow } from './store.ts';

export const presentUser = (row: Pick<UserRow, 'id' | 'name' | 'phone' | 'email' | 'createdAt'>): User => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  ...(row.email !== null && { email: row.email }),
  createdAt: new Date(row.createdAt).toISOString(),
});

/** Returns a traveller in the audit log: the last digits of the phone alone. */
export const subjectOf = (row: Pick<UserRow, 'canonicalPhone'>): string =>
  hasPhone(row) ? `Traveller …${row.canonicalPhone.slice(-3)}` : 'Traveller without a phone';

/** Returns how a session began, as it was stored. */
const wayOf = (stored: string | null): SignInWay | null => SIGN_IN_WAYS.find((way) => way === stored) ?? null;

const presentSession = ({ createdAt, lastSeenAt, network, signedInBy }: StoredSession) => ({
  createdAt: new Date(createdAt).toISOString(),
  lastSeenAt: new Date(lastSeenAt).toISOString(),
  network,
  signedInBy: wayOf(signedInBy),
});

/** Begins and ends the sessions of travellers. */
export function userSessions({ database, activities, audit }: AccountDependencies, term: SessionTerm) {
  const store = accountStore(database);

  return {
    /**
     * Signs a person in within a transaction and returns the answer; `note` writes it into the audit log once the
     * transaction is committed. Only the hash of the token is stored.
     */
    async start(
      trx: Writer,
      user: UserRow | Omit<UserRow, 'searchText'>,
      { visitor, way, isNew = false }: { visitor: Visitor; way: SignInWay; isNew?: boolean },
    ): Promise<SignedIn> {
      const token = newToken();
      const row = { ...term.begin(), tokenHash: hashToken(token), userId: user.id, network: visitor.network };
      await store.insertSession(trx, { ...row, signedInBy: way });
      const type = isNew ? 'user_register' : 'user_login';
      await activities.record(trx, { type, visitor, userId: user.id, data: {} });
      return { user: presentUser(user), token };
    },

    note(user: Pick<UserRow, 'canonicalPhone'>, visitor: Visitor, isNew = false): void {
      const action = isNew ? 'user.registered' : 'user.signed-in';
      audit.noteSignIn(visitor, { action, subject: subjectOf(user), isRight: true });
    },

    /** Returns a person's sessions, the latest first; `current` is the token's hash of the one that asks. */
    listOf: async (userId: string, current: string) =>
      (await term.listOpen(await store.sessionsOf(userId))).map((row) => ({
        ...presentSession(row),
        isCurrent: row.tokenHash === current,
      })),

    sessionsOf: async (userId: string) => (await store.sessionsOf(userId)).map(presentSession),
  };
}

export type UserSessions = ReturnType<typeof userSessions>;
