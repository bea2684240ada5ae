import { type Day, isInRange } from '../../dates.ts';
import type { Random } from '../../random.ts';
import type { Ride } from '../../rides.ts';
import { isInRains } from '../rains.ts';

/**
 * How late things are. Shares are of services within `slackMinutes` of their time; the others are late by more, spread
 * exponentially with this mean. Only the shares of trains and flights are published; the means and everything on roads
 * are judgement.
 *
 * - Trains, high: 77.12 % of mail and express trains on time in 2024-25 and about 80 % from April to October 2025 (Railway
 *   Minister to the Lok Sabha, 3 December 2025); on time is within 15 minutes at the last station (Public Accounts
 *   Committee, 2025). Shatabdi 91 % and Rajdhani 82 %, April to September 2019 (reply to an RTI request, Sunday Guardian
 *   2 November 2019).
 * - Flights, medium: airlines between 61 and 93 % within 15 minutes at four airports, May 2023 (DGCA, in BQ Prime); the
 *   large ones 83 to 93 %. Fog, low: about one
 *   morning in three; two thirds on time in the smoggy November of 2019 (DGCA, in travelobiz).
 * - Checked on 2026-11-23.
 */
export const DELAYS = {
  flight: { onTime: 0.82, slackMinutes: 15, meanMinutes: 35 },
  foggyFlight: { onTime: 0.7, slackMinutes: 15, meanMinutes: 50 },
  train: { onTime: 0.79, slackMinutes: 15, meanMinutes: 45 },
  fastTrain: { onTime: 0.88, slackMinutes: 15, meanMinutes: 30 },
  foggyTrain: { onTime: 0.65, slackMinutes: 15, meanMinutes: 75 },
  ferry: { onTime: 0.9, slackMinutes: 10, meanMinutes: 25 },
  'toy-train': { onTime: 0.8, slackMinutes: 15, meanMinutes: 25 },
} as const;

/** At least, mostly, at most. */
export type Triangle = readonly [number, number, number];

/** Times on roads by the usual time: at least, mostly, at most. */
export const ROADS = {
  plains: [0.92, 1, 1.3],
  hills: [0.95, 1.05, 1.45],
  hillsInRains: [1, 1.15, 1.8],
  town: [0.85, 1, 1.4],
} as const satisfies Readonly<Record<string, Triangle>>;

/** Minutes in a queue before a visit, by how famous it is. */
export const QUEUES = { famousFrom: 85, famous: [0, 0, 30], usual: [0, 0, 10] } as const;

/** Fog of the northern plains: the season, the latitude from which it counts, the end of a foggy morning. */
const FOG = { from: '12-15', to: '01-31', minLat: 24, untilMinute: 11 * 60 } as const;

/** Returns a draw from a triangle: least, most likely, most. */
export function drawTriangle(random: Random, [least, mode, most]: Triangle): number {
  const share = random();
  const bend = (mode - least) / (most - least);
  return share < bend
    ? least + Math.sqrt(share * (most - least) * (mode - least))
    : most - Math.sqrt((1 - share) * (most - least) * (most - mode));
}

/** How late a service is. */
export interface ServiceDelay {
  readonly onTime: number;
  readonly slackMinutes: number;
  readonly meanMinutes: number;
}

/** Returns how many minutes late a service is in one draw. */
export function drawDelay(random: Random, { onTime, slackMinutes, meanMinutes }: ServiceDelay): number {
  const isOnTime = random() < onTime;
  const share = random();
  return isOnTime ? share * slackMinutes : slackMinutes - meanMinutes * Math.log(1 - share);
}

function isFoggy({ from, to, departs, mode }: Ride, date: Day): boolean {
  if (!isInRange(date, FOG) || Math.max(from.lat, to.lat) < FOG.minLat) return false;
  return mode === 'train' || departs <= FOG.untilMinute;
}

/** Returns how late a train, a flight or a ferry is on a day. */
export function delayOfService(ride: Ride, date: Day): ServiceDelay {
  const { mode, fareFactor } = ride;
  if (mode === 'flight') return isFoggy(ride, date) ? DELAYS.foggyFlight : DELAYS.flight;
  if (mode === 'ferry' || mode === 'toy-train') return DELAYS[mode];
  if (isFoggy(ride, date)) return DELAYS.foggyTrain;
  return fareFactor > 1 ? DELAYS.fastTrain : DELAYS.train;
}

/** On a longer road the good and the bad hours even out. */
const EVEN_OUT_FROM_MINUTES = 240;

/** Returns how a ride's time on the road varies on a day; undefined off the road. */
export function roadOf({ mode, hills, minutes }: Ride, date: Day): Triangle | undefined {
  if (mode !== 'cab' && mode !== 'bus') return undefined;
  const [least, mostly, most] = hills ? (isInRains(date) ? ROADS.hillsInRains : ROADS.hills) : ROADS.plains;
  const spread = Math.sqrt(Math.min(1, EVEN_OUT_FROM_MINUTES / Math.max(1, minutes)));
  return [1 + (least - 1) * spread, 1 + (mostly - 1) * spread, 1 + (most - 1) * spread];
}
