import { type Day, daysBetween, isInRange, weekdayOf } from '../dates.ts';
import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import type { DayDraft } from './build-timeline.ts';
import { firstDaysOf } from './first-days.ts';
import { MUST_SEE_SCORE } from './limits.ts';
import { avoids, isGentle } from './party-needs.ts';
import type { MissedSaying } from './sayings.ts';
import type { TripShape } from './stay-frames.ts';
import type { TripNote, TripRequest } from './types.ts';
import { isWantedSight } from './wanted-sights.ts';

interface MissedInput {
  readonly request: TripRequest;
  readonly skeleton: TripShape;
  readonly days: readonly DayDraft[];
}

/** Returns the days that a traveller is at a base, those of arriving and leaving included; of a day trip its day. */
function daysAt(base: Base, { skeleton, days }: MissedInput): readonly Day[] {
  if (skeleton.stays.length === 0) return days.map(({ date }) => date);
  const firstDays = firstDaysOf(skeleton.out, skeleton.stays, skeleton.transfers);
  const numbers = new Set<number>();
  for (const [index, stay] of skeleton.stays.entries()) {
    const first = firstDays[index] ?? 1;
    if (stay.base === base) for (let n = 0; n <= stay.nights; n++) numbers.add(first + n);
  }
  return days.filter(({ number }) => numbers.has(number)).map(({ date }) => date);
}

const isClosedSeason = ({ closedRanges = [] }: Sight, date: Day): boolean =>
  closedRanges.some((range) => isInRange(date, range));

type WithoutSight<S> = S extends MissedSaying ? Omit<S, 'sight'> : never;

/** Returns why a sight that one comes for is not in the plan. */
function reasonMissed(
  base: Base,
  sight: Sight,
  dates: readonly Day[],
  request: TripRequest,
): WithoutSight<MissedSaying> {
  const { bookedOn, wishes } = request;
  const closed = dates.find((date) => isClosedSeason(sight, date));
  if (closed !== undefined && dates.every((date) => isClosedSeason(sight, date))) {
    const reason = sight.closedRanges?.find((range) => isInRange(closed, range))?.reason ?? '';
    return { say: 'missed-season', reason };
  }
  const themes = wishes?.themes ?? [];
  if (themes.length > 0 && !sight.themes.some((theme) => themes.includes(theme))) return { say: 'missed-theme' };
  if (isGentle(request) && sight.strenuous) return { say: 'missed-strenuous' };
  if (sight.bestAt === 'sunrise' && avoids(request, 'early-starts')) return { say: 'missed-sunrise' };
  if (!isWantedSight(sight, base, request)) return { say: 'missed-avoided' };
  const { permit } = sight;
  if (permit && dates.every((date) => daysBetween(bookedOn, date) < permit.leadDays))
    return { say: 'missed-permit', permit: permit.name };
  const weekdays = (sight.closedWeekdays ?? []).filter((weekday) => dates.some((date) => weekdayOf(date) === weekday));
  if (weekdays.length > 0) return { say: 'missed-weekday', weekdays, town: base.name };
  return { say: 'missed-time', town: base.name };
}

/** Returns a note on each sight that one comes to a town for and that the plan leaves out. */
export function missedNotes(input: MissedInput): readonly TripNote[] {
  const visited = new Set(
    input.days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : []))),
  );
  const { stays, mainBase } = input.skeleton;
  const bases = stays.length > 0 ? [...new Set(stays.map(({ base }) => base))] : [mainBase];
  const slept = new Set(bases.map(({ id }) => id));
  return bases.flatMap((base) =>
    base.sights
      .filter(({ id, score }) => score >= MUST_SEE_SCORE && !visited.has(id))
      .filter(({ dayTripTo = '' }) => !slept.has(dayTripTo))
      .map((sight) => ({
        kind: 'missed',
        text: { sight: sight.name, ...reasonMissed(base, sight, daysAt(base, input), input.request) },
      })),
  );
}
