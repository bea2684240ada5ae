import { type AdminRole, mayActAs } from '../../../core/admins/roles.ts';

type PartName =
  | 'system'
  | 'site'
  | 'legal'
  | 'offers'
  | 'messages'
  | 'sending'
  | 'security'
  | 'admins'
  | 'people'
  | 'audit'
  | 'backups';

export interface SettingsPart {
  readonly name: PartName;
  readonly path: string;
  /** The lowest role that may open it. */
  readonly least: AdminRole;
}

/** The parts of the settings, each at its own address. */
const PARTS: readonly SettingsPart[] = [
  { name: 'system', path: '/admin/settings', least: 'admin' },
  { name: 'site', path: '/admin/settings/site', least: 'admin' },
  { name: 'legal', path: '/admin/settings/legal', least: 'admin' },
  { name: 'offers', path: '/admin/settings/offers', least: 'admin' },
  { name: 'messages', path: '/admin/settings/messages', least: 'admin' },
  { name: 'sending', path: '/admin/settings/sending', least: 'admin' },
  { name: 'security', path: '/admin/settings/security', least: 'editor' },
  { name: 'admins', path: '/admin/settings/admins', least: 'super_admin' },
  { name: 'people', path: '/admin/settings/people', least: 'admin' },
  { name: 'audit', path: '/admin/settings/audit', least: 'admin' },
  { name: 'backups', path: '/admin/settings/backups', least: 'super_admin' },
];

/** Returns the part at an address, or undefined. */
export const partAt = (pathname: string): SettingsPart | undefined => PARTS.find(({ path }) => path === pathname);

/** Returns the parts that a role may open. */
export const partsFor = (role: string): readonly SettingsPart[] => PARTS.filter(({ least }) => mayActAs(role, least));
