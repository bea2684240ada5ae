// Records activities as visitors of several weeks would: visits from sources, searches of routes, day plans, requests.
import { dayOfHour, hourInIndia } from '../src/core/activities/windows.ts';
import type { Database } from '../src/server/database/database.ts';
import { type ActivityRow, insertCounted } from '../src/server/features/activities/activity-figures.ts';
import { hashedId } from '../src/server/features/activities/hashed-id.ts';
import { foldVisits } from '../src/server/features/activities/visit-figures.ts';
import { firstIdOf } from '../src/server/ids.ts';
import { inPieces, pick, places, random, whole } from './at-scale.ts';

const DAY_MS = 86_400_000;
const WRITTEN_AT_ONCE = 500;
const ORIGINS = ['Kolkata', 'Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Hyderabad', 'Pune', 'Ahmedabad'];
const SOURCES = [
  'direct',
  'google',
  'google',
  'google',
  'facebook',
  'instagram',
  'whatsapp',
  'utm:diwali-mail',
  'bing',
];
const REFUSALS = ['BUDGET_TOO_LOW', 'TRIP_TOO_SHORT', 'DESTINATION_CLOSED'];
const DEVICES = ['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet'] as const;

interface Filling {
  readonly count: number;
  readonly days: number;
  readonly now: number;
  /** One visit in so many asks to book. */
  readonly visitsPerRequest: number;
}

interface Trip {
  readonly from: string;
  readonly to: string;
  readonly slug: string;
}

/** Returns a trip: most are to few places, as on a real site. */
function someTrip(): Trip {
  const to = places[Math.floor(random() ** 3 * places.length)] ?? 'Goa';
  const from = random() < 0.9 ? pick(ORIGINS) : pick(places);
  return { from, to, slug: slugOf(from, to) };
}

const slugOf = (from: string, to: string): string =>
  `${to.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${hashedId([from, to]).toString(36).padStart(12, '0').slice(-12)}`;

/** Stores an itinerary for each route, without its plan. */
async function fillItineraries({ db }: Database, now: number): Promise<void> {
  const rows = new Map<string, Trip>();
  for (const to of places) for (const from of ORIGINS) rows.set(slugOf(from, to), { from, to, slug: slugOf(from, to) });
  for (const piece of inPieces(rows.values(), WRITTEN_AT_ONCE)) {
    await db
      .insertInto('itineraries')
      .values(
        piece.map(({ from, to, slug }) => ({
          id: slug,
          slug,
          fromLocation: from,
          toLocation: to,
          startDate: '2026-12-05',
          endDate: '2026-12-09',
          durationDays: 5,
          pricePerPersonRupees: 20_000,
          summary: '',
          plan: '',
          packed: null,
          details: null,
          packedDetails: null,
          detailedAt: null,
          words: null,
          views: 0,
          popularRank: null,
          demo: 0,
          createdAt: now,
          madeBy: null,
          keptAt: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type Deed = readonly [type: string, data: object];

/** Returns what one visitor does, as far as they come. */
function visit(now: number, visitsPerRequest: number, number: number): Deed[] {
  const { from, to, slug } = someTrip();
  const month = String(whole(1, 12)).padStart(2, '0');
  const source = random() < 0.9 ? pick(SOURCES) : `blog-${whole(1, 400)}.example`;
  const page = (path: string, more = {}): Deed => ['page_view', { pageTitle: 'Safarnama', path, ...more }];
  const refused = random() < 0.06;
  const search = {
    from,
    to,
    routeFrom: from,
    routeTo: to,
    departureDate: `2026-${month}-05`,
    returnDate: `2026-${month}-09`,
    travellers: whole(1, 6),
    priceRange: [0, whole(2, 20) * 5000],
    status: refused ? 422 : 200,
    processingTime: whole(20, 400),
    ...(refused && { reason: pick(REFUSALS) }),
  };
  const opened = page(`/itinerary/${slug}`);
  const request = {
    formType: 'booking',
    itemType: 'itinerary',
    itemSlug: slug,
    reference: `SN-${number.toString(36).toUpperCase()}-${now.toString(36).toUpperCase()}`,
  };
  const way: Deed[] = [
    page(random() < 0.6 ? '/' : `/blog/story-${whole(1, 60)}`, { source }),
    ...Array.from({ length: whole(0, 2) }, () => page(random() < 0.5 ? '/packages' : `/package/tour-${whole(1, 40)}`)),
    ...Array.from({ length: whole(1, 2) }, (): Deed => ['search', search]),
    opened,
    ['itinerary_view', { itinerarySlug: slug, viewDuration: whole(5, 300) }],
    ['itinerary_view', { itinerarySlug: slug, stage: 'details' }],
    ['form_submission', request],
  ];
  if (number % visitsPerRequest === 0) return way;
  return way.slice(0, Math.max(1, Math.round(random() ** 1.5 * (way.length - 1))));
}

/** Generates visits that grow over the weeks, are fewer at night, and swell at weekends. */
function* generate({ count, days, now, visitsPerRequest }: Filling): Generator<ActivityRow> {
  for (let made = 0, number = 1; made < count; number++) {
    const part = made / count;
    const start = now - days * DAY_MS + part ** 0.85 * days * DAY_MS;
    let at = Math.floor(start + Math.sin((start / DAY_MS) * 2 * Math.PI) * 2.5 * 3_600_000);
    const visitor = `v${number.toString(36).padStart(21, '0')}`;
    const device = pick(DEVICES);
    for (const [type, data] of visit(now, visitsPerRequest, number)) {
      at = Math.min(now, at + whole(1, 90_000));
      const id = firstIdOf(at) + made.toString(36).padStart(17, '0');
      yield { id, type, userId: null, visitor, dayKey: null, device, data: JSON.stringify(data), occurredAt: at };
      if (++made === count) return;
    }
  }
}

/** Fills a database by the site's own writing; two of five requests are confirmed. */
export async function fillActivities(database: Database, filling: Filling): Promise<void> {
  await fillItineraries(database, filling.now);
  for (const rows of inPieces(generate(filling), WRITTEN_AT_ONCE)) {
    await database.db.transaction().execute((trx) => insertCounted(trx, rows));
  }
  const today = dayOfHour(hourInIndia(filling.now));
  // As the sweep of each day has done.
  for (let day = today - filling.days; day <= today; day += 7) {
    await database.db.transaction().execute((trx) => foldVisits(trx, day));
  }
  await database.db.transaction().execute((trx) => foldVisits(trx, today));
  await database.db
    .updateTable('routeRequests')
    .set({ confirmed: 1 })
    .where('person', '<', Math.floor(2 ** 52 * 0.4))
    .execute();
}
