/** The eight sections of the back office, in the order of the spec (§2); the first one is shown by default. */
export const SECTIONS = [
  { title: 'AI Usage', path: '/admin' },
  { title: 'Dashboard', path: '/admin/dashboard' },
  { title: 'Activity Tracker', path: '/admin/activity' },
  { title: 'Promotional Leads', path: '/admin/leads' },
  { title: 'Blog Management', path: '/admin/blogs' },
  { title: 'Package Management', path: '/admin/packages' },
  { title: 'Booking Management', path: '/admin/bookings' },
  { title: 'Settings', path: '/admin/settings' },
] as const;

export type Section = (typeof SECTIONS)[number];

/** The section that an address belongs to; `/admin-blogs` is a second door to the blog's. */
export function sectionAt(pathname: string): Section {
  const path = pathname === '/admin-blogs' ? '/admin/blogs' : pathname;
  const [first, ...others] = SECTIONS;
  return others.find((section) => path === section.path || path.startsWith(`${section.path}/`)) ?? first;
}
