import { type AdminRole, mayActAs } from '../../../core/admins/roles.ts';

/** The eight sections of the back office, in the order of the spec (§2), with the narrowest right that opens each. */
export const SECTIONS = [
  { title: 'AI Usage', path: '/admin', least: 'admin' },
  { title: 'Dashboard', path: '/admin/dashboard', least: 'admin' },
  { title: 'Activity Tracker', path: '/admin/activity', least: 'admin' },
  { title: 'Promotional Leads', path: '/admin/leads', least: 'admin' },
  { title: 'Blog Management', path: '/admin/blogs', least: 'editor' },
  { title: 'Package Management', path: '/admin/packages', least: 'editor' },
  { title: 'Booking Management', path: '/admin/bookings', least: 'admin' },
  { title: 'Settings', path: '/admin/settings', least: 'editor' },
] as const satisfies readonly { title: string; path: string; least: AdminRole }[];

export type Section = (typeof SECTIONS)[number];

/** The address that says in words that a section is not open to the role; `at` is the section's. */
export const NO_ACCESS = '/admin/no-access';

/** The section that an address belongs to, null for none; `/admin-blogs` is a second door to the blog's. */
export function sectionAt(pathname: string): Section | null {
  if (pathname === NO_ACCESS) return null;
  const path = pathname === '/admin-blogs' ? '/admin/blogs' : pathname;
  const [first, ...others] = SECTIONS;
  return others.find((section) => path === section.path || path.startsWith(`${section.path}/`)) ?? first;
}

/** The sections that a role opens; the first of them is shown by default. */
export const sectionsFor = (role: string): readonly Section[] => SECTIONS.filter(({ least }) => mayActAs(role, least));
