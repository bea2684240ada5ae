import type { ApiAnswer } from '../../../contracts/client.ts';
import type { Customer, LinkedRecord } from '../../../contracts/customers.ts';
import { UNDO_CUSTOMER_MS } from '../../../core/customers/customer-options.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { valuesOf } from './customer-records.ts';
import { noCustomer } from './links.ts';
import { instant, presentConsent, presentFile, presentTotals, presentUndo } from './present.ts';
import type { CustomerProposals } from './proposals.ts';
import type { CustomerStore } from './store.ts';
import { totalsOf } from './totals.ts';

interface ShownDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: CustomerStore;
  readonly proposals: CustomerProposals;
}

export interface ListQuery {
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Returns the records that are linked to a customer, the newest first. */
async function linkedTo({ read }: Database, customerId: string): Promise<LinkedRecord[]> {
  const [bookings, leads, users] = await Promise.all([
    read
      .selectFrom('bookings')
      .select(['id', 'reference', 'itemTitle'])
      .where('customerId', '=', customerId)
      .orderBy('id', 'desc')
      .execute(),
    read
      .selectFrom('leads')
      .select(['id', 'name', 'phone'])
      .where('customerId', '=', customerId)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc')
      .execute(),
    read.selectFrom('users').select(['id', 'name', 'phone']).where('customerId', '=', customerId).execute(),
  ]);
  return [
    ...bookings.map(({ id, reference, itemTitle }) => ({
      kind: 'booking' as const,
      _id: id,
      title: reference,
      text: itemTitle,
    })),
    ...leads.map(({ id, name, phone }) => ({ kind: 'lead' as const, _id: id, title: name, text: phone })),
    ...users.map(({ id, name, phone }) => ({ kind: 'user' as const, _id: id, title: name, text: phone })),
  ];
}

/** Shows customers, each with what it adds up to. */
export function shownCustomers({ database, clock, store, proposals }: ShownDependencies) {
  async function show(id: string): Promise<Customer> {
    const row = await store.find(id);
    if (!row) throw noCustomer();
    const contacts = await store.contactsOf([id]);
    const { name, language, city, birthday, notes, revision } = row;
    const person = { name, phones: valuesOf(contacts, 'phone'), emails: valuesOf(contacts, 'email') };
    const [totals, linked, consents, held, undos, proposedRecords, proposedCustomers] = await Promise.all([
      totalsOf(database, [id], todayInIndia(clock)),
      linkedTo(database, id),
      store.consentsOf(id),
      store.filesOf(id),
      store.undosOf(id, clock() - UNDO_CUSTOMER_MS),
      proposals.records(person),
      proposals.customers(person, id),
    ]);
    return {
      _id: id,
      ...person,
      language,
      city,
      birthday,
      notes,
      revision,
      createdAt: instant(row.createdAt),
      totals: presentTotals(totals(id)),
      linked,
      consents: consents.map(presentConsent),
      files: held.map(presentFile),
      undos: undos.map(presentUndo),
      proposedRecords,
      proposedCustomers,
    };
  }

  return {
    show,

    async list({ search = '', page, limit }: ListQuery): Promise<ApiAnswer<'GET /api/admin/customers'>> {
      const { ids, total } = await store.listIds(search, limit, (page - 1) * limit);
      const [rows, contacts, totals] = await Promise.all([
        store.listByIds(ids),
        store.contactsOf(ids),
        totalsOf(database, ids, todayInIndia(clock)),
      ]);
      const ofCustomer = Map.groupBy(contacts, ({ customerId }) => customerId);
      const customers = rows.map(({ id, name }) => {
        const own = ofCustomer.get(id) ?? [];
        const { trips: _, ...summed } = presentTotals(totals(id));
        return { _id: id, name, phones: valuesOf(own, 'phone'), emails: valuesOf(own, 'email'), ...summed };
      });
      return { customers, total, page, totalPages: Math.ceil(total / limit) };
    },
  };
}

export type ShownCustomers = ReturnType<typeof shownCustomers>;
