import { daysBetween, isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { failures } from '../../../words/en/site/failures.ts';
import type { Details, Remedy } from './remedies.ts';
import type { TripWish } from './trip-wish.ts';

type Change = Remedy['change'];

/** Returns what taking another place does; 0 for a distance that is not known and for days that stay as they are. */
export const takeInstead = (name: string, field: 'from' | 'to', km = 0, days = 0): string =>
  field === 'from' ? failures.startFrom({ name, km, days }) : failures.goTo({ name, km, days });

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

/** Returns how far a place is; 0 when the refusal does not say. */
function distanceTo(name: string, { suggestions, distancesKm }: Details): number {
  const index = Array.isArray(suggestions) ? suggestions.indexOf(name) : -1;
  const km: unknown =
    Array.isArray(distancesKm) && Array.isArray(suggestions) && suggestions.length === distancesKm.length
      ? distancesKm[index]
      : undefined;
  return typeof km === 'number' && km > 0 ? km : 0;
}

function wordRange([min, max]: readonly [number, number], wish: TripWish): string {
  if (max > wish.priceRange[1]) return failures.withBudget({ price: formatRupees(max) });
  return min > 0 ? failures.fromPrice({ price: formatRupees(min) }) : failures.anyPrice;
}

/** Returns what a change does, in words; undefined when it changes nothing. */
function wordChange(change: Change, details: Details, wish: TripWish): string | undefined {
  const { from, to, departureDate, returnDate, priceRange } = change;
  const days = daysOf(departureDate ?? wish.departureDate, returnDate ?? wish.returnDate);
  const longer = days > daysOf(wish.departureDate, wish.returnDate) ? days : 0;
  if (to !== undefined) return takeInstead(to, 'to', distanceTo(to, details), longer);
  if (from !== undefined) return takeInstead(from, 'from', distanceTo(from, details), longer);
  if (departureDate !== undefined) return failures.goOn({ day: dates.day(departureDate) });
  if (returnDate !== undefined)
    return priceRange
      ? failures.planDaysWithBudget({ days, price: formatRupees(priceRange[1]) })
      : failures.planDays({ days });
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
