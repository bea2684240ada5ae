import type { ApiAnswer } from '../../../contracts/client.ts';
import type { Customer, CustomerForm, LinkedRecord } from '../../../contracts/customers.ts';
import type { ConsentPurpose, ConsentWay } from '../../../core/customers/customer-options.ts';
import { UNDO_CUSTOMER_MS } from '../../../core/customers/customer-options.ts';
import { todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { changesBetween } from '../audit/service.ts';
import {
  contactRows,
  contactsWithin,
  deleteCustomers,
  factsOf,
  insertEvent,
  lockCustomer,
  replaceContacts,
  subjectOf,
  valuesOf,
} from './customer-records.ts';
import { customerFileService } from './files.ts';
import { customerJoining } from './joining.ts';
import { customerLinks, noCustomer, type RecordLink } from './links.ts';
import { forgetTasksOfErased, personalCustomers } from './personal.ts';
import { instant, presentConsent, presentFile, presentTotals, presentUndo } from './present.ts';
import { customerProposals } from './proposals.ts';
import { customerStore } from './store.ts';
import { customerTimeline } from './timeline.ts';

/** Returns the ids of customers by a search, the newest first, and the number of all matches. */
export const customerFinder = (database: Database) => customerStore(database).listIds;

type Dependencies = Parameters<typeof customerFileService>[0] &
  Parameters<typeof customerTimeline>[0] &
  Pick<Parameters<typeof customerLinks>[0], 'audit'>;

interface ListQuery {
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

interface EntryForm {
  readonly kind: 'note' | 'call';
  readonly method: string;
  readonly successful: boolean;
  readonly text: string;
}

interface ConsentForm {
  readonly purpose: ConsentPurpose;
  readonly way: ConsentWay;
  readonly givenOn: string;
}

/** Keeps the customers that admins put together from leads, bookings and accounts. */
export function customerService(dependencies: Dependencies) {
  const { database, clock, audit } = dependencies;
  const { read } = database;
  const store = customerStore(database);
  const proposals = customerProposals(database, store);
  const links = customerLinks(dependencies);
  const joining = customerJoining({ ...dependencies, links });
  const files = customerFileService(dependencies);
  const personal = personalCustomers({ database, clock, store });
  const timeline = customerTimeline(dependencies);
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  async function linkedTo(customerId: string): Promise<LinkedRecord[]> {
    const [bookings, leads, users] = await Promise.all([
      read
        .selectFrom('bookings')
        .select(['id', 'reference', 'itemTitle', 'preferredDate'])
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
      ...bookings.map(({ id, reference, itemTitle, preferredDate }) => ({
        kind: 'booking' as const,
        _id: id,
        title: reference,
        text: [itemTitle, preferredDate].join(', '),
      })),
      ...leads.map(({ id, name, phone }) => ({ kind: 'lead' as const, _id: id, title: name, text: phone })),
      ...users.map(({ id, name, phone }) => ({ kind: 'user' as const, _id: id, title: name, text: phone })),
    ];
  }

  async function show(id: string): Promise<Customer> {
    const row = await store.find(id);
    if (!row) throw noCustomer();
    const contacts = await store.contactsOf([id]);
    const { name, language, city, birthday, notes, revision } = row;
    const person = { name, phones: valuesOf(contacts, 'phone'), emails: valuesOf(contacts, 'email') };
    const [totals, linked, consents, held, undos, proposedRecords, proposedCustomers] = await Promise.all([
      store.totalsOf([id], todayInIndia(clock)),
      linkedTo(id),
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
    ...links,
    files,
    join: joining.join,
    undo: joining.undo,
    heldOf: personal.heldOf,
    eraseOf: personal.eraseOf,
    propose: proposals.customers,

    async list({ search = '', page, limit }: ListQuery): Promise<ApiAnswer<'GET /api/admin/customers'>> {
      const { ids, total } = await store.listIds(search, limit, (page - 1) * limit);
      const [rows, contacts, totals] = await Promise.all([
        store.listByIds(ids),
        store.contactsOf(ids),
        store.totalsOf(ids, todayInIndia(clock)),
      ]);
      const ofCustomer = Map.groupBy(contacts, ({ customerId }) => customerId);
      const customers = rows.map(({ id, name }) => {
        const own = ofCustomer.get(id) ?? [];
        const { trips: _, ...summed } = presentTotals(totals(id));
        return { _id: id, name, phones: valuesOf(own, 'phone'), emails: valuesOf(own, 'email'), ...summed };
      });
      return { customers, total, page, totalPages: Math.ceil(total / limit) };
    },

    async timeline(id: string, query: Parameters<typeof timeline.list>[1], session: AdminSession) {
      if (!(await store.find(id))) throw noCustomer();
      return timeline.list(id, query, session.language);
    },

    /** Makes a customer in the caller's transaction, and links the record that it is made from. */
    async create(
      trx: Writer,
      { from, ...form }: CustomerForm & { readonly from?: RecordLink | null | undefined },
      session: AdminSession,
    ): Promise<{ _id: string }> {
      const now = clock();
      const id = newId(now);
      const row = { id, ...factsOf(form), revision: 1, createdAt: now, updatedAt: now };
      await trx.insertInto('customers').values(row).execute();
      const contacts = contactRows(id, form);
      await replaceContacts(trx, row, contacts);
      await audit.record(trx, session, { action: 'customer.created', subject: subjectOf(id, contacts) });
      if (from) await links.linkWithin(trx, id, from, session);
      return { _id: id };
    },

    /** Changes the facts of a customer, unless they were changed since the form was opened. */
    async update(
      id: string,
      { revision, ...form }: CustomerForm & { readonly revision: number },
      session: AdminSession,
    ): Promise<Customer> {
      await inTransaction(async (trx) => {
        const held = await lockCustomer(trx, id);
        if (!held) throw noCustomer();
        if (held.revision !== revision) throw new AppError('conflict', ({ desk }) => desk.customerChanged);
        const before = await contactsWithin(trx, id);
        const contacts = contactRows(id, form);
        const facts = factsOf(form);
        await trx
          .updateTable('customers')
          .set({ ...facts, revision: revision + 1, updatedAt: clock() })
          .where('id', '=', id)
          .execute();
        await replaceContacts(trx, { id, name: facts.name }, contacts);
        // Which facts have changed, without their texts: an entry outlives an erased person.
        const changes = changesBetween(
          { ...held, contacts: before.map(({ canonical }) => canonical) },
          { ...facts, contacts: contacts.map(({ canonical }) => canonical) },
        )
          .filter(({ field }) => field !== 'nameKey')
          .map(({ field }) => ({ field, from: '', to: 'changed' }));
        await audit.record(trx, session, { action: 'customer.saved', subject: subjectOf(id, before), changes });
      });
      return show(id);
    },

    delete: async (id: string, session: AdminSession): Promise<void> => {
      await inTransaction(async (trx) => {
        const contacts = await contactsWithin(trx, id);
        if ((await deleteCustomers(trx, [id])).length === 0) throw noCustomer();
        await audit.record(trx, session, { action: 'customer.deleted', subject: subjectOf(id, contacts) });
      });
      // The rows say that the files are to go: a store that is away now is asked again by the sweep.
      await files.sweep().catch(() => undefined);
    },

    /** Writes a note or a call, in the caller's transaction. */
    async addEntry(trx: Writer, id: string, form: EntryForm, session: AdminSession): Promise<{ _id: string }> {
      const { kind, method, successful, text } = form;
      if (kind === 'note' && text === '') throw AppError.ofField('invalid', 'text', ({ desk }) => desk.noteMissing);
      if (!(await lockCustomer(trx, id))) throw noCustomer();
      const ofCall = kind === 'call' ? { method, successful: successful ? 1 : 0 } : {};
      const entry = await insertEvent(trx, clock(), session, { customerId: id, kind, text, ...ofCall });
      const subject = subjectOf(id, await contactsWithin(trx, id));
      await audit.record(trx, session, { action: `customer.${kind === 'call' ? 'called' : 'noted'}`, subject });
      return { _id: entry };
    },

    async addConsent(id: string, form: ConsentForm, session: AdminSession): Promise<Customer> {
      if (form.givenOn > todayInIndia(clock)) {
        throw AppError.ofField('invalid', 'givenOn', ({ desk }) => desk.consentInFuture);
      }
      await inTransaction(async (trx) => {
        if (!(await lockCustomer(trx, id))) throw noCustomer();
        const row = { id: newId(clock()), customerId: id, ...form, actor: session.username, withdrawnOn: null };
        await trx.insertInto('customerConsents').values(row).execute();
        const subject = subjectOf(id, await contactsWithin(trx, id));
        const changes = [{ field: form.purpose, from: '', to: form.way }];
        await audit.record(trx, session, { action: 'customer.consented', subject, changes });
      });
      return show(id);
    },

    async withdrawConsent(id: string, consentId: string, session: AdminSession): Promise<Customer> {
      await inTransaction(async (trx) => {
        if (!(await lockCustomer(trx, id))) throw noCustomer();
        const withdrawn = await trx
          .updateTable('customerConsents')
          .set({ withdrawnOn: todayInIndia(clock) })
          .where('id', '=', consentId)
          .where('customerId', '=', id)
          .where('withdrawnOn', 'is', null)
          .returning('purpose')
          .executeTakeFirst();
        // A second call finds it withdrawn.
        if (!withdrawn) return;
        const subject = subjectOf(id, await contactsWithin(trx, id));
        const changes = [{ field: withdrawn.purpose, from: 'given', to: '' }];
        await audit.record(trx, session, { action: 'customer.consent-withdrawn', subject, changes });
      });
      return show(id);
    },

    /** Forgets what can no longer be undone, tasks about what is gone, and files without a customer. */
    async sweep(): Promise<void> {
      await joining.sweep();
      await inTransaction(forgetTasksOfErased);
      await files.sweep();
    },
  };
}

export type CustomerService = ReturnType<typeof customerService>;
