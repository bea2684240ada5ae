import type { Customer, CustomerForm } from '../../../contracts/customers.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import {
  contactRows,
  contactsWithin,
  deleteCustomers,
  factsOf,
  lockCustomer,
  replaceContacts,
  subjectOf,
} from './customer-records.ts';
import type { CustomerFileService } from './files.ts';
import { type CustomerLinks, noCustomer, type RecordLink } from './links.ts';
import type { ShownCustomers } from './shown-customers.ts';

interface ChangeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly links: CustomerLinks;
  readonly files: CustomerFileService;
  readonly show: ShownCustomers['show'];
}

/** Makes, changes and deletes customers. */
export function changedCustomers({ database, clock, audit, links, files, show }: ChangeDependencies) {
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  return {
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
  };
}
