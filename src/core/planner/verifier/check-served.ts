import { formatClock } from '../../clock-time.ts';
import { PARTY_LIMITS, THEME_SHARE } from '../limits.ts';
import type { ServedWish } from '../wishes.ts';
import type { Finding } from './checks.ts';
import { hasChildUnder } from './party.ts';
import { findRides, findVisits, type Trip } from './trip.ts';

/** Returns the wishes of a request that its plan has to answer, as `wish` or `wish value`. */
function listAsked({ request }: Trip): readonly string[] {
  const { party, diet, pace, themes, mustSee, avoid, transport, arriveAfter, leaveBefore, stay } = request.wishes ?? {};
  const each = (wish: string, values: readonly string[] = []) => values.map((value) => `${wish} ${value}`);
  return [
    ...(hasChildUnder(request, PARTY_LIMITS.gentleUnder) ? ['children'] : []),
    ...(party && party.elders > 0 ? ['elders'] : []),
    ...(party && party.mobility !== 'full' ? [party.mobility] : []),
    ...(party && request.travellers === 1 ? ['solo'] : []),
    ...each('diet', diet),
    ...each('must-see', mustSee),
    ...each('avoid', avoid),
    ...each('transport', transport),
    ...(pace ? [`pace ${pace}`] : []),
    ...(themes && themes.length > 0 ? ['themes'] : []),
    ...(arriveAfter ? ['leave-home'] : []),
    ...(leaveBefore ? ['back-home'] : []),
    ...(stay && stay.length > 0 ? ['stay'] : []),
  ];
}

const answers = ({ wish, value }: ServedWish, asked: string): boolean =>
  asked === wish || asked === `${wish} ${value ?? ''}`;

/** The words by which a kind of stay is known. */
export const KIND_WORDS: Readonly<Record<string, RegExp>> = {
  hotel: /hotel|resort|lodge|inn/i,
  homestay: /homestay|cottage|bungalow/i,
  heritage: /heritage|haveli|palace|fort|castle|manor|mansion|colonial/i,
  houseboat: /houseboat/i,
  camp: /camp|tent/i,
  dormitory: /hostel|dormitory|dharamshala|serai|ashram/i,
};

/** Returns what is untrue of the share of the visits that are about the themes. */
function findUntrueThemes(trip: Trip, { wish, value = '', outcome }: ServedWish): string | undefined {
  if (wish !== 'themes') return undefined;
  const visits = findVisits(trip);
  const themes = value.split(' ');
  const fitting = visits.filter(({ sight }) => sight?.themes.some((theme) => themes.includes(theme)));
  const isMet = fitting.length >= THEME_SHARE.ofVisits * visits.length;
  return isMet === (outcome === 'met') ? undefined : 'the share of the themes is told wrongly';
}

/** Returns what is untrue in an entry: a day that is not in the plan, a sight or a time that is not on that day. */
function findUntruth(trip: Trip, served: ServedWish): string | undefined {
  const { itinerary } = trip;
  const day = itinerary.days.find(({ number }) => number === served.day);
  if (served.day !== undefined && !day) return `day ${served.day} is not in the plan`;
  if (served.wish === 'must-see' && served.at !== undefined) {
    const visit = findVisits(trip).find(({ stop }) => stop.sightId === served.value);
    const isThere = visit?.day.number === served.day && formatClock(visit?.stop.start ?? 0) === served.at;
    if (!isThere) return `${served.name} is not visited on day ${served.day} at ${served.at}`;
  }
  if (served.wish === 'diet' && served.name !== undefined) {
    const isEaten = day?.stops.some((stop) => stop.kind === 'meal' && stop.dish === served.name);
    if (!isEaten) return `${served.name} is not eaten on day ${served.day}`;
  }
  if (served.wish === 'stay') {
    const stay = itinerary.stays.find(({ firstDayNumber }) => firstDayNumber === served.day);
    const kinds = (served.value ?? '').split(' ');
    const isOfKind = kinds.some((kind) => KIND_WORDS[kind]?.test(stay?.hotelExample.type ?? ''));
    if (isOfKind !== (served.outcome === 'met')) return `the stay of day ${served.day} is told wrongly`;
  }
  const themes = findUntrueThemes(trip, served);
  if (themes !== undefined) return themes;
  const isRide = served.wish === 'leave-home' || served.wish === 'back-home';
  const rides = findRides(itinerary);
  const ride = served.wish === 'leave-home' ? rides[0] : rides.at(-1);
  const clock = ride && formatClock(served.wish === 'leave-home' ? ride.departs : ride.departs + ride.minutes);
  return isRide && clock !== served.at ? `the ride of ${served.at} is at ${clock}` : undefined;
}

/** V46: the plan answers every wish, and what it says of each is true. */
export function checkServed(trip: Trip): Finding[] {
  const served = trip.itinerary.served ?? [];
  const forgotten = listAsked(trip)
    .filter((asked) => !served.some((each) => answers(each, asked)))
    .map((asked) => `nothing is said about the wish "${asked}"`);
  const untrue = served.flatMap((each) => findUntruth(trip, each) ?? []);
  return [...forgotten, ...untrue].map((message) => ({ check: 'V52', message }));
}
