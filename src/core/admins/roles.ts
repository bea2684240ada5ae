import { RIGHTS, type Right } from './rights.ts';

const EDITOR = ['office', 'posts', 'packages'] as const;

/** The roles of the back office, each a set of rights; the order is that of the screens. */
const RIGHTS_OF = {
  writer: ['office', 'posts'],
  editor: EDITOR,
  sales: ['office', 'sales'],
  admin: [...EDITOR, 'sales', 'reviews', 'export', 'people', 'figures', 'ai-usage', 'places', 'settings'],
  super_admin: RIGHTS,
} as const satisfies Readonly<Record<string, readonly Right[]>>;

export type AdminRole = keyof typeof RIGHTS_OF;
export const ADMIN_ROLES = Object.keys(RIGHTS_OF) as readonly AdminRole[];

/** Returns the roles that have a right. */
export const rolesWith = (right: Right): readonly AdminRole[] =>
  ADMIN_ROLES.filter((role) => RIGHTS_OF[role].some((each) => each === right));

/** Returns whether a role has a right; an unknown role has none. */
export const hasRight = (role: string, right: Right): boolean => rolesWith(right).some((each) => each === role);
