import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { CardWords } from '../../../core/grounding/card-words.ts';
import type { Language } from '../../../core/languages.ts';
import type { PriceOffer } from '../../../core/offers/offer-price.ts';
import type { PlaceFacts } from '../../../core/places/corrections.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { GrowthBudget } from '../../http/growth-budget.ts';
import { touchItineraries, touchNoun } from '../../http/noun-versions.ts';
import { type Visitor, visitorKey } from '../../http/visitor.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { OfferService } from '../offers/service.ts';
import { newItinerary } from './new-itinerary.ts';
import type { ItineraryRow } from './packed-row.ts';
import type { Planner } from './planning.ts';
import { presentItinerary } from './present.ts';
import { itineraryStore } from './store.ts';
import type { TellerIn } from './tellers.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Pick<Planner, 'summarise'>;
  readonly offers: Pick<OfferService, 'offerFor'>;
  readonly budget: Pick<GrowthBudget, 'add'>;
  readonly facts: Pick<LiveFacts, 'known'>;
  readonly tellerIn: TellerIn;
  /** Keys the hashes of visitors; the same in every process. */
  readonly secret: string;
}

/** Bytes of a stored plan with its indexes. */
const PLAN_BYTES = 10 * 1024;

/** Stores itineraries and returns them in their public form. */
export function storedItineraries({ database, clock, planner, offers, budget, facts, tellerIn, secret }: Dependencies) {
  const store = itineraryStore(database);

  /** Returns the offer that reduces the prices of itineraries today; null for none. */
  const offerToday = (language: Language = 'en'): Promise<PriceOffer | null> =>
    offers.offerFor('itinerary', todayInIndia(clock), language);

  /** Returns an itinerary's current public form in a language. */
  const present = async (row: ItineraryRow, language: Language): Promise<Itinerary> =>
    presentItinerary(row, tellerIn(language), {
      shares: await store.sharesOf(database.read, row.id),
      offer: await offerToday(language),
      gazetteer: facts.known().gazetteer,
    });

  /** Returns a key of the visitor for the day, by which an itinerary knows its maker until the day ends. */
  const makerKey = (visitor: Visitor): string => visitorKey(visitor, secret, `maker ${todayInIndia(clock)}`);

  return {
    offerToday,
    present,
    makerKey,

    /** Returns an itinerary's row, or refuses with 404. */
    async find(id: string): Promise<ItineraryRow> {
      const row = await store.findById(id);
      if (!row) throw new AppError('not-found', ({ itineraries }) => itineraries.notFound);
      return row;
    },

    /**
     * Stores a planned trip, even if the visitor has left, and counts its size. Returns the stored one, which an earlier
     * request may have planned, and whether a model has written its words.
     */
    async keep(
      trip: PlannedTrip,
      { visitor, facts: planned }: { readonly visitor: Visitor; readonly facts: PlaceFacts },
    ): Promise<{ readonly shown: Itinerary; readonly hasWords: boolean }> {
      const row = newItinerary(trip, { planner, facts: planned, now: clock(), madeBy: makerKey(visitor) });
      const inserted = await store.insertMissing(database.db, [row]);
      await budget.add(visitor.limitKey, 'plans', inserted * PLAN_BYTES);
      const kept = await store.findBySlug(trip.slug);
      if (!kept) throw new Error(`itinerary ${trip.slug} was not kept`);
      return { shown: await present(kept, visitor.language), hasWords: kept.words !== null };
    },

    keepWords: (slug: string, words: CardWords): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const isListed = await store.keepWords(trx, slug, JSON.stringify(words));
        await touchItineraries(trx, [slug]);
        if (isListed) await touchNoun(trx, 'itineraries');
      }),
  };
}

export type StoredItineraries = ReturnType<typeof storedItineraries>;
