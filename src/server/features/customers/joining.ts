import { z } from 'zod';
import { LINKED_KINDS, UNDO_CUSTOMER_MS } from '../../../core/customers/customer-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import {
  type ContactRow,
  type CustomerRow,
  contactsWithin,
  deleteContacts,
  insertEvent,
  lockCustomer,
  replaceContacts,
  subjectOf,
} from './customer-records.ts';
import { type CustomerLinks, noCustomer } from './links.ts';

interface JoinDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly links: CustomerLinks;
}

const customer = z.object({
  id: z.string(),
  name: z.string(),
  nameKey: z.string(),
  language: z.string(),
  city: z.string(),
  birthday: z.string().nullable(),
  notes: z.string(),
  revision: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
const contact = z.object({
  customerId: z.string(),
  kind: z.string(),
  canonical: z.string(),
  value: z.string(),
  position: z.number(),
});
const moved = z.object({
  records: z.array(z.object({ kind: z.enum(LINKED_KINDS), id: z.string() })),
  customerEvents: z.array(z.string()),
  customerConsents: z.array(z.string()),
  customerFiles: z.array(z.string()),
  tasks: z.array(z.string()),
});
/** Both customers as they were, and what was moved. */
const joined = z.object({
  title: z.string(),
  before: customer,
  beforeContacts: z.array(contact),
  other: customer,
  otherContacts: z.array(contact),
  revision: z.number(),
  moved,
});
const unlinked = z.object({ link: z.object({ kind: z.enum(LINKED_KINDS), id: z.string() }), title: z.string() });

/** What the list of things to undo shows. */
export const undoTitle = z.object({ title: z.string() });

const BELONGINGS = ['customerEvents', 'customerConsents', 'customerFiles'] as const;
const RECORDS = [
  ['lead', 'leads'],
  ['booking', 'bookings'],
  ['user', 'users'],
] as const;

/** Moves what is linked to a customer and returns what that was. */
async function moveAll(trx: Writer, from: string, to: string): Promise<z.infer<typeof moved>> {
  const records: z.infer<typeof moved>['records'] = [];
  for (const [kind, table] of RECORDS) {
    const rows = await trx
      .updateTable(table)
      .set({ customerId: to })
      .where('customerId', '=', from)
      .returning('id')
      .execute();
    records.push(...rows.map(({ id }) => ({ kind, id })));
  }
  const ids: Record<string, string[]> = {};
  for (const table of BELONGINGS) {
    const rows = await trx
      .updateTable(table)
      .set({ customerId: to })
      .where('customerId', '=', from)
      .returning('id')
      .execute();
    ids[table] = rows.map(({ id }) => id);
  }
  const tasks = await trx
    .updateTable('tasks')
    .set({ aboutId: to })
    .where('aboutKind', '=', 'customer')
    .where('aboutId', '=', from)
    .returning('id')
    .execute();
  return moved.parse({ records, ...ids, tasks: tasks.map(({ id }) => id) });
}

/** Moves back what is still with the customer. */
async function moveBack(trx: Writer, from: string, to: string, what: z.infer<typeof moved>): Promise<void> {
  for (const [kind, table] of RECORDS) {
    const ids = what.records.filter((record) => record.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    await trx
      .updateTable(table)
      .set({ customerId: to })
      .where('id', 'in', ids)
      .where('customerId', '=', from)
      .execute();
  }
  for (const table of BELONGINGS) {
    if (what[table].length === 0) continue;
    await trx
      .updateTable(table)
      .set({ customerId: to })
      .where('id', 'in', what[table])
      .where('customerId', '=', from)
      .execute();
  }
  if (what.tasks.length === 0) return;
  await trx
    .updateTable('tasks')
    .set({ aboutId: to })
    .where('id', 'in', what.tasks)
    .where('aboutId', '=', from)
    .execute();
}

/** Returns the facts of a customer, completed by those of another. */
const completed = (one: CustomerRow, other: CustomerRow) => ({
  language: one.language || other.language,
  city: one.city || other.city,
  birthday: one.birthday ?? other.birthday,
  notes: [one.notes, other.notes].filter((notes) => notes !== '').join('\n\n'),
  revision: one.revision + 1,
});

function allContacts(one: readonly ContactRow[], others: readonly ContactRow[], customerId: string): ContactRow[] {
  const all = new Map([...others, ...one].map((row) => [`${row.kind} ${row.canonical}`, row]));
  const inOrder = [...one, ...others].map((row) => `${row.kind} ${row.canonical}`);
  return [...new Set(inOrder)].flatMap((key, position) => {
    const row = all.get(key);
    return row ? [{ ...row, customerId, position }] : [];
  });
}

/** Joins two customers into one, and takes that back within a day. */
export function customerJoining({ database, clock, audit, links }: JoinDependencies) {
  async function undoJoin(trx: Writer, into: CustomerRow, document: string): Promise<void> {
    const was = readDocument(joined, document, 'undo of a customer');
    await trx.insertInto('customers').values(was.other).execute();
    await replaceContacts(trx, was.other, was.otherContacts);
    await moveBack(trx, into.id, was.other.id, was.moved);
    // Facts that were changed since the joining stay as they are.
    if (into.id !== was.before.id || into.revision !== was.revision) return;
    const { id, createdAt: _, updatedAt: __, ...facts } = was.before;
    await trx
      .updateTable('customers')
      .set({ ...facts, revision: into.revision + 1, updatedAt: clock() })
      .where('id', '=', id)
      .execute();
    await replaceContacts(trx, was.before, was.beforeContacts);
  }

  return {
    join: (intoId: string, otherId: string, session: AdminSession): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        if (intoId === otherId) throw new AppError('conflict', ({ desk }) => desk.sameCustomer);
        // Records are locked before customers; what is linked meanwhile is refused, for its customer is gone.
        const first = await moveAll(trx, otherId, intoId);
        const locked = new Map<string, CustomerRow>();
        for (const id of [intoId, otherId].toSorted()) {
          const row = await lockCustomer(trx, id);
          if (!row) throw noCustomer();
          locked.set(id, row);
        }
        const [before, other] = [locked.get(intoId), locked.get(otherId)];
        if (!before || !other) throw noCustomer();
        const later = await moveAll(trx, otherId, intoId);
        const all = moved.parse(
          Object.fromEntries(
            Object.entries(first).map(([name, ids]) => [name, [...ids, ...later[name as keyof typeof later]]]),
          ),
        );
        const [beforeContacts, otherContacts] = [await contactsWithin(trx, intoId), await contactsWithin(trx, otherId)];
        const facts = completed(before, other);
        await trx
          .updateTable('customers')
          .set({ ...facts, updatedAt: clock() })
          .where('id', '=', intoId)
          .execute();
        await replaceContacts(trx, before, allContacts(beforeContacts, otherContacts, intoId));
        await deleteContacts(trx, otherId);
        await trx.updateTable('customerUndos').set({ customerId: intoId }).where('customerId', '=', otherId).execute();
        await trx.deleteFrom('customers').where('id', '=', otherId).execute();
        const kept = { title: other.name, before, beforeContacts, other, otherContacts, revision: facts.revision };
        const document = JSON.stringify({ ...kept, moved: all });
        const undo = { id: newId(clock()), customerId: intoId, kind: 'joined', document, at: clock() };
        await trx.insertInto('customerUndos').values(undo).execute();
        await insertEvent(trx, clock(), session, { customerId: intoId, kind: 'joined' });
        const changes = [{ field: 'customer', from: subjectOf(otherId, otherContacts), to: '' }];
        const subject = subjectOf(intoId, beforeContacts);
        await audit.record(trx, session, { action: 'customer.joined', subject, changes });
      }),

    /** Undoes an unlinking or a joining of the last day, once. */
    undo: (customerId: string, undoId: string, session: AdminSession): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const undo = await trx
          .deleteFrom('customerUndos')
          .where('id', '=', undoId)
          .where('customerId', '=', customerId)
          .where('at', '>', clock() - UNDO_CUSTOMER_MS)
          .returningAll()
          .executeTakeFirst();
        if (!undo) throw new AppError('conflict', ({ desk }) => desk.nothingToUndo);
        if (undo.kind === 'unlinked') {
          const { link } = readDocument(unlinked, undo.document, 'undo of a customer');
          return links.linkWithin(trx, customerId, link, session);
        }
        const into = await lockCustomer(trx, customerId);
        if (!into) throw noCustomer();
        await undoJoin(trx, into, undo.document);
        const subject = subjectOf(customerId, await contactsWithin(trx, customerId));
        await audit.record(trx, session, { action: 'customer.join-undone', subject });
      }),

    /** Forgets what can no longer be undone. */
    sweep: (): Promise<unknown> =>
      database.db
        .deleteFrom('customerUndos')
        .where('at', '<=', clock() - UNDO_CUSTOMER_MS)
        .execute(),
  };
}
