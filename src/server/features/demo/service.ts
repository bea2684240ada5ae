import type { DemoCounts } from '../../../contracts/demo.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { ItinerarySummary } from '../../../core/planner/details.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { demoBookings } from '../../database/demo/bookings.ts';
import { demoLeads } from '../../database/demo/leads.ts';
import { demoOffer } from '../../database/demo/offer.ts';
import { demoPackages } from '../../database/demo/packages.ts';
import { demoPosts } from '../../database/demo/posts.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import type { AuditService } from '../audit/service.ts';
import { insertBlog } from '../blogs/blog-document.ts';
import { bookingRows, changeCounts, deleteBookings, insertEvents, unseenOf } from '../bookings/booking-records.ts';
import { changeCounts as changeLeadCounts, countOf, deleteLeads, insertLead } from '../leads/lead-records.ts';
import { insertOffer, newOffer } from '../offers/offer-records.ts';
import { insertPackage } from '../packages/package-document.ts';
import type { SiteDetails, SiteService } from '../site/service.ts';
import { type DemoItem, demoBookingRows, demoItem, demoLeadRow, demoPackageRows, demoPostRows } from './demo-rows.ts';
import { demoStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly site: Pick<SiteService, 'current'>;
  readonly gazetteer: Gazetteer;
}

/** Decides that a new installation stays without demonstration content. */
export const keepDemoOut = (database: Database): Promise<unknown> => demoStore(database).decide(database.db, 'removed');

/** The demonstration content: put in once where there is nothing yet, and taken out in one act for good. */
export function demoService({ database, clock, audit, site, gazetteer }: Dependencies) {
  const store = demoStore(database);

  async function loadPackages(
    trx: Writer,
    now: number,
    { phone, email, whatsapp }: SiteDetails,
  ): Promise<Map<string, DemoItem>> {
    const today = todayInIndia(clock);
    const rows = demoPackages.map((demo) => demoPackageRows(demo, now, { phone, email, whatsapp }, gazetteer));
    for (const made of rows) await insertPackage(trx, made);
    return new Map(demoPackages.map((demo, i) => [demo.slug, demoItem(demo, rows[i]?.row.id ?? '', today)]));
  }

  async function findSampleTrip(trx: Writer): Promise<DemoItem | null> {
    const trip = await store.findSampleTrip(trx);
    if (!trip) return null;
    const { title } = JSON.parse(trip.summary) as ItinerarySummary;
    const { id, slug, startDate, durationDays, pricePerPersonRupees: price } = trip;
    return { itemType: 'itinerary', id, slug, title, price, isPerPerson: true, startDate, durationDays };
  }

  async function loadBookings(trx: Writer, items: ReadonlyMap<string, DemoItem>, now: number): Promise<void> {
    const sampleTrip = await findSampleTrip(trx);
    const made = demoBookings.flatMap((demo) => {
      const item = demo.packageSlug === null ? sampleTrip : items.get(demo.packageSlug);
      return item ? [demoBookingRows(demo, item, now)] : [];
    });
    const kept = made.map(({ booking }) => bookingRows(booking));
    await store.insertBookings(
      trx,
      kept.map(({ row }) => row),
      kept.flatMap(({ words }) => words),
    );
    await insertEvents(
      trx,
      made.flatMap(({ events }) => events),
    );
    const seenAtOf = ({ seenAt = null }: { readonly seenAt?: number | null | undefined }) => ({ seenAt });
    await changeCounts(
      trx,
      made.map(({ booking }) => ({ status: booking.status, count: 1, unseen: unseenOf(seenAtOf(booking)) })),
    );
  }

  return {
    /**
     * Fills a new installation. Does nothing once this has been decided: after a removal, in the second of two processes
     * that start together, and where the agency had content of its own when it was first asked.
     */
    async load(): Promise<void> {
      if ((await store.state()) !== null) return;
      const now = clock();
      const details = await site.current();
      // Cleaning and indexing texts takes a moment: not while other processes wait for the commit.
      const posts = demoPosts.map((post) => demoPostRows(post, now, gazetteer));
      await database.db.transaction().execute(async (trx) => {
        const isTaken = await store.hasRealContent(trx);
        if (!(await store.decideFirst(trx, isTaken ? 'kept-out' : 'loaded')) || isTaken) return;
        const items = await loadPackages(trx, now, details);
        const leads = demoLeads.map((lead) => demoLeadRow(lead, now));
        for (const lead of leads) await insertLead(trx, lead);
        await changeLeadCounts(trx, leads.map(countOf));
        for (const post of posts) await insertBlog(trx, post);
        await touchNoun(trx, 'blogs');
        await insertOffer(trx, newOffer(demoOffer(todayInIndia(clock)), now, 1));
        await touchNoun(trx, 'packages');
        await touchNoun(trx, 'site');
        await loadBookings(trx, items, now);
      });
    },

    /** True once an admin has removed the content: nothing of it may come back. */
    isRemoved: async (): Promise<boolean> => (await store.state()) === 'removed',

    count: (): Promise<DemoCounts> => store.count(database.read),

    /**
     * Removes all of it, and answers how much that was. What an admin has made their own by saving it stays, and so do
     * bookings that people made for demonstration packages.
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
        // Leads before bookings, as an erasure has them: the counts of both are locked.
        await deleteLeads(trx, await store.idsOf(trx, 'leads'));
        await deleteBookings(trx, await store.idsOf(trx, 'bookings'));
        return counts;
      }),
  };
}

export type DemoService = ReturnType<typeof demoService>;
