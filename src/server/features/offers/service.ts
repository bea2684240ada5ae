import { type Offer, type OfferChange, type OfferForm, offer } from '../../../contracts/offers.ts';
import type { Site } from '../../../contracts/site.ts';
import type { BookingItemType } from '../../../core/bookings/booking-steps.ts';
import type { Day } from '../../../core/dates.ts';
import { keptChips, offerWordProblems } from '../../../core/offers/offer-claims.ts';
import { OFFER_SCOPES } from '../../../core/offers/offer-options.ts';
import {
  bestOffer,
  largestPercentOff,
  lowersPrices,
  type PriceOffer,
  shownOffers,
} from '../../../core/offers/offer-price.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import { columnsOf, insertOffer, newOffer } from './offer-records.ts';
import { type OfferRow, offerStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

/** Offers shown at once, at most; those that lower a price are always among them. */
const MOST_SHOWN = 12;

const notFound = (): AppError => new AppError('not-found', ({ offers }) => offers.notFound);

const scopeOf = ({ scope }: OfferRow): OfferForm['scope'] => OFFER_SCOPES.find((known) => known === scope) ?? 'all';

const formOf = (row: OfferRow): OfferForm => ({
  title: row.title,
  text: row.text,
  percent: row.percent,
  scope: scopeOf(row),
  from: row.startsOn,
  until: row.endsOn,
  chips: readDocument(offer.shape.chips, row.chips, `chips of offer ${row.id}`),
});

/** The contract checked the words against the sent scope, but does not know the stored one. */
function refuseUnkeptWords(form: OfferForm): void {
  const problems = offerWordProblems(form);
  if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
}

function stateOn({ startsOn, endsOn }: OfferRow, today: Day): Offer['state'] {
  if (today < startsOn) return 'planned';
  return today > endsOn ? 'ended' : 'running';
}

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
  const present = (row: OfferRow): Offer => ({
    _id: row.id,
    ...formOf(row),
    state: stateOn(row, todayInIndia(clock)),
    isDemo: row.demo === 1,
    version: row.version,
  });

  const listInForce = async (today: Day): Promise<OfferRow[]> => (await store.listRunning(today)).filter(lowersPrices);

  return {
    /** Returns the offer that lowers the price of such an item on a day; null for none. */
    offerFor: async (itemType: BookingItemType, today: Day): Promise<PriceOffer | null> =>
      bestOffer((await listInForce(today)).map(priceOfferOf), itemType),

    /**
     * Returns what the site shows today. `largestDiscount` is that of the published packages, null when there are none.
     */
    async show(largestDiscount: number | null): Promise<Pick<Site, 'offers' | 'upToPercentOff'>> {
      const rows = await listInForce(todayInIndia(clock));
      const offers = shownOffers(rows.map(formOf), MOST_SHOWN).map(({ from: _, ...shown }) => ({
        ...shown,
        chips: keptChips(shown),
      }));
      return { offers, upToPercentOff: largestPercentOff(rows.map(priceOfferOf), largestDiscount) };
    },

    async list({ page, limit }: { readonly page: number; readonly limit: number }) {
      const [rows, total] = await Promise.all([store.listPage(limit, (page - 1) * limit), store.count()]);
      return { offers: rows.map(present), total, page, totalPages: Math.ceil(total / limit) };
    },

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
        return present(row);
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
        await touchNoun(trx, 'site');
        return present(row);
      }),

    delete: (id: string, session: AdminSession): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const gone = await store.delete(trx, id);
        if (!gone) throw notFound();
        await audit.record(trx, session, { action: 'offer.deleted', subject: gone.title });
        await touchNoun(trx, 'site');
      }),
  };
}

export type OfferService = ReturnType<typeof offerService>;

/** Stores the demonstration offer. */
export const insertDemoOffer = (writer: Writer, form: OfferForm, now: number) =>
  insertOffer(writer, newOffer(form, now, 1));
