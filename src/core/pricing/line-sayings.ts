import type { RailClass, RoomTier } from '../gazetteer/types.ts';
import type { FlightCabin } from '../rides.ts';
import type { SeasonId } from './seasons.ts';
import type { LocalTier, Meal, MealTier } from './types.ts';

/** The reason of a season's price: one of ours, or the name of a fair. */
export type SaidSeason = { readonly season: SeasonId } | { readonly fair: string };

type FromTo = { readonly from: string; readonly to: string };

/** What a price line is for, as data; src/words has the words. */
export type LineSaying =
  | { readonly say: 'room'; readonly tier: RoomTier; readonly town: string; readonly season?: SaidSeason }
  | { readonly say: 'bed'; readonly town: string; readonly season?: SaidSeason }
  | { readonly say: 'night-stay'; readonly kind: string; readonly town: string; readonly season?: SaidSeason }
  | { readonly say: 'meals'; readonly meals: readonly Meal[]; readonly tier: MealTier }
  | { readonly say: 'local'; readonly tier: LocalTier }
  | { readonly say: 'entry' | 'permit'; readonly sight: string }
  | { readonly say: 'guide'; readonly sight: string }
  | { readonly say: 'extra'; readonly name: string; readonly sight: string }
  | (FromTo & { readonly say: 'flight'; readonly cabin: FlightCabin; readonly season?: SaidSeason })
  | (FromTo & { readonly say: 'train'; readonly name?: string; readonly cabin: RailClass })
  | (FromTo & { readonly say: 'coach' | 'state-bus' | 'ferry' | 'hill-train' })
  | (FromTo & { readonly say: 'cab'; readonly car: 'sedan' | 'suv' })
  | { readonly say: 'cab-minimum'; readonly car: 'sedan' | 'suv' }
  | (FromTo & { readonly say: 'own-car' })
  | { readonly say: 'driver' | 'tolls' | 'parking' | 'rounding' };
