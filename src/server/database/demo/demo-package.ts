import { join } from 'node:path';
import { z } from 'zod';
import { ROOM_TIERS } from '../../../core/gazetteer/types.ts';
import {
  PACKAGE_CATEGORIES,
  PACKAGE_STATUSES,
  PACKAGE_TRAVEL_CLASSES,
} from '../../../core/packages/package-options.ts';
import { yearDay } from '../../gazetteer/year-day.ts';
import { poster, whole, words } from './content-values.ts';
import { CONTENT, oldestFirst, readContent, slugsIn } from './read-content.ts';

/**
 * The journey from the travellers' city or back. Flights and trains name airports and stations by code, roads bases by
 * id.
 */
const journey = z.strictObject({ by: z.enum(['flight', 'train', 'road']), from: words, to: words });

const day = z.strictObject({
  title: words,
  /** Bases of the gazetteer visited on the way to the night's base. */
  through: z.array(words).exactOptional(),
  /** Id of the night's base; null when the day ends at home. */
  night: words.nullable(),
  /**
   * `[words](sight-id)` names a sight of the gazetteer by its id; readers see the words. `[words](>sight-id)` is a stop
   * on the road between two bases, which needs no detour.
   */
  detail: words,
});

/** `content/package-terms.json`: what applies to every package. Its own exclusions replace these. */
const packageTerms = z.strictObject({
  exclusions: z.array(words),
  cancellationPolicy: words,
  refundPolicy: words,
});

/** `content/packages/<slug>.json`: a travel package, with the facts for checking its plausibility. */
const demoPackage = z.strictObject({
  title: words,
  category: z.enum(PACKAGE_CATEGORIES),
  status: z.enum(PACKAGE_STATUSES),
  isFeatured: z.literal(true).exactOptional(),
  from: words,
  to: words,
  travelClass: z.enum(PACKAGE_TRAVEL_CLASSES).exactOptional(),
  out: journey,
  back: journey,
  /** The days of the year on which it can run; absent for every day. */
  season: z.strictObject({ from: yearDay, to: yearDay }).exactOptional(),
  /** The hotels included in its price. */
  tier: z.enum(ROOM_TIERS),
  /** Rupees for one traveller, or for the group when `isForGroup` is set. */
  basePrice: whole,
  isForGroup: z.literal(true).exactOptional(),
  discount: z.strictObject({ percentage: whole, forDays: whole.exactOptional() }).exactOptional(),
  travelers: z.strictObject({ min: whole, max: whole }),
  /** 0: can be requested at any time. */
  advanceBookingDays: whole,
  shortDescription: words,
  /** Blocks of HTML. */
  about: z.array(words),
  days: z.array(day).min(1),
  features: z.array(words),
  inclusions: z.array(words),
  exclusions: packageTerms.shape.exclusions.exactOptional(),
  tags: z.array(words),
  metaTitle: words,
  metaDescription: words,
  pictures: z.array(poster.extend({ caption: words })).min(1),
  rating: z.strictObject({ sum: whole, count: whole }).exactOptional(),
  views: whole,
  /** Days since it was created. */
  ageDays: whole,
});

export type DemoJourney = z.infer<typeof journey>;
export type DemoDay = z.infer<typeof day>;
export type DemoPackage = z.infer<typeof demoPackage> & z.infer<typeof packageTerms> & { readonly slug: string };

/** Reads the travel packages of the demonstration content, the oldest first. */
export function readDemoPackages(folder = CONTENT): DemoPackage[] {
  const terms = readContent(join(folder, 'package-terms.json'), packageTerms);
  const packages = slugsIn(join(folder, 'packages')).map((slug) => {
    const written = readContent(join(folder, 'packages', `${slug}.json`), demoPackage);
    return { ...terms, ...written, slug };
  });
  return oldestFirst(packages);
}

const MARK = /\[([^\]]+)\]\((>?)([a-z0-9-]+)\)/g;

interface NamedSight {
  readonly words: string;
  readonly sightId: string;
  /** True for a stop on the road between two bases. */
  readonly isOnTheWay: boolean;
}

/** Returns the sights that a day names, in the order of the text. */
export const demoSights = ({ detail }: DemoDay): NamedSight[] =>
  [...detail.matchAll(MARK)].map(([, words = '', way, sightId = '']) => ({ words, sightId, isOnTheWay: way === '>' }));

/** Returns the day's text as readers see it. */
export const demoDayText = ({ detail }: DemoDay): string => detail.replace(MARK, '$1');
