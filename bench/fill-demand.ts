// Fills the figures of searches without a trip, as they are counted while the rows are written.
import { dayOfHour, hourInIndia } from '../src/core/activities/windows.ts';
import { addDays } from '../src/core/dates.ts';
import type { Database } from '../src/server/database/database.ts';
import { addUnserved, endUnservedVisitors } from '../src/server/features/activities/unserved-routes.ts';
import { pick, places, random, whole } from './at-scale.ts';

const DAYS = 365;
const DAY_MS = 86_400_000;
const WRITTEN_AT_ONCE = 3000;
/** Different places to go to; few of them are searched often. */
const TARGETS = 120;
const REASONS = ['BUDGET_TOO_LOW', 'UNKNOWN_PLACE', 'TRIP_TOO_SHORT', 'DESTINATION_CLOSED'];

/** Counts searches over a year: people try up to three times, on routes of very different renown. */
export async function fillDemand({ db }: Database, count: number, now: number): Promise<void> {
  const aDay = Math.ceil(count / DAYS);
  for (let ago = DAYS - 1, made = 0; ago >= 0; ago--) {
    const occurredAt = now - ago * DAY_MS;
    for (let ofDay = 0; ofDay < aDay && made < count; ) {
      const size = Math.min(WRITTEN_AT_ONCE, aDay - ofDay, count - made);
      const searches = Array.from({ length: size }, (_, nth) => ({
        type: 'search',
        userId: null,
        visitor: `v${Math.floor((made + nth) / whole(1, 3))}`,
        occurredAt,
        data: {
          status: 422,
          from: pick(places.slice(0, 30)),
          to: places[30 + Math.floor(random() ** 3 * TARGETS)],
          departureDate: addDays('2026-12-01', whole(0, 300)),
          returnDate: addDays('2027-10-01', whole(0, 20)),
          travellers: whole(1, 12),
          priceRange: [0, whole(4, 200) * 500],
          reason: pick(REASONS),
        },
      }));
      await db.transaction().execute((trx) => addUnserved(trx, searches));
      ofDay += size;
      made += size;
    }
    await endUnservedVisitors(db, dayOfHour(hourInIndia(occurredAt)));
  }
}
