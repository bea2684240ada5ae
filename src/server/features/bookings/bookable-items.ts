import type { BookableItem } from '../../../contracts/entered-bookings.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import type { Language } from '../../../core/languages.ts';
import type { FoundItem } from './booked-item.ts';

export interface ItemSources {
  readonly findPackage: FindBookable;
  readonly findItinerary: FindBookable;
  /** Returns the slugs of published packages that words find, the best first; the first ones without words. */
  readonly searchPackages: (search: string, limit: number) => Promise<readonly string[]>;
}

/** Packages that a search answers, at most. */
const MOST_ITEMS = 8;

/** Matches the address of a package or an itinerary, on any site and in any language. */
const ADDRESS = /(?:^|\/)(package|itinerary)\/([^/?#\s]+)/;
/** Matches what may be a slug by itself. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const present = (item: FoundItem): BookableItem => ({
  itemType: item.itemType,
  id: item.id,
  slug: item.slug,
  title: item.title,
  price: item.price,
  basePrice: item.basePrice,
  priceBasis: item.isPerPerson ? 'person' : 'group',
  currency: item.currency,
  durationDays: item.durationDays,
});

/** Finds what an admin may book for a traveller, with today's prices. */
export function bookableItems({ findPackage, findItinerary, searchPackages }: ItemSources) {
  const bySlug = (find: FindBookable, slug: string, language: Language) => find({ id: null, slug, language });

  /** Returns the items that an address or a slug names. */
  async function named(search: string, language: Language): Promise<(FoundItem | null)[]> {
    const [, kind, part] = ADDRESS.exec(search) ?? [];
    if (part !== undefined) {
      return [await bySlug(kind === 'package' ? findPackage : findItinerary, decoded(part), language)];
    }
    if (!SLUG.test(search)) return [];
    return Promise.all([bySlug(findPackage, search, language), bySlug(findItinerary, search, language)]);
  }

  return async function findItems(search: string, language: Language): Promise<BookableItem[]> {
    const exact = (await named(search, language)).filter((item) => item !== null);
    if (exact.length > 0) return exact.map(present);
    const slugs = await searchPackages(search, MOST_ITEMS);
    const items = await Promise.all(slugs.map((slug) => bySlug(findPackage, slug, language)));
    return items.filter((item) => item !== null).map(present);
  };
}
