import { addDays, type Day, isInRange, monthOf, weekdayOf } from '../dates.ts';
import { type Base, type Gazetteer, legKey, type Sight } from '../gazetteer/gazetteer.ts';
import { intercityTravel, localTravel } from '../gazetteer/travel.ts';
import type { Closure } from '../gazetteer/types.ts';
import type { ReadDay, ReadPlan } from '../plan-reading/read-plan-types.ts';
import { FAULT_CODES, type FaultSaying, type PlanFault } from './fault-sayings.ts';
import type { CheckedTrip } from './trip-of-plan.ts';

/** A longer day of visits and ways leaves no time for meals. */
const LONGEST_DAY_MINUTES = 11 * 60;
/** Fewer sights are never too many. */
const FEWEST_TOO_MANY = 4;
/** More sights are too many however near they are. */
const MOST_SIGHTS = 8;
/** The longest drives: from one night's town to the next, and to a sight and back. */
const FARTHEST_MINUTES = { move: 10 * 60, outing: 4 * 60 } as const;
/** Weight of a month that is to be avoided. */
const BAD_MONTH = 0.3;

/** A day with its date and the places around it. */
interface JudgedDay {
  readonly day: ReadDay;
  readonly date: Day;
  readonly isLast: boolean;
  readonly sights: readonly Sight[];
  readonly night: Base | undefined;
  readonly before: Base | undefined;
}

interface Judging {
  readonly gazetteer: Gazetteer;
  readonly trip: CheckedTrip;
  /** False where the date is only assumed: nothing is said then that depends on it. */
  readonly isDated: boolean;
}

const yearDayOf = (day: string): string => day.slice(-5);
const spanOf = ({ from, to, reason }: Closure) => ({ from: yearDayOf(from), to: yearDayOf(to), reason });
const hoursOf = (minutes: number): number => Math.round(minutes / 60);

const closureOn = (
  closures: readonly Closure[] | undefined,
  date: Day,
  { isDated }: Pick<Judging, 'isDated'>,
): Closure | undefined => (isDated ? closures?.find((range) => isInRange(date, range)) : undefined);

function faultsOfSight(sight: Sight, { day, date }: JudgedDay, judging: Judging): readonly PlanFault[] {
  const { isDated } = judging;
  const about = (saying: FaultSaying): PlanFault => ({ day: day.number, placeId: sight.id, saying });
  const faults: PlanFault[] = [];
  const weekday = weekdayOf(date);
  if (isDated && sight.closedWeekdays?.includes(weekday))
    faults.push(about({ say: 'closed-weekday', sight: sight.name, weekday }));
  const closed = closureOn(sight.closedRanges, date, judging);
  if (closed) faults.push(about({ say: 'closed-season', place: sight.name, ...spanOf(closed) }));
  const { permit } = sight;
  if (permit) faults.push(about({ say: 'permit', sight: sight.name, permit: permit.name, leadDays: permit.leadDays }));
  return faults;
}

function faultsOfTown({ day, date, night, before }: JudgedDay, judging: Judging): readonly PlanFault[] {
  if (!night || !judging.isDated || night === before) return [];
  const about = (saying: FaultSaying): PlanFault => ({ day: day.number, placeId: night.id, saying });
  const closed = closureOn(night.closures, date, judging);
  if (closed) return [about({ say: 'closed-season', place: night.name, ...spanOf(closed) })];
  const weight = night.monthWeights[monthOf(date) - 1] ?? 1;
  return weight <= BAD_MONTH ? [about({ say: 'bad-season', town: night.name, month: monthOf(date) })] : [];
}

function faultsOfWay({ day, date, night, before }: JudgedDay, judging: Judging): readonly PlanFault[] {
  const { gazetteer } = judging;
  if (!night || !before || night === before) return [];
  const about = (saying: FaultSaying): PlanFault => ({ day: day.number, placeId: night.id, saying });
  const ends = { start: before.name, goal: night.name };
  const closed = closureOn(gazetteer.legs.get(legKey(before.id, night.id))?.closedRanges, date, judging);
  if (closed) return [about({ say: 'closed-road', ...ends, ...spanOf(closed) })];
  const minutes = intercityTravel(gazetteer, before, night)?.minutes ?? 0;
  return minutes > FARTHEST_MINUTES.move ? [about({ say: 'too-far', ...ends, hours: hoursOf(minutes) })] : [];
}

/** Sights that are too far from the towns in which one wakes and sleeps. */
function faultsOfOutings({ day, sights, night, before }: JudgedDay, { gazetteer }: Judging): readonly PlanFault[] {
  const towns = [before, night].flatMap((town) => town ?? []);
  const named = day.places.flatMap(({ kind, baseId }) => (kind === 'town' && baseId !== undefined ? [baseId] : []));
  const [town] = towns.toReversed();
  if (!town) return [];
  return sights.flatMap((sight): PlanFault[] => {
    const base = gazetteer.bases.get(sight.baseId);
    if (!base || towns.includes(base) || named.includes(base.id)) return [];
    const ways = towns.map((each) => intercityTravel(gazetteer, each, base)?.minutes ?? Number.POSITIVE_INFINITY);
    const minutes = Math.min(...ways);
    if (minutes <= FARTHEST_MINUTES.outing || minutes === Number.POSITIVE_INFINITY) return [];
    return [
      {
        day: day.number,
        placeId: sight.id,
        saying: { say: 'too-far', start: town.name, goal: sight.name, hours: hoursOf(minutes) },
      },
    ];
  });
}

/** Returns the minutes of a day's visits with the ways between them in their order. */
function minutesOf(sights: readonly Sight[], gazetteer: Gazetteer): number {
  let minutes = 0;
  let last: Sight | null = null;
  for (const sight of sights) {
    const base = gazetteer.bases.get(sight.baseId);
    const isSameTown = last === null || last.baseId === sight.baseId;
    minutes += sight.minutes + (base ? localTravel(base, isSameTown ? last : null, sight).minutes : 0);
    last = sight;
  }
  const base = last && gazetteer.bases.get(last.baseId);
  return minutes + (base && last ? localTravel(base, last, null).minutes : 0);
}

function faultsOfDay(judged: JudgedDay, { gazetteer }: Judging): readonly PlanFault[] {
  const { day, sights, night, before, isLast } = judged;
  const about = (saying: FaultSaying): PlanFault => ({ day: day.number, saying });
  const move = night && before && night !== before ? (intercityTravel(gazetteer, before, night)?.minutes ?? 0) : 0;
  const minutes = minutesOf(sights, gazetteer) + Math.min(move, FARTHEST_MINUTES.move);
  const isTooMany = sights.length > MOST_SIGHTS || (sights.length >= FEWEST_TOO_MANY && minutes > LONGEST_DAY_MINUTES);
  return [
    ...(isTooMany ? [about({ say: 'too-many', count: sights.length, hours: hoursOf(minutes) })] : []),
    ...(!isLast && day.night === undefined && day.abroad.length === 0 ? [about({ say: 'no-night' })] : []),
    ...(day.abroad.length > 0 ? [about({ say: 'abroad', names: day.abroad })] : []),
    ...(day.unknown.length > 0 ? [about({ say: 'unknown', names: day.unknown })] : []),
  ];
}

/**
 * Towns that are known and in which no trip sleeps, on days that may end there; the one where the trip starts is none of
 * them.
 */
function faultsOfUnplanned({ days }: ReadPlan, { trip }: Judging): readonly PlanFault[] {
  const seen = new Set<string>([trip.from.value]);
  const open = days.slice(0, -1).filter(({ night }) => !(typeof night === 'object' && night.isSaid));
  return open.flatMap((day) =>
    day.places.flatMap(({ kind, id, name, baseId }): PlanFault[] => {
      if (kind !== 'town' || baseId !== undefined || seen.has(name)) return [];
      seen.add(name);
      return [{ day: day.number, placeId: id, saying: { say: 'unplanned', town: name } }];
    }),
  );
}

function faultsOfRepeats(days: readonly JudgedDay[]): readonly PlanFault[] {
  const first = new Map<string, number>();
  return days.flatMap(({ day, sights }) =>
    sights.flatMap(({ id, name }): PlanFault[] => {
      const earlier = first.get(id);
      if (earlier !== undefined)
        return [{ day: day.number, placeId: id, saying: { say: 'repeated', sight: name, first: earlier } }];
      first.set(id, day.number);
      return [];
    }),
  );
}

function judgedDays({ days }: ReadPlan, { gazetteer, trip }: Judging): readonly JudgedDay[] {
  let before: Base | undefined;
  return days.map((day, index) => {
    const night = typeof day.night === 'object' ? gazetteer.bases.get(day.night.baseId) : undefined;
    const sights = day.places.flatMap(({ kind, id }) => (kind === 'sight' ? (gazetteer.sights.get(id) ?? []) : []));
    const judged: JudgedDay = {
      day,
      date: addDays(trip.departureDate.value, day.number - 1),
      isLast: index === days.length - 1,
      sights,
      night,
      before,
    };
    // After a night on board one does not come by the road of the day.
    before = day.night === 'on-board' ? undefined : (night ?? before);
    return judged;
  });
}

const rankOf = ({ saying }: PlanFault): number => FAULT_CODES.indexOf(saying.say);

/** Returns what is wrong with a plan, the gravest first, then by day. */
export function findPlanFaults(plan: ReadPlan, trip: CheckedTrip, gazetteer: Gazetteer): readonly PlanFault[] {
  const judging: Judging = { gazetteer, trip, isDated: trip.departureDate.origin !== 'assumed' };
  const days = judgedDays(plan, judging);
  const isNone = days.every(({ sights, night }) => sights.length === 0 && !night);
  const faults = days.flatMap((day) => [
    ...day.sights.flatMap((sight) => faultsOfSight(sight, day, judging)),
    ...faultsOfTown(day, judging),
    ...faultsOfWay(day, judging),
    ...faultsOfOutings(day, judging),
    ...faultsOfDay(day, judging),
  ]);
  const all = [...faults, ...faultsOfRepeats(days), ...faultsOfUnplanned(plan, judging)];
  const isAbroad = all.some(({ saying }) => saying.say === 'abroad');
  const shown =
    isNone && !isAbroad
      ? [{ saying: { say: 'no-plan' } } as const]
      : isNone
        ? all.filter(({ saying }) => saying.say === 'abroad')
        : all;
  return shown.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.day ?? 0) - (b.day ?? 0));
}
