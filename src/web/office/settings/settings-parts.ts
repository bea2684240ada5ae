import { type AdminRole, mayActAs } from '../../../core/admins/roles.ts';

export interface SettingsPart {
  readonly title: string;
  readonly path: string;
  /** The lowest role that may open it. */
  readonly least: AdminRole;
}

/** The parts of the settings, each at its own address. */
const PARTS: readonly SettingsPart[] = [
  { title: 'System', path: '/admin/settings', least: 'admin' },
  { title: 'Site', path: '/admin/settings/site', least: 'admin' },
  { title: 'Offers', path: '/admin/settings/offers', least: 'admin' },
  { title: 'Security', path: '/admin/settings/security', least: 'editor' },
  { title: 'Admins', path: '/admin/settings/admins', least: 'super_admin' },
  { title: 'People', path: '/admin/settings/people', least: 'admin' },
  { title: 'Audit log', path: '/admin/settings/audit', least: 'admin' },
  { title: 'Backups', path: '/admin/settings/backups', least: 'super_admin' },
];

/** Returns the part at an address, or undefined. */
export const partAt = (pathname: string): SettingsPart | undefined => PARTS.find(({ path }) => path === pathname);

/** Returns the parts that a role may open. */
export const partsFor = (role: string): readonly SettingsPart[] => PARTS.filter(({ least }) => mayActAs(role, least));
