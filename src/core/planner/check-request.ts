import { daysBetween, isDay } from '../dates.ts';
import { caseKey } from '../names.ts';
import { findWishFaults } from './check-wishes.ts';
import { tidyWishes } from './party-needs.ts';
import type { FieldSaying } from './refusal-sayings.ts';
import { MAX_TRAVELLERS, MAX_TRIP_DAYS, type Refusal, TRAVEL_CLASSES, type TripRequest } from './types.ts';
import type { TripWishes } from './wishes.ts';

const isWholeFrom = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

function findFieldFaults(request: TripRequest): Readonly<Record<string, FieldSaying>> {
  const fields: Record<string, FieldSaying> = {};
  const { from, to, departureDate, returnDate, bookedOn, travellers, travelClass, priceRange } = request;
  if (from.trim() === '') fields.from = { say: 'no-from' };
  if (to.trim() === '') fields.to = { say: 'no-to' };
  if (!isDay(departureDate)) fields.departureDate = { say: 'no-departure' };
  if (!isDay(returnDate)) fields.returnDate = { say: 'no-return' };
  if (!isDay(bookedOn)) fields.bookedOn = { say: 'bad-booking-day' };
  if (isDay(departureDate) && isDay(bookedOn) && departureDate < bookedOn) {
    fields.departureDate = { say: 'departure-passed' };
  }
  if (!isWholeFrom(travellers, 1, MAX_TRAVELLERS)) {
    fields.travellers = { say: 'bad-travellers', most: MAX_TRAVELLERS };
  }
  if (!TRAVEL_CLASSES.includes(travelClass)) fields.travelClass = { say: 'bad-class' };
  const { min, max } = priceRange;
  if (!Number.isFinite(min) || !Number.isFinite(max) || min < 0 || max < min) {
    fields.priceRange = { say: 'bad-prices' };
  }
  return { ...fields, ...findWishFaults(request) };
}

/** Returns why a request cannot be planned whatever the place, or undefined. */
export function checkRequest(request: TripRequest): Refusal | undefined {
  const fields = findFieldFaults(request);
  const [message] = Object.values(fields);
  if (message) return { reason: 'INVALID_INPUT', message, details: { fields } };
  const days = daysBetween(request.departureDate, request.returnDate) + 1;
  if (days < 1) return { reason: 'DATE_ORDER', message: { say: 'dates-backwards' }, details: {} };
  if (days > MAX_TRIP_DAYS) {
    const message = { say: 'too-long', days: MAX_TRIP_DAYS } as const;
    return { reason: 'TRIP_TOO_LONG', message, details: { maxDays: MAX_TRIP_DAYS } };
  }
  return undefined;
}

/** Returns the wishes that the first edition did not know, in one order; undefined without any of them. */
function furtherWishes(wishes: TripWishes | undefined): readonly unknown[] | undefined {
  const { themes: _themes, pace: _pace, gentle: _gentle, ...further } = tidyWishes(wishes) ?? {};
  const rows = Object.entries(further).map(([name, value]) => [
    name,
    name === 'party' && wishes ? listParty(wishes) : Array.isArray(value) ? [...new Set(value)].sort() : value,
  ]);
  return rows.length > 0 ? rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)) : undefined;
}

/** Returns a party as a list: the order of its fields and of the children does not matter. */
const listParty = ({ party }: TripWishes): readonly unknown[] =>
  party ? [party.adults, [...party.children].sort((a, b) => a - b), party.elders, party.mobility] : [];

/**
 * Returns a canonical text of a request: the same wish gives the same text, whatever the order of its fields.
 * Suggestions already seen are not part of it.
 */
export function canonicalText(request: TripRequest): string {
  const { from, to, departureDate, returnDate, travellers, travelClass, priceRange, bookedOn, wishes } = request;
  const { offerPercent = 0 } = request;
  const names = [from, to].map(caseKey);
  const favoured = [...new Set(wishes?.favoured)].sort();
  const further = furtherWishes(wishes);
  const wish = [
    [...(wishes?.themes ?? [])].sort(),
    wishes?.pace ?? '',
    wishes?.gentle ?? false,
    ...(favoured.length > 0 ? [favoured] : []),
    ...(further ? [{ further }] : []),
  ];
  return JSON.stringify([
    names,
    departureDate,
    returnDate,
    travellers,
    travelClass,
    priceRange.min,
    priceRange.max,
    bookedOn,
    wish,
    ...(offerPercent > 0 ? [offerPercent] : []),
  ]);
}
