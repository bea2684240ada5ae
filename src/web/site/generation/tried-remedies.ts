import { daysBetween, formatDay, isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import type { Details, Remedy } from './remedies.ts';
import type { TripWish } from './trip-wish.ts';

type Change = Remedy['change'];

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const asDay = (value: unknown): string | undefined => {
  const text = asText(value);
  return text !== undefined && isDay(text) ? text : undefined;
};

function asRange(value: unknown): readonly [number, number] | undefined {
  const [min, max] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return typeof min === 'number' && typeof max === 'number' ? [min, max] : undefined;
}

/** Reads a change as the API sends it; fields that are not as they should be are left out. */
function readChange(value: unknown): Change {
  if (typeof value !== 'object' || value === null) return {};
  const { from, to, departureDate, returnDate, priceRange, wishes } = value as Details;
  const [start, end, range] = [asDay(departureDate), asDay(returnDate), asRange(priceRange)];
  return {
    ...(asText(from) !== undefined && { from: asText(from) }),
    ...(asText(to) !== undefined && { to: asText(to) }),
    ...(start !== undefined && { departureDate: start }),
    ...(end !== undefined && { returnDate: end }),
    ...(range && { priceRange: range }),
    // Typed words would bring back the wishes that are dropped.
    ...(typeof wishes === 'object' && wishes !== null && { wishes, wish: '' }),
  } as Change;
}

const daysOf = (start: string, end: string): number => daysBetween(start, end) + 1;

/** Returns ", 54 km away", if the refusal says how far the place is. */
function wordDistance(name: string, { suggestions, distancesKm }: Details): string {
  const index = Array.isArray(suggestions) ? suggestions.indexOf(name) : -1;
  const km: unknown =
    Array.isArray(distancesKm) && Array.isArray(suggestions) && suggestions.length === distancesKm.length
      ? distancesKm[index]
      : undefined;
  return typeof km === 'number' && km > 0 ? `, ${km} km away` : '';
}

function wordRange([min, max]: readonly [number, number], wish: TripWish): string {
  if (max > wish.priceRange[1]) return `Search with a budget up to ${formatRupees(max)}`;
  return min > 0 ? `Search from ${formatRupees(min)} upwards` : 'Search at any price';
}

/** Returns what a change does, in words; undefined when it changes nothing. */
function wordChange(change: Change, details: Details, wish: TripWish): string | undefined {
  const { from, to, departureDate, returnDate, priceRange } = change;
  const days = daysOf(departureDate ?? wish.departureDate, returnDate ?? wish.returnDate);
  const longer = days > daysOf(wish.departureDate, wish.returnDate) ? `, for ${days} days` : '';
  if (to !== undefined) return `Go to ${to} instead${wordDistance(to, details)}${longer}`;
  if (from !== undefined) return `Start from ${from} instead${wordDistance(from, details)}${longer}`;
  if (departureDate !== undefined) return `Go on ${formatDay(departureDate)}`;
  if (returnDate !== undefined)
    return `Plan ${days} days${priceRange ? `, with a budget up to ${formatRupees(priceRange[1])}` : ''}`;
  return priceRange && wordRange(priceRange, wish);
}

/** Returns the changes that the planner has tried, as remedies; undefined when it tried none. */
export function triedRemedies(details: Details, wish: TripWish): readonly Remedy[] | undefined {
  if (!Array.isArray(details.remedies)) return undefined;
  return (details.remedies as readonly unknown[]).flatMap((remedy) => {
    const change = readChange(remedy);
    const label = wordChange(change, details, wish) ?? asText((remedy as Details | null)?.label);
    return label === undefined ? [] : [{ label, change }];
  });
}
