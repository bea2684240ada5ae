import { addDays, isInRange } from '../../dates.ts';
import type { NightStayRecord, Stay } from '../../gazetteer/types.ts';
import type { StayPlan } from '../types.ts';
import { KIND_WORDS } from './check-served.ts';
import type { Finding } from './checks.ts';
import { isFrail } from './party.ts';
import type { Trip } from './trip.ts';

/** Returns the houseboat or camp of the night after a day, as the gazetteer has it. */
export function nightStayAfter(dayNumber: number, { itinerary, gazetteer }: Trip): NightStayRecord | undefined {
  const stay = itinerary.stays.find(
    ({ firstDayNumber, nights }) => firstDayNumber <= dayNumber && dayNumber < firstDayNumber + nights,
  );
  return stay?.nightStay ? gazetteer.bases.get(stay.baseId)?.nightStay : undefined;
}

/** Returns why a night on a houseboat or in a camp is not for this party unasked, or undefined. */
function findUnsuited({ nights }: StayPlan, { kind, mostNights }: NightStayRecord, { request }: Trip) {
  const wished = request.wishes?.stay ?? [];
  if (wished.some((each) => KIND_WORDS[each]?.test(kind))) return undefined;
  if (wished.length > 0) return `is not the ${wished.join(' or ')} asked for`;
  if (isFrail(request)) return 'does not suit the party';
  return nights > mostNights ? `is for ${mostNights} nights, not ${nights}` : undefined;
}

type Season = NonNullable<Stay['season']>;

/** Returns the season of an ordinary stay, where the gazetteer has one for it. */
function seasonsOf({ tier, hotelExample: { type, area } }: StayPlan, stays: readonly Stay[]): readonly Season[] {
  const same = stays.filter((stay) => stay.tier === tier && stay.kind === type && stay.area === area);
  return same.flatMap(({ season }) => season ?? []);
}

/** V55: nights on houseboats and in camps are in their season, as long as is usual, and for whom they suit. */
export function checkNightStays(trip: Trip): Finding[] {
  const { itinerary, gazetteer } = trip;
  return itinerary.stays.flatMap((stay): Finding[] => {
    const base = gazetteer.bases.get(stay.baseId);
    const record = stay.nightStay && base?.nightStay;
    const { from, to } = record ?? {};
    const own = from !== undefined && to !== undefined ? [{ from, to }] : [];
    const seasons = record ? own : seasonsOf(stay, base?.stays ?? []);
    const dates = Array.from({ length: stay.nights }, (_, i) =>
      addDays(itinerary.startDate, stay.firstDayNumber - 1 + i),
    );
    const closed = dates.find((date) => seasons.some((season) => !isInRange(date, season)));
    const unsuited = record && findUnsuited(stay, record, trip);
    const fault = closed === undefined ? unsuited : `is not open on ${closed}`;
    const what = `the ${stay.hotelExample.type} in ${stay.base.name}`;
    return fault === undefined ? [] : [{ check: 'V55', message: `${what} ${fault}` }];
  });
}
