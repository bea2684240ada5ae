import type { FoundKind, FoundRecord, FoundTotal } from '../../../contracts/find.ts';
import { formatCount } from '../../../core/counts.ts';
import { find } from '../../../words/en/office/find.ts';

/** Returns the address where a record is edited; for a user, the timeline. */
export function foundAddress({ kind, _id }: FoundRecord): string {
  const id = encodeURIComponent(_id);
  switch (kind) {
    case 'booking':
      return `/admin/bookings?open=${id}`;
    case 'lead':
      return `/admin/leads?open=${id}`;
    case 'customer':
      return `/admin/customers/${id}`;
    case 'user':
      return `/admin/activity?open=${encodeURIComponent(`user:${_id}`)}`;
    case 'package':
      return `/admin/packages/${id}`;
    case 'blog':
      return `/admin/blogs/${id}`;
    case 'place':
      return `/admin/places/${id}`;
  }
}

/** Lists that accept the same search words; users have none. */
const LISTS: Readonly<Partial<Record<FoundKind, string>>> = {
  booking: '/admin/bookings',
  lead: '/admin/leads',
  customer: '/admin/customers',
  package: '/admin/packages',
  blog: '/admin/blogs',
  place: '/admin/places',
};

/** Returns a link to all results of a kind; null when all are shown, or there is no list. */
export function showAllOf(
  { kind, total, totalIsAtLeast }: FoundTotal,
  shown: number,
  q: string,
): { readonly label: string; readonly to: string } | null {
  const list = LISTS[kind];
  if (list === undefined || total <= shown) return null;
  const label = (totalIsAtLeast ? find.showAllOfMany : find.showAll)({
    kind: find.kinds[kind],
    total: formatCount(total),
  });
  return { label, to: `${list}?${new URLSearchParams({ search: q })}` };
}

/** Returns the total number of results, commands included, in a sentence. */
export function describeTotals(totals: readonly FoundTotal[], commands: number): string {
  const sum = totals.reduce((all, { total }) => all + total, commands);
  return (totals.some(({ totalIsAtLeast }) => totalIsAtLeast) ? find.totalAtLeast : find.total)({ count: sum });
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
