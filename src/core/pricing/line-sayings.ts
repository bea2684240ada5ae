import type { HotelTier, RailClass } from '../gazetteer/types.ts';
import type { FlightCabin } from '../rides.ts';
import type { SeasonId } from './seasons.ts';
import type { LocalTier, Meal } from './types.ts';

/** The reason of a season's price: one of ours, or the name of a fair. */
export type SaidSeason = { readonly season: SeasonId } | { readonly fair: string };

type FromTo = { readonly from: string; readonly to: string };

/** What a price line is for, as data; src/words has the words. */
export type LineSaying =
  | { readonly say: 'room'; readonly tier: HotelTier; readonly town: string; readonly season?: SaidSeason }
  | { readonly say: 'meals'; readonly meals: readonly Meal[]; readonly tier: HotelTier }
  | { readonly say: 'local'; readonly tier: LocalTier }
  | { readonly say: 'entry' | 'permit'; readonly sight: string }
  | { readonly say: 'guide'; readonly sight: string }
  | { readonly say: 'extra'; readonly name: string; readonly sight: string }
  | (FromTo & { readonly say: 'flight'; readonly cabin: FlightCabin; readonly season?: SaidSeason })
  | (FromTo & { readonly say: 'train'; readonly name?: string; readonly cabin: RailClass })
  | (FromTo & { readonly say: 'coach' | 'ferry' | 'hill-train' })
  | (FromTo & { readonly say: 'cab'; readonly car: 'sedan' | 'suv' })
  | { readonly say: 'cab-minimum'; readonly car: 'sedan' | 'suv' }
  | { readonly say: 'driver' | 'tolls' | 'rounding' };
