import type { Admin, ManagedAdmin } from '../../../contracts/admins.ts';
import { firstStepOf } from '../../../core/admins/first-steps.ts';
import { ADMIN_ROLES, type AdminRole } from '../../../core/admins/roles.ts';
import type { Settings } from '../settings/service.ts';
import type { AdminRow } from './store.ts';

const instant = (at: number): string => new Date(at).toISOString();

/** An unknown role is shown as the most restricted one; it has no rights all the same. */
const roleOf = ({ role }: Pick<AdminRow, 'role'>): AdminRole => ADMIN_ROLES.find((known) => known === role) ?? 'writer';

/** An admin, and how the session began; missing where it began with the password. */
type SeenAdmin<Columns extends keyof AdminRow> = Pick<AdminRow, Columns> & { readonly signedInBy?: string | null };

/** Returns what an admin must do before other pages open, or null. A passkey is a second factor by itself. */
export const mustFirst = (
  { handedOverAt, totpSecret, signedInBy }: SeenAdmin<'handedOverAt' | 'totpSecret'>,
  { twoFactorRequired }: Pick<Settings, 'twoFactorRequired'>,
) =>
  firstStepOf({
    mustChangePassword: handedOverAt !== null,
    hasTwoFactor: totpSecret !== null || signedInBy === 'passkey',
    twoFactorRequired,
  });

/** Returns an admin's own profile; `lastLoginAt` is their sign-in before this session. */
export function presentAdmin(row: SeenAdmin<keyof AdminRow>, lastLoginAt: number | null, settings: Settings): Admin {
  const step = mustFirst(row, settings);
  return {
    _id: row.id,
    username: row.username,
    email: row.email,
    role: roleOf(row),
    ...(lastLoginAt !== null && { lastLogin: instant(lastLoginAt) }),
    ...(step && { mustFirst: step }),
  };
}

export const presentManaged = (row: AdminRow): ManagedAdmin => ({
  _id: row.id,
  username: row.username,
  email: row.email,
  role: roleOf(row),
  createdAt: instant(row.createdAt),
  ...(row.lastLoginAt !== null && { lastLogin: instant(row.lastLoginAt) }),
  hasTwoFactor: row.totpSecret !== null,
  mustChangePassword: row.handedOverAt !== null,
});
