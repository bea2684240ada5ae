import { parseClock } from '../../src/core/clock-time.ts';
import type { DishDiet } from '../../src/core/gazetteer/food-types.ts';
import type { Gazetteer, Sight } from '../../src/core/gazetteer/gazetteer.ts';
import type { Itinerary, PlannedDay, StayPlan, Stop } from '../../src/core/planner/types.ts';
import type { Diet, Party, StayKind, TripWishes } from '../../src/core/planner/wishes.ts';
import type { Ride } from '../../src/core/rides.ts';

/** One wish of a request and what a plan does about it. */
export interface Verdict {
  /** As the plan's own list calls it: `diet jain`, `must-see delhi-red-fort`, `elders`. */
  readonly wish: string;
  /** True where the plan itself, row by row, keeps it. */
  readonly isKept: boolean;
  /** The row that shows it, or the row that breaks it. */
  readonly line: string;
  /** What the plan says of it. */
  readonly said: 'met' | 'told' | 'nothing';
}

type Finding = Pick<Verdict, 'isKept' | 'line'>;
type Visit = Extract<Stop, { kind: 'visit' }>;

/** One plan with what it is judged by. */
interface Plan {
  readonly itinerary: Itinerary;
  readonly gazetteer: Gazetteer;
}

const kept = (line: string): Finding => ({ isKept: true, line });
const broken = (line: string): Finding => ({ isKept: false, line });
/** Kept unless there is a line that breaks it. */
const unless = (line: string | undefined, shown: string): Finding => (line === undefined ? kept(shown) : broken(line));

const ridesOf = ({ itinerary }: Plan): readonly Ride[] => itinerary.journeys.flatMap(({ rides }) => rides);
const nameRide = ({ mode, from, to, dayNumber }: Ride): string =>
  `${mode} ${from.name} to ${to.name}, day ${dayNumber}`;

interface Seen {
  readonly day: PlannedDay;
  readonly stop: Visit;
  readonly sight: Sight | undefined;
}
const visitsOf = ({ itinerary, gazetteer }: Plan): readonly Seen[] =>
  itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop) =>
      stop.kind === 'visit' ? [{ day, stop, sight: gazetteer.sights.get(stop.sightId) }] : [],
    ),
  );
const nameVisit = ({ day, stop }: Seen): string => `${stop.place.name}, day ${day.number}`;

const roadMinutesOn = (plan: Plan, number: number): number =>
  ridesOf(plan)
    .filter(
      ({ mode, dayNumber, overnight }) => dayNumber === number && !overnight && (mode === 'cab' || mode === 'bus'),
    )
    .reduce((sum, { minutes }) => sum + minutes, 0);

/** What a party that must not be hurried is promised: no treks, six hours of road a day, no night in a coach, short days. */
function judgeCare(
  plan: Plan,
  { dayMinutes, homeBy }: { readonly dayMinutes: number; readonly homeBy: number },
): Finding {
  const trek = visitsOf(plan).find(({ sight }) => sight?.strenuous);
  if (trek) return broken(`strenuous: ${nameVisit(trek)}`);
  const coach = ridesOf(plan).find(({ mode, overnight }) => mode === 'bus' && overnight);
  if (coach) return broken(nameRide(coach));
  for (const { number, stops } of plan.itinerary.days) {
    const road = roadMinutesOn(plan, number);
    if (road > 360) return broken(`${road} minutes of road on day ${number}`);
    const visits = stops.filter((stop): stop is Visit => stop.kind === 'visit');
    const [first, last] = [visits[0], visits.at(-1)];
    if (!first || !last) continue;
    if (last.end > homeBy) return broken(`${last.place.name} ends at minute ${last.end} of day ${number}`);
    const rests = stops
      .filter(({ kind, start, end }) => (kind === 'rest' || kind === 'ride') && start >= first.start && end <= last.end)
      .reduce((sum, { start, end }) => sum + end - start, 0);
    if (last.end - first.start - rests > dayMinutes)
      return broken(`${last.end - first.start} minutes of sights on day ${number}`);
  }
  return kept('every day');
}

const DIET_RULES: Readonly<Record<Diet, (diet: readonly DishDiet[]) => boolean>> = {
  vegetarian: (diet) => diet.includes('vegetarian'),
  jain: (diet) => diet.includes('jain'),
  vegan: (diet) => diet.includes('vegan'),
  halal: (diet) => !diet.some((each) => each === 'pork' || each === 'alcohol' || each === 'meat' || each === 'beef'),
  'no-alcohol': (diet) => !diet.includes('alcohol'),
};

function judgeDiet({ itinerary, gazetteer }: Plan, diet: Diet): Finding {
  const named = itinerary.days.flatMap(({ number, stops }) =>
    stops.flatMap((stop) => (stop.kind === 'meal' && stop.dish !== undefined ? [{ number, dish: stop.dish }] : [])),
  );
  const wrong = named.find(({ dish }) => !DIET_RULES[diet](gazetteer.dishes.get(dish)?.diet ?? []));
  const [first] = named;
  return unless(
    wrong && `${wrong.dish}, day ${wrong.number}`,
    first ? `${first.dish}, day ${first.number}` : 'no dish is named',
  );
}

const MOST_SIGHTS = { relaxed: 3, balanced: 4, full: 5 } as const;

function judgePace({ itinerary }: Plan, pace: keyof typeof MOST_SIGHTS): Finding {
  const full = itinerary.days.find(
    ({ stops }) => stops.filter(({ kind }) => kind === 'visit').length > MOST_SIGHTS[pace],
  );
  if (full) return broken(`too many sights on day ${full.number}`);
  return itinerary.variant.pace === pace
    ? kept('every day')
    : broken(`planned at the pace "${itinerary.variant.pace}"`);
}

function judgeThemes(plan: Plan, themes: readonly string[]): Finding {
  const visits = visitsOf(plan);
  const fitting = visits.filter(({ sight }) => sight?.themes.some((theme) => themes.includes(theme)));
  const line = `${fitting.length} of ${visits.length} visits`;
  return fitting.length >= 0.4 * visits.length && fitting.length > 0 ? kept(line) : broken(line);
}

function judgeMust(plan: Plan, id: string): Finding {
  const visit = visitsOf(plan).find(({ stop, sight }) => stop.sightId === id || sight?.baseId === id);
  const slept = plan.itinerary.stays.find(({ baseId }) => baseId === id);
  return visit ? kept(nameVisit(visit)) : slept ? kept(`night in ${slept.base.name}`) : broken(`${id} is not visited`);
}

const SIGHTS_AVOIDED: Readonly<Record<string, (sight: Sight) => boolean>> = {
  treks: ({ strenuous }) => strenuous === true,
  heights: ({ altitudeMetres = 0 }) => altitudeMetres >= 3000,
  museums: ({ themes }) => themes.includes('museum'),
  temples: ({ themes }) => themes.includes('spiritual'),
  markets: ({ themes }) => themes.includes('market'),
  crowds: ({ themes }) => themes.includes('market'),
  beaches: ({ themes }) => themes.includes('beach'),
  wildlife: ({ themes }) => themes.includes('wildlife'),
};

function judgeAvoided(plan: Plan, value: string): Finding {
  const isUnwanted = SIGHTS_AVOIDED[value] ?? (() => false);
  const visit = visitsOf(plan).find(({ sight }) => sight && (isUnwanted(sight) || sight.id === value));
  if (visit) return broken(nameVisit(visit));
  const night = plan.itinerary.stays.find(
    ({ baseId }) => value === 'heights' && (plan.gazetteer.bases.get(baseId)?.altitudeMetres ?? 0) >= 3000,
  );
  if (night) return broken(`night in ${night.base.name}`);
  if (value === 'ferries')
    return unless(
      ridesOf(plan)
        .map((ride) => (ride.mode === 'ferry' ? nameRide(ride) : undefined))
        .find((line) => line !== undefined),
      'no ferry',
    );
  if (value === 'long-drives') {
    const long = plan.itinerary.days.find(({ number }) => roadMinutesOn(plan, number) > 240);
    return unless(long && `the road of day ${long.number}`, 'no road of more than four hours');
  }
  if (value === 'early-starts') {
    const early = plan.itinerary.days.find(({ stops, number }) => {
      const [first] = stops;
      const isAboard = plan.itinerary.days[number - 2]?.night === 'on-board';
      return first !== undefined && !isAboard && first.start - (first.travel?.minutes ?? 0) < 420;
    });
    return unless(early && `day ${early.number} begins early`, 'no start before seven');
  }
  return kept('nowhere');
}

function judgeTransport(plan: Plan, wish: string): Finding {
  const against: Readonly<Record<string, (ride: Ride) => boolean>> = {
    'no-flights': ({ mode }) => mode === 'flight',
    'no-night-trains': ({ mode, departs, minutes }) => mode === 'train' && departs + minutes > 1560,
    'own-car': ({ mode }) => mode !== 'cab' && mode !== 'ferry',
  };
  const rides = ridesOf(plan);
  const ride = rides.find((each) => against[wish]?.(each));
  return unless(ride && nameRide(ride), rides[0] ? nameRide(rides[0]) : 'no ride');
}

const BOARDING: Readonly<Record<string, number>> = { flight: 120, train: 45, bus: 30, ferry: 60, 'toy-train': 30 };

function judgeLeaving(plan: Plan, clock: string): Finding {
  const [first] = ridesOf(plan);
  if (!first) return broken('no ride');
  const leaves = (first.dayNumber - 1) * 1440 + first.departs - (BOARDING[first.mode] ?? 0);
  return leaves >= parseClock(clock) ? kept(nameRide(first)) : broken(nameRide(first));
}

function judgeReturning(plan: Plan, clock: string): Finding {
  const last = ridesOf(plan).at(-1);
  if (!last) return broken('no ride');
  const arrives = (last.dayNumber - plan.itinerary.durationDays) * 1440 + last.departs + last.minutes;
  return arrives <= parseClock(clock) ? kept(nameRide(last)) : broken(nameRide(last));
}

const STAY_WORDS: Readonly<Record<StayKind, RegExp>> = {
  hotel: /hotel|resort|lodge|\binn\b/i,
  homestay: /homestay|cottage|bungalow/i,
  heritage: /heritage|haveli|palace|fort|castle|manor|mansion|colonial/i,
  houseboat: /houseboat/i,
  camp: /\bcamp|\btent/i,
  dormitory: /hostel|dormitory|dharamshala|serai|ashram/i,
};

/** Every night of the kind; a houseboat or a camp, which few towns have, for one stay. */
function judgeStay({ itinerary: { stays } }: Plan, kinds: readonly StayKind[]): Finding {
  const isOfKind = ({ hotelExample: { type } }: StayPlan): boolean => kinds.some((kind) => STAY_WORDS[kind].test(type));
  const line = ({ hotelExample: { type }, base: { name } }: StayPlan): string => `${type} in ${name}`;
  const [own, other] = [stays.find(isOfKind), stays.find((stay) => !isOfKind(stay))];
  const isRare = kinds.every((kind) => kind === 'houseboat' || kind === 'camp');
  if (own && (isRare || !other)) return kept(line(own));
  return broken(other ? line(other) : 'no stay');
}

function judgeParty(plan: Plan, party: Party): readonly (readonly [string, Finding])[] {
  const { children, elders, mobility } = party;
  const isSmall = children.some((age) => age < 6);
  const usual = { dayMinutes: 480, homeBy: 1440 };
  const care = judgeCare(plan, usual);
  const young = isSmall ? judgeCare(plan, { dayMinutes: 420, homeBy: 1140 }) : care;
  const steps = visitsOf(plan).find(({ sight }) => sight?.themes.includes('adventure') || sight?.steps);
  const outward = plan.itinerary.journeys.find(({ direction }) => direction === 'outward')?.rides.at(-1);
  const arrives = ((outward?.departs ?? 0) + (outward?.minutes ?? 0)) % 1440;
  const isAlone = party.adults + children.length === 1;
  const alone =
    outward && arrives > 1230 ? broken(`arrives late: ${nameRide(outward)}`) : kept('arrival by half past eight');
  return [
    ...(children.some((age) => age < 10) ? [['children', young] as const] : []),
    ...(elders > 0 ? [['elders', care] as const] : []),
    ...(mobility === 'little-walking' ? [['little-walking', care] as const] : []),
    ...(mobility === 'wheelchair'
      ? [['wheelchair', steps ? broken(`steps: ${nameVisit(steps)}`) : care] as const]
      : []),
    ...(isAlone ? [['solo', alone] as const] : []),
  ];
}

function judgeAll(plan: Plan, wishes: TripWishes): readonly (readonly [string, Finding])[] {
  const { party, diet = [], pace, themes = [], mustSee = [], avoid = [], transport = [], stay = [] } = wishes;
  const { arriveAfter, leaveBefore } = wishes;
  return [
    ...(party ? judgeParty(plan, party) : []),
    ...diet.map((each) => [`diet ${each}`, judgeDiet(plan, each)] as const),
    ...(pace ? [[`pace ${pace}`, judgePace(plan, pace)] as const] : []),
    ...(themes.length > 0 ? [['themes', judgeThemes(plan, themes)] as const] : []),
    ...mustSee.map((id) => [`must-see ${id}`, judgeMust(plan, id)] as const),
    ...avoid.map((value) => [`avoid ${value}`, judgeAvoided(plan, value)] as const),
    ...transport.map((value) => [`transport ${value}`, judgeTransport(plan, value)] as const),
    ...(arriveAfter ? [['leave-home', judgeLeaving(plan, arriveAfter)] as const] : []),
    ...(leaveBefore ? [['back-home', judgeReturning(plan, leaveBefore)] as const] : []),
    ...(stay.length > 0 ? [['stay', judgeStay(plan, stay)] as const] : []),
  ];
}

/** Returns what the plan's own list says of a wish: met, or told with a reason in part or whole. */
function readSaid({ served = [] }: Itinerary, wish: string): Verdict['said'] {
  const own = served.filter((each) => each.wish === wish || `${each.wish} ${each.value ?? ''}` === wish);
  // A long drive or day is told of the first who needs care.
  const ofCare = ['children', 'elders', 'little-walking', 'wheelchair'].includes(wish)
    ? served.filter(({ because }) => because === 'long-drive' || because === 'long-day')
    : [];
  const said = [...own, ...ofCare];
  if (said.length === 0) return 'nothing';
  return said.some(({ outcome }) => outcome !== 'met') ? 'told' : 'met';
}

/** Judges every wish of a request by the rows of a plan, without its list of wishes served. */
export function judgeWishes(itinerary: Itinerary, wishes: TripWishes, gazetteer: Gazetteer): readonly Verdict[] {
  return judgeAll({ itinerary, gazetteer }, wishes).map(([wish, finding]) => ({
    wish,
    ...finding,
    said: readSaid(itinerary, wish),
  }));
}
