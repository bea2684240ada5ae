// Measures the lists of bookings and leads with 100,000 of each: every order and filter, searches, deep pages; and the
// dashboard, the conversion and a million searches without a trip.
//   node scripts/with-postgres.ts node bench/office-lists.ts [of each = 100000]        about ten minutes
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { BOOKING_SORTS } from '../src/contracts/bookings.ts';
import { CONVERSION_LISTS, REPORT_DAYS } from '../src/contracts/dashboard.ts';
import { LEAD_SORTS } from '../src/contracts/leads.ts';
import { BOOKING_STATUSES } from '../src/core/bookings/booking-steps.ts';
import { ENQUIRY_SOURCES } from '../src/core/enquiry-sources.ts';
import { LEAD_STATUSES } from '../src/core/leads/lead-options.ts';
import { engines, makeDatabase } from '../test/databases.ts';
import { FIRST_NAMES, mobileNumber, pick, rareName, whole } from './at-scale.ts';
import { fillDemand } from './fill-demand.ts';
import { fillNoun, referenceOf } from './fill-nouns.ts';
import { measureCalls, openSite } from './measured-site.ts';

const count = Number(process.argv[2] ?? 100_000);
const FLOOR_MS = 50;
const TRIES = 25;
const DAY_MS = 86_400_000;

const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const bookings = (query: Record<string, string | number>) =>
  `/api/admin/bookings?${new URLSearchParams(asTexts(query))}`;
const leads = (query: Record<string, string | number>) =>
  `/api/promotional-leads?${new URLSearchParams(asTexts(query))}`;
const asTexts = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
const part = (digits: number) => {
  const start = whole(0, 10 - digits);
  return mobileNumber().slice(start, start + digits);
};

const ofSorts = (noun: string, sorts: readonly string[], list: typeof bookings, statuses: readonly string[]) =>
  sorts.flatMap((sortBy): [string, () => string][] => [
    [`${noun} by ${sortBy}`, () => list({ sortBy, sortOrder: pick(['asc', 'desc']), page: whole(1, 20) })],
    [`${noun} by ${sortBy}, in the middle`, () => list({ sortBy, page: Math.floor(count / 40) + whole(1, 20) })],
    [`${noun} by ${sortBy}, one status`, () => list({ sortBy, status: pick(statuses), page: whole(1, 20) })],
    [`${noun} by ${sortBy}, received in a month`, () => list({ sortBy, receivedFrom: dayAgo(30) })],
    [`${noun} by ${sortBy}, a first name`, () => list({ sortBy, search: pick(FIRST_NAMES) })],
    [`${noun} by ${sortBy}, a phone part`, () => list({ sortBy, search: part(5) })],
  ]);

const CALLS: readonly (readonly [string, () => string])[] = [
  ...ofSorts('bookings', BOOKING_SORTS, bookings, BOOKING_STATUSES),
  ...ofSorts('leads', LEAD_SORTS, leads, LEAD_STATUSES),
  [
    'bookings travelling in a week',
    () => bookings({ travelFrom: '2027-02-01', travelTo: '2027-02-07', sortBy: 'preferredDate' }),
  ],
  ['bookings travelling in a week, by time', () => bookings({ travelFrom: '2027-02-01', travelTo: '2027-02-07' })],
  ...ENQUIRY_SOURCES.slice(0, 2).map((source): [string, () => string] => [
    `bookings by ${source}`,
    () => bookings({ source, page: whole(1, 20) }),
  ]),
  [
    'bookings by phone and one status, by name',
    () => bookings({ source: 'phone', status: 'pending', sortBy: 'fullName' }),
  ],
  ['bookings of a package', () => bookings({ item: `package-${whole(0, 299)}` })],
  ['bookings of planned trips', () => bookings({ item: 'itinerary', page: whole(1, 20) })],
  ['bookings by title, a month', () => bookings({ item: 'by-title', receivedFrom: dayAgo(30) })],
  ['dashboard', () => '/api/admin/dashboard/overview'],
  ['dashboard, rupees and lines', () => '/api/admin/dashboard/figures'],
  ...REPORT_DAYS.flatMap((days): [string, () => string][] => [
    ...CONVERSION_LISTS.map((of): [string, () => string] => [
      `conversion of ${of}, ${days} days`,
      () => `/api/admin/dashboard/conversion?days=${days}&of=${of}`,
    ]),
    [`demand, ${days} days`, () => `/api/admin/demand?days=${days}`],
  ]),
  ['bookings, last page', () => bookings({ page: Math.ceil(count / 10) })],
  ['bookings, a rare name', () => bookings({ search: rareName() })],
  ['bookings, a reference', () => bookings({ search: referenceOf(whole(1, count)) })],
  ['bookings, 3 digits of a phone', () => bookings({ search: part(3) })],
  ['bookings, 4 digits of a phone', () => bookings({ search: part(4) })],
  ['bookings, 7 digits of a phone', () => bookings({ search: part(7) })],
  ['leads, 4 digits of a phone', () => leads({ search: part(4) })],
  ['leads to call', () => leads({ due: 1, page: whole(1, 20) })],
  ['Ctrl-K: 4 digits of a phone', () => `/api/admin/search?q=${part(4)}`],
  ['Ctrl-K: 6 digits of a phone', () => `/api/admin/search?q=${part(6)}`],
  ['Ctrl-K: a first name', () => `/api/admin/search?q=${pick(FIRST_NAMES)}`],
];

async function measure(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const startedAt = performance.now();
  for (const noun of ['bookings', 'leads'] as const) await fillNoun(database, noun, count, Date.now());
  await fillDemand(database, count * 10, Date.now());
  console.log(`${engine}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (engine === 'postgres') {
    await sql`vacuum analyze`.execute(database.db);
    await wait(2000);
  }
  const site = await openSite(place, database);
  await measureCalls(site, CALLS, { tries: TRIES, floorMs: FLOOR_MS });
  await site.app.close();
  await database.close();
  await place.remove();
}

for (const engine of engines) await measure(engine);
