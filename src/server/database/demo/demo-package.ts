import type { YearDay } from '../../../core/dates.ts';
import type { HotelTier } from '../../../core/gazetteer/types.ts';
import type { PackageCategory, PackageStatus } from '../../../core/packages/package-options.ts';
import type { Hour } from '../../../core/posters/subject.ts';

/**
 * The journey from the travellers' city or back. Flights and trains name airports and stations by code, roads bases by
 * id.
 */
export interface DemoJourney {
  readonly by: 'flight' | 'train' | 'road';
  readonly from: string;
  readonly to: string;
}

export interface DemoDay {
  readonly title: string;
  /** Bases of the gazetteer that are visited on the way to the night's one. */
  readonly through?: readonly string[];
  /** Id of the base that is slept in; null when the day ends at home. */
  readonly night: string | null;
  /**
   * `[words](sight-id)` names a sight of the gazetteer by its id; readers see the words. `[words](>sight-id)` is a halt
   * on the road between two bases, which costs no detour.
   */
  readonly detail: string;
}

interface DemoPicture {
  /** Base, sight or region of the gazetteer: what the poster shows. */
  readonly subject: string;
  readonly hour?: Hour;
  readonly caption: string;
}

/** A travel package of the demonstration content, with the facts that its plausibility is checked by. */
export interface DemoPackage {
  readonly slug: string;
  readonly title: string;
  readonly category: PackageCategory;
  readonly status: PackageStatus;
  readonly isFeatured?: true;
  readonly from: string;
  readonly to: string;
  readonly travelClass?: 'Premium Economy';
  readonly out: DemoJourney;
  readonly back: DemoJourney;
  /** The days of the year on which it can run; left out when every day will do. */
  readonly season?: { readonly from: YearDay; readonly to: YearDay };
  /** The hotels that its price is for. */
  readonly tier: HotelTier;
  /** Rupees for one traveller, or for the group when `isForGroup` is set. */
  readonly basePrice: number;
  readonly isForGroup?: true;
  readonly discount?: { readonly percentage: number; readonly forDays?: number };
  readonly travelers: readonly [min: number, max: number];
  /** 0: may be asked for at any time. */
  readonly advanceBookingDays: number;
  readonly shortDescription: string;
  /** Blocks of HTML. */
  readonly about: readonly string[];
  readonly days: readonly DemoDay[];
  readonly features: readonly string[];
  readonly inclusions: readonly string[];
  readonly exclusions?: readonly string[];
  readonly tags: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly pictures: readonly DemoPicture[];
  readonly rating?: { readonly sum: number; readonly count: number };
  readonly views: number;
  /** Days since it was created. */
  readonly ageDays: number;
}

/** What no package includes. */
export const ALWAYS_EXCLUDED = [
  'Lunches, drinks and snacks',
  'Tips, laundry and camera fees',
  'Travel insurance',
  'Whatever is not named under what is included',
] as const;

export const POLICIES = {
  cancellation:
    'Free of charge up to 15 days before departure. From 14 to 7 days before it we keep 25% of the price, from 6 to 3 days 50%, after that all of it.',
  refund:
    'Refunds reach the account that paid within 7 working days. Air and train fares are refunded as the airline or the railway refunds them.',
} as const;

const MARK = /\[([^\]]+)\]\((>?)([a-z0-9-]+)\)/g;

interface NamedSight {
  readonly words: string;
  readonly sightId: string;
  /** True for a halt on the road between two bases. */
  readonly isOnTheWay: boolean;
}

/** Returns the sights that a day names, in the order of the text. */
export const sightsOf = ({ detail }: DemoDay): NamedSight[] =>
  [...detail.matchAll(MARK)].map(([, words = '', way, sightId = '']) => ({ words, sightId, isOnTheWay: way === '>' }));

/** Returns the day's text as readers see it. */
export const textOf = ({ detail }: DemoDay): string => detail.replace(MARK, '$1');
