import { formatClock, type Minute, parseClock } from '../clock-time.ts';
import { addDays, daysBetween } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { avoids, isGentle, tidyWishes } from './party-needs.ts';
import type { ChangeSaying, ContradictionSaying, SaidAvoided } from './refusal-sayings.ts';
import { MAX_TRIP_DAYS, type PlanningEvent, type Refusal, type Remedy, type TripRequest } from './types.ts';
import { isWantedBase, isWantedSight } from './wanted-sights.ts';
import type { AvoidedKind, TripWishes } from './wishes.ts';

/** Returns true when a request has enough suggestions. */
type Tries = (request: TripRequest) => boolean;
type Search<T> = Generator<PlanningEvent, T>;

/** One wish that may be dropped: the wishes that remain, and the change in words. */
interface Easing {
  readonly label: ChangeSaying;
  readonly wishes: TripWishes;
}

const nameOf = (id: string, { sights, bases }: Gazetteer): string | undefined =>
  sights.get(id)?.name ?? bases.get(id)?.name;

function sayAvoided(value: string, gazetteer: Gazetteer): SaidAvoided {
  const name = nameOf(value, gazetteer);
  return name === undefined ? { kind: value as AvoidedKind } : { name };
}

const without = <T>(list: readonly T[], value: T): readonly T[] => list.filter((each) => each !== value);

/** Minutes by which an hour of leaving or of coming home is eased before it is dropped. */
const EASED_BY: readonly Minute[] = [60, 120, 180];

/** Returns earlier hours of leaving home, then none. */
function easeLeaving(wishes: TripWishes): readonly Easing[] {
  const { arriveAfter, ...others } = wishes;
  if (!arriveAfter) return [];
  const hours = EASED_BY.map((by) => parseClock(arriveAfter) - by).filter((hour) => hour >= 0);
  const earlier = hours.map(formatClock).map((at) => {
    return { label: { say: 'leave-from', at } as const, wishes: { ...wishes, arriveAfter: at } };
  });
  return [...earlier, { label: { say: 'any-leaving' }, wishes: others }];
}

/** Returns later hours of coming home, then none. */
function easeReturning(wishes: TripWishes): readonly Easing[] {
  const { leaveBefore, ...others } = wishes;
  if (!leaveBefore) return [];
  const hours = EASED_BY.map((by) => parseClock(leaveBefore) + by).filter((hour) => hour < 1440);
  const later = hours.map(formatClock).map((at) => {
    return { label: { say: 'home-by', at } as const, wishes: { ...wishes, leaveBefore: at } };
  });
  return [...later, { label: { say: 'any-returning' }, wishes: others }];
}

/**
 * Returns every single wish that may stand in the way, the least dear to a traveller first; for each of them its easings,
 * the smallest first.
 */
function listEasings(wishes: TripWishes, gazetteer: Gazetteer): readonly (readonly Easing[])[] {
  const { transport = [], avoid = [], mustSee = [] } = wishes;
  const { themes: _themes, ...withoutThemes } = wishes;
  const { pace: _pace, ...withoutPace } = wishes;
  const named: readonly Easing[] = [
    ...transport.map((value) => ({
      label: { say: 'allow', wish: value } as const,
      wishes: { ...wishes, transport: without(transport, value) },
    })),
    ...avoid.map((value) => ({
      label: { say: 'do-not-avoid', avoided: sayAvoided(value, gazetteer) } as const,
      wishes: { ...wishes, avoid: without(avoid, value) },
    })),
    ...mustSee.map((value) => ({
      label: { say: 'leave-out', name: nameOf(value, gazetteer) ?? value } as const,
      wishes: { ...wishes, mustSee: without(mustSee, value) },
    })),
  ];
  return [
    wishes.pace ? [{ label: { say: 'any-pace' }, wishes: withoutPace }] : [],
    wishes.themes?.length ? [{ label: { say: 'no-themes' }, wishes: withoutThemes }] : [],
    easeLeaving(wishes),
    easeReturning(wishes),
    ...named.map((easing) => [easing]),
  ];
}

/** Wishes that only say who travels and what they eat: they never stand in the way by themselves. */
function withoutHardOnes({ party, diet, stay }: TripWishes): TripWishes {
  return { ...(party && { party }), ...(diet && { diet }), ...(stay && { stay }) };
}

/** Returns true when there are wishes that may make a trip impossible. */
export function hasHardWishes({ wishes }: TripRequest): boolean {
  const said = tidyWishes(wishes);
  return said !== undefined && Object.keys(said).some((name) => !['party', 'diet', 'stay'].includes(name));
}

type Labelled = Remedy & { readonly label: ChangeSaying };

const MOST_REMEDIES = 3;
/** The most days by which a trip is lengthened to keep the wishes. */
const LONGER_BY = 5;

/** Returns the first length of the trip, longer than asked, that keeps all the wishes. */
function* findLonger(request: TripRequest, isEnough: Tries): Search<Labelled | undefined> {
  const asked = daysBetween(request.departureDate, request.returnDate) + 1;
  for (let days = asked + 1; days <= Math.min(MAX_TRIP_DAYS, asked + LONGER_BY); days++) {
    yield { kind: 'progress', step: 'transport', text: { say: 'try-days', days } };
    const returnDate = addDays(request.departureDate, days - 1);
    if (isEnough({ ...request, returnDate })) return { label: { say: 'more-days', days }, returnDate };
  }
  return undefined;
}

/** Returns changes that lead to an answer; each has been tried. */
function* findRemedies(request: TripRequest, gazetteer: Gazetteer, isEnough: Tries): Search<readonly Labelled[]> {
  const { wishes = {} } = request;
  const remedies: Labelled[] = [];
  for (const easings of listEasings(wishes, gazetteer)) {
    if (remedies.length === MOST_REMEDIES) break;
    for (const { label, wishes: rest } of easings) {
      yield { kind: 'progress', step: 'transport', text: { say: 'try-wishes' } };
      const remaining = tidyWishes(rest) ?? {};
      if (!isEnough({ ...request, wishes: remaining })) continue;
      remedies.push({ label, wishes: remaining });
      break;
    }
  }
  const rest = withoutHardOnes(wishes);
  if (remedies.length === 0 && isEnough({ ...request, wishes: rest }))
    remedies.push({ label: { say: 'no-wishes' }, wishes: rest });
  if (remedies.length === 0) return [];
  const longer = yield* findLonger(request, isEnough);
  return longer ? [longer, ...remedies] : remedies;
}

/** Returns why the named places contradict the other wishes; undefined when nothing does. */
export function findContradiction(request: TripRequest, gazetteer: Gazetteer): ContradictionSaying | undefined {
  const { mustSee = [], avoid = [] } = request.wishes ?? {};
  const both = mustSee.filter((id) => avoid.includes(id)).map((id) => nameOf(id, gazetteer) ?? id);
  if (both.length > 0) return { say: 'wanted-and-avoided', names: both };
  for (const id of mustSee) {
    const sight = gazetteer.sights.get(id);
    const base = gazetteer.bases.get(sight?.baseId ?? id);
    if (!base) continue;
    if (!isWantedBase(base, request)) return { say: 'unwanted-area', name: sight?.name ?? base.name };
    if (sight?.bestAt === 'sunrise' && avoids(request, 'early-starts')) return { say: 'at-sunrise', name: sight.name };
    if (!sight || isWantedSight(sight, base, request)) continue;
    return { say: sight.strenuous && isGentle(request) ? 'strenuous' : 'unwanted-kind', name: sight.name };
  }
  return undefined;
}

/**
 * Refuses with the smallest changes that make the trip possible, each tried; undefined when the wishes are not the
 * reason.
 */
export function* refuseWishes(
  request: TripRequest,
  { gazetteer, place, because }: { gazetteer: Gazetteer; place: string; because?: ContradictionSaying | undefined },
  isEnough: Tries,
): Search<Refusal | undefined> {
  const plain = { ...request, exclude: [] };
  const remedies = yield* findRemedies(plain, gazetteer, isEnough);
  if (remedies.length === 0 && because === undefined) return undefined;
  const works = remedies.map(({ label }) => label);
  const message = { say: 'wishes-impossible', destination: place, ...(because && { because }), works } as const;
  return { reason: 'WISHES_IMPOSSIBLE', message, details: {}, remedies };
}
