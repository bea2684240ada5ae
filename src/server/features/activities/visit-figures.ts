import { type Insertable, sql } from 'kysely';
import type { ActivityTraits } from '../../../core/activities/activity-people.ts';
import { countedPage } from '../../../core/activities/visited-page.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { firstTimes } from './first-times.ts';

type FigureRow = Insertable<Schema['visitFigures']>;
export type VisitKind = 'page' | 'source';

export interface CountedActivity extends ActivityTraits {
  readonly occurredAt: number;
}

/** What is counted beyond a day's names. */
const OTHERS = '';
/** At most so many names of a kind get a row of their own on a day: the rest are invented ones. */
const MOST_NAMES_A_DAY = 2000;
/** So many of them, the most visited ones, are kept once the day is over. */
const KEPT_NAMES = 100;
/** A day is folded within so many days after it is over. */
const FOLDED_WITHIN_DAYS = 14;
const ROWS_AT_ONCE = 500;

/** Returns what a page view counts for: its page, and where the visit came from. */
function namesOf({ type, data }: CountedActivity): readonly (readonly [VisitKind, string])[] {
  if (type !== 'page_view') return [];
  const page = typeof data.path === 'string' ? [['page', countedPage(data.path)] as const] : [];
  const source = typeof data.source === 'string' ? [['source', data.source] as const] : [];
  return [...page, ...source];
}

const rowKey = ({ kind, day, name }: Pick<FigureRow, 'kind' | 'day' | 'name'>): string =>
  `${kind} ${String(day).padStart(6, '0')} ${name}`;

/** Sums the views of names by day. */
function viewsIn(activities: readonly CountedActivity[]) {
  const rows = new Map<string, FigureRow & { views: number; visitors: number }>();
  const deeds: { day: number; parts: readonly string[]; row: string }[] = [];
  for (const activity of activities) {
    const day = dayOfHour(hourInIndia(activity.occurredAt));
    for (const [kind, name] of namesOf(activity)) {
      const key = rowKey({ kind, day, name });
      const row = rows.get(key) ?? { kind, day, name, views: 0, visitors: 0 };
      row.views += 1;
      rows.set(key, row);
      deeds.push({ day, parts: [kind, name, activity.visitor], row: key });
    }
  }
  return { rows, deeds };
}

/** Returns the rows with those of new names beyond a day's bound added up as others. */
async function withinBound(writer: Writer, rows: readonly FigureRow[]): Promise<readonly FigureRow[]> {
  const kept = new Map<string, FigureRow>();
  const byDay = Map.groupBy(rows, ({ kind, day }) => `${kind} ${day}`);
  for (const own of byDay.values()) {
    const [{ kind, day } = { kind: '', day: 0 }] = own;
    const ofDay = writer.selectFrom('visitFigures').where('kind', '=', kind).where('day', '=', day);
    const names = own.map(({ name }) => name);
    const known = new Set((await ofDay.select('name').where('name', 'in', names).execute()).map(({ name }) => name));
    const isNew = names.some((name) => !known.has(name));
    const taken = isNew ? (await ofDay.select('name').limit(MOST_NAMES_A_DAY).execute()).length : 0;
    let room = MOST_NAMES_A_DAY - taken;
    for (const row of own) {
      const hasRow = known.has(row.name) || room-- > 0;
      const name = hasRow ? row.name : OTHERS;
      const key = rowKey({ ...row, name });
      const before = kept.get(key);
      kept.set(key, {
        ...row,
        name,
        views: Number(row.views) + Number(before?.views ?? 0),
        visitors: Number(row.visitors) + Number(before?.visitors ?? 0),
      });
    }
  }
  // One order everywhere prevents deadlocks between processes.
  return [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const addFigures = (writer: Writer, rows: readonly FigureRow[]) =>
  writer
    .insertInto('visitFigures')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['kind', 'day', 'name']).doUpdateSet({
        views: sql`"visitFigures"."views" + excluded."views"`,
        visitors: sql`"visitFigures"."visitors" + excluded."visitors"`,
      }),
    )
    .execute();

/** Counts page views by page and by source. */
export async function addVisits(writer: Writer, activities: readonly CountedActivity[]): Promise<void> {
  const { rows, deeds } = viewsIn(activities);
  if (rows.size === 0) return;
  for (const { row: key } of await firstTimes(writer, deeds)) {
    const row = rows.get(key);
    if (row) row.visitors += 1;
  }
  const counted = await withinBound(writer, [...rows.values()]);
  for (let start = 0; start < counted.length; start += ROWS_AT_ONCE) {
    await addFigures(writer, counted.slice(start, start + ROWS_AT_ONCE));
  }
}

/** Keeps the most visited names of days that are over, and adds the rest up; a second run changes nothing. */
export async function foldVisits(writer: Writer, today: number): Promise<void> {
  for (const kind of ['page', 'source'] satisfies VisitKind[]) {
    for (let day = today - FOLDED_WITHIN_DAYS; day < today - 1; day++) await foldDay(writer, kind, day);
  }
}

async function foldDay(writer: Writer, kind: VisitKind, day: number): Promise<void> {
  const beyond = await writer
    .selectFrom('visitFigures')
    .select('name')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('name', '<>', OTHERS)
    .orderBy('visitors', 'desc')
    .orderBy('views', 'desc')
    .orderBy('name')
    .limit(MOST_NAMES_A_DAY * 2)
    .offset(KEPT_NAMES)
    .execute();
  if (beyond.length === 0) return;
  const names = beyond.map(({ name }) => name).sort();
  let [views, visitors] = [0, 0];
  for (let start = 0; start < names.length; start += ROWS_AT_ONCE) {
    // Sums what it deletes: another process may fold the same day.
    const gone = await writer
      .deleteFrom('visitFigures')
      .where('kind', '=', kind)
      .where('day', '=', day)
      .where('name', 'in', names.slice(start, start + ROWS_AT_ONCE))
      .returning(['views', 'visitors'])
      .execute();
    for (const row of gone) [views, visitors] = [views + Number(row.views), visitors + Number(row.visitors)];
  }
  if (views > 0) await addFigures(writer, [{ kind, day, name: OTHERS, views, visitors }]);
}

export async function endVisitsBefore(writer: Writer, day: number): Promise<void> {
  await writer.deleteFrom('visitFigures').where('kind', 'in', ['page', 'source']).where('day', '<', day).execute();
}

/** Returns the names with the most visitors from the given day on, and how often all of the kind were viewed. */
export async function mostVisited({ read }: Database, kind: VisitKind, day: number, most: number) {
  const since = read.selectFrom('visitFigures').where('kind', '=', kind).where('day', '>=', day);
  const sums = since.select((select) => [
    select.fn.sum<number>('views').as('views'),
    select.fn.sum<number>('visitors').as('visitors'),
  ]);
  const rows = await sums
    .select('name')
    .where('name', '<>', OTHERS)
    .groupBy('name')
    .orderBy('visitors', 'desc')
    .orderBy('views', 'desc')
    .orderBy('name')
    .limit(most)
    .execute();
  const all = await sums.executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ name, views, visitors }) => ({ name, views: Number(views), visitors: Number(visitors) })),
    views: Number(all.views ?? 0),
  };
}
