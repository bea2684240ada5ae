import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { roundUpToTen } from '../money.ts';
import { linesForActivities } from './activity-lines.ts';
import { amountOf, linesForEntries, linesForLocal, linesForMeals, linesForStays, makeLine } from './price-lines.ts';
import { ratesCheckedOn } from './rates.ts';
import { linesForRides } from './ride-lines.ts';
import type { CostedTrip, PriceLine, TierChoice, TripPrice } from './types.ts';

/** Returns the line that raises a sum to the next multiple of ten; none if it is one already. */
function linesForRounding(sumRupees: number, dayNumber: number): PriceLine[] {
  const missing = roundUpToTen(sumRupees) - sumRupees;
  if (missing === 0) return [];
  return [
    makeLine({
      component: 'rounding',
      code: 'rounding',
      label: { say: 'rounding' },
      unit: 'person',
      dayNumber,
      unitPrice: missing,
    }),
  ];
}

/**
 * Returns the price of a trip as named lines that always add up to a multiple of ten rupees per person. Each component
 * depends on its own tier alone, so the price of another choice is the sum of the components' amounts, rounded up to
 * ten.
 */
export function priceTrip(
  trip: CostedTrip,
  gazetteer: Pick<Gazetteer, 'airports' | 'bases' | 'festivals'>,
  tiers: TierChoice,
): TripPrice {
  const lines = [
    ...linesForRides(trip, gazetteer),
    ...linesForStays(trip, gazetteer, tiers.hotel),
    ...linesForMeals(trip, tiers.meals),
    ...linesForLocal(trip, gazetteer, tiers.local),
    ...linesForActivities(trip, tiers.activities),
    ...linesForEntries(trip),
  ];
  const lastDay = trip.days.at(-1)?.number ?? 1;
  const all = [...lines, ...linesForRounding(amountOf(lines), lastDay)];
  const perPersonRupees = amountOf(all);
  return { lines: all, perPersonRupees, totalRupees: perPersonRupees * trip.travellers, ratesCheckedOn };
}
