import { addDays, daysBetween } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { avoids, isGentle, tidyWishes } from './party-needs.ts';
import { joinNames } from './phrases.ts';
import { AVOID_WORDS } from './served-words.ts';
import { MAX_TRIP_DAYS, type PlanningEvent, type Refusal, type Remedy, type TripRequest } from './types.ts';
import { isWantedBase, isWantedSight } from './wanted-sights.ts';
import type { AvoidedKind, TransportWish, TripWishes } from './wishes.ts';

/** Returns true when a request has enough suggestions. */
type Tries = (request: TripRequest) => boolean;
type Search<T> = Generator<PlanningEvent, T>;

/** One wish that may be dropped: the wishes that remain, and the change in words. */
interface Easing {
  readonly label: string;
  readonly wishes: TripWishes;
}

const TRANSPORT_EASINGS: Readonly<Record<TransportWish, string>> = {
  'no-flights': 'Allow flights',
  'no-night-trains': 'Allow night trains',
  'own-car': 'Go without your own car',
};

const nameOf = (id: string, { sights, bases }: Gazetteer): string | undefined =>
  sights.get(id)?.name ?? bases.get(id)?.name;

const nameAvoided = (value: string, gazetteer: Gazetteer): string =>
  nameOf(value, gazetteer) ?? AVOID_WORDS[value as AvoidedKind] ?? value;

const without = <T>(list: readonly T[], value: T): readonly T[] => list.filter((each) => each !== value);

/** Returns every single wish that may stand in the way, the least dear to a traveller first. */
function listEasings(wishes: TripWishes, gazetteer: Gazetteer): readonly Easing[] {
  const { transport = [], avoid = [], mustSee = [], arriveAfter: _after, leaveBefore: _before, ...others } = wishes;
  const { themes: _themes, ...withoutThemes } = wishes;
  const { pace: _pace, ...withoutPace } = wishes;
  const timed = { ...others, transport, avoid, mustSee };
  const { leaveBefore, arriveAfter } = wishes;
  return [
    ...(wishes.pace ? [{ label: 'Plan at any pace', wishes: withoutPace }] : []),
    ...(wishes.themes?.length ? [{ label: 'Plan without the themes', wishes: withoutThemes }] : []),
    ...(arriveAfter
      ? [{ label: 'Leave home at any time', wishes: { ...timed, ...(leaveBefore && { leaveBefore }) } }]
      : []),
    ...(leaveBefore
      ? [{ label: 'Come home at any time', wishes: { ...timed, ...(arriveAfter && { arriveAfter }) } }]
      : []),
    ...transport.map((value) => ({
      label: TRANSPORT_EASINGS[value],
      wishes: { ...wishes, transport: without(transport, value) },
    })),
    ...avoid.map((value) => ({
      label: `Do not rule out ${nameAvoided(value, gazetteer)}`,
      wishes: { ...wishes, avoid: without(avoid, value) },
    })),
    ...mustSee.map((value) => ({
      label: `Leave out ${nameOf(value, gazetteer) ?? value}`,
      wishes: { ...wishes, mustSee: without(mustSee, value) },
    })),
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

type Labelled = Remedy & { readonly label: string };

const MOST_REMEDIES = 3;
/** The most days by which a trip is lengthened to keep the wishes. */
const LONGER_BY = 5;

/** Returns the first length of the trip, longer than asked, that keeps all the wishes. */
function* findLonger(request: TripRequest, isEnough: Tries): Search<Labelled | undefined> {
  const asked = daysBetween(request.departureDate, request.returnDate) + 1;
  for (let days = asked + 1; days <= Math.min(MAX_TRIP_DAYS, asked + LONGER_BY); days++) {
    yield { kind: 'progress', step: 'transport', text: `Trying ${days} days` };
    const returnDate = addDays(request.departureDate, days - 1);
    if (isEnough({ ...request, returnDate })) return { label: `Plan ${days} days`, returnDate };
  }
  return undefined;
}

/** Returns changes that lead to an answer; each has been tried. */
function* findRemedies(request: TripRequest, gazetteer: Gazetteer, isEnough: Tries): Search<readonly Labelled[]> {
  const { wishes = {} } = request;
  const remedies: Labelled[] = [];
  for (const { label, wishes: rest } of listEasings(wishes, gazetteer)) {
    yield { kind: 'progress', step: 'transport', text: 'Trying which wish stands in the way' };
    const remaining = tidyWishes(rest) ?? {};
    if (isEnough({ ...request, wishes: remaining })) remedies.push({ label, wishes: remaining });
    if (remedies.length === MOST_REMEDIES) break;
  }
  const rest = withoutHardOnes(wishes);
  if (remedies.length === 0 && isEnough({ ...request, wishes: rest }))
    remedies.push({ label: 'Plan without these wishes', wishes: rest });
  if (remedies.length === 0) return [];
  const longer = yield* findLonger(request, isEnough);
  return longer ? [longer, ...remedies] : remedies;
}

/** Returns why the named places contradict the other wishes, in words; undefined when nothing does. */
export function findContradiction(request: TripRequest, gazetteer: Gazetteer): string | undefined {
  const { mustSee = [], avoid = [] } = request.wishes ?? {};
  const both = mustSee.filter((id) => avoid.includes(id)).map((id) => nameOf(id, gazetteer) ?? id);
  if (both.length > 0) return `You want to see ${joinNames(both)}, and also to avoid it.`;
  for (const id of mustSee) {
    const sight = gazetteer.sights.get(id);
    const base = gazetteer.bases.get(sight?.baseId ?? id);
    if (!base) continue;
    if (!isWantedBase(base, request)) return `${sight?.name ?? base.name} lies where you asked us not to go.`;
    if (sight?.bestAt === 'sunrise' && avoids(request, 'early-starts'))
      return `${sight.name} is for the hour of sunrise, and you asked for no early starts.`;
    if (!sight || isWantedSight(sight, base, request)) continue;
    return sight.strenuous && isGentle(request)
      ? `${sight.name} is too strenuous for somebody in your party.`
      : `${sight.name} is of a kind that you asked us to avoid.`;
  }
  return undefined;
}

/**
 * Refuses with the smallest changes that make the trip possible, each tried; undefined when the wishes are not the
 * reason.
 */
export function* refuseWishes(
  request: TripRequest,
  { gazetteer, place, because }: { gazetteer: Gazetteer; place: string; because?: string | undefined },
  isEnough: Tries,
): Search<Refusal | undefined> {
  const plain = { ...request, exclude: [] };
  const remedies = yield* findRemedies(plain, gazetteer, isEnough);
  if (remedies.length === 0 && because === undefined) return undefined;
  const why = because ?? `We found no trip to ${place} on these dates that keeps all your wishes.`;
  const advice =
    remedies.length > 0
      ? `What works: ${joinNames(remedies.map(({ label }) => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`))}.`
      : 'Change one of the two.';
  return { reason: 'WISHES_IMPOSSIBLE', message: `${why} ${advice}`, details: {}, remedies };
}
