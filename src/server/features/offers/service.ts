import type { Offer, OfferChange, OfferForm } from '../../../contracts/offers.ts';
import type { Site } from '../../../contracts/site.ts';
import type { BookingItemType } from '../../../core/bookings/booking-steps.ts';
import type { Day } from '../../../core/dates.ts';
import type { Language } from '../../../core/languages.ts';
import { offerWordProblems } from '../../../core/offers/offer-claims.ts';
import {
  bestOffer,
  largestPercentOff,
  lowersPrices,
  type PriceOffer,
  shownOffers,
} from '../../../core/offers/offer-price.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { followOriginal } from '../../records/translations/follow-original.ts';
import { presentSummaries, readSummaries } from '../../records/translations/summaries.ts';
import { translationStore } from '../../records/translations/translation-store.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import { columnsOf, formOf, insertOffer, newOffer, notFound, scopeOf } from './offer-records.ts';
import { inWordsOf, offerOriginals, titlesIn } from './offer-translations.ts';
import { type OfferRow, offerStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

/** Offers shown at once, at most; those that lower a price are always among them. */
const MOST_SHOWN = 12;

/** The contract checked the words against the sent scope, but does not know the stored one. */
function refuseUnkeptWords(form: OfferForm): void {
  const problems = offerWordProblems(form);
  if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
}

function stateOn({ startsOn, endsOn }: OfferRow, today: Day): Offer['state'] {
  if (today < startsOn) return 'planned';
  return today > endsOn ? 'ended' : 'running';
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const priceOfferOf = (row: OfferRow): PriceOffer => ({
  title: row.title,
  percent: row.percent,
  scope: scopeOf(row),
  until: row.endsOn,
});

/**
 * Manages offers. They lower prices from their first to their last day in India, without a write at either end: no page
 * is cached beyond Indian midnight (`http/page-cache.ts`), and every page with a price or an offer depends on the noun
 * `site`, whose version rises with each change of an offer.
 */
export function offerService({ database, clock, audit }: Dependencies) {
  const store = offerStore(database);
  const present = (row: OfferRow, translations: Offer['translations']): Offer => ({
    _id: row.id,
    ...formOf(row),
    state: stateOn(row, todayInIndia(clock)),
    isDemo: row.demo === 1,
    version: row.version,
    translations,
  });

  const listInForce = async (today: Day): Promise<OfferRow[]> => (await store.listRunning(today)).filter(lowersPrices);

  return {
    /** Returns the offer that lowers the price of such an item on a day, named in a language; null for none. */
    async offerFor(itemType: BookingItemType, today: Day, language: Language = 'en'): Promise<PriceOffer | null> {
      const rows = (await listInForce(today)).map((row) => ({ ...priceOfferOf(row), row }));
      const best = bestOffer(rows, itemType);
      if (!best) return null;
      const [title] = await titlesIn(database, [best.row], language);
      const { row: _, ...offer } = best;
      return { ...offer, ...(title !== undefined && { title }) };
    },

    /**
     * Returns what the site shows today in a language. `largestDiscount` is that of the published packages, null when
     * there are none.
     */
    async show(
      largestDiscount: number | null,
      language: Language = 'en',
    ): Promise<Pick<Site, 'offers' | 'upToPercentOff'>> {
      const rows = await listInForce(todayInIndia(clock));
      const shown = shownOffers(
        rows.map((row) => ({ ...formOf(row), id: row.id })),
        MOST_SHOWN,
      );
      const offers = await inWordsOf(database, shown, language);
      return { offers, upToPercentOff: largestPercentOff(rows.map(priceOfferOf), largestDiscount) };
    },

    async list({ page, limit }: { readonly page: number; readonly limit: number }) {
      const [rows, total] = await Promise.all([store.listPage(limit, (page - 1) * limit), store.count()]);
      const summariesOf = await readSummaries(database.read, 'offer', idsOf(rows));
      const offers = rows.map((row) => present(row, summariesOf(row.id)));
      return { offers, total, page, totalPages: Math.ceil(total / limit) };
    },

    /** What is translated of offers. */
    originals: offerOriginals(store),

    create: (form: OfferForm, session: AdminSession): Promise<Offer> =>
      database.db.transaction().execute(async (trx) => {
        const row = newOffer(form, clock(), 0);
        await insertOffer(trx, row);
        await audit.record(trx, session, {
          action: 'offer.created',
          subject: form.title,
          changes: changesBetween({}, form),
        });
        await touchNoun(trx, 'site');
        return present(row, presentSummaries([], row.id));
      }),

    update: (id: string, { version, ...sent }: OfferChange, session: AdminSession): Promise<Offer> =>
      database.db.transaction().execute(async (trx) => {
        const before = await store.find(trx, id);
        if (!before) throw notFound();
        const form: OfferForm = { ...sent, scope: sent.scope ?? scopeOf(before) };
        const row = await store.update(trx, id, columnsOf(form), version);
        if (!row) {
          throw new AppError('conflict', ({ offers }) => offers.changedMeanwhile);
        }
        refuseUnkeptWords(form);
        const changes = changesBetween(formOf(before), form);
        await audit.record(trx, session, { action: 'offer.saved', subject: form.title, changes });
        await followOriginal(trx, 'offer', id, form);
        await touchNoun(trx, 'site');
        return present(row, (await readSummaries(trx, 'offer', [id]))(id));
      }),

    delete: (id: string, session: AdminSession): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const gone = await store.delete(trx, id);
        if (!gone) throw notFound();
        await translationStore.deleteOf(trx, 'offer', [id]);
        await audit.record(trx, session, { action: 'offer.deleted', subject: gone.title });
        await touchNoun(trx, 'site');
      }),
  };
}

export type OfferService = ReturnType<typeof offerService>;

/** Stores the demonstration offer and returns its id. */
export async function insertDemoOffer(writer: Writer, form: OfferForm, now: number): Promise<string> {
  const row = newOffer(form, now, 1);
  await insertOffer(writer, row);
  return row.id;
}
