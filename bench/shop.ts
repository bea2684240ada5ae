// The shop with 10,000 packages and 1,000,000 bookings: lists, facets, stats and searches, through the API.
//   node scripts/with-postgres.ts node bench/shop.ts [packages = 10000] [bookings = 1000000]        some ten minutes
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { BOOKING_STATUSES } from '../src/core/bookings/booking-steps.ts';
import { gazetteer } from '../src/core/gazetteer/gazetteer.ts';
import { PACKAGE_CATEGORIES, PACKAGE_DEFAULTS } from '../src/core/packages/package-options.ts';
import { builtInPlanner } from '../src/core/planner/built-in-planner.ts';
import { seededRandom } from '../src/core/random.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/database/database.ts';
import { bookingRows, changeCounts } from '../src/server/features/bookings/booking-records.ts';
import { packageRows } from '../src/server/features/packages/package-document.ts';
import { localFiles } from '../src/server/gateways/uploads/local-files.ts';
import { newId } from '../src/server/ids.ts';
import { makeDatabase } from '../test/databases.ts';
import { median } from './site-process.ts';

const packageCount = Number(process.argv[2] ?? 10_000);
const bookingCount = Number(process.argv[3] ?? 1_000_000);
const FLOOR_MS = 50;
const TRIES = 25;
const ADMIN = { ADMIN_EMAIL: 'admin@safarnama.example', ADMIN_PASSWORD: 'lamp-in-the-window' };

const random = seededRandom(20_261_121);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const whole = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));

const places = [...gazetteer.bases.values()].map(({ name }) => name);
const FIRST = [
  'Asha',
  'Rahul',
  'Priya',
  'Arjun',
  'Fatima',
  'Sourav',
  'Lakshmi',
  'Gurpreet',
  'Ananya',
  'Imran',
  'Meera',
  'Vikram',
];
const LAST = ['Sen', 'Das', 'Iyer', 'Singh', 'Khan', 'Banerjee', 'Nair', 'Patel', 'Reddy', 'Ghosh', 'Mehta', 'Pillai'];
const SYLLABLES = ['ka', 'ri', 'mo', 'ta', 'shi', 'ran', 'del', 'va', 'nu', 'pri', 'gho', 'bal'];

function* generatePackages(now: number) {
  for (let i = 0; i < packageCount; i++) {
    const place = pick(places);
    const createdAt = now - i * 60_000;
    yield packageRows(
      {
        title: `${place} ${pick(['in slow days', 'for the family', 'on foot', 'by rail', 'and beyond'])} ${i}`,
        shortDescription: `Days around ${place}, with time for the ${pick(['hills', 'coast', 'markets', 'temples'])}.`,
        description: `<p>${`The road to ${place} is half of the journey. `.repeat(12)}</p>`,
        category: pick(PACKAGE_CATEGORIES),
        images: [{ url: '/pictures/posters/1/goa.dusk.svg', caption: place, isFeatured: true }],
        pricing: {
          basePrice: whole(30, 900) * 100,
          currency: 'INR',
          pricePerPerson: true,
          discountPercentage: pick([0, 0, 10, 15, 20]),
          validUntil: pick([null, '2026-01-01', '2030-01-01']),
        },
        travelDetails: {
          fromLocation: pick(['Kolkata', 'Delhi', 'Mumbai', 'Chennai']),
          toLocation: place,
          duration: whole(2, 14),
          maxTravelers: 10,
          minTravelers: 1,
          travelClass: 'Economy',
        },
        features: ['Rooms with a view', 'A car of your own', 'A guide who was born there'],
        inclusions: ['Rooms', 'Breakfast', 'Transfers'],
        exclusions: ['Lunch', 'Tips'],
        itinerary: [{ day: 1, title: 'Arrival', detail: `Reach ${place}.` }],
        tags: [place, pick(['monsoon', 'winter', 'spring'])],
        metaTitle: '',
        metaDescription: '',
        bookingInfo: {
          requiresAdvanceBooking: true,
          advanceBookingDays: 7,
          cancellationPolicy: PACKAGE_DEFAULTS.cancellationPolicy,
          refundPolicy: PACKAGE_DEFAULTS.refundPolicy,
        },
        contactInfo: { phone: '', email: '', whatsapp: '' },
        isFeatured: i % 500 === 0,
      },
      {
        id: newId(createdAt),
        slug: `package-${i}`,
        status: i % 20 === 0 ? 'draft' : 'published',
        demo: 0,
        now: createdAt,
        views: whole(0, 5000),
      },
    );
  }
}

const surname = (): string => (random() < 0.5 ? pick(LAST) : pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES));

function* generateBookings(now: number) {
  for (let i = 0; i < bookingCount; i++) {
    const createdAt = now - (bookingCount - i) * 30_000;
    const [first, last] = [pick(FIRST), surname()];
    const price = whole(30, 900) * 100;
    yield bookingRows({
      id: newId(createdAt),
      reference: `SN-${i.toString(36).toUpperCase().padStart(6, '0')}`,
      itemType: 'package',
      itemId: `id-${i % packageCount}`,
      itemSlug: `package-${i % packageCount}`,
      itemTitle: `${places[i % places.length]} by rail`,
      itemPrice: price,
      pricePerPerson: price,
      total: price * 2,
      currency: 'INR',
      fullName: `${first} ${last}`,
      phone: String(6_000_000_000 + whole(0, 3_999_999_999)),
      email: `${first}.${last}${i}@example.org`.toLowerCase(),
      travelers: 2,
      preferredDate: '2027-02-01',
      specialRequests: '',
      status: BOOKING_STATUSES[Math.min(4, Math.floor(random() * random() * 6))] as string,
      userId: null,
      consent: 'bench',
      network: '198.51.100.0/24',
      seenAt: i > bookingCount - 50 ? null : createdAt,
      demo: 0,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

function* inPieces<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let piece: T[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length === size) {
      yield piece;
      piece = [];
    }
  }
  if (piece.length > 0) yield piece;
}

async function fill({ db }: Database): Promise<void> {
  const now = Date.now();
  for (const piece of inPieces(generatePackages(now), 200)) {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('packages')
        .values(piece.map(({ row }) => row))
        .execute();
      await trx
        .insertInto('packageDocuments')
        .values(piece.map(({ document }) => document))
        .execute();
      for (const few of inPieces(
        piece.flatMap(({ words }) => words),
        5000,
      )) {
        await trx.insertInto('packageWords').values(few).execute();
      }
    });
  }
  const counts = new Map<string, { count: number; unseen: number }>();
  for (const piece of inPieces(generateBookings(now), 5000)) {
    for (const { row } of piece) {
      const known = counts.get(row.status) ?? { count: 0, unseen: 0 };
      counts.set(row.status, { count: known.count + 1, unseen: known.unseen + (row.seenAt === null ? 1 : 0) });
    }
    await db.transaction().execute(async (trx) => {
      for (const few of inPieces(piece, 500)) {
        await trx
          .insertInto('bookings')
          .values(few.map(({ row }) => row))
          .execute();
      }
      for (const few of inPieces(
        piece.flatMap(({ words }) => words),
        5000,
      )) {
        await trx.insertInto('bookingWords').values(few).execute();
      }
    });
  }
  await changeCounts(
    db,
    [...counts].map(([status, sum]) => ({ status, ...sum })),
  );
}

/** Calls as people make them; each try asks for something else where the name says so. */
const PUBLIC_CALLS: Readonly<Record<string, () => string>> = {
  'packages: first page, facets': () => '/api/packages',
  'packages: page 40': () => `/api/packages?page=${whole(30, 60)}`,
  'packages: category and price': () =>
    `/api/packages?category=${encodeURIComponent(pick(PACKAGE_CATEGORIES))}&minPrice=${whole(1, 20) * 1000}&maxPrice=${whole(40, 80) * 1000}`,
  'packages: duration, cheapest first': () => `/api/packages?duration=${whole(2, 4)}-${whole(5, 9)}&sort=price-low`,
  'packages: search': () => `/api/packages?search=${encodeURIComponent(pick(places))}`,
  'packages: search of two words': () =>
    `/api/packages?search=${encodeURIComponent(`${pick(places)} rail`)}&sort=newest`,
  'packages: search without a match': () => `/api/packages?search=zzqx${whole(1, 1e6)}`,
  featured: () => '/api/packages/featured',
  categories: () => '/api/packages/categories',
  'one package': () => `/api/packages/package-${whole(1, packageCount - 1) | 1}`,
};
const ADMIN_CALLS: Readonly<Record<string, () => string>> = {
  'back office: packages': () => '/api/packages/admin/all?limit=24',
  'back office: package search': () => `/api/packages/admin/all?limit=24&search=${encodeURIComponent(pick(places))}`,
  'bookings: stats': () => '/api/admin/bookings/stats',
  'bookings: first page': () => '/api/admin/bookings',
  'bookings: 100 rows': () => '/api/admin/bookings?limit=100',
  'bookings: by status': () => `/api/admin/bookings?status=${pick(BOOKING_STATUSES)}`,
  'bookings: page 500': () => `/api/admin/bookings?page=${whole(400, 600)}`,
  'bookings: search a first name': () => `/api/admin/bookings?search=${pick(FIRST)}`,
  'bookings: search a full name': () => `/api/admin/bookings?search=${pick(FIRST)}+${pick(LAST)}`,
  'bookings: search a rare name': () =>
    `/api/admin/bookings?search=${pick(SYLLABLES)}${pick(SYLLABLES)}${pick(SYLLABLES)}`,
  'bookings: search a place': () => `/api/admin/bookings?search=${encodeURIComponent(pick(places))}`,
  'bookings: search a reference': () =>
    `/api/admin/bookings?search=SN-${whole(0, bookingCount).toString(36).toUpperCase().padStart(6, '0')}`,
  'bookings: search a phone': () => `/api/admin/bookings?search=${6_000_000_000 + whole(0, 3_999_999_999)}`,
  'bookings: search without a match': () => `/api/admin/bookings?search=zzqx${whole(1, 1e6)}`,
  'bookings: search and status': () => `/api/admin/bookings?search=${pick(FIRST)}&status=completed`,
  notifications: () => '/api/admin/notifications',
};

async function measure(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const startedAt = performance.now();
  await fill(database);
  console.log(`${engine}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (engine === 'postgres') await wait(5000);
  const app = await buildApp({
    config: readConfig({ DATA_DIR: place.settings.dataDir, DEMO: '0', ...ADMIN }),
    database,
    clock: () => Date.now(),
    planner: builtInPlanner,
    gazetteer,
    remotePictures: { fetchPicture: () => Promise.reject(new Error('not here')) },
    uploadedFiles: localFiles(place.settings.dataDir),
    logger: pino({ level: 'error' }),
    version: 'bench',
    screens: null,
    announce: () => undefined,
  });
  const login = await app.inject({
    method: 'POST',
    url: '/api/admin/auth/login',
    payload: { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
  });
  const { token } = login.json() as { token: string };
  let calls = 0;
  for (const [name, address] of Object.entries({ ...PUBLIC_CALLS, ...ADMIN_CALLS })) {
    const times: number[] = [];
    for (let i = 0; i < TRIES; i++) {
      calls += 1;
      const url = address();
      const remoteAddress = `198.51.${calls % 250}.${Math.floor(calls / 250)}`;
      const began = performance.now();
      const answer = await app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } });
      times.push(performance.now() - began);
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    }
    const middle = median(times);
    console.log(`  ${name}: median ${middle.toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
    if (middle > FLOOR_MS) process.exitCode = 1;
  }
  await app.close();
  await database.close();
  await place.remove();
}

await measure('sqlite');
if (process.env.TEST_DATABASE_URL) await measure('postgres');
