import type { Offer, OfferForm } from '../../../contracts/offers.ts';
import type { Site } from '../../../contracts/site.ts';
import type { Day } from '../../../core/dates.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
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

const notFound = (): AppError => new AppError('not-found', 'There is no such offer');

const formOf = ({ title, text, percent, startsOn, endsOn, chips }: OfferRow): OfferForm => ({
  title,
  text,
  percent,
  from: startsOn,
  until: endsOn,
  chips: JSON.parse(chips) as string[],
});

function stateOn({ startsOn, endsOn }: OfferRow, today: Day): Offer['state'] {
  if (today < startsOn) return 'planned';
  return today > endsOn ? 'ended' : 'running';
}

/**
 * Offers come and go with the days of India by themselves: nobody writes anything when one begins or ends. No page is
 * kept beyond the Indian midnight (`http/page-cache.ts`), so that none shows yesterday's.
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

  return {
    /** What the site shows today. */
    async listRunning(): Promise<Site['offers']> {
      const rows = await store.listRunning(todayInIndia(clock));
      return rows.map((row) => {
        const { from: _, ...shown } = formOf(row);
        return shown;
      });
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

    update: (
      id: string,
      { version, ...form }: OfferForm & { version: number },
      session: AdminSession,
    ): Promise<Offer> =>
      database.db.transaction().execute(async (trx) => {
        const before = await store.find(trx, id);
        if (!before) throw notFound();
        const row = await store.update(trx, id, columnsOf(form), version);
        if (!row) {
          throw new AppError(
            'conflict',
            'Another admin changed this offer. Reload to see their changes, then save yours again.',
          );
        }
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
