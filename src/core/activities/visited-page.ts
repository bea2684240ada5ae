/** Pages of which each is counted under its own address. */
const COUNTED_ONE_BY_ONE = new Set(['blog', 'itinerary', 'package', 'place', 'places']);
/** A longer segment is hardly a page of the site. */
const LONGEST_SEGMENT = 120;

const cut = (segment: string): string => segment.slice(0, LONGEST_SEGMENT);

/**
 * Returns the name under which a page is counted: its path without a query. What stands below pages that are one
 * person's own (bookings, polls) is left out, since it identifies them or opens something.
 */
export function countedPage(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  const segments = plain.split('/').filter((segment) => segment !== '');
  const [section, record, ...deeper] = segments;
  if (section === undefined) return '/';
  if (record === undefined) return `/${cut(section)}`;
  const isOwn = COUNTED_ONE_BY_ONE.has(section) && deeper.length === 0;
  return `/${cut(section)}/${isOwn ? cut(record) : '…'}`;
}

/** Returns the slug of the itinerary that a page shows; null for another page. */
export const itineraryOfPage = (path: string): string | null => /^\/itinerary\/([\w-]{1,200})$/.exec(path)?.[1] ?? null;
