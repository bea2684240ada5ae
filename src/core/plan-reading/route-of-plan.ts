import type { DaySection } from './day-headings.ts';
import type { ReadLine, SectionRead } from './read-line.ts';
import type { ReadDay } from './read-plan-types.ts';
import { nightsBeside, type TownMention } from './towns-of-day.ts';

/** More nights in one town are a mistake in reading. */
const MOST_NIGHTS = 14;

const section = (number: number, lines: readonly ReadLine[]): SectionRead => {
  const day: DaySection = { number, count: 1, lines: [], hasTitle: false };
  return { section: day, lines };
};

interface StayRead {
  readonly mention: TownMention;
  readonly line: ReadLine;
  readonly nights: number;
}

function staysOf(lines: readonly ReadLine[]): readonly StayRead[] {
  return lines.flatMap((line) =>
    line.mentions.flatMap((mention) => {
      const [first, last] = [line.words[mention.hit.from], line.words[mention.hit.to - 1]];
      const nights = first && last ? nightsBeside(line.text, first.start, last.end) : undefined;
      const isStay = mention.baseId !== undefined && nights !== undefined && nights >= 1 && nights <= MOST_NIGHTS;
      return isStay ? [{ mention, line, nights }] : [];
    }),
  );
}

/** A line that names the town of a stay alone, for the days that the text does not describe. */
const lineOf = ({ line, mention }: StayRead): ReadLine => ({
  ...line,
  isTitle: true,
  isItem: false,
  hits: [mention.hit],
  mentions: [{ ...mention, role: 'night' }],
});

/** Returns the lines that describe each stay: those that name its town, and those after one. */
function linesByStay(
  lines: readonly ReadLine[],
  stays: readonly StayRead[],
): ReadonlyMap<StayRead, readonly ReadLine[]> {
  const described = new Map<StayRead, ReadLine[]>();
  let current: StayRead | undefined;
  for (const line of lines) {
    const own = stays.findLast((stay) => stay.line === line);
    const named = stays.find(({ mention }) => line.mentions.some(({ baseId }) => baseId === mention.baseId));
    current = own ?? named ?? current;
    if (!own && current) described.set(current, [...(described.get(current) ?? []), line]);
  }
  return described;
}

/**
 * Returns the days of a text without headings: by the nights beside its towns ("Jaipur 2N"), with its other lines on the
 * first day of the town that they name, or that was named last; everything on one day where it has no nights either.
 */
export function daysByNights(lines: readonly ReadLine[]): readonly SectionRead[] {
  const stays = staysOf(lines);
  if (stays.length === 0) return lines.length === 0 ? [] : [section(1, lines)];
  const described = linesByStay(lines, stays);
  const days: SectionRead[] = [];
  for (const stay of stays)
    for (let night = 0; night < stay.nights; night++)
      days.push(section(days.length + 1, [lineOf(stay), ...(night === 0 ? (described.get(stay) ?? []) : [])]));
  const last = stays.at(-1);
  return last ? [...days, section(days.length + 1, [{ ...lineOf(last), mentions: [] }])] : days;
}

const START_BEFORE =
  /(?:\b(?:from|ex|starting (?:from|point|city)|start|origin|departure city|pick ?up(?: from)?|pickup point)|\u0938\u0947)[\s:-]{1,3}$/i;

const startsAt = (line: ReadLine): string | undefined =>
  line.mentions.find(
    ({ hit, role }) => role === 'from' || START_BEFORE.test(line.text.slice(0, line.words[hit.from]?.start ?? 0)),
  )?.name;

/** Returns the town in which a trip starts, as far as its text says; not the town of the first night. */
export function findStart(
  preamble: readonly ReadLine[],
  days: readonly SectionRead[],
  first: ReadDay | undefined,
): string | undefined {
  const night = typeof first?.night === 'object' ? first.night.baseId : undefined;
  const isNight = ({ baseId }: TownMention): boolean => baseId !== undefined && baseId === night;
  const said = preamble.flatMap((line) => startsAt(line) ?? [])[0];
  if (said !== undefined) return said;
  const [lines = []] = days.map((day) => day.lines);
  const title = lines.find(({ isTitle }) => isTitle);
  const [departs, ...goals] = title?.mentions ?? [];
  if (departs && goals.length > 0 && !isNight(departs)) return departs.name;
  return lines.flatMap(({ mentions }) => mentions.filter((each) => each.role === 'from' && !isNight(each)))[0]?.name;
}
