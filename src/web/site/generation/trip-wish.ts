import type { Generation, TripSearch } from '../../../contracts/itineraries.ts';
import type { TripWishes } from '../../../core/planner/wishes.ts';

/** A search in the planner's form. */
export interface TripWish {
  readonly from: string;
  readonly to: string;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly travellers: number;
  readonly travelClass: TripSearch['travelClass'];
  /** Rupees per person, lowest and highest. */
  readonly priceRange: readonly [number, number];
  /** Other wishes, as typed; absent and empty mean the same. */
  readonly wish?: string;
  /** Other wishes as fields. */
  readonly wishes?: TripWishes;
}

/** The top of the form's price range, which means no upper limit. */
export const HIGHEST_PRICE = 200_000;

type SentWishes = NonNullable<Generation['wishes']>;

const hasWishes = ({ wishes = {} }: TripWish): boolean => Object.keys(wishes).length > 0;

/** Returns the wish alone, without the other fields of the given object. */
export const wishOf = (
  search: TripWish,
): Omit<Generation, 'exclude' | 'wish' | 'wishes'> & { wish?: string; wishes?: SentWishes } => ({
  from: search.from,
  to: search.to,
  departureDate: search.departureDate,
  returnDate: search.returnDate,
  travellers: search.travellers,
  travelClass: search.travelClass,
  priceRange: [...search.priceRange],
  ...(search.wish && { wish: search.wish }),
  // The same shape, but for `readonly`: it is sent as JSON.
  ...(hasWishes(search) && { wishes: search.wishes as SentWishes }),
});

/** Returns the same text for the same wish. */
export const keyOfWish = (search: TripWish): string => JSON.stringify(wishOf(search));
