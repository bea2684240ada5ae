import { type Expression, type Insertable, sql } from 'kysely';
import { type CountedPerson, peopleOf } from '../../../core/activities/activity-people.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readActivity } from './activity-document.ts';
import { firstTimes } from './first-times.ts';
import { addRoutes, endRoutesBefore } from './route-figures.ts';
import { addUnserved, endUnservedBefore, forgetUnserved } from './unserved-routes.ts';
import { addVisits, type CountedActivity, endVisitsBefore } from './visit-figures.ts';

export type ActivityRow = Insertable<Schema['activities']>;
type CountRow = Insertable<Schema['activityCounts']>;

/** Engines limit the number of parameters per statement. */
const ROWS_AT_ONCE = 500;

/** Returns the properties by which an activity is counted. */
const traitsOf = ({ type, userId, visitor, data, occurredAt }: ActivityRow): CountedActivity => ({
  type,
  userId: userId ?? null,
  visitor,
  data: readActivity({ data }),
  occurredAt,
});

function* inPieces<T>(items: readonly T[], size = ROWS_AT_ONCE): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Returns the items sorted by key: transactions that lock the same rows in different orders would deadlock. */
const inOrder = <T>(byKey: ReadonlyMap<string, T>): T[] =>
  [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);

/** Units in which visitors are counted, each once. */
type VisitorUnit = 'hour-visitors' | 'day-visitors';

/** Sums changes to counts. */
class CountChanges {
  readonly #byKey = new Map<string, CountRow & { count: number }>();

  #add(unit: string, at: number, type: string, device: string, change: number): void {
    const key = `${unit} ${String(at).padStart(9, '0')} ${type} ${device}`;
    const known = this.#byKey.get(key) ?? { unit, at, type, device, count: 0 };
    known.count += change;
    this.#byKey.set(key, known);
  }

  /** Adds an activity to its hour and its day. */
  addActivity({ occurredAt, type, device }: ActivityRow): void {
    const hour = hourInIndia(occurredAt);
    this.#add('hour', hour, type, device, 1);
    this.#add('day', dayOfHour(hour), type, device, 1);
  }

  /** Adds or removes a person, at the hour of their last activity. */
  addPerson(kind: string, lastAt: number, change: 1 | -1): void {
    this.#add('people', hourInIndia(lastAt), kind, '', change);
  }

  /** Adds a visitor to an hour or a day in which they have not been seen before. */
  addVisitor(unit: VisitorUnit, at: number): void {
    this.#add(unit, at, 'visitor', '', 1);
  }

  async write(writer: Writer): Promise<void> {
    const changes = inOrder(this.#byKey).filter(({ count }) => count !== 0);
    for (const piece of inPieces(changes)) {
      await writer
        .insertInto('activityCounts')
        .values([...piece])
        .onConflict((conflict) =>
          conflict.columns(['unit', 'at', 'type', 'device']).doUpdateSet({
            count: sql`"activityCounts"."count" + excluded."count"`,
          }),
        )
        .execute();
    }
  }
}

interface LastTime extends CountedPerson {
  readonly at: number;
}

/** Stores when each person was last active, and moves their count to that hour. */
async function meetPeople(writer: Writer, met: ReadonlyMap<string, LastTime>, changes: CountChanges): Promise<void> {
  // The later time wins, also over one that another process wrote in between.
  const later = (column: 'lastAt'): Expression<number> =>
    sql`case when excluded.${sql.ref(column)} > "activityPeople".${sql.ref(column)}
      then excluded.${sql.ref(column)} else "activityPeople".${sql.ref(column)} end`;
  for (const piece of inPieces(inOrder(met))) {
    const kept = await writer
      .insertInto('activityPeople')
      .values(piece.map(({ kind, who, at, counted }) => ({ kind, who, lastAt: at, counted: counted ? 1 : 0 })))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'who']).doUpdateSet({
          wasAt: sql`"activityPeople"."lastAt"`,
          wasCounted: sql`"activityPeople"."counted"`,
          lastAt: later('lastAt'),
          counted: sql`"activityPeople"."counted" * excluded."counted"`,
        }),
      )
      .returning(['kind', 'lastAt', 'counted', 'wasAt', 'wasCounted'])
      .execute();
    for (const { kind, lastAt, counted, wasAt, wasCounted } of kept) {
      if (wasAt !== null && wasCounted === 1) changes.addPerson(kind, wasAt, -1);
      if (counted === 1) changes.addPerson(kind, lastAt, 1);
    }
  }
}

function peopleIn(activities: readonly CountedActivity[]): Map<string, LastTime> {
  const met = new Map<string, LastTime>();
  for (const activity of activities) {
    for (const person of peopleOf(activity)) {
      const key = `${person.kind} ${person.who}`;
      const known = met.get(key);
      met.set(key, {
        ...person,
        at: Math.max(known?.at ?? 0, activity.occurredAt),
        counted: person.counted && (known?.counted ?? true),
      });
    }
  }
  return met;
}

/** Counts the visitors of each hour and day who have not been seen in it before. */
async function meetVisitors(writer: Writer, activities: readonly CountedActivity[], changes: CountChanges) {
  const seen = activities.flatMap(({ visitor, occurredAt }) => {
    const hour = hourInIndia(occurredAt);
    const day = dayOfHour(hour);
    return [
      { day, parts: ['hour', hour, visitor], unit: 'hour-visitors' as const, at: hour },
      { day, parts: ['day', visitor], unit: 'day-visitors' as const, at: day },
    ];
  });
  for (const { unit, at } of await firstTimes(writer, seen)) changes.addVisitor(unit, at);
}

/**
 * Writes activities and their counts. Must be the last write of a transaction: all requests share the counts, which
 * stay locked until its end.
 */
export async function insertCounted(writer: Writer, rows: readonly ActivityRow[]): Promise<void> {
  for (const piece of inPieces(rows)) {
    await writer
      .insertInto('activities')
      .values([...piece])
      .execute();
  }
  const activities = rows.map(traitsOf);
  const changes = new CountChanges();
  await meetPeople(writer, peopleIn(activities), changes);
  await meetVisitors(writer, activities, changes);
  await addVisits(writer, activities);
  await addUnserved(writer, activities);
  await addRoutes(writer, activities);
  for (const row of rows) changes.addActivity(row);
  // Last: every request writes the same cells.
  await changes.write(writer);
}

/** Deletes people of the given kinds and names, and subtracts them from the counts. */
async function forgetPeople(
  writer: Writer,
  kinds: readonly string[],
  names: readonly string[],
  changes: CountChanges,
): Promise<void> {
  for (const piece of inPieces([...names].sort())) {
    const gone = await writer
      .deleteFrom('activityPeople')
      .where('kind', 'in', kinds)
      .where('who', 'in', piece)
      .returning(['kind', 'lastAt', 'counted'])
      .execute();
    for (const { kind, lastAt, counted } of gone) if (counted === 1) changes.addPerson(kind, lastAt, -1);
  }
}

const USER_KINDS = ['user', 'user_login', 'user_register'];
const VISITOR_KINDS = ['visitor', 'search', 'card', 'details', 'booking'];

/** Recounts visitors from their remaining activities after some were anonymised. */
export async function recountVisitors(writer: Writer, visitors: readonly string[], users: readonly string[]) {
  const changes = new CountChanges();
  await forgetPeople(writer, USER_KINDS, users, changes);
  await forgetPeople(writer, VISITOR_KINDS, visitors, changes);
  await forgetUnserved(writer, visitors);
  const left = new Map<string, LastTime>();
  for (const piece of inPieces(visitors)) {
    const rows = await writer.selectFrom('activities').selectAll().where('visitor', 'in', piece).execute();
    for (const [key, person] of peopleIn(rows.map(traitsOf)))
      if (VISITOR_KINDS.includes(person.kind)) left.set(key, person);
  }
  await meetPeople(writer, left, changes);
  await changes.write(writer);
}

/** Deletes at most `most` people who were last active before the moment; returns how many. */
export async function endPeopleBefore(writer: Writer, moment: number, kind: string, most: number): Promise<number> {
  const gone = await writer
    .deleteFrom('activityPeople')
    .where('kind', '=', kind)
    .where('who', 'in', (within) =>
      within
        .selectFrom('activityPeople')
        .select('who')
        .where('kind', '=', kind)
        .where('lastAt', '<', moment)
        .orderBy('lastAt')
        .limit(most),
    )
    .where('lastAt', '<', moment)
    .returning(['kind', 'lastAt', 'counted'])
    .execute();
  const changes = new CountChanges();
  for (const { lastAt, counted } of gone) if (counted === 1) changes.addPerson(kind, lastAt, -1);
  await changes.write(writer);
  return gone.length;
}

/** Deletes the counts of hours and days before the given hour, which must be the first of a day. */
export async function endCountsBefore(writer: Writer, hour: number): Promise<void> {
  const day = dayOfHour(hour);
  for (const [unit, end] of [
    ['hour', hour],
    ['hour-visitors', hour],
    ['day', day],
    ['day-visitors', day],
  ] as const) {
    await writer.deleteFrom('activityCounts').where('unit', '=', unit).where('at', '<', end).execute();
  }
  await endVisitsBefore(writer, day);
  await endUnservedBefore(writer, day);
  await endRoutesBefore(writer, day);
  // Their people are deleted before, so the remaining counts are zero.
  await writer
    .deleteFrom('activityCounts')
    .where('unit', '=', 'people')
    .where('at', '<', hour)
    .where('count', '=', 0)
    .execute();
}
