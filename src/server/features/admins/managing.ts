import type { ManagedAdmin } from '../../../contracts/admins.ts';
import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { type AdminRole, hasRight } from '../../../core/admins/roles.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { releaseAssigned } from '../../records/assigned-work.ts';
import { changesBetween } from '../audit/service.ts';
import { type HandingOver, handingOver, recordOf } from './handing-over.ts';
import { presentManaged } from './present.ts';
import type { AdminRow } from './store.ts';

export interface AdminForm {
  readonly username: string;
  readonly email: string;
  readonly role: AdminRole;
}

export interface AdminChange extends AdminForm {
  readonly resetPassword?: boolean | undefined;
  readonly resetTwoFactor?: boolean | undefined;
}

export interface Managed {
  readonly admin: ManagedAdmin;
  readonly oneTimePassword?: string;
}

/** Manages admins, for super_admins, and never leaves the site without a super_admin. */
export function adminManagement(dependencies: HandingOver) {
  const { clock, audit } = dependencies;
  const { store, inLine, hold, makeOneTimePassword, reset } = handingOver(dependencies);

  async function requireFreeEmail(trx: Writer, email: string, butFor: string): Promise<void> {
    if (!(await store.hasAnother(trx, butFor, { canonicalEmail: canonicalEmail(email) }))) return;
    throw AppError.ofField('conflict', 'email', ({ admins }) => admins.emailTaken);
  }

  async function requireAnotherSuperAdmin(trx: Writer, { id, role }: AdminRow): Promise<void> {
    if (role !== 'super_admin') return;
    // An admin with only a one-time password may never sign in: it is valid for a week.
    if (await store.hasAnother(trx, id, { role: 'super_admin', handedOverAt: null })) return;
    const isOnly = !(await store.hasAnother(trx, id, { role: 'super_admin' }));
    throw AppError.ofField('conflict', 'role', ({ admins }) => (isOnly ? admins.onlySuperAdmin : admins.noOtherReady));
  }

  return {
    list: async (): Promise<ManagedAdmin[]> => (await store.list()).map(presentManaged),

    async add(form: AdminForm, session: AdminSession): Promise<Required<Managed>> {
      const { oneTimePassword, columns } = await makeOneTimePassword();
      const now = clock();
      const row = {
        id: newId(now),
        createdAt: now,
        ...columns,
        username: form.username,
        email: form.email,
        role: form.role,
        canonicalEmail: canonicalEmail(form.email),
      };
      await inLine(async (trx) => {
        await requireFreeEmail(trx, form.email, row.id);
        await store.insert(trx, row);
        const changes = changesBetween({}, recordOf(row));
        await audit.record(trx, session, { action: 'admin.added', subject: row.username, changes });
      });
      const fresh = { lastLoginAt: null, totpSecret: null, totpPending: null, totpLastStep: 0, remindByMail: 0 };
      return { admin: presentManaged({ ...row, ...fresh }), oneTimePassword };
    },

    async change(id: string, form: AdminChange, session: AdminSession): Promise<Managed> {
      const { resetPassword = false, resetTwoFactor = false } = form;
      const resets = resetPassword || resetTwoFactor;
      if (resets && id === session.adminId) throw new AppError('invalid', ({ admins }) => admins.changeOwn);
      const made = resetPassword ? await makeOneTimePassword() : null;
      const { username, email, role } = form;
      const record = { username, email, role, canonicalEmail: canonicalEmail(email) };
      const admin = await inLine(async (trx) => {
        const held = await hold(trx, id);
        await requireFreeEmail(trx, email, id);
        if (role !== 'super_admin') await requireAnotherSuperAdmin(trx, held);
        await store.update(trx, id, { ...record, ...made?.columns });
        if (!hasRight(role, 'sales')) await releaseAssigned(trx, id);
        if (resets) await reset(trx, held, resetTwoFactor);
        const changes = [
          ...changesBetween(recordOf(held), recordOf(record)),
          ...(resetPassword ? [{ field: 'password', from: '', to: 'one-time' }] : []),
          ...(resetTwoFactor ? [{ field: 'twoFactor', from: held.totpSecret ? 'on' : 'off', to: 'off' }] : []),
        ];
        await audit.record(trx, session, { action: 'admin.saved', subject: held.username, changes });
        return { ...held, ...record, ...made?.columns, ...(resetTwoFactor && { totpSecret: null }) };
      });
      return { admin: presentManaged(admin), ...(made && { oneTimePassword: made.oneTimePassword }) };
    },

    /** Removes an admin with their sessions, which end at the next request. */
    remove: (id: string, session: AdminSession): Promise<void> =>
      inLine(async (trx) => {
        const held = await hold(trx, id);
        await requireAnotherSuperAdmin(trx, held);
        await store.delete(trx, id);
        await releaseAssigned(trx, id);
        await audit.record(trx, session, { action: 'admin.removed', subject: held.username });
      }),
  };
}
