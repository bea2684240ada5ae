import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { showRecoveryCode } from '../../../core/admins/sign-in-codes.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { changesBetween, OPERATOR } from '../audit/service.ts';
import { endPasskeysOf } from '../passkeys/service.ts';
import type { AdminDependencies } from './dependencies.ts';
import { newCharacters } from './second-factor.ts';
import { secondStepStore } from './second-step-store.ts';
import { adminSessionStore } from './session-store.ts';
import { type AdminRow, adminStore } from './store.ts';

export type HandingOver = Pick<AdminDependencies, 'database' | 'clock' | 'credentials' | 'audit'>;

/** Returns the admin's fields that the audit log compares. */
export const recordOf = ({ username, email, role }: Pick<AdminRow, 'username' | 'email' | 'role'>) => ({
  name: username,
  email,
  role,
});

/** Lets one admin manage another's access: lock the record, issue a one-time password, end sessions. */
export function handingOver({ database, clock, credentials }: HandingOver) {
  const store = adminStore(database);
  const sessions = adminSessionStore(database);
  const secondSteps = secondStepStore(database);

  /** Serialises changes of admins over all processes, so that checks still hold when the change is written. */
  const inLine = <T>(work: (trx: Writer) => Promise<T>): Promise<T> =>
    database.db.transaction().execute(async (trx) => {
      await store.lockAll(trx);
      return work(trx);
    });

  async function hold(trx: Writer, id: string): Promise<AdminRow> {
    const held = await store.hold(trx, id);
    if (!held) throw new AppError('not-found', ({ admins }) => admins.gone);
    return held;
  }

  /** Returns a one-time password and the columns to store. */
  async function makeOneTimePassword() {
    const oneTimePassword = showRecoveryCode(newCharacters());
    const passwordHash = await credentials.hashPassword(oneTimePassword);
    return { oneTimePassword, columns: { passwordHash, handedOverAt: clock() } };
  }

  async function reset(trx: Writer, held: AdminRow, resetsTwoFactor: boolean): Promise<void> {
    if (resetsTwoFactor) {
      await store.update(trx, held.id, { totpSecret: null, totpPending: null });
      await secondSteps.replaceRecoveryCodes(trx, held.id, []);
    }
    await endPasskeysOf(database, trx, { kind: 'admin', id: held.id });
    await sessions.endSessionsOf(trx, held.id, null);
    await secondSteps.deleteChallengesOf(trx, held.id);
  }

  return { store, inLine, hold, makeOneTimePassword, reset };
}

/**
 * Restores access when no super_admin can sign in any more: makes this admin a super_admin with a one-time password and
 * without a second factor. Returns the password; null when there is no such admin.
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
