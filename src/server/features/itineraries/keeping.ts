import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { CardWords } from '../../../core/grounding/card-words.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { GrowthBudget } from '../../http/growth-budget.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Asker } from './asker.ts';
import { newItinerary } from './new-itinerary.ts';
import type { ItineraryRow } from './packed-row.ts';
import type { Planner } from './planning.ts';
import { itineraryStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Pick<Planner, 'summarise'>;
  readonly budget: Pick<GrowthBudget, 'add'>;
  /** Tells the visitors of a day apart. */
  readonly makerKey: (visitor: Visitor) => string;
  readonly present: (row: ItineraryRow) => Promise<Itinerary>;
}

/** A stored plan with its indexes. */
const PLAN_BYTES = 10 * 1024;

/** Stores what visitors have planned for them, and the words that a model writes of it. */
export function keeping({ database, clock, planner, budget, makerKey, present }: Dependencies) {
  const store = itineraryStore(database);

  /**
   * Stores a planned trip and counts it at once: it stays, whether its asker waits for it or not. An earlier request may have
   * planned the very same.
   */
  async function keep(
    trip: PlannedTrip,
    { visitor }: Asker,
  ): Promise<{ readonly shown: Itinerary; readonly hasWords: boolean }> {
    const inserted = await store.insertMissing(database.db, [
      newItinerary(trip, { planner, now: clock(), madeBy: makerKey(visitor) }),
    ]);
    await budget.add(visitor.limitKey, 'plans', inserted * PLAN_BYTES);
    const row = await store.findBySlug(trip.slug);
    if (!row) throw new Error(`itinerary ${trip.slug} was not kept`);
    return { shown: await present(row), hasWords: row.words !== null };
  }

  const keepWords = (slug: string, words: CardWords): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      if (await store.keepWords(trx, slug, JSON.stringify(words))) await touchNoun(trx, 'itineraries');
    });

  return { keep, keepWords };
}
