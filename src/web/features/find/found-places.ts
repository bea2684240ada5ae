import type { FoundKind, FoundRecord } from '../../../contracts/find.ts';

export const KIND_NAMES: Readonly<Record<FoundKind, string>> = {
  booking: 'Bookings',
  lead: 'Leads',
  user: 'Users',
  package: 'Packages',
  blog: 'Posts',
};

/** Where a record is worked on; a user's is the timeline of what they did. */
export function addressOf({ kind, _id }: FoundRecord): string {
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

/** The option that an arrow key leads to, from the last to the first and back; -1 is none. */
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
