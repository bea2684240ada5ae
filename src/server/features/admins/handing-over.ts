import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { showRecoveryCode } from '../../../core/admins/sign-in-codes.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { changesBetween, OPERATOR } from '../audit/service.ts';
import type { AdminDependencies } from './dependencies.ts';
import { newSigns } from './second-factor.ts';
import { type AdminRow, adminStore } from './store.ts';

export type HandingOver = Pick<AdminDependencies, 'database' | 'clock' | 'credentials' | 'audit'>;

/** An admin as the audit log compares them. */
export const recordOf = ({ username, email, role }: Pick<AdminRow, 'username' | 'email' | 'role'>) => ({
  name: username,
  email,
  role,
});

/** How one person's way in is made by another: their record held, a password to hand over, their sessions ended. */
export function handingOver({ database, clock, credentials }: HandingOver) {
  const store = adminStore(database);

  /** One after the other over all processes: what is looked at first still holds when it is written. */
  const inLine = <T>(work: (trx: Writer) => Promise<T>): Promise<T> =>
    database.db.transaction().execute(async (trx) => {
      await store.lockAll(trx);
      return work(trx);
    });

  async function hold(trx: Writer, id: string): Promise<AdminRow> {
    const held = await store.hold(trx, id);
    if (!held) throw new AppError('not-found', 'This admin does not exist');
    return held;
  }

  /** A password to hand over, and what is kept of it. */
  async function makeOneTimePassword() {
    const oneTimePassword = showRecoveryCode(newSigns());
    const passwordHash = await credentials.hashPassword(oneTimePassword);
    return { oneTimePassword, columns: { passwordHash, handedOverAt: clock() } };
  }

  async function reset(trx: Writer, held: AdminRow, resetsTwoFactor: boolean): Promise<void> {
    if (resetsTwoFactor) {
      await store.update(trx, held.id, { totpSecret: null, totpPending: null });
      await store.replaceRecoveryCodes(trx, held.id, []);
    }
    await store.endSessionsOf(trx, held.id, null);
    await store.deleteChallengesOf(trx, held.id);
  }

  return { store, inLine, hold, makeOneTimePassword, reset };
}

/**
 * For whoever runs the server, when no super_admin can sign in any more: makes this admin one, with a one-time password
 * and without a second factor. Answers the password; null where there is no such admin.
 */
export async function letInAgain(dependencies: HandingOver, email: string): Promise<string | null> {
  const { store, inLine, hold, makeOneTimePassword, reset } = handingOver(dependencies);
  const { oneTimePassword, columns } = await makeOneTimePassword();
  return inLine(async (trx) => {
    const found = await store.findByEmail(canonicalEmail(email), trx);
    if (!found) return null;
    const held = await hold(trx, found.id);
    await store.update(trx, held.id, { ...columns, role: 'super_admin' });
    await reset(trx, held, true);
    const changes = [
      ...changesBetween(recordOf(held), { role: 'super_admin' }),
      { field: 'password', from: '', to: 'one-time' },
      { field: 'twoFactor', from: held.totpSecret ? 'on' : 'off', to: 'off' },
    ];
    await dependencies.audit.record(trx, OPERATOR, { action: 'admin.let-in-again', subject: held.username, changes });
    return oneTimePassword;
  });
}
