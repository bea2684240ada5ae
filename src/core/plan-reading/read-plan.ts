import type { Base } from '../gazetteer/gazetteer.ts';
import { type PlanSections, sectionsOf } from './day-headings.ts';
import type { PlaceNames } from './place-names.ts';
import { placesOfDay } from './places-of-day.ts';
import { linesOfPlan, type PlanLine } from './plan-lines.ts';
import { type ReadLine, readLine, type SectionRead } from './read-line.ts';
import { MOST_DAYS, PLAN_LONGEST, type ReadDay, type ReadPlan } from './read-plan-types.ts';
import { daysByNights, findStart } from './route-of-plan.ts';
import { nightOfDay, type SaidNight } from './towns-of-day.ts';
import { findDate, findWeekday } from './written-dates.ts';
import { findTravellers } from './written-party.ts';

const NO_PLAN: ReadPlan = { days: [] };
const NONE: ReadonlySet<string> = new Set();

/** A day that names more towns is a list of them. */
const MOST_TOWNS = 8;

const CAPITALS = /\p{Lu}/gu;
const SMALL = /\p{Ll}/gu;
/** Of a hundred letters of a text with capitals, so many are. */
const LEAST_CAPITALS = 1.5;

const hasCapitals = (text: string): boolean => {
  const small = text.match(SMALL)?.length ?? 0;
  return small === 0 || (100 * (text.match(CAPITALS)?.length ?? 0)) / small >= LEAST_CAPITALS;
};

/** Returns the town of a plan that is named before its days, if it is a single one: "3 days in Jaipur". */
function onlyTown(preamble: readonly ReadLine[]): string | undefined {
  const named = preamble.flatMap(({ mentions }) =>
    mentions.flatMap(({ baseId, role }) => (baseId !== undefined && role !== 'from' ? [baseId] : [])),
  );
  return new Set(named).size === 1 ? named[0] : undefined;
}

/** Returns the night after each section; a night that is not said is where the one before was. */
function nightsOf(days: readonly SectionRead[], first: string | undefined): readonly SaidNight[] {
  const nights: SaidNight[] = [];
  let before = first;
  for (const { lines } of days) {
    const night = nightOfDay(lines, before) ?? (before === undefined ? undefined : { baseId: before, isSaid: false });
    nights.push(night);
    if (typeof night === 'object') before = night.baseId;
  }
  return nights;
}

/** Returns the towns in which the places of a day are looked for: of its night, of the night before, and those it names. */
function townsOfDay(
  index: number,
  days: readonly SectionRead[],
  nights: readonly SaidNight[],
  names: PlaceNames,
): readonly Base[] {
  const around = [nights[index], nights[index - 1]].flatMap((night) =>
    typeof night === 'object' ? [night.baseId] : [],
  );
  const named = (days[index]?.lines ?? []).flatMap(({ mentions }) => mentions.flatMap(({ baseId }) => baseId ?? []));
  const next = nights[index] === 'on-board' ? nights[index + 1] : undefined;
  const ids = new Set([...around, ...named, ...(typeof next === 'object' ? [next.baseId] : [])]);
  return [...ids].slice(0, MOST_TOWNS).flatMap((id) => names.gazetteer.bases.get(id) ?? []);
}

/** Splits a day that stands for several: "Day 2-3". */
function spread(day: ReadDay, count: number): readonly ReadDay[] {
  if (count <= 1) return [day];
  const sights = day.places.filter(({ kind }) => kind === 'sight');
  const towns = day.places.filter(({ kind }) => kind === 'town');
  const size = Math.ceil(sights.length / count);
  return Array.from(
    { length: count },
    (_, i): ReadDay => ({
      ...day,
      places: [...(i === 0 ? towns : []), ...sights.slice(i * size, (i + 1) * size)],
      unknown: i === 0 ? day.unknown : [],
      abroad: i === 0 ? day.abroad : [],
    }),
  );
}

function readDays(days: readonly SectionRead[], names: PlaceNames, first: string | undefined): readonly ReadDay[] {
  const nights = nightsOf(days, first);
  const ofTrip = new Set(nights.flatMap((night) => (typeof night === 'object' ? [night.baseId] : [])));
  return days
    .flatMap(({ section, lines }, index) => {
      const night = nights[index];
      const found = placesOfDay(lines, { towns: townsOfDay(index, days, nights, names), ofTrip, names });
      return spread({ number: section.number, ...found, ...(night && { night }) }, section.count);
    })
    .slice(0, MOST_DAYS)
    .map((day, index) => ({ ...day, number: index + 1 }));
}

/** Words of a name may still seem to mean a place that was left out. */
const withoutPlaces = (days: readonly ReadDay[], leftOut: ReadonlySet<string>): readonly ReadDay[] =>
  days.map((day) => ({ ...day, places: day.places.filter(({ id }) => !leftOut.has(id)) }));

/** So many sights of another town, and none of that of the night before, mean that one has moved on. */
const FEWEST_MOVED = 2;

/** Returns the town that the sights of a day mean where its text names none; undefined where they mean no other. */
function townOfSights(
  { places }: ReadDay,
  before: string | undefined,
  leftOut: ReadonlySet<string>,
): string | undefined {
  const bases = places.flatMap(({ kind, baseId = '', sure }) =>
    kind === 'sight' && sure !== 'guessed' && !leftOut.has(baseId) ? [baseId] : [],
  );
  if (before !== undefined && (bases.includes(before) || bases.length < FEWEST_MOVED)) return undefined;
  const counted = [...Map.groupBy(bases, (id) => id)].toSorted((a, b) => b[1].length - a[1].length);
  return counted[0]?.[0];
}

/** A day whose text names no town is spent where most of its sights are, else where the day before was. */
function settleNights(days: readonly ReadDay[], leftOut: ReadonlySet<string>): readonly ReadDay[] {
  let before: string | undefined;
  return days.map((day) => {
    const isKnown = day.night === 'on-board' || day.night?.isSaid;
    const carried = typeof day.night === 'object' ? day.night.baseId : undefined;
    const baseId = isKnown ? carried : (townOfSights(day, before ?? carried, leftOut) ?? before ?? carried);
    before = baseId ?? before;
    return isKnown || baseId === undefined ? day : { ...day, night: { baseId, isSaid: false } };
  });
}

function beginOf({ preamble, days }: PlanSections): Pick<ReadPlan, 'begins' | 'beginsOn'> {
  const [first] = days;
  const said = first?.date ?? preamble.flatMap(({ text }) => findDate(text) ?? [])[0]?.date;
  if (said !== undefined) return { begins: said };
  const weekday = first?.weekday ?? preamble.flatMap(({ text }) => findWeekday(text) ?? [])[0]?.weekday;
  return weekday === undefined ? {} : { beginsOn: weekday };
}

const textOf = (lines: readonly PlanLine[]): string => lines.map(({ text }) => text).join('\n');

/** One town without a sight is a question, not a plan. */
const isPlan = (days: readonly ReadDay[], sections: number): boolean => {
  const places = days.flatMap((day) => day.places);
  const towns = new Set(days.flatMap(({ night }) => (typeof night === 'object' ? [night.baseId] : [])));
  const abroad = days.flatMap((day) => day.abroad);
  return (
    places.some(({ kind }) => kind === 'sight') || towns.size > 1 || (sections > 1 && towns.size + abroad.length > 0)
  );
};

/**
 * Reads the text of a plan: its days, where each night is spent, and the places of each day. What the text asks for or
 * commands means nothing: only names, dates and numbers are looked for. At most `PLAN_LONGEST` characters are read. Names of
 * the places in `leftOut` mean nothing: a reader says that they were read by mistake.
 */
export function readPlan(text: string, names: PlaceNames, leftOut: ReadonlySet<string> = NONE): ReadPlan {
  const plain = text.slice(0, PLAN_LONGEST);
  const sections = sectionsOf(linesOfPlan(plain));
  const writing = { hasCapitals: hasCapitals(plain), leftOut };
  const preamble = sections.preamble.map((line) => readLine(line, false, names, writing));
  const read = sections.days.map(
    (section): SectionRead => ({
      section,
      lines: section.lines.map((line, i) => readLine(line, section.hasTitle && i === 0, names, writing)),
    }),
  );
  const sectioned = read.length > 0 ? read : daysByNights(preamble);
  const days = settleNights(withoutPlaces(readDays(sectioned, names, onlyTown(preamble)), leftOut), leftOut);
  const started = findStart(preamble, read, days[0]);
  const travellers = findTravellers(textOf(sections.preamble)) ?? findTravellers(plain);
  const more = {
    ...beginOf(sections),
    ...(travellers !== undefined && { travellers }),
    ...(started !== undefined && { from: started }),
  };
  if (!isPlan(days, read.length)) {
    // Names of other countries are worth a word even where there is no plan.
    const abroad = days.flatMap((day) => day.abroad);
    return abroad.length > 0 ? { days: days.filter((day) => day.abroad.length > 0), ...more } : NO_PLAN;
  }
  return { days, ...more };
}
