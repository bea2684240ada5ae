import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import type { Language } from '../../../core/languages.ts';
import type { ItineraryDetails } from '../../../core/planner/details.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { touchItineraries } from '../../http/noun-versions.ts';
import { generationError, refusalOf } from '../../http/refusals.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import { type Asker, remainingAsker } from './asker.ts';
import { writeDays } from './day-writing.ts';
import { readPlan, summaryOf } from './itinerary-documents.ts';
import { type ItineraryRow, packDetails } from './packed-row.ts';
import type { Planner } from './planning.ts';
import { presentDetails } from './present.ts';
import { itineraryStore } from './store.ts';
import type { StoredItineraries } from './stored-itineraries.ts';
import type { TellerIn } from './tellers.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  readonly facts: LiveFacts;
  readonly models: Pick<LanguageModelService, 'begin'>;
  readonly activities: Pick<ActivityRecorder, 'recordSoon'>;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly stored: Pick<StoredItineraries, 'find' | 'present' | 'offerToday'>;
  readonly tellerIn: TellerIn;
}

const DETAILS = 'itinerary-details';

const countStops = ({ fullDayWisePlan }: ItineraryDetails): number =>
  fullDayWisePlan.reduce((sum, { stops }) => sum + stops.length, 0);

/** Writes the day plans of itineraries, each once, and shows them. */
export function dayPlans(dependencies: Dependencies) {
  const { database, clock, planner, facts: liveFacts, models, activities, usage, stored, tellerIn } = dependencies;
  const store = itineraryStore(database);

  /**
   * Writes a day plan and stores it; returns the stored one, which a concurrent request may have written. Always
   * logged.
   */
  async function writeDetails(row: ItineraryRow, asker: Asker): Promise<string> {
    const startedAt = clock();
    const request = { itinerary: summaryOf(row).title, slug: row.slug, from: row.fromLocation, to: row.toLocation };
    const session = await models.begin({ limitKey: asker.visitor.limitKey, signal: asker.signal });
    const log = async (trx: Writer, ending: { readonly status: number; readonly response: object }) => {
      const { visitor, userId } = await remainingAsker(database, trx, asker);
      const spent = session && { used: session.used, calls: session.calls };
      await usage.record(trx, { visitor, userId, startedAt, endpoint: DETAILS, request, ...spent, ...ending });
    };
    let written: ItineraryDetails;
    try {
      const trip = readPlan(row);
      const facts = await liveFacts.current();
      const builtIn = planner.describe(trip, facts);
      written = session ? await writeDays(session, { ...facts, trip, details: builtIn }) : builtIn;
    } catch (error) {
      const response = generationError(refusalOf(error), SERVER_WORDS.en);
      await database.db.transaction().execute((trx) => log(trx, { status: response.code, response }));
      throw error;
    }
    const details = JSON.stringify(written);
    const packed = await packDetails(details);
    const isKept = await database.db.transaction().execute(async (trx) => {
      const kept = await store.keepDetails(trx, row.id, packed, clock());
      if (kept) await touchItineraries(trx, [row.slug]);
      const response = { days: written.fullDayWisePlan.length, stops: countStops(written) };
      await log(trx, { status: 200, response });
      return kept;
    });
    return isKept ? details : ((await stored.find(row.id)).details ?? details);
  }

  const showDetailsOf = async (row: ItineraryRow, details: string, language: Language): Promise<Details> =>
    presentDetails(row, details, tellerIn(language), await stored.offerToday(language));

  return {
    showDetailsOf,

    async showDetails(id: string, language: Language): Promise<Details> {
      const row = await stored.find(id);
      if (row.details === null) throw new AppError('not-found', ({ itineraries }) => itineraries.noDayPlan);
      return showDetailsOf(row, row.details, language);
    },

    /** Makes the day plan of an itinerary once; later calls return the stored one. */
    async completeDetails(id: string, asker: Asker): Promise<{ details: Details; itinerary: Itinerary }> {
      const row = await stored.find(id);
      const details = row.details ?? (await writeDetails(row, asker));
      activities.recordSoon({
        type: 'itinerary_view',
        visitor: asker.visitor,
        userId: asker.userId,
        data: { itinerarySlug: row.slug, stage: 'details' },
      });
      const { language } = asker.visitor;
      return {
        details: await showDetailsOf(row, details, language),
        itinerary: await stored.present({ ...row, details }, language),
      };
    },
  };
}
