import type { DemoCounts } from '../../../contracts/demo.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { type DemoBooking, readDemoBookings } from '../../database/demo/demo-booking.ts';
import { readDemoLeads } from '../../database/demo/demo-lead.ts';
import { readDemoOffer } from '../../database/demo/demo-offer.ts';
import { type DemoPackage, readDemoPackages } from '../../database/demo/demo-package.ts';
import { readDemoPosts } from '../../database/demo/demo-post.ts';
import { type DemoTranslation, readDemoTranslations } from '../../database/demo/demo-translations.ts';
import { DatabaseUnavailable } from '../../database/unavailable.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import type { AllOriginals } from '../../records/translations/originals.ts';
import type { AuditService } from '../audit/service.ts';
import { prepareDemoPost } from '../blogs/service.ts';
import { deleteDemoBookings, insertDemoBookings } from '../bookings/service.ts';
import { findDemoTrip } from '../itineraries/service.ts';
import { deleteDemoLeads, insertDemoLeads } from '../leads/service.ts';
import { insertDemoOffer } from '../offers/service.ts';
import { insertDemoPackage } from '../packages/service.ts';
import type { SiteDetails, SiteService } from '../site/service.ts';
import { insertDemoTranslation } from '../translations/service.ts';
import {
  type DemoItem,
  demoBookingRecord,
  demoItem,
  demoLeadRecord,
  demoPackageRecord,
  demoPostRecord,
  demoTripItem,
} from './demo-records.ts';
import { demoStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly site: Pick<SiteService, 'current'>;
  readonly gazetteer: Gazetteer;
  /** What is translated of packages, posts and offers. */
  readonly originals: Omit<AllOriginals, 'site'>;
}

/** A statement waits 2 seconds for a lock, so that a start waits half a minute. */
const MOST_TRIES = 15;

/** Returns the ids of records by their slug. */
const idsOf = (records: Iterable<{ readonly slug: string; readonly id: string }>): ReadonlyMap<string, string> =>
  new Map(Array.from(records, ({ slug, id }) => [slug, id]));

/** Marks a new installation to stay without demonstration content. */
export const keepDemoOut = (database: Database): Promise<unknown> => demoStore(database).decide(database.db, 'removed');

/** Tries again while another process loads the content, which takes longer than a statement waits for a lock. */
async function waitForOthers(
  { db }: Pick<Database, 'db'>,
  load: (trx: Writer) => Promise<void>,
  triesLeft = MOST_TRIES,
): Promise<void> {
  try {
    await db.transaction().execute(load);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable && error.reason === 'busy') || triesLeft === 1) throw error;
    await waitForOthers({ db }, load, triesLeft - 1);
  }
}

/** Adds the demonstration content once to an empty installation, and removes it for good. */
export function demoService({ database, clock, audit, site, gazetteer, originals }: Dependencies) {
  const store = demoStore(database);

  async function loadPackages(
    trx: Writer,
    demoPackages: readonly DemoPackage[],
    now: number,
    { phone, email, whatsapp }: SiteDetails,
  ): Promise<Map<string, DemoItem>> {
    const today = todayInIndia(clock);
    const items = new Map<string, DemoItem>();
    for (const demo of demoPackages) {
      const { document, record } = demoPackageRecord(demo, now, { phone, email, whatsapp }, gazetteer);
      await insertDemoPackage(trx, document, record);
      items.set(demo.slug, demoItem(demo, record.id, today));
    }
    return items;
  }

  async function loadBookings(
    trx: Writer,
    demoBookings: readonly DemoBooking[],
    items: ReadonlyMap<string, DemoItem>,
    now: number,
  ): Promise<void> {
    const trip = await findDemoTrip(trx);
    const tripItem = trip && demoTripItem(trip);
    const records = demoBookings.flatMap((demo) => {
      const item = demo.packageSlug === null ? tripItem : items.get(demo.packageSlug);
      return item ? [demoBookingRecord(demo, item, now)] : [];
    });
    await insertDemoBookings(trx, records);
  }

  /** Stores the translations, then indexes the words of each translated record once. */
  async function loadTranslations(
    trx: Writer,
    translations: readonly DemoTranslation[],
    idOf: Readonly<Record<DemoTranslation['kind'], ReadonlyMap<string, string>>>,
    now: number,
  ): Promise<void> {
    const translated = new Map<string, DemoTranslation['kind']>();
    for (const { kind, language, slug, texts } of translations) {
      const recordId = idOf[kind].get(slug);
      if (recordId === undefined) throw new RangeError(`there is no ${kind} to translate: ${slug}`);
      await insertDemoTranslation(trx, originals[kind], { kind, recordId, language }, { texts, now });
      translated.set(recordId, kind);
    }
    for (const [recordId, kind] of translated) await originals[kind].index?.(trx, recordId);
  }

  return {
    /**
     * Fills a new installation. Does nothing once this is decided: after a removal, in the second of two processes that
     * start together, or when the agency already had its own content.
     */
    async load(): Promise<void> {
      if ((await store.state()) !== null) return;
      const now = clock();
      const details = await site.current();
      // Prepared before the transaction: reading, cleaning and indexing texts takes a moment, while other processes
      // wait for the commit.
      const demoPackages = readDemoPackages();
      const demoBookings = readDemoBookings();
      const offer = readDemoOffer(todayInIndia(clock));
      const leads = readDemoLeads().map((lead) => demoLeadRecord(lead, now));
      const translations = readDemoTranslations();
      const posts = readDemoPosts().map((post) => {
        const { document, record } = demoPostRecord(post, now, gazetteer);
        return { slug: post.slug, id: record.id, insert: prepareDemoPost(document, record) };
      });
      await waitForOthers(database, async (trx) => {
        const isTaken = await store.hasRealContent(trx);
        if (!(await store.decideFirst(trx, isTaken ? 'kept-out' : 'loaded')) || isTaken) return;
        const items = await loadPackages(trx, demoPackages, now, details);
        await insertDemoLeads(trx, leads);
        for (const { insert } of posts) await insert(trx);
        await touchNoun(trx, 'blogs');
        const offerId = await insertDemoOffer(trx, offer, now);
        const idOf = { package: idsOf(items.values()), post: idsOf(posts), offer: new Map([['', offerId]]) };
        await loadTranslations(trx, translations, idOf, now);
        await touchNoun(trx, 'packages');
        await touchNoun(trx, 'site');
        await loadBookings(trx, demoBookings, items, now);
      });
    },

    /** Returns true once an admin has removed the content, which then never returns. */
    isRemoved: async (): Promise<boolean> => (await store.state()) === 'removed',

    count: (): Promise<DemoCounts> => store.count(database.read),

    /**
     * Removes the demonstration content and returns the counts. Content that an admin has saved stays, and so do
     * visitors' bookings of demonstration packages.
     */
    remove: (session: AdminSession): Promise<DemoCounts> =>
      database.db.transaction().execute(async (trx) => {
        await store.decide(trx, 'removed');
        const counts = await store.count(trx);
        await store.deleteContent(trx);
        await touchNoun(trx, 'itineraries');
        await touchNoun(trx, 'packages');
        await touchNoun(trx, 'blogs');
        await touchNoun(trx, 'site');
        const changes = Object.entries(counts).map(([field, count]) => ({ field, from: String(count), to: '0' }));
        await audit.record(trx, session, { action: 'demo.removed', subject: 'Demonstration content', changes });
        // Leads before bookings, in the same order as an erasure, because both lock their counts.
        await deleteDemoLeads(trx);
        await deleteDemoBookings(trx);
        return counts;
      }),
  };
}

export type DemoService = ReturnType<typeof demoService>;
