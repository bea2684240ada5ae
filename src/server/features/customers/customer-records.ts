import type { Insertable, Selectable } from 'kysely';
import type { CustomerForm } from '../../../contracts/customers.ts';
import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { nameKey } from '../../../core/names.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { inPieces } from '../../database/word-index.ts';
import { newId } from '../../ids.ts';
import { customerWords } from './customer-words.ts';

export type CustomerRow = Selectable<Schema['customers']>;
export type ContactRow = Selectable<Schema['customerContacts']>;
export type CustomerEventRow = Selectable<Schema['customerEvents']>;
type Contacts = Pick<CustomerForm, 'phones' | 'emails'>;

/** Returns the contacts of a form, each phone and e-mail once. */
export function contactRows(customerId: string, { phones, emails }: Contacts): ContactRow[] {
  const all = [
    ...phones.map((phone) => ({ kind: 'phone', canonical: canonicalPhone(phone), value: keptPhone(phone) })),
    ...emails.map((email) => ({ kind: 'email', canonical: canonicalEmail(email), value: email.trim() })),
  ].filter(({ canonical }) => canonical !== '');
  const distinct = [...new Map(all.map((contact) => [`${contact.kind} ${contact.canonical}`, contact])).values()];
  return distinct.map((contact, position) => ({ customerId, ...contact, position }));
}

/** Returns the values of one kind of contact, in their order. */
export const valuesOf = (contacts: readonly ContactRow[], kind: 'phone' | 'email'): string[] =>
  contacts
    .filter((contact) => contact.kind === kind)
    .sort((a, b) => a.position - b.position)
    .map(({ value }) => value);

/** Returns the columns of a form. */
export const factsOf = ({ name, language, city, birthday, notes }: CustomerForm) => ({
  name,
  nameKey: nameKey(name),
  language,
  city,
  birthday: birthday ?? null,
  notes,
});

/** Deletes the contacts and the index entries of a customer. */
export async function deleteContacts(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('customerContacts').where('customerId', '=', id).execute();
  await writer.deleteFrom('customerWords').where('customerId', '=', id).execute();
}

/** Replaces the contacts of a customer, and its index entries by those of its name and contacts. */
export async function replaceContacts(
  writer: Writer,
  { id, name }: Pick<CustomerRow, 'id' | 'name'>,
  contacts: readonly ContactRow[],
): Promise<void> {
  await deleteContacts(writer, id);
  if (contacts.length > 0) await writer.insertInto('customerContacts').values(contacts).execute();
  const words = customerWords({ name, phones: valuesOf(contacts, 'phone'), emails: valuesOf(contacts, 'email') });
  await inPieces(
    words.map((word) => ({ word: Buffer.from(word), customerId: id })),
    (rows) => writer.insertInto('customerWords').values(rows).execute(),
  );
}

/** Locks a customer until the transaction ends, and returns it as it is now; undefined for none. */
export const lockCustomer = (writer: Writer, id: string): Promise<CustomerRow | undefined> =>
  writer
    .updateTable('customers')
    .set((set) => ({ updatedAt: set.ref('updatedAt') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const contactsWithin = (writer: Writer, customerId: string): Promise<ContactRow[]> =>
  writer.selectFrom('customerContacts').selectAll().where('customerId', '=', customerId).orderBy('position').execute();

type NewEvent = Pick<CustomerEventRow, 'customerId' | 'kind'> & Partial<CustomerEventRow>;

/** Inserts what an admin noted or did. */
export async function insertEvent(
  writer: Writer,
  now: number,
  by: { readonly adminId: string; readonly username: string },
  event: NewEvent,
): Promise<string> {
  const row: Insertable<Schema['customerEvents']> = {
    id: newId(now),
    method: null,
    successful: null,
    text: '',
    adminId: by.adminId,
    actor: by.username,
    at: now,
    ...event,
  };
  await writer.insertInto('customerEvents').values(row).execute();
  return row.id;
}

/** As the audit log calls a customer: the last digits of its first phone, or of its id; it outlives their data. */
export function subjectOf(id: string, contacts: readonly Pick<ContactRow, 'kind' | 'canonical'>[]): string {
  const phone = contacts.find(({ kind }) => kind === 'phone')?.canonical ?? id;
  return `Customer …${phone.slice(-3)}`;
}

/**
 * Deletes customers with all that belongs to them alone, and returns those that there were; what is linked to them
 * stays. Files are only marked. Locks records before customers.
 */
export async function deleteCustomers(writer: Writer, ids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (const id of ids.toSorted()) {
    for (const table of ['leads', 'bookings', 'users'] as const) {
      await writer.updateTable(table).set({ customerId: null }).where('customerId', '=', id).execute();
    }
    await deleteContacts(writer, id);
    for (const table of ['customerEvents', 'customerConsents', 'customerUndos'] as const) {
      await writer.deleteFrom(table).where('customerId', '=', id).execute();
    }
    await writer
      .updateTable('customerFiles')
      .set({ customerId: null, name: '', addedAt: 0 })
      .where('customerId', '=', id)
      .execute();
    const tasks = writer.selectFrom('tasks').select('id').where('aboutKind', '=', 'customer').where('aboutId', '=', id);
    await writer.deleteFrom('reminders').where('taskId', 'in', tasks).execute();
    await writer.deleteFrom('tasks').where('aboutKind', '=', 'customer').where('aboutId', '=', id).execute();
    const deleted = await writer.deleteFrom('customers').where('id', '=', id).executeTakeFirst();
    if (Number(deleted.numDeletedRows) === 1) gone.push(id);
  }
  return gone;
}
