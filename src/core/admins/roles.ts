/**
 * Roles of the back office, from the narrowest to the widest; each may do all that those before it may. An editor works
 * on packages and posts and sees no personal data; a super_admin manages the admins.
 */
export const ADMIN_ROLES = ['editor', 'admin', 'super_admin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Returns true when this role may do what requires `least`; an unknown role may do nothing. */
export function mayActAs(role: string, least: AdminRole): boolean {
  const names: readonly string[] = ADMIN_ROLES;
  return names.indexOf(role) >= names.indexOf(least);
}
