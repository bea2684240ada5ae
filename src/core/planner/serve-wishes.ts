import { formatClock } from '../clock-time.ts';
import type { Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { DayDraft } from './build-timeline.ts';
import { PARTY_LIMITS, THEME_SHARE } from './limits.ts';
import { findLongDays } from './long-days.ts';
import { hasYoungChild, isSolo, needsCare } from './party-needs.ts';
import { isOfKind } from './stay-kinds.ts';
import { roadMinutesOfDays } from './transport-wishes.ts';
import type { Journey, Pace, StayPlan, Stop, TripRequest } from './types.ts';
import type { Diet, Party, ServedWish } from './wishes.ts';

interface PlanToServe {
  readonly request: TripRequest;
  readonly gazetteer: Gazetteer;
  readonly pace: Pace;
  readonly journeys: readonly Journey[];
  readonly days: readonly DayDraft[];
  readonly stays: readonly StayPlan[];
}

type StopOn<Kind extends Stop['kind']> = { readonly day: number; readonly stop: Extract<Stop, { kind: Kind }> };

function stopsOf<Kind extends Stop['kind']>({ days }: PlanToServe, kind: Kind): readonly StopOn<Kind>[] {
  return days.flatMap(({ number, stops }) =>
    stops.flatMap((stop) => (stop.kind === kind ? [{ day: number, stop: stop as Extract<Stop, { kind: Kind }> }] : [])),
  );
}

const visitsOf = (plan: PlanToServe): readonly (StopOn<'visit'> & { readonly sight: Sight | undefined })[] =>
  stopsOf(plan, 'visit').map((visit) => ({ ...visit, sight: plan.gazetteer.sights.get(visit.stop.sightId) }));

interface LongDay {
  readonly day: number;
  readonly minutes: number;
}

/** Returns the day with the longest drive, if it is longer than suits the party. */
function findLongDrive({ journeys, request }: PlanToServe): LongDay | null {
  if (!needsCare(request)) return null;
  const rides = journeys.flatMap((journey) => journey.rides);
  const coach = rides.find(({ mode, overnight }) => mode === 'bus' && overnight);
  if (coach) return { day: coach.dayNumber, minutes: coach.minutes };
  const days = [...new Set(rides.map(({ dayNumber }) => dayNumber))];
  const drives = days.map((day) => ({
    day,
    minutes: roadMinutesOfDays(rides.filter(({ dayNumber }) => dayNumber === day)),
  }));
  const longest = drives.reduce((a, b) => (b.minutes > a.minutes ? b : a), { day: 1, minutes: 0 });
  return longest.minutes > PARTY_LIMITS.roadMinutes ? longest : null;
}

/** Returns when the last sight of any day ends: by then the party is on its way to the stay. */
function lastSight(plan: PlanToServe): Pick<ServedWish, 'day' | 'at'> {
  const last = [...visitsOf(plan)].sort((a, b) => b.stop.end - a.stop.end)[0];
  return last ? { day: last.day, at: formatClock(last.stop.end) } : {};
}

/** Returns how the days suit those who must not be hurried, and the drive that is longer than suits them. */
function serveCare(plan: PlanToServe, party: Party): readonly ServedWish[] {
  const { mobility, elders } = party;
  const last = lastSight(plan);
  const calm = (wish: ServedWish['wish']): ServedWish => ({ wish, outcome: 'met', ...last });
  const cared: readonly ServedWish[] = [
    ...(hasYoungChild(plan.request) ? [calm('children')] : []),
    ...(elders > 0 ? [calm('elders')] : []),
    ...(mobility === 'full' ? [] : [{ wish: mobility, outcome: 'partly', because: 'steps-unknown' } as const]),
  ];
  const [first] = cared;
  if (!first) return [];
  const drive = findLongDrive(plan);
  const tell = (because: 'long-drive' | 'long-day', { day, minutes }: LongDay): ServedWish => {
    return { wish: first.wish, outcome: 'not-met', because, day, amount: minutes };
  };
  const drives = drive ? [tell('long-drive', drive)] : [];
  return [
    ...cared,
    ...drives,
    ...findLongDays(plan.request, plan.days, plan.gazetteer).map((day) => tell('long-day', day)),
  ];
}

function serveSolo({ journeys }: PlanToServe): ServedWish {
  const last = journeys.find(({ direction }) => direction === 'outward')?.rides.at(-1);
  const arrives = ((last?.departs ?? 0) + (last?.minutes ?? 0)) % 1440;
  const isLate = arrives > PARTY_LIMITS.soloHomeBy;
  const shown = last && { day: last.dayNumber, at: formatClock(arrives) };
  return { wish: 'solo', ...(isLate ? { outcome: 'not-met', because: 'late-arrival' } : { outcome: 'met' }), ...shown };
}

function serveParty(plan: PlanToServe): readonly ServedWish[] {
  const { party } = plan.request.wishes ?? {};
  if (!party) return [];
  return [...serveCare(plan, party), ...(isSolo(plan.request) ? [serveSolo(plan)] : [])];
}

/** Diets for which a kitchen has to be asked, whatever the dish. */
const ASKED_IN_KITCHENS: ReadonlySet<Diet> = new Set(['jain', 'vegan', 'halal']);

function serveDiet(plan: PlanToServe, diet: Diet): ServedWish {
  const meal = stopsOf(plan, 'meal').find(({ stop }) => stop.dish !== undefined);
  const shown = meal?.stop.dish === undefined ? {} : { name: meal.stop.dish, day: meal.day };
  return ASKED_IN_KITCHENS.has(diet)
    ? { wish: 'diet', value: diet, outcome: 'partly', because: 'kitchens-unknown', ...shown }
    : { wish: 'diet', value: diet, outcome: 'met', ...shown };
}

/** Returns where a named sight or town is in the plan; undefined when it is not. */
function findNamed(plan: PlanToServe, id: string): Pick<ServedWish, 'name' | 'day' | 'at'> | undefined {
  const visit = visitsOf(plan).find(({ sight }) => sight?.id === id);
  if (visit) return { name: visit.stop.place.name, day: visit.day, at: formatClock(visit.stop.start) };
  const stay = plan.stays.find(({ baseId }) => baseId === id);
  if (stay) return { name: stay.base.name, day: stay.firstDayNumber };
  const near = visitsOf(plan).find(({ sight }) => sight?.baseId === id);
  return near && { name: plan.gazetteer.bases.get(id)?.name ?? near.stop.place.name, day: near.day };
}

const nameOf = ({ gazetteer }: PlanToServe, id: string): { name: string } | undefined => {
  const named = gazetteer.sights.get(id) ?? gazetteer.bases.get(id);
  return named && { name: named.name };
};

function serveNames(plan: PlanToServe): readonly ServedWish[] {
  const { mustSee = [], avoid = [] } = plan.request.wishes ?? {};
  const seen = mustSee.flatMap((id): ServedWish[] => {
    const found = findNamed(plan, id);
    return found ? [{ wish: 'must-see', value: id, outcome: 'met', ...found }] : [];
  });
  const avoided = avoid.map((value): ServedWish => {
    if (value === 'crowds') return { wish: 'avoid', value, outcome: 'partly', because: 'crowds-unknown' };
    return { wish: 'avoid', value, outcome: 'met', ...nameOf(plan, value) };
  });
  return [...seen, ...avoided];
}

function serveTravel({ request, journeys }: PlanToServe): readonly ServedWish[] {
  const { transport = [], arriveAfter, leaveBefore } = request.wishes ?? {};
  const rides = journeys.flatMap((journey) => journey.rides);
  const [first, last] = [rides[0], rides.at(-1)];
  const ways = transport.map((value): ServedWish => {
    return { wish: 'transport', value, outcome: 'met' };
  });
  const hours: ServedWish[] = [];
  if (arriveAfter !== undefined && first)
    hours.push({ wish: 'leave-home', value: arriveAfter, outcome: 'met', at: formatClock(first.departs) });
  if (leaveBefore !== undefined && last)
    hours.push({ wish: 'back-home', value: leaveBefore, outcome: 'met', at: formatClock(last.departs + last.minutes) });
  return [...ways, ...hours];
}

function serveStays({ request, stays }: PlanToServe): readonly ServedWish[] {
  const kinds = request.wishes?.stay ?? [];
  if (kinds.length === 0) return [];
  const value = kinds.join(' ');
  return stays.map(({ base, hotelExample, firstDayNumber }): ServedWish => {
    if (!isOfKind({ kind: hotelExample.type }, kinds))
      return { wish: 'stay', value, name: base.name, outcome: 'not-met', because: 'no-such-stay', day: firstDayNumber };
    return { wish: 'stay', value, name: `${hotelExample.name}, ${base.name}`, outcome: 'met', day: firstDayNumber };
  });
}

/** Returns how many visits are about the themes; towns with few such sights fill the days with others. */
function serveThemes(plan: PlanToServe): readonly ServedWish[] {
  const themes = plan.request.wishes?.themes ?? [];
  if (themes.length === 0) return [];
  const visits = visitsOf(plan);
  const amount = visits.filter(({ sight }) => sight?.themes.some((theme) => themes.includes(theme))).length;
  const served = { wish: 'themes', value: themes.join(' '), amount } as const;
  const isMet = amount >= THEME_SHARE.ofVisits * visits.length;
  return [isMet ? { ...served, outcome: 'met' } : { ...served, outcome: 'partly', because: 'few-such-sights' }];
}

/** Trips at another pace than asked fail their check. */
function servePace({ request, pace }: PlanToServe): readonly ServedWish[] {
  const asked = request.wishes?.pace;
  return asked ? [{ wish: 'pace', value: asked, outcome: pace === asked ? 'met' : 'not-met' }] : [];
}

/** Returns how a plan serves each wish of its request, with the day or the time where it shows. */
export function serveWishes(plan: PlanToServe): readonly ServedWish[] {
  return [
    ...serveParty(plan),
    ...serveNames(plan),
    ...(plan.request.wishes?.diet ?? []).map((diet) => serveDiet(plan, diet)),
    ...serveTravel(plan),
    ...servePace(plan),
    ...serveThemes(plan),
    ...serveStays(plan),
  ];
}
