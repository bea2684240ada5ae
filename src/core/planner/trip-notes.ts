import { formatDay, inYearlyRange } from '../dates.ts';
import { type Fair, type Gazetteer, legKey } from '../gazetteer/gazetteer.ts';
import { resolvePlace } from '../gazetteer/resolve-place.ts';
import { fairsOn, festivalsBetween, longWeekendOf } from '../pricing/festivals.ts';
import { ratesCheckedOn } from '../pricing/rates.ts';
import { findHotelSeason } from '../pricing/seasons.ts';
import type { DayDraft } from './build-timeline.ts';
import type { Skeleton } from './circuit.ts';
import { ALTITUDE, EARLIEST_DEPARTURE_UNNOTED, LATE_ARRIVAL, SEASON_NOTES } from './limits.ts';
import { missedNotes } from './missed-sights.ts';
import { joinNames, nameVehicle } from './phrases.ts';
import { HOME_TERMINAL_KM } from './transport-options.ts';
import type { Journey, TripNote, TripRequest } from './types.ts';

const SEASON_TEXTS: Readonly<Record<(typeof SEASON_NOTES)[number]['id'], string>> = {
  monsoon:
    'Monsoon season: expect rain on some days, wet paths and a boat or a hill road cancelled at short notice. Rooms cost less and the land is green.',
  'north-east-monsoon':
    'The north-east monsoon brings rain to this coast in these weeks, at times a cyclone warning; keep a flexible afternoon.',
  snow: 'Winter in the hills: it is very cold at night, below zero higher up, and snow may close high roads for a day. Pack layers and ask for a heated room.',
  heat: 'It is very hot in the plains in these weeks: see sights early and late, rest at noon, drink a lot. Rooms without air conditioning are hard to sleep in.',
  fog: 'Winter fog delays trains and morning flights in the north; leave slack for connections.',
};

interface NotesInput {
  readonly request: TripRequest;
  readonly gazetteer: Gazetteer;
  readonly skeleton: Skeleton;
  readonly journeys: readonly Journey[];
  readonly days: readonly DayDraft[];
}

type SleptDay = { readonly date: string; readonly base: Skeleton['mainBase'] };

function daysAtBases({ gazetteer, days, skeleton }: NotesInput): readonly SleptDay[] {
  const slept = days.flatMap(({ date, night }) => {
    const base = typeof night === 'object' ? gazetteer.bases.get(night.baseId) : undefined;
    return base ? [{ date, base }] : [];
  });
  return slept.length > 0 ? slept : days.map(({ date }) => ({ date, base: skeleton.mainBase }));
}

function fits(rule: (typeof SEASON_NOTES)[number], { date, base }: SleptDay): boolean {
  if (!inYearlyRange(date, rule)) return false;
  if (rule.states && !rule.states.includes(base.state)) return false;
  if (rule.exceptRegions?.some((region) => base.regions.includes(region))) return false;
  if (rule.minLat !== undefined && base.lat < rule.minLat) return false;
  if (rule.minAltitude !== undefined && base.altitudeMetres < rule.minAltitude) return false;
  return rule.maxAltitude === undefined || base.altitudeMetres <= rule.maxAltitude;
}

function seasonNotes(input: NotesInput): readonly TripNote[] {
  const slept = daysAtBases(input);
  const notes = SEASON_NOTES.filter((rule) => slept.some((day) => fits(rule, day))).map(
    ({ id }): TripNote => ({
      kind: id === 'monsoon' || id === 'north-east-monsoon' ? 'season' : 'safety',
      text: SEASON_TEXTS[id],
    }),
  );
  const reasons = new Map<string, Set<string>>();
  for (const { date, base } of slept) {
    const { label, factor } = findHotelSeason(input.gazetteer.festivals, base, date);
    if (factor > 1 && label) reasons.set(label, (reasons.get(label) ?? new Set()).add(base.name));
  }
  const dear = [...reasons].map(([label, names]): TripNote => {
    return {
      kind: 'season',
      text: `${label}: rooms in ${joinNames([...names])} cost more than usual; the price includes this.`,
    };
  });
  return [...notes, ...dear];
}

/** Returns a note on a road between home and the destination that is closed on these dates. */
function closedRoadNotes({ gazetteer, skeleton, request, days }: NotesInput): readonly TripNote[] {
  const { mainBase } = skeleton;
  const home = resolvePlace(request.from, gazetteer);
  if (home.kind !== 'base') return [];
  const leg = gazetteer.legs.get(legKey(home.base.id, mainBase.id));
  const closed = leg?.closedRanges?.find((range) => days.some(({ date }) => inYearlyRange(date, range)));
  if (!closed) return [];
  const text = `The road from ${home.base.name} to ${mainBase.name} is closed on these dates: ${closed.reason.replace(/\.$/, '')}.`;
  return [{ kind: 'transport', text }];
}

function permitNotes({ gazetteer, days }: NotesInput): readonly TripNote[] {
  const permits = new Map<string, { sights: string[]; leadDays: number }>();
  for (const stop of days.flatMap(({ stops }) => stops)) {
    const sight = stop.kind === 'visit' ? gazetteer.sights.get(stop.sightId) : undefined;
    if (!sight?.permit) continue;
    const row = permits.get(sight.permit.name) ?? { sights: [], leadDays: 0 };
    row.sights.push(sight.name);
    row.leadDays = Math.max(row.leadDays, sight.permit.leadDays);
    permits.set(sight.permit.name, row);
  }
  return [...permits].map(([name, { sights, leadDays }]) => ({
    kind: 'permit',
    text: `${joinNames(sights)}: ${name}, to be arranged ${leadDays} ${leadDays === 1 ? 'day' : 'days'} ahead or more.`,
  }));
}

function altitudeNotes({ skeleton }: NotesInput): readonly TripNote[] {
  const high = skeleton.stays
    .map(({ base }) => base)
    .filter(({ altitudeMetres }) => altitudeMetres > ALTITUDE.countAbove);
  const highest = high.reduce((a, b) => (b.altitudeMetres > a.altitudeMetres ? b : a), high[0] ?? skeleton.mainBase);
  if (high.length === 0) return [];
  const flown = skeleton.out.kind === 'flight' && (high[0]?.altitudeMetres ?? 0) > ALTITUDE.flownInAbove;
  const rest = flown ? ' The first two days are kept slow on purpose: rest, drink water, no climbs.' : '';
  return [
    {
      kind: 'altitude',
      text: `${highest.name} lies at ${highest.altitudeMetres} m.${rest} See a doctor before you book if you have a heart or lung condition.`,
    },
  ];
}

/** Returns a note on each fair that is held where the traveller is on these days. */
function fairNotes(input: NotesInput): readonly TripNote[] {
  const seen = new Map<Fair, { readonly at: SleptDay['base']; readonly first: string; last: string }>();
  for (const { date, base } of daysAtBases(input)) {
    for (const fair of fairsOn(base, date)) {
      const known = seen.get(fair);
      if (known) known.last = date;
      else seen.set(fair, { at: base, first: date, last: date });
    }
  }
  return [...seen].map(([{ name, about }, { at, first, last }]): TripNote => {
    const when = first === last ? `on ${formatDay(first)}` : `from ${formatDay(first)} to ${formatDay(last)}`;
    return { kind: 'holiday', text: `You are in ${at.name} for the ${name}, ${when}. ${about}` };
  });
}

function holidayNotes({ gazetteer, days }: NotesInput): readonly TripNote[] {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const calendar = gazetteer.festivals;
  const festivals = festivalsBetween(calendar, first, last);
  const notes = festivals.map(({ day, name }): TripNote => {
    return {
      kind: 'holiday',
      text: `${name} falls on ${formatDay(day)}: festive, crowded, and some places keep holiday hours.`,
    };
  });
  const weekend = days.map(({ date }) => longWeekendOf(calendar, date)).find((found) => found !== null);
  if (!weekend || festivals.some(({ name }) => name === weekend.name)) return notes;
  return [
    ...notes,
    { kind: 'holiday', text: `The dates touch the long weekend around ${weekend.name}: book rooms and berths early.` },
  ];
}

function transportNotes({ journeys, skeleton, request }: NotesInput): readonly TripNote[] {
  const rides = journeys.flatMap((journey) => journey.rides);
  const named = rides.flatMap(({ service }) => (service ? [`${service.name} (${service.number})`] : []));
  const which = named.length > 0 ? `${joinNames([...new Set(named)])}: times` : 'Times of the rides';
  const notes: TripNote[] = [{ kind: 'transport', text: `${which} are typical; check them before booking.` }];
  if (skeleton.out.typical || skeleton.back.typical) {
    notes.push({
      kind: 'transport',
      text: 'We know of no direct train here: times are typical for the distance; expect one change.',
    });
  }
  const lateRides = journeys.flatMap((journey) => {
    const last = journey.rides.at(-1);
    if (!last) return [];
    const clock = (last.departs + last.minutes) % 1440;
    return clock > LATE_ARRIVAL || clock < EARLIEST_DEPARTURE_UNNOTED ? [last] : [];
  });
  for (const ride of lateRides) {
    notes.push({
      kind: 'transport',
      text: `${nameVehicle(ride)} to ${ride.to.name} arrives late at night: arrange the last stretch in advance.`,
    });
  }
  if (request.departureDate === request.bookedOn) {
    notes.push({
      kind: 'transport',
      text: 'You leave today: make sure seats and a room are available before you pack.',
    });
  }
  if (rides.some(({ mode }) => mode === 'flight' || mode === 'train')) {
    const far = (rides[0]?.km ?? 0) > HOME_TERMINAL_KM && rides[0]?.mode === 'cab';
    if (!far)
      notes.push({
        kind: 'transport',
        text: 'The way between your door and the station or airport at home is not included.',
      });
  }
  return notes;
}

function priceNotes({ request }: NotesInput): readonly TripNote[] {
  const notes: TripNote[] = [
    {
      kind: 'price',
      text: `An estimate from our rate table, last checked on ${formatDay(ratesCheckedOn)}; fares and room rates can change until they are booked.`,
    },
  ];
  if (request.travelClass === 'First Class') {
    notes.push({
      kind: 'price',
      text: 'No airline flies First Class within India: flights are priced as Business, trains as first class AC.',
    });
  }
  return notes;
}

/**
 * Returns what the traveller must know: season, permits, height, holidays, transport, price; each at most a sentence or
 * two.
 */
export function writeNotes(input: NotesInput): readonly TripNote[] {
  return [
    ...missedNotes(input),
    ...seasonNotes(input),
    ...closedRoadNotes(input),
    ...permitNotes(input),
    ...altitudeNotes(input),
    ...fairNotes(input),
    ...holidayNotes(input),
    ...transportNotes(input),
    ...priceNotes(input),
  ];
}
