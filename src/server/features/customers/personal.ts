import type { Person } from '../../../core/people/person.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import {
  type ContactRow,
  contactsWithin,
  deleteCustomers,
  lockCustomer,
  replaceContacts,
  valuesOf,
} from './customer-records.ts';
import type { CustomerStore } from './store.ts';

interface PersonalDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: CustomerStore;
}

const instant = (at: number): string => new Date(at).toISOString();

/** Returns the ids of the customers with this phone. */
async function idsOf(from: Writer, phone: string): Promise<string[]> {
  const rows = await from
    .selectFrom('customerContacts')
    .select('customerId')
    .where('kind', '=', 'phone')
    .where('canonical', '=', phone)
    .orderBy('customerId')
    .execute();
  return rows.map(({ customerId }) => customerId);
}

const isOnlyPhone = (contacts: readonly ContactRow[], phone: string): boolean =>
  contacts.filter(({ kind }) => kind === 'phone').every(({ canonical }) => canonical === phone);

/** Hands out and erases what is held of people as customers. */
export function personalCustomers({ database: { read }, store }: PersonalDependencies) {
  /** Returns all that is held of one customer, for the person's copy. */
  async function heldOfOne(id: string): Promise<Record<string, unknown>[]> {
    const [row, contacts, consents, files, events, tasks] = await Promise.all([
      store.find(id),
      store.contactsOf([id]),
      store.consentsOf(id),
      store.filesOf(id),
      read.selectFrom('customerEvents').selectAll().where('customerId', '=', id).orderBy('at').execute(),
      read.selectFrom('tasks').selectAll().where('aboutKind', '=', 'customer').where('aboutId', '=', id).execute(),
    ]);
    if (!row) return [];
    const { name, language, city, birthday, notes, createdAt } = row;
    return [
      {
        _id: id,
        name,
        phones: valuesOf(contacts, 'phone'),
        emails: valuesOf(contacts, 'email'),
        language,
        city,
        birthday,
        notes,
        createdAt: instant(createdAt),
        consents: consents.map(({ purpose, way, givenOn, withdrawnOn }) => ({ purpose, way, givenOn, withdrawnOn })),
        files: files.map((file) => ({ name: file.name, bytes: file.bytes, addedAt: instant(file.addedAt) })),
        entries: events.map(({ kind, method, successful, text, at }) => ({
          kind,
          method,
          successful: successful === null ? null : successful === 1,
          text,
          at: instant(at),
        })),
        tasks: tasks.map(({ title, dueAt, doneAt }) => ({
          title,
          dueAt: instant(dueAt),
          doneAt: doneAt === null ? null : instant(doneAt),
        })),
      },
    ];
  }

  return {
    /**
     * Returns the customers with the person's phone. A person's own copy has no phone, for theirs is not proven, and so
     * has none.
     */
    async heldOf({ phone }: Person): Promise<Record<string, unknown>[]> {
      if (phone === null) return [];
      const ids = await idsOf(read, phone);
      return (await Promise.all(ids.map(heldOfOne))).flat();
    },

    /**
     * Erases the customers that have no other phone than the person's, and takes the phone from the others; returns how
     * many were erased. Tasks about erased leads and bookings go as well, so these must be erased before.
     */
    async eraseOf(writer: Writer, { phone }: Person): Promise<number> {
      await forgetTasksOfErased(writer);
      if (phone === null) return 0;
      // They hold contacts of joined customers as they were.
      await writer
        .deleteFrom('customerUndos')
        .where('document', 'like', `%"canonical":${JSON.stringify(phone)}%`)
        .execute();
      const erased: string[] = [];
      for (const id of await idsOf(writer, phone)) {
        const contacts = await contactsWithin(writer, id);
        if (isOnlyPhone(contacts, phone)) {
          // Their records are locked before them.
          erased.push(id);
          continue;
        }
        const row = await lockCustomer(writer, id);
        if (row)
          await replaceContacts(
            writer,
            row,
            contacts.filter(({ canonical }) => canonical !== phone),
          );
      }
      return (await deleteCustomers(writer, erased)).length;
    },
  };
}

/** Deletes the tasks, with their reminders, about leads that are gone and about bookings of erased travellers. */
export async function forgetTasksOfErased(writer: Writer): Promise<void> {
  const ofLeads = await writer
    .selectFrom('tasks')
    .leftJoin('leads', 'leads.id', 'tasks.aboutId')
    .select('tasks.id')
    .where('tasks.aboutKind', '=', 'lead')
    .where('leads.id', 'is', null)
    .execute();
  const ofBookings = await writer
    .selectFrom('tasks')
    .leftJoin('bookings', 'bookings.id', 'tasks.aboutId')
    .select('tasks.id')
    .where('tasks.aboutKind', '=', 'booking')
    .where((where) => where.or([where('bookings.id', 'is', null), where('bookings.phone', '=', '')]))
    .execute();
  const ids = [...ofLeads, ...ofBookings].map(({ id }) => id);
  if (ids.length === 0) return;
  await writer.deleteFrom('reminders').where('taskId', 'in', ids).execute();
  await writer.deleteFrom('tasks').where('id', 'in', ids).execute();
}
