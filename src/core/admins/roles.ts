/**
 * Who may do what in the back office, from the narrowest right to the widest; each may do all that those before it may.
 * An editor works on packages and posts and sees nobody's personal data; a super_admin decides who else may enter.
 */
export const ADMIN_ROLES = ['editor', 'admin', 'super_admin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** True when somebody of this role may do what is open to `least`; a role that we do not know may do nothing. */
export function mayActAs(role: string, least: AdminRole): boolean {
  const names: readonly string[] = ADMIN_ROLES;
  return names.indexOf(role) >= names.indexOf(least);
}
