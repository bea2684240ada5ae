import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { touchItineraries } from '../../http/noun-versions.ts';
import type { SettingsService } from '../settings/service.ts';
import { itinerarySweepStore } from './sweep-store.ts';

const DAY_MS = 86_400_000;
/** Rows per transaction: other writers wait for it. */
const DELETED_AT_ONCE = 200;
const PACKED_AT_ONCE = 50;
/** Rows per sweep; the next one continues. */
const DELETED_IN_ALL = 10_000;
const PACKED_IN_ALL = 2000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'current'>;
}

/** Repeats the work until none is left or the sweep's limit is reached. */
async function inPieces(most: number, work: () => Promise<number>): Promise<void> {
  for (let done = 0; done < most; ) {
    const some = await work();
    if (some === 0) return;
    done += some;
    await nextTurn();
  }
}

/**
 * Deletes itineraries that were not kept within the retention time of the settings, and packs rows of an older version.
 */
export function itinerarySweep({ database, clock, settings }: Dependencies): () => Promise<void> {
  const store = itinerarySweepStore(database);
  return async () => {
    const { retention } = await settings.current();
    const plannedBefore = clock() - retention.planDays * DAY_MS;
    await inPieces(DELETED_IN_ALL, () =>
      database.db.transaction().execute(async (trx) => {
        const deleted = await store.deleteUnkept(trx, plannedBefore, DELETED_AT_ONCE);
        await touchItineraries(trx, deleted);
        return deleted.length;
      }),
    );
    await inPieces(PACKED_IN_ALL, () => store.packSome(PACKED_AT_ONCE));
  };
}
