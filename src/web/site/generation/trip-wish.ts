import type { Generation, TripSearch } from '../../../contracts/itineraries.ts';

/** A search as the planner takes it. */
export interface TripWish {
  readonly from: string;
  readonly to: string;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly travellers: number;
  readonly travelClass: TripSearch['travelClass'];
  /** Rupees per person, lowest and highest. */
  readonly priceRange: readonly [number, number];
  /** What else is wished for, as typed; absent and empty are the same. */
  readonly wish?: string;
}

/** The top of the form's price range: it means that money is no bound. */
export const HIGHEST_PRICE = 200_000;

/** The wish alone, without whatever else the object that carries it holds. */
export const wishOf = (search: TripWish): Omit<Generation, 'exclude' | 'wish'> & { wish?: string } => ({
  from: search.from,
  to: search.to,
  departureDate: search.departureDate,
  returnDate: search.returnDate,
  travellers: search.travellers,
  travelClass: search.travelClass,
  priceRange: [...search.priceRange],
  ...(search.wish && { wish: search.wish }),
});

/** The same text for the same wish. */
export const keyOfWish = (search: TripWish): string => JSON.stringify(wishOf(search));
