import type { OwnAccount } from '../../../contracts/account-access.ts';
import { ACCOUNT_NOTICES } from '../../../core/accounts/account-access.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/endpoints.ts';
import { accessStore } from './access-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import { presentUser, type UserSessions } from './sessions.ts';
import { accountStore } from './store.ts';

/** Shows people their own account: what is proven and confirmed, passkeys, sessions. */
export function ownAccount({ database, messages, passkeys }: AccountDependencies, sessions: UserSessions) {
  const store = accountStore(database);
  const access = accessStore(database);

  const ways = async () => {
    const [codes, mail] = await Promise.all([messages.canSend('sms'), messages.canSend('email')]);
    return { codes, mail, passkeysAt: passkeys.offeredAt };
  };

  return {
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
        ways: await ways(),
      };
    },

    dismissNotice: ({ userId }: Session) => access.dismissNotice(userId),
  };
}
