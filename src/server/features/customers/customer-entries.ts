import type { Customer } from '../../../contracts/customers.ts';
import type { ConsentPurpose, ConsentWay } from '../../../core/customers/customer-options.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import { contactsWithin, insertEvent, lockCustomer, subjectOf } from './customer-records.ts';
import { noCustomer } from './links.ts';
import type { ShownCustomers } from './shown-customers.ts';

interface EntryDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly show: ShownCustomers['show'];
}

export interface EntryForm {
  readonly kind: 'note' | 'call';
  readonly method: string;
  readonly successful: boolean;
  readonly text: string;
}

export interface ConsentForm {
  readonly purpose: ConsentPurpose;
  readonly way: ConsentWay;
  readonly givenOn: string;
}

/** Takes down notes, calls and consents. */
export function customerEntries({ database, clock, audit, show }: EntryDependencies) {
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  return {
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
  };
}
