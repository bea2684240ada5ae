import type { Right } from '../../../core/admins/rights.ts';
import { hasRight } from '../../../core/admins/roles.ts';

/** The sections of the back office with the right that opens each: the specification's eight in its order, and our own before the settings. */
export const SECTIONS = [
  { name: 'usage', path: '/admin', right: 'ai-usage' },
  { name: 'dashboard', path: '/admin/dashboard', right: 'figures' },
  { name: 'activity', path: '/admin/activity', right: 'figures' },
  { name: 'leads', path: '/admin/leads', right: 'sales' },
  { name: 'blogs', path: '/admin/blogs', right: 'posts' },
  { name: 'packages', path: '/admin/packages', right: 'packages' },
  { name: 'bookings', path: '/admin/bookings', right: 'sales' },
  { name: 'today', path: '/admin/today', right: 'sales' },
  { name: 'customers', path: '/admin/customers', right: 'sales' },
  { name: 'reviews', path: '/admin/reviews', right: 'sales' },
  { name: 'places', path: '/admin/places', right: 'places' },
  { name: 'settings', path: '/admin/settings', right: 'office' },
] as const satisfies readonly { name: string; path: string; right: Right }[];

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
export const sectionsFor = (role: string): readonly Section[] => SECTIONS.filter(({ right }) => hasRight(role, right));
