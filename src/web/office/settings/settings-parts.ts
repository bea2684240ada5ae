import type { Right } from '../../../core/admins/rights.ts';
import { hasRight } from '../../../core/admins/roles.ts';

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
  /** The right that opens it. */
  readonly right: Right;
}

/** The parts of the settings, each at its own address. */
const PARTS: readonly SettingsPart[] = [
  { name: 'system', path: '/admin/settings', right: 'settings' },
  { name: 'site', path: '/admin/settings/site', right: 'settings' },
  { name: 'legal', path: '/admin/settings/legal', right: 'settings' },
  { name: 'offers', path: '/admin/settings/offers', right: 'settings' },
  { name: 'messages', path: '/admin/settings/messages', right: 'settings' },
  { name: 'sending', path: '/admin/settings/sending', right: 'settings' },
  { name: 'security', path: '/admin/settings/security', right: 'office' },
  { name: 'admins', path: '/admin/settings/admins', right: 'admins' },
  { name: 'people', path: '/admin/settings/people', right: 'people' },
  { name: 'audit', path: '/admin/settings/audit', right: 'settings' },
  { name: 'backups', path: '/admin/settings/backups', right: 'backups' },
];

/** Returns the part at an address, or undefined. */
export const partAt = (pathname: string): SettingsPart | undefined => PARTS.find(({ path }) => path === pathname);

/** Returns the parts that a role may open. */
export const partsFor = (role: string): readonly SettingsPart[] => PARTS.filter(({ right }) => hasRight(role, right));
