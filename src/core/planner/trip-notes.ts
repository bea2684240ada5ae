import { isInRange } from '../dates.ts';
import { type Fair, type Gazetteer, legKey } from '../gazetteer/gazetteer.ts';
import { resolvePlace } from '../gazetteer/resolve-place.ts';
import { fairsOn, festivalsBetween, longWeekendOf } from '../pricing/festivals.ts';
import type { SaidSeason } from '../pricing/line-sayings.ts';
import { ratesCheckedOn } from '../pricing/rates.ts';
import { findHotelSeason } from '../pricing/seasons.ts';
import { sayingKey } from '../sayings.ts';
import { bookingNotes } from './booking-notes.ts';
import type { DayDraft } from './build-timeline.ts';
import type { Skeleton } from './circuit.ts';
import { landingIndex } from './first-days.ts';
import { ALTITUDE, EARLIEST_DEPARTURE_UNNOTED, LATE_ARRIVAL, SEASON_NOTES } from './limits.ts';
import { missedNotes } from './missed-sights.ts';
import { permitNotes } from './permit-notes.ts';
import { vehicleOf } from './phrases.ts';
import type { NoteSaying } from './sayings.ts';
import { HOME_TERMINAL_KM } from './transport-options.ts';
import type { Journey, TripNote, TripRequest } from './types.ts';

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
  if (!isInRange(date, rule)) return false;
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
      text: { say: id },
    }),
  );
  const reasons = new Map<string, { readonly season: SaidSeason; readonly towns: Set<string> }>();
  for (const { date, base } of slept) {
    const { reason, factor } = findHotelSeason(input.gazetteer.festivals, base, date);
    if (factor <= 1 || !reason) continue;
    const known = reasons.get(sayingKey(reason)) ?? { season: reason, towns: new Set<string>() };
    known.towns.add(base.name);
    reasons.set(sayingKey(reason), known);
  }
  const dear = [...reasons.values()].map(
    ({ season, towns }): TripNote => ({ kind: 'season', text: { say: 'dear-rooms', season, towns: [...towns] } }),
  );
  return [...notes, ...dear];
}

/** Returns a note on a road between home and the destination that is closed on these dates. */
function closedRoadNotes({ gazetteer, skeleton, request, days }: NotesInput): readonly TripNote[] {
  const { mainBase } = skeleton;
  const home = resolvePlace(request.from, gazetteer);
  if (home.kind !== 'base') return [];
  const leg = gazetteer.legs.get(legKey(home.base.id, mainBase.id));
  const closed = leg?.closedRanges?.find((range) => days.some(({ date }) => isInRange(date, range)));
  if (!closed) return [];
  const { reason } = closed;
  return [{ kind: 'transport', text: { say: 'closed-road', from: home.base.name, to: mainBase.name, reason } }];
}

function altitudeNotes({ skeleton }: NotesInput): readonly TripNote[] {
  const high = skeleton.stays
    .map(({ base }) => base)
    .filter(({ altitudeMetres }) => altitudeMetres > ALTITUDE.countAbove);
  const highest = high.reduce((a, b) => (b.altitudeMetres > a.altitudeMetres ? b : a), high[0] ?? skeleton.mainBase);
  if (high.length === 0) return [];
  const { out, stays, transfers } = skeleton;
  const bases = stays.map(({ base }) => base);
  const flown = landingIndex(out, bases, transfers) >= 0;
  return [{ kind: 'altitude', text: { say: 'altitude', town: highest.name, metres: highest.altitudeMetres, flown } }];
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
  return [...seen].map(
    ([{ name, about }, { at, first, last }]): TripNote => ({
      kind: 'holiday',
      text: { say: 'fair', name, town: at.name, first, last, about },
    }),
  );
}

function holidayNotes({ gazetteer, days }: NotesInput): readonly TripNote[] {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const calendar = gazetteer.festivals;
  const festivals = festivalsBetween(calendar, first, last);
  const notes = festivals.map(({ day, name }): TripNote => ({ kind: 'holiday', text: { say: 'festival', name, day } }));
  const weekend = days.map(({ date }) => longWeekendOf(calendar, date)).find((found) => found !== null);
  if (!weekend || festivals.some(({ name }) => name === weekend.name)) return notes;
  return [...notes, { kind: 'holiday', text: { say: 'long-weekend', name: weekend.name } }];
}

function transportNotes({ journeys, skeleton, request }: NotesInput): readonly TripNote[] {
  const rides = journeys.flatMap((journey) => journey.rides);
  const trains = new Map(rides.flatMap(({ service }) => (service ? [[service.number, service] as const] : [])));
  const ways = [skeleton.out, skeleton.back, ...skeleton.transfers.flatMap(({ option }) => option ?? [])];
  const change = ways.some(({ typical }) => typical);
  const note = (text: NoteSaying): TripNote => ({ kind: 'transport', text });
  const notes: TripNote[] = [note({ say: 'times-typical', trains: [...trains.values()], change })];
  const { stepStone: stop, mainBase } = skeleton;
  if (stop) notes.push(note({ say: 'night-on-the-way', town: stop.name, from: request.from, to: mainBase.name }));
  const lateRides = journeys.flatMap((journey) => {
    const last = journey.rides.at(-1);
    if (!last) return [];
    const clock = (last.departs + last.minutes) % 1440;
    return clock > LATE_ARRIVAL || clock < EARLIEST_DEPARTURE_UNNOTED ? [last] : [];
  });
  for (const ride of lateRides) notes.push(note({ say: 'arrives-late', vehicle: vehicleOf(ride), to: ride.to.name }));
  if (request.departureDate === request.bookedOn) notes.push(note({ say: 'leaves-today' }));
  const far = (rides[0]?.km ?? 0) > HOME_TERMINAL_KM && rides[0]?.mode === 'cab';
  if (!far && rides.some(({ mode }) => mode === 'flight' || mode === 'train'))
    notes.push(note({ say: 'own-way-to-station' }));
  return notes;
}

function priceNotes({ request }: NotesInput): readonly TripNote[] {
  const notes: TripNote[] = [
    {
      kind: 'price',
      text: { say: 'estimate', checkedOn: ratesCheckedOn },
    },
  ];
  if (request.travelClass === 'First Class') {
    notes.push({ kind: 'price', text: { say: 'no-first-class' } });
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
    ...bookingNotes(input),
    ...altitudeNotes(input),
    ...fairNotes(input),
    ...holidayNotes(input),
    ...transportNotes(input),
    ...priceNotes(input),
  ];
}
