import { toldProblem } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { CredentialService } from '../credentials/service.ts';
import type { AdminDependencies } from './dependencies.ts';
import { type OwnRecord, refuse } from './own-record.ts';
import type { AdminRow } from './store.ts';

/** Returns true when a password is among the most common, or equals the admin's own e-mail or name. */
export const isEasyToGuess = async (
  credentials: Pick<CredentialService, 'isCommonPassword'>,
  { canonicalEmail, username }: Pick<AdminRow, 'canonicalEmail' | 'username'>,
  password: string,
): Promise<boolean> =>
  [canonicalEmail, username.toLowerCase()].includes(password.toLowerCase()) || credentials.isCommonPassword(password);

export function ownPassword({ credentials, audit }: AdminDependencies, own: OwnRecord) {
  const { store, find, requirePassword, change, endOthers } = own;

  async function requireGoodPassword(row: AdminRow, currentPassword: string, newPassword: string): Promise<void> {
    if (await isEasyToGuess(credentials, row, newPassword)) {
      throw refuse('newPassword', ({ accounts }) => accounts.passwordTooEasy);
    }
    if (row.handedOverAt !== null && newPassword === currentPassword) {
      throw refuse('newPassword', ({ admins }) => admins.passwordTemporary);
    }
  }

  return {
    /** Rejects a wrong password before an act that only the admin themselves may begin. */
    async requireOwnPassword(password: string, session: AdminSession, visitor: Visitor): Promise<void> {
      const refusal = toldProblem({ say: 'own-password-wrong' });
      await requirePassword(await find(session), { password, field: 'password', refusal }, visitor);
    },

    async changePassword(
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      session: AdminSession,
      visitor: Visitor,
    ): Promise<void> {
      const row = await find(session);
      await requirePassword(
        row,
        {
          password: currentPassword,
          field: 'currentPassword',
          refusal: toldProblem({ say: 'current-password-wrong' }),
        },
        visitor,
      );
      await requireGoodPassword(row, currentPassword, newPassword);
      const passwordHash = await credentials.hashPassword(newPassword);
      await change(row, async (trx) => {
        await store.update(trx, row.id, { passwordHash, handedOverAt: null });
        await endOthers(trx, session);
        await audit.record(trx, session, { action: 'admin.password-changed', subject: row.username });
      });
    },
  };
}
