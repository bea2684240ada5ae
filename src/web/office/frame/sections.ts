import { type AdminRole, mayActAs } from '../../../core/admins/roles.ts';

/** The sections of the back office with the lowest role that may open each: the specification's eight in its order, and our own before the settings. */
export const SECTIONS = [
  { name: 'usage', path: '/admin', least: 'admin' },
  { name: 'dashboard', path: '/admin/dashboard', least: 'admin' },
  { name: 'activity', path: '/admin/activity', least: 'admin' },
  { name: 'leads', path: '/admin/leads', least: 'admin' },
  { name: 'blogs', path: '/admin/blogs', least: 'editor' },
  { name: 'packages', path: '/admin/packages', least: 'editor' },
  { name: 'bookings', path: '/admin/bookings', least: 'admin' },
  { name: 'today', path: '/admin/today', least: 'admin' },
  { name: 'customers', path: '/admin/customers', least: 'admin' },
  { name: 'reviews', path: '/admin/reviews', least: 'admin' },
  { name: 'places', path: '/admin/places', least: 'admin' },
  { name: 'settings', path: '/admin/settings', least: 'editor' },
] as const satisfies readonly { name: string; path: string; least: AdminRole }[];

export type Section = (typeof SECTIONS)[number];

/** The address that explains that the role may not open a section; `at` is the section's address. */
export const NO_ACCESS = '/admin/no-access';

/** Returns the section of an address, or null; `/admin-blogs` is a second address of the blog section. */
export function sectionAt(pathname: string): Section | null {
  if (pathname === NO_ACCESS) return null;
  const path = pathname === '/admin-blogs' ? '/admin/blogs' : pathname;
  const [first, ...others] = SECTIONS;
  return others.find((section) => path === section.path || path.startsWith(`${section.path}/`)) ?? first;
}

/** Returns the sections that a role may open; the first is the default. */
export const sectionsFor = (role: string): readonly Section[] => SECTIONS.filter(({ least }) => mayActAs(role, least));
