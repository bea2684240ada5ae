import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Visitor } from '../../http/visitor.ts';
import { dailyViews, viewerOf } from '../../records/daily-views.ts';
import type { ItineraryRow } from './packed-row.ts';
import type { popularRoutes } from './popular.ts';
import { itineraryStore } from './store.ts';
import type { StoredItineraries } from './stored-itineraries.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly popular: Pick<ReturnType<typeof popularRoutes>, 'countVisitor'>;
  readonly stored: Pick<StoredItineraries, 'makerKey'>;
  readonly onFailure: (error: unknown) => void;
}

/** Counts views of itineraries, and keeps those that are opened again; writes in the background. */
export function openings({ database, clock, popular, stored, onFailure }: Dependencies) {
  const store = itineraryStore(database);
  const views = dailyViews('itineraries', { database, clock, onFailure });
  const keptSoon = new Set<Promise<unknown>>();

  /** Keeps an itinerary opened by another visitor than its maker, or on another day, in the background. */
  function keepWhenOpened({ id, madeBy, keptAt }: ItineraryRow, visitor: Visitor): void {
    if (keptAt !== null || madeBy === stored.makerKey(visitor)) return;
    const keeping = store
      .keep(database.db, id, clock())
      .catch(onFailure)
      .finally(() => keptSoon.delete(keeping));
    keptSoon.add(keeping);
  }

  return {
    keepWhenOpened,

    /**
     * Counts a view once per visitor and day, and the visitor of its route; keeps the itinerary unless the visitor made
     * it today.
     */
    countView(slug: string, visitor: Visitor): void {
      if (!views.count(slug, viewerOf(visitor))) return;
      const opening = store
        .findBySlug(slug)
        .then((row) => {
          if (!row) return;
          popular.countVisitor(row, visitor);
          keepWhenOpened(row, visitor);
        })
        .catch(onFailure)
        .finally(() => keptSoon.delete(opening));
      keptSoon.add(opening);
    },

    /** Flushes what waits to be written. */
    async flush(): Promise<void> {
      await views.flush();
      while (keptSoon.size > 0) await Promise.all(keptSoon);
    },
  };
}
