import { randomUUID } from 'node:crypto';
import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import type { Language } from '../../../core/languages.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { packText, unpackText } from '../../database/packed-text.ts';
import { touchItineraries } from '../../http/noun-versions.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import { calendarOfTrip, type SubscribedTrip } from './calendar.ts';
import { readPlan } from './itinerary-documents.ts';
import { newItinerary } from './new-itinerary.ts';
import { packDetails, packDocuments } from './packed-row.ts';
import type { Planner } from './planning.ts';
import { presentDetails } from './present.ts';
import { itineraryStore } from './store.ts';
import type { StoredItineraries } from './stored-itineraries.ts';
import type { TellerIn } from './tellers.ts';
import { tripPlanStore } from './trip-plan-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Pick<Planner, 'summarise' | 'describe'>;
  readonly facts: LiveFacts;
  readonly stored: Pick<StoredItineraries, 'find' | 'present' | 'offerToday'>;
  readonly tellerIn: TellerIn;
  readonly siteUrl: string;
}

/** The plan of a trip that a traveller keeps. */
export interface TripPlan {
  readonly plan: PlannedTrip;
  readonly itinerary: Itinerary;
  /** Open booking requests for it. */
  readonly bookings: number;
}

/** A slug ends in so many letters that tell plans of one title apart. */
const SLUG_TAIL = /-[a-z0-9]{12}$/;

const slugLike = (slug: string): string =>
  `${slug.replace(SLUG_TAIL, '')}-${randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** Reads and stores the plans of kept trips. */
export function tripPlans({ database, clock, planner, facts, stored, tellerIn, siteUrl }: Dependencies) {
  const store = itineraryStore(database);
  const tripStore = tripPlanStore(database);

  /** Returns the day plan of an itinerary; null when none is stored. */
  async function dayPlanOf(id: string, language: Language): Promise<Details | null> {
    const [row] = await Promise.all([stored.find(id), facts.current()]);
    if (row.details === null) return null;
    return presentDetails(row, row.details, tellerIn(language), await stored.offerToday(language));
  }

  return {
    /** Returns the plan of an itinerary, or refuses with 404. */
    async planOfTrip(id: string, language: Language): Promise<TripPlan> {
      const row = await stored.find(id);
      const [itinerary, bookings] = await Promise.all([stored.present(row, language), store.countOpenBookings(id)]);
      return { plan: readPlan(row), itinerary, bookings };
    },

    /** Returns the plans of itineraries by their ids; those that are gone are left out. */
    async listPlans(ids: readonly string[], language: Language): Promise<ReadonlyMap<string, Omit<TripPlan, 'plan'>>> {
      const rows = ids.length === 0 ? [] : await tripStore.findByIds(ids);
      const plans = await Promise.all(
        rows.map(async (row) => {
          const [itinerary, bookings] = await Promise.all([
            stored.present(row, language),
            store.countOpenBookings(row.id),
          ]);
          return [row.id, { itinerary, bookings }] as const;
        }),
      );
      return new Map(plans);
    },

    /** Protects an itinerary that a trip shows from the sweep. */
    keepForTrip: (writer: Writer, id: string) => store.keep(writer, id, clock()),

    /**
     * Stores a changed plan with its day plan: in the itinerary that is given, or as a new one with its own address. Returns its id.
     */
    async preparePlan(plan: PlannedTrip, ownId: string | null) {
      const known = await facts.current();
      const now = clock();
      const trip = ownId === null ? { ...plan, slug: slugLike(plan.slug) } : plan;
      const details = JSON.stringify(planner.describe(trip, known));
      const row = {
        ...newItinerary(trip, { planner, facts: known, now, madeBy: null }),
        details,
        detailedAt: now,
        keptAt: now,
      };
      const columns = { ...(await packDocuments(row)), ...(await packDetails(details)) };
      return async (writer: Writer): Promise<string> => {
        if (ownId === null) await store.insertMissing(writer, [row]);
        else {
          const { fromLocation, toLocation, startDate, endDate, durationDays, pricePerPersonRupees } = row;
          const told = { fromLocation, toLocation, startDate, endDate, durationDays, pricePerPersonRupees };
          const changed = { ...columns, ...told, detailedAt: now, words: null };
          await tripStore.replacePlan(writer, ownId, changed);
        }
        await touchItineraries(writer, [row.slug]);
        return ownId ?? row.id;
      };
    },

    /** Returns the day plan of an itinerary whose day plan is stored. */
    async detailsOfTrip(id: string, language: Language): Promise<Details> {
      const details = await dayPlanOf(id, language);
      if (!details) throw new Error(`itinerary ${id} has no day plan`);
      return details;
    },

    /** Returns the plan of a trip as a calendar to subscribe to. */
    async calendarOfTrip(itineraryId: string, trip: SubscribedTrip, language: Language): Promise<string> {
      const [row, { gazetteer }] = await Promise.all([stored.find(itineraryId), facts.current()]);
      return calendarOfTrip(row, trip, { teller: tellerIn(language), language, gazetteer, siteUrl });
    },
    dayPlanOf,

    /** Deletes itineraries that trips had of their own and that have no booking. */
    async deleteOwn(writer: Writer, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const slugs = await tripStore.deleteUnbooked(writer, ids);
      await touchItineraries(writer, slugs);
    },

    /** Returns a plan in the form in which older versions of a trip are kept. */
    packPlan: (plan: PlannedTrip): Promise<Uint8Array> => packText(JSON.stringify(plan)),

    /** Returns a plan of an older version of a trip. */
    unpackPlan: (packed: Uint8Array, slug: string): PlannedTrip => readPlan({ slug, plan: unpackText(packed) }),

    /** Returns any value with the names of places in a language. */
    namesIn: (language: Language) => tellerIn(language).named,
  };
}
