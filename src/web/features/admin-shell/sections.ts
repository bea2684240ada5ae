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

/** The section that an address belongs to; `/admin-blogs` is a second door to the blog's. */
export function sectionAt(pathname: string): Section {
  const path = pathname === '/admin-blogs' ? '/admin/blogs' : pathname;
  const [first, ...others] = SECTIONS;
  return others.find((section) => path === section.path || path.startsWith(`${section.path}/`)) ?? first;
}

/** What somebody of the role may open; AI Usage, the first of all, is shown by default. */
export const sectionsFor = (role: string): readonly Section[] => SECTIONS.filter(({ least }) => mayActAs(role, least));

/** Where to send somebody who may not open the section of an address; null where they may. */
export const insteadOf = (pathname: string, role: string): string | null =>
  mayActAs(role, sectionAt(pathname).least) ? null : '/admin/packages';
