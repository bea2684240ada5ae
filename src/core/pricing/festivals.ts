import { addDays, type Day, isInRange, weekdayOf } from '../dates.ts';
import type { Base, Fair } from '../gazetteer/gazetteer.ts';
import type { Provenance } from '../gazetteer/types.ts';

/** A festival with its days, in order; for the Eids only the years that are certain. */
export interface FestivalRecord extends Provenance {
  readonly id: string;
  readonly name: string;
  /** Offices and schools are closed throughout the country. */
  readonly publicHoliday: boolean;
  readonly days: readonly Day[];
}

export interface LongWeekend {
  readonly from: Day;
  readonly to: Day;
  /** The holiday that makes it a long weekend. */
  readonly name: string;
}

/** The festivals, indexed by day. */
export interface FestivalCalendar {
  readonly festivals: readonly FestivalRecord[];
  readonly byDay: ReadonlyMap<Day, readonly FestivalRecord[]>;
  /** By each of its days. */
  readonly longWeekends: ReadonlyMap<Day, LongWeekend>;
}

function indexByDay(festivals: readonly FestivalRecord[]): ReadonlyMap<Day, readonly FestivalRecord[]> {
  const byDay = new Map<Day, FestivalRecord[]>();
  for (const festival of festivals) {
    for (const day of festival.days) byDay.set(day, [...(byDay.get(day) ?? []), festival]);
  }
  return byDay;
}

const isWeekend = (day: Day): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6;

/** A Friday after a holiday Thursday or a Monday before a holiday Tuesday: most people take the day off. */
function isBridge(day: Day, holidays: ReadonlySet<Day>): boolean {
  if (weekdayOf(day) === 5) return holidays.has(addDays(day, -1));
  return weekdayOf(day) === 1 && holidays.has(addDays(day, 1));
}

function findLongWeekend(holiday: Day, name: string, holidays: ReadonlySet<Day>): LongWeekend | null {
  const isOff = (day: Day): boolean => isWeekend(day) || holidays.has(day) || isBridge(day, holidays);
  let from = holiday;
  let to = holiday;
  let length = 1;
  while (length < 10 && isOff(addDays(from, -1))) {
    from = addDays(from, -1);
    length += 1;
  }
  while (length < 10 && isOff(addDays(to, 1))) {
    to = addDays(to, 1);
    length += 1;
  }
  return length >= 3 ? { from, to, name } : null;
}

function indexLongWeekends(festivals: readonly FestivalRecord[]): ReadonlyMap<Day, LongWeekend> {
  const publicHolidays = festivals.filter(({ publicHoliday }) => publicHoliday);
  const holidays = new Set(publicHolidays.flatMap(({ days }) => days));
  const byDay = new Map<Day, LongWeekend>();
  for (const { days, name } of publicHolidays) {
    for (const holiday of days) {
      const found = findLongWeekend(holiday, name, holidays);
      for (let day = found?.from; found && day && day <= found.to; day = addDays(day, 1)) {
        if (!byDay.has(day)) byDay.set(day, found);
      }
    }
  }
  return byDay;
}

export function buildFestivalCalendar(festivals: readonly FestivalRecord[]): FestivalCalendar {
  return { festivals, byDay: indexByDay(festivals), longWeekends: indexLongWeekends(festivals) };
}

/** Returns the festivals of a day; empty without any, or outside the table. */
export const festivalsOn = ({ byDay }: FestivalCalendar, day: Day): readonly FestivalRecord[] => byDay.get(day) ?? [];

/** Returns each festival day from `from` to `to`, both included, in order. */
export function festivalsBetween(
  { festivals }: FestivalCalendar,
  from: Day,
  to: Day,
): readonly { readonly day: Day; readonly name: string }[] {
  return festivals
    .flatMap((festival) => festival.days.map((day) => ({ day, name: festival.name })))
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.name < b.name ? -1 : 1));
}

/**
 * Returns the long weekend that a day belongs to: three or more days off in a row of which one is a public holiday,
 * bridge days counted.
 */
export const longWeekendOf = ({ longWeekends }: FestivalCalendar, day: Day): LongWeekend | null =>
  longWeekends.get(day) ?? null;

/** Returns the long weekends that begin between two days, both included, in order. */
export const longWeekendsBetween = ({ longWeekends }: FestivalCalendar, from: Day, to: Day): readonly LongWeekend[] =>
  [...new Set(longWeekends.values())]
    .filter((weekend) => weekend.from >= from && weekend.from <= to)
    .sort((a, b) => (a.from < b.from ? -1 : 1));

/** Returns true on a day of a fair. */
const isFairDay = ({ spans }: Fair, day: Day): boolean => spans.some((span) => isInRange(day, span));

/** Returns the fairs of a base on a day. */
export const fairsOn = ({ fairs = [] }: Pick<Base, 'fairs'>, day: Day): readonly Fair[] =>
  fairs.filter((fair) => isFairDay(fair, day));
