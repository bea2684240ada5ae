// Measures the shop with 10,000 packages and 1,000,000 bookings: lists, facets, stats and searches, through the API.
//   node scripts/with-postgres.ts node bench/shop.ts [packages = 10000] [bookings = 1000000]        about ten minutes
import { BOOKING_STATUSES } from '../src/core/bookings/booking-steps.ts';
import { PACKAGE_CATEGORIES } from '../src/core/packages/package-options.ts';
import type { Database } from '../src/server/database/database.ts';
import { bookingRows, changeCounts } from '../src/server/features/bookings/booking-records.ts';
import { newId } from '../src/server/ids.ts';
import {
  FIRST_NAMES,
  inPieces,
  LAST_NAMES,
  measureAtScale,
  mobileNumber,
  pick,
  places,
  random,
  rareName,
  statusCounter,
  surname,
  whole,
} from './at-scale.ts';
import { insertPackages } from './many-packages.ts';

const packageCount = Number(process.argv[2] ?? 10_000);
const bookingCount = Number(process.argv[3] ?? 1_000_000);

function* generateBookings(now: number) {
  for (let i = 0; i < bookingCount; i++) {
    const createdAt = now - (bookingCount - i) * 30_000;
    const [first, last] = [pick(FIRST_NAMES), surname()];
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
      phone: mobileNumber(),
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

async function fill(database: Database): Promise<void> {
  const { db } = database;
  const now = Date.now();
  await insertPackages(database, packageCount, now);
  const counts = statusCounter();
  for (const piece of inPieces(generateBookings(now), 5000)) {
    for (const { row } of piece) counts.add(row);
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
  await changeCounts(db, counts.changes());
}

const PUBLIC_CALLS: Readonly<Record<string, () => string>> = {
  'packages: first page, facets': () => '/api/packages',
  'packages: page 40': () => `/api/packages?page=${whole(30, 60)}`,
  'packages: category and price': () =>
    `/api/packages?category=${encodeURIComponent(pick(PACKAGE_CATEGORIES))}&minPrice=${whole(1, 20) * 1000}&maxPrice=${whole(40, 80) * 1000}`,
  'packages: duration, cheapest first': () => `/api/packages?duration=${whole(2, 4)}-${whole(5, 9)}&sort=price-low`,
  'packages: search': () => `/api/packages?search=${encodeURIComponent(pick(places))}`,
  'packages: search of two words': () =>
    `/api/packages?search=${encodeURIComponent(`${pick(places)} rail`)}&sort=newest`,
  'packages: search a word of all': () => '/api/packages?search=journey',
  'packages: two common words never together': () => '/api/packages?search=winter+monsoon',
  'packages: two words of all': () => '/api/packages?search=journey+road',
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
  'bookings: last page': () => `/api/admin/bookings?page=${Math.floor(bookingCount / 20) - whole(1, 40)}`,
  'bookings: search a first name': () => `/api/admin/bookings?search=${pick(FIRST_NAMES)}`,
  'bookings: search a full name': () => `/api/admin/bookings?search=${pick(FIRST_NAMES)}+${pick(LAST_NAMES)}`,
  'bookings: search a rare name': () => `/api/admin/bookings?search=${rareName()}`,
  'bookings: search a place': () => `/api/admin/bookings?search=${encodeURIComponent(pick(places))}`,
  'bookings: search a reference': () =>
    `/api/admin/bookings?search=SN-${whole(0, bookingCount).toString(36).toUpperCase().padStart(6, '0')}`,
  'bookings: search a phone': () => `/api/admin/bookings?search=${mobileNumber()}`,
  'bookings: search without a match': () => `/api/admin/bookings?search=zzqx${whole(1, 1e6)}`,
  'bookings: search and status': () => `/api/admin/bookings?search=${pick(FIRST_NAMES)}&status=completed`,
  notifications: () => '/api/admin/notifications',
};

/** E-mails start with names too, so very many words share a prefix, and they are not sorted by time. */
const SLOW_CALLS: typeof ADMIN_CALLS = {
  'bookings: search two first names': () => {
    const from = whole(0, FIRST_NAMES.length - 2);
    return `/api/admin/bookings?search=${FIRST_NAMES.slice(from, from + 2).join('+')}`;
  },
  'bookings: full name and status': () =>
    `/api/admin/bookings?search=${pick(FIRST_NAMES)}+${pick(LAST_NAMES)}&status=${pick(BOOKING_STATUSES)}`,
};

await measureAtScale({ fill, calls: { ...PUBLIC_CALLS, ...ADMIN_CALLS }, slowCalls: SLOW_CALLS });
