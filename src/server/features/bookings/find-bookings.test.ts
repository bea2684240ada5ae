import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { TEST_NOW } from '../../../../test/start-app.ts';
import { bookingWords } from '../../../core/bookings/booking-search-words.ts';
import { BOOKING_STATUSES } from '../../../core/bookings/booking-steps.ts';
import { typedWords } from '../../../core/typed-words.ts';
import type { Database } from '../../database/database.ts';
import type { SearchBounds } from '../../database/timeline-search.ts';
import type { NewBooking } from './booking-records.ts';
import { bookingFinder } from './find-bookings.ts';
import { keepBooking } from './fixtures/stored-bookings.ts';

const FIRST = ['Asha', 'Priya', 'Zoë', 'আশা', 'Asharaf'];
const LAST = ['Sen', 'Das', "D'Souza", 'Sengupta'];
const PLACES = ['Darjeeling Family Holiday', 'Goa 100% Beach_Days', 'Kochi'];
const HOW_MANY = 90;

const NO_BOUNDS: SearchBounds = {
  rareEntries: 0,
  lookedUpEntries: 0,
  pieceRows: 7,
  readPieces: 1000,
  readPiecesOfStatus: 1000,
  countedMatches: 10_000,
  comparedWords: 0,
  comparedParts: 6,
  countedParts: 1,
};

/**
 * Every way of searching: by looking words up, by reading in order, and the fallback when reading would take too long.
 */
const WAYS: Readonly<Record<string, SearchBounds>> = {
  'looking words up': { ...NO_BOUNDS, rareEntries: 10_000 },
  'reading in order': NO_BOUNDS,
  'reading, then looking up': { ...NO_BOUNDS, lookedUpEntries: 10_000, readPieces: 2, readPiecesOfStatus: 1 },
  'reading, then comparing entries': {
    ...NO_BOUNDS,
    readPieces: 1,
    readPiecesOfStatus: 1,
    comparedWords: 3,
    lookedUpEntries: 10_000,
  },
  'comparing entries in one part': {
    ...NO_BOUNDS,
    readPieces: 1,
    readPiecesOfStatus: 1,
    comparedWords: 1000,
    comparedParts: 1,
  },
  'either, as the word is': {
    ...NO_BOUNDS,
    rareEntries: 20,
    lookedUpEntries: 10_000,
    pieceRows: 16,
    readPieces: 4,
    readPiecesOfStatus: 4,
    comparedWords: 5,
    countedParts: 3,
  },
};

const SEARCHES = [
  'asha',
  'ASHA sen',
  'zoe',
  'আশা',
  'd',
  'a',
  "d'souza goa",
  'darjeeling goa',
  'sen priya darjeeling holi',
  '100%',
  'beach_days',
  'sn',
  'nobody',
  '',
  '%',
  'asharaf kochi',
];

describe.each(engines)('finding bookings on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  const kept: NewBooking[] = [];
  beforeAll(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
    for (let i = 0; i < HOW_MANY; i++) {
      const fullName = `${FIRST[i % FIRST.length]} ${LAST[(i * 7) % LAST.length]}`;
      const booking = await keepBooking(database, {
        fullName,
        itemTitle: PLACES[(i * 5) % PLACES.length] ?? '',
        email: i % 2 === 0 ? `person${i}_x@example.org` : null,
        status: BOOKING_STATUSES[(i * 3) % BOOKING_STATUSES.length] ?? 'pending',
        createdAt: TEST_NOW + i * 1000,
      });
      kept.push(booking);
    }
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  /** Computes the expected result by scanning all rows: every typed word must begin a word, or be part of the phone. */
  function expected(search: string, status: string | null): string[] {
    const typed = typedWords(search);
    if (typed.length === 0) return [];
    return kept
      .filter((booking) => {
        const words = bookingWords({ ...booking, email: booking.email ?? null });
        const isFound = typed.every(
          (part) =>
            words.some((word) => word.startsWith(part)) || (/^\d{3,}$/.test(part) && booking.phone.includes(part)),
        );
        return isFound && (status === null || booking.status === status);
      })
      .map(({ id }) => id)
      .toReversed();
  }
  const samples = () => [
    ...SEARCHES,
    ...[3, 60].flatMap((i) => {
      const { phone = '', reference = '', email } = kept[i] as NewBooking;
      return [
        phone,
        phone.slice(-5),
        phone.slice(-3),
        `${phone.slice(-4, -2)} ${phone.slice(-2)}`,
        phone.slice(2, 6),
        phone.slice(4, 8),
        `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
        reference,
        email ?? 'x@',
      ];
    }),
  ];

  describe.each(Object.entries(WAYS))('by %s', (_way, bounds) => {
    it('finds what going through all of them finds, page by page, either way round', async () => {
      const finder = bookingFinder(database, bounds);
      for (const search of samples()) {
        for (const status of [null, 'pending', 'cancelled'] as const) {
          const all = expected(search, status);
          for (const [order, offset] of [
            ['desc', 0],
            ['desc', 10],
            ['asc', 0],
            ['asc', 20],
          ] as const) {
            const inOrder = order === 'desc' ? all : all.toReversed();
            const filter = { words: typedWords(search), status };
            const found = await finder.search(filter, { offset, limit: 10, order });
            expect(found.ids, `${search} ${status} ${order} ${offset}`).toEqual(inOrder.slice(offset, offset + 10));
            if (found.totalIsAtLeast) {
              expect(found.total).toBeGreaterThan(offset + 10);
              expect(found.total).toBeLessThanOrEqual(all.length);
            } else expect(found.total).toBe(all.length);
          }
        }
      }
    });

    it('hands out all that match, the newest first', async () => {
      const finder = bookingFinder(database, bounds);
      for (const [search, status] of [
        [null, null],
        [null, 'contacted'],
        ['asha', null],
        ['goa', 'pending'],
        ['%', null],
      ] as const) {
        const ids: string[] = [];
        const words = search === null ? null : typedWords(search);
        for await (const piece of finder.all({ words, status })) ids.push(...piece);
        const all = kept.filter((booking) => status === null || booking.status === status).map(({ id }) => id);
        expect(ids).toEqual(search === null ? all.toReversed() : expected(search, status));
      }
    });
  });

  it('stops counting at its bound and says so', async () => {
    const bounds = { ...NO_BOUNDS, pieceRows: 10, countedMatches: 20 };
    const finder = bookingFinder(database, bounds);
    const found = await finder.search({ words: ['s'], status: null }, { offset: 0, limit: 10, order: 'desc' });
    expect(found.totalIsAtLeast).toBe(true);
    expect(found.total).toBeGreaterThanOrEqual(20);
    expect(found.total).toBeLessThan(HOW_MANY);
  });
});
