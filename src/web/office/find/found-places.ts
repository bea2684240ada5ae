import type { FoundKind, FoundRecord, FoundTotal } from '../../../contracts/find.ts';
import { countOf, formatCount } from '../../ui/counted.ts';

export const KIND_NAMES: Readonly<Record<FoundKind, string>> = {
  booking: 'Bookings',
  lead: 'Leads',
  user: 'Users',
  package: 'Packages',
  blog: 'Posts',
};

/** Returns the address where a record is edited; for a user, the timeline. */
export function foundAddress({ kind, _id }: FoundRecord): string {
  const id = encodeURIComponent(_id);
  switch (kind) {
    case 'booking':
      return `/admin/bookings?open=${id}`;
    case 'lead':
      return `/admin/leads?open=${id}`;
    case 'user':
      return `/admin/activity?open=${encodeURIComponent(`user:${_id}`)}`;
    case 'package':
      return `/admin/packages/${id}`;
    case 'blog':
      return `/admin/blogs/${id}`;
  }
}

/** Lists that accept the same search words; users have none. */
const LISTS: Readonly<Partial<Record<FoundKind, string>>> = {
  booking: '/admin/bookings',
  lead: '/admin/leads',
  package: '/admin/packages',
  blog: '/admin/blogs',
};

/** Returns a link to all results of a kind; null when all are shown, or there is no list. */
export function showAllOf(
  { kind, total, totalIsAtLeast }: FoundTotal,
  shown: number,
  q: string,
): { readonly label: string; readonly to: string } | null {
  const list = LISTS[kind];
  if (list === undefined || total <= shown) return null;
  const name = KIND_NAMES[kind].toLowerCase();
  const label = totalIsAtLeast
    ? `Show all ${name}, more than ${formatCount(total)}`
    : `Show all ${formatCount(total)} ${name}`;
  return { label, to: `${list}?${new URLSearchParams({ search: q })}` };
}

/** Returns the total number of results, in words. */
export function describeTotals(totals: readonly FoundTotal[]): string {
  const sum = totals.reduce((all, { total }) => all + total, 0);
  return totals.some(({ totalIsAtLeast }) => totalIsAtLeast)
    ? `More than ${countOf(sum, 'result')}`
    : countOf(sum, 'result');
}

/** Returns the option that an arrow key leads to, wrapping at both ends; -1 means none. */
export function nextOption(key: string, now: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count;
    case 'ArrowUp':
      return now <= 0 ? count - 1 : now - 1;
    default:
      return null;
  }
}
