import { type Insertable, sql } from 'kysely';
import { budgetStep } from '../../../core/activities/budget-steps.ts';
import { itineraryOfPage } from '../../../core/activities/visited-page.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import type { SearchedRoute } from '../../../core/planner/searched-route.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readActivity } from './activity-document.ts';
import { firstTimes } from './first-times.ts';
import { hashedId } from './hashed-id.ts';
import type { CountedActivity } from './visit-figures.ts';

/** Steps of a route's funnel that people take on the site. */
const ROUTE_STEPS = ['searched', 'opened', 'planned', 'asked'] as const;
type RouteStep = (typeof ROUTE_STEPS)[number];

type DayRow = Insertable<Schema['routeDays']>;
type TraitRow = Insertable<Schema['routeTraits']>;

/** Names of routes through many places are cut at this length. */
const LONGEST_PLACE = 120;
/** A lead counts for the route that its visitor looked at last, among so many activities. */
const LOOKED_BACK = 20;
const ROWS_AT_ONCE = 500;

/** An activity that takes a step on a route, which it names by its places or by an itinerary. */
interface Stepping {
  readonly step: RouteStep;
  readonly activity: CountedActivity;
  readonly places: SearchedRoute | null;
  readonly slug: string | null;
}

interface Stepped extends Stepping {
  readonly route: SearchedRoute & { readonly id: number };
  readonly day: number;
  /** An account, or a visitor of the day. */
  readonly person: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_PLACE) : '');

/** Returns the step that an activity takes, with what names its route; null for any other activity. */
function steppingOf(activity: CountedActivity): Stepping | null {
  const { type, data } = activity;
  const step = (name: RouteStep, slug: unknown) =>
    typeof slug === 'string' ? { step: name, activity, places: null, slug } : null;
  switch (type) {
    case 'search': {
      const places = { from: textOf(data.routeFrom), to: textOf(data.routeTo) };
      return places.from && places.to ? { step: 'searched', activity, places, slug: null } : null;
    }
    case 'page_view':
      return typeof data.path === 'string' ? step('opened', itineraryOfPage(data.path)) : null;
    case 'itinerary_view':
      return step(data.stage === 'details' ? 'planned' : 'opened', data.itinerarySlug);
    case 'form_submission':
      return data.itemType === 'itinerary' ? step('asked', data.itemSlug) : null;
    default:
      return null;
  }
}

/** Returns what the sender of a lead searched or opened last on that day; null for nothing. */
async function steppingOfLead(writer: Writer, lead: CountedActivity): Promise<Stepping | null> {
  const rows = await writer
    .selectFrom('activities')
    .selectAll()
    .where('visitor', '=', lead.visitor)
    .where('occurredAt', '<=', lead.occurredAt)
    .orderBy('occurredAt', 'desc')
    .limit(LOOKED_BACK)
    .execute();
  for (const row of rows) {
    const before = steppingOf({ ...row, data: readActivity(row) });
    if (before) return { ...before, step: 'asked', activity: lead };
  }
  return null;
}

/** Returns the routes of itineraries by slug. */
async function routesOf(writer: Writer, slugs: readonly string[]): Promise<ReadonlyMap<string, SearchedRoute>> {
  if (slugs.length === 0) return new Map();
  const rows = await writer
    .selectFrom('itineraries')
    .select(['slug', 'fromLocation', 'toLocation'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(
    rows.map(({ slug, fromLocation, toLocation }) => [slug, { from: textOf(fromLocation), to: textOf(toLocation) }]),
  );
}

async function stepsIn(writer: Writer, activities: readonly CountedActivity[]): Promise<Stepped[]> {
  const steppings: Stepping[] = [];
  for (const activity of activities) {
    const isLead = activity.type === 'form_submission' && activity.data.formType === 'lead';
    const stepping = isLead ? await steppingOfLead(writer, activity) : steppingOf(activity);
    if (stepping) steppings.push(stepping);
  }
  const bySlug = await routesOf(writer, [...new Set(steppings.flatMap(({ slug }) => slug ?? []))]);
  return steppings.flatMap((stepping) => {
    const { activity, places, slug } = stepping;
    const route = places ?? bySlug.get(slug ?? '');
    if (!route) return [];
    return {
      ...stepping,
      route: { ...route, id: hashedId([route.from, route.to]) },
      day: dayOfHour(hourInIndia(activity.occurredAt)),
      person: activity.userId ?? activity.visitor,
    };
  });
}

/** Returns what a search says of its route. */
function traitsOf({ step, activity: { data } }: Stepped): readonly (readonly [trait: string, value: string])[] {
  if (step !== 'searched') return [];
  const month = /^\d{4}-\d{2}(?=-\d{2}$)/.exec(textOf(data.departureDate))?.[0];
  const budget = Array.isArray(data.priceRange) ? budgetStep(Number(data.priceRange[1])) : null;
  const refusal = data.status === 422 ? textOf(data.reason) || 'OTHER' : '';
  return [
    ...(month ? [['month', month] as const] : []),
    ...(budget === null ? [] : [['budget', String(budget)] as const]),
    ...(refusal ? [['refusal', refusal] as const] : []),
  ];
}

const inOrder = <T>(byKey: ReadonlyMap<string, T>): T[] =>
  [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);

const padded = (number: number): string => String(number).padStart(16, '0');

/** Counts people at the steps of routes, and what they searched for. Each person counts once a day at each step. */
export async function addRoutes(writer: Writer, activities: readonly CountedActivity[]): Promise<void> {
  const steps = await stepsIn(writer, activities);
  if (steps.length === 0) return;
  const deeds = steps.map(({ step, route, day, person }) => ({
    step,
    route,
    day,
    parts: ['route', route.id, step, person],
  }));
  const days = new Map<string, DayRow & Record<RouteStep, number>>();
  for (const { step, route, day } of await firstTimes(writer, deeds)) {
    const key = `${padded(route.id)} ${day}`;
    const row = days.get(key) ?? { routeId: route.id, day, searched: 0, opened: 0, planned: 0, asked: 0 };
    row[step] += 1;
    days.set(key, row);
  }
  const traits = new Map<string, TraitRow & { count: number }>();
  for (const stepped of steps) {
    const { route, day } = stepped;
    for (const [trait, value] of traitsOf(stepped)) {
      const key = `${padded(route.id)} ${day} ${trait} ${value}`;
      const row = traits.get(key) ?? { routeId: route.id, day, trait, value, count: 0 };
      row.count += 1;
      traits.set(key, row);
    }
  }
  await addRouteRows(writer, steps, inOrder(days));
  await addTraitRows(writer, inOrder(traits));
  await addRequests(writer, steps);
}

async function addRouteRows(
  writer: Writer,
  steps: readonly Stepped[],
  days: readonly (DayRow & Record<RouteStep, number>)[],
): Promise<void> {
  const routes = new Map<string, Insertable<Schema['searchedRoutes']>>();
  for (const { route, day } of steps) {
    const key = padded(route.id);
    const lastDay = Math.max(day, routes.get(key)?.lastDay ?? 0);
    const people = days.reduce((sum, row) => sum + (row.routeId === route.id ? row.searched : 0), 0);
    routes.set(key, { id: route.id, fromPlace: route.from, toPlace: route.to, lastDay, total: people });
  }
  await writer
    .insertInto('searchedRoutes')
    .values(inOrder(routes))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        lastDay: sql`case when excluded."lastDay" > "searchedRoutes"."lastDay"
          then excluded."lastDay" else "searchedRoutes"."lastDay" end`,
        total: sql`"searchedRoutes"."total" + excluded."total"`,
      }),
    )
    .execute();
  if (days.length === 0) return;
  await writer
    .insertInto('routeDays')
    .values([...days])
    .onConflict((conflict) =>
      conflict.columns(['routeId', 'day']).doUpdateSet({
        searched: sql`"routeDays"."searched" + excluded."searched"`,
        opened: sql`"routeDays"."opened" + excluded."opened"`,
        planned: sql`"routeDays"."planned" + excluded."planned"`,
        asked: sql`"routeDays"."asked" + excluded."asked"`,
      }),
    )
    .execute();
}

async function addTraitRows(writer: Writer, rows: readonly TraitRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await writer
      .insertInto('routeTraits')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['routeId', 'day', 'trait', 'value']).doUpdateSet({
          count: sql`"routeTraits"."count" + excluded."count"`,
        }),
      )
      .execute();
  }
}

/** Remembers of which route a booking is, so that its confirmation counts there. */
async function addRequests(writer: Writer, steps: readonly Stepped[]): Promise<void> {
  const rows = steps.flatMap(({ step, activity: { data }, route, day, person }) =>
    step === 'asked' && typeof data.reference === 'string'
      ? { reference: data.reference, routeId: route.id, day, person: hashedId([route.id, day, person]), confirmed: 0 }
      : [],
  );
  if (rows.length === 0) return;
  await writer
    .insertInto('routeRequests')
    .values(rows)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** Deletes counts before the day, and routes not searched or opened since. */
export async function endRoutesBefore(writer: Writer, day: number): Promise<void> {
  for (const table of ['routeDays', 'routeTraits', 'routeRequests'] as const) {
    await writer.deleteFrom(table).where('day', '<', day).execute();
  }
  await writer.deleteFrom('searchedRoutes').where('lastDay', '<', day).execute();
}
