import type { Writer } from '../../database/database.ts';
import { AppError, type Told } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { AdminDependencies } from './dependencies.ts';
import { secondStepStore } from './second-step-store.ts';
import { adminSessionStore } from './session-store.ts';
import { type AdminRow, adminStore } from './store.ts';

export const refuse = (field: string, told: Told) => AppError.ofField('invalid', field, told);
const changedMeanwhile = () => new AppError('conflict', ({ admins }) => admins.changedMeanwhile);

export interface TypedPassword {
  readonly password: string;
  /** The form field, and the message for a wrong password. */
  readonly field: string;
  readonly refusal: Told;
}

/** Lets admins change their own record, with their password. */
export function ownRecord({ database, credentials }: Pick<AdminDependencies, 'database' | 'credentials'>) {
  const store = adminStore(database);
  const sessions = adminSessionStore(database);
  const secondSteps = secondStepStore(database);

  async function find({ adminId }: AdminSession): Promise<AdminRow> {
    const row = await store.find(adminId);
    if (!row) throw new AppError('unauthenticated', ({ calls }) => calls.signInAsAdmin);
    return row;
  }

  /** Rejects a wrong password as invalid input, not as unauthenticated: the admin stays signed in. */
  async function requirePassword(row: AdminRow, typed: TypedPassword, visitor: Visitor): Promise<void> {
    const right = await credentials.check({
      account: { kind: 'admin', name: row.canonicalEmail },
      password: typed.password,
      hash: row.passwordHash,
      visitor,
      isKnownHere: await sessions.knowsNetwork(row.id, visitor.network),
    });
    if (!right) throw refuse(typed.field, typed.refusal);
  }

  /** Runs a change if the admin's row is unchanged since it was read, else throws a conflict. */
  const change = (row: AdminRow, work: (trx: Writer) => Promise<void>): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      const held = await store.hold(trx, row.id, row.passwordHash);
      if (!held || held.totpPending !== row.totpPending) throw changedMeanwhile();
      await work(trx);
    });

  async function endOthers(trx: Writer, { adminId, tokenHash }: AdminSession): Promise<void> {
    await sessions.endSessionsOf(trx, adminId, tokenHash);
    await secondSteps.deleteChallengesOf(trx, adminId);
  }

  return { store, secondSteps, find, requirePassword, change, endOthers };
}

export type OwnRecord = ReturnType<typeof ownRecord>;
