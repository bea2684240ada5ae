import type { OfficePlace, OfficeSight, PlaceCorrection } from '../../../contracts/place-corrections.ts';
import type { FoundPlace } from '../../../contracts/place-imports.ts';
import type { Point } from '../../../core/geo.ts';
import { formatRupees } from '../../../core/money.ts';
import type { Correctable } from '../../../core/places/corrections.ts';
import { places as words } from '../../../words/en/office/places.ts';

/** Facts of a sight in the order in which they are shown. */
export const SIGHT_FACTS = ['hours', 'closedDays', 'season', 'fee', 'duration', 'position'] as const;
export type SightFact = (typeof SIGHT_FACTS)[number];

const dayNames = (days: readonly number[]): string =>
  days.length === 0 ? words.never : days.map((day) => words.weekdays[day]).join(', ');

const rangesOf = (ranges: readonly { from: string; to: string; reason: string }[]): string =>
  ranges.length === 0 ? words.never : ranges.map((range) => words.range(range)).join('; ');

const feeOf = (rupees: number): string => (rupees === 0 ? words.free : formatRupees(rupees));

export const positionOf = ({ lat, lon }: Point): string => `${lat.toFixed(4)}, ${lon.toFixed(4)}`;

/** Returns a sight's fact in words. */
export function wordFact(sight: OfficeSight, fact: SightFact): string {
  switch (fact) {
    case 'hours':
      return sight.open.join(', ');
    case 'closedDays':
      return dayNames(sight.closedWeekdays);
    case 'season':
      return rangesOf(sight.closedRanges);
    case 'fee':
      return feeOf(sight.feeRupees);
    case 'duration':
      return words.minutes({ minutes: sight.minutes });
    case 'position':
      return positionOf(sight);
  }
}

/** Returns what a correction says, in words. */
export function wordCorrection(correction: FoundPlace['proposes'][number]): string {
  switch (correction.fact) {
    case 'hours':
    case 'names':
      return correction.value.join(', ');
    case 'closedDays':
      return dayNames(correction.value);
    case 'season':
    case 'closures':
      return rangesOf(correction.value);
    case 'fee':
      return feeOf(correction.value);
    case 'duration':
      return words.minutes({ minutes: correction.value });
    case 'position':
      return positionOf(correction.value);
    case 'hidden':
      return '';
    case 'sight':
      return correction.value.about;
  }
}

/** Returns the correction of a fact that is in force; undefined for none. */
export const inForceOf = (
  { inForce }: Pick<OfficePlace, 'inForce'>,
  placeId: string,
  fact: Correctable,
): PlaceCorrection | undefined => inForce.find((each) => each.placeId === placeId && each.fact === fact);

/** Returns the name of a place that a correction is of. */
export function nameOf({ name, id, officeSights }: OfficePlace, correction: PlaceCorrection): string {
  if (correction.placeId === id) return name;
  if (correction.fact === 'sight') return correction.value.name;
  return officeSights.find((sight) => sight.id === correction.placeId)?.name ?? correction.placeId;
}
