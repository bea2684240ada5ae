import type { Minute } from './clock-time.ts';
import type { RailClass } from './gazetteer/types.ts';
import type { Point } from './geo.ts';

export interface NamedPoint extends Point {
  readonly name: string;
}

export type RideMode = 'flight' | 'train' | 'bus' | 'cab' | 'ferry' | 'toy-train';
/** An ordinary or express seat of a state's bus; coaches and shared jeeps have no classes. */
export type BusSeat = 'ordinary';
/** A car ride in the travellers' own car; other cars are hired. */
export type OwnCar = 'own';
export type FlightCabin = 'economy' | 'premium-economy' | 'business';

/** One seat-to-seat movement between towns. */
export interface Ride {
  readonly mode: RideMode;
  readonly from: NamedPoint & { readonly code?: string };
  readonly to: NamedPoint & { readonly code?: string };
  /** Great-circle km for a flight, track km for a train, road km otherwise. */
  readonly km: number;
  /** 1-based day of the trip on which it departs. */
  readonly dayNumber: number;
  readonly departs: Minute;
  /** Seat to seat; `departs + minutes` above 1440 arrives on a later day. */
  readonly minutes: number;
  /** A train of the gazetteer that runs on this day; absent for a flight or a typical service. */
  readonly service?: { readonly number: string; readonly name: string };
  readonly cabin?: FlightCabin | RailClass | BusSeat | OwnCar;
  /** True when the traveller spends the night on board. */
  readonly overnight: boolean;
  /** A flight's route factor, or a train's supplement. */
  readonly fareFactor: number;
  /** Expected arrival is between `departs + minutes` and this many minutes later. */
  readonly delayBufferMinutes: number;
  readonly hills: boolean;
}
