import type { Insertable, Selectable, Updateable } from 'kysely';
import { leadWords } from '../../../core/leads/lead-words.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type CountChange, changeStatusCounts } from '../../database/status-counts.ts';
import { inPieces, toSearchText, wordsOfSearchText } from '../../database/word-index.ts';

export type LeadRow = Selectable<Schema['leads']>;

/** A lead to insert. Its id is a `newId(submittedAt)`, because lists are sorted by id. */
export type NewLead = Omit<Insertable<Schema['leads']>, 'searchText'>;

/** Adjusts the counts of leads; call it once, last in a transaction. */
export const changeCounts = (writer: Writer, changes: readonly CountChange[]): Promise<void> =>
  changeStatusCounts(writer, 'leadCounts', changes);

/** Returns what an existing lead adds to the counts. */
export const leadCounted = ({ status, seenAt }: Pick<NewLead, 'status' | 'seenAt'>): CountChange => ({
  status,
  count: 1,
  unseen: seenAt === null || seenAt === undefined ? 1 : 0,
});

/** Returns what its removal subtracts from the counts. */
export const leadUncounted = (lead: Pick<NewLead, 'status' | 'seenAt'>): CountChange => {
  const { status, count, unseen } = leadCounted(lead);
  return { status, count: -count, unseen: -unseen };
};

/** Returns a lead's search words, as stored in its row. */
export const searchTextOf = (lead: Pick<NewLead, 'name' | 'phone' | 'email'>): string => toSearchText(leadWords(lead));

/** Inserts the index rows from the words of a lead's `searchText` to the lead. */
export async function insertWords(
  writer: Writer,
  { id, searchText }: Pick<LeadRow, 'id' | 'searchText'>,
): Promise<void> {
  const rows = wordsOfSearchText(searchText).map((word) => ({ word, leadId: id }));
  if (rows.length > 0) await writer.insertInto('leadWords').values(rows).execute();
}

export async function deleteWords(
  writer: Writer,
  { id, searchText }: Pick<LeadRow, 'id' | 'searchText'>,
): Promise<void> {
  const words = wordsOfSearchText(searchText);
  if (words.length === 0) return;
  await writer.deleteFrom('leadWords').where('leadId', '=', id).where('word', 'in', words).execute();
}

/**
 * Inserts a lead and its words; returns false and inserts nothing when its phone already has a lead. Does not count it.
 */
export async function insertLead(writer: Writer, lead: NewLead): Promise<boolean> {
  const row = { ...lead, searchText: searchTextOf(lead) };
  const inserted = await writer
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.column('canonicalPhone').doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) !== 1) return false;
  await insertWords(writer, row);
  return true;
}

/**
 * Inserts leads and their words, except those whose phone has a lead; returns the ids of the inserted ones. Does not
 * count them.
 */
export async function insertLeads(writer: Writer, leads: readonly NewLead[]): Promise<string[]> {
  const rows = leads.map((lead) => ({ ...lead, searchText: searchTextOf(lead) }));
  const inserted = await writer
    .insertInto('leads')
    .values(rows)
    .onConflict((conflict) => conflict.column('canonicalPhone').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const words = rows
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, searchText }) => wordsOfSearchText(searchText).map((word) => ({ word, leadId: id })));
  await inPieces(words, (piece) => writer.insertInto('leadWords').values(piece).execute());
  return [...ids];
}

/**
 * Locks a lead until this transaction ends and returns it as it is now. Only an update locks a row in the same words on
 * both engines.
 */
export const lockLead = (writer: Writer, id: string, now: number): Promise<LeadRow | undefined> =>
  writer
    .updateTable('leads')
    .set({ updatedAt: now })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Locks the lead of a phone and returns it; its columns as they were before but for `updatedAt`. */
export const lockLeadByPhone = (writer: Writer, canonicalPhone: string): Promise<LeadRow | undefined> =>
  writer
    .updateTable('leads')
    .set({ canonicalPhone })
    .where('canonicalPhone', '=', canonicalPhone)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Deletes a phone's lead that is marked as deleted, so that the person can submit a new one. */
export const dropDeletedLead = (writer: Writer, canonicalPhone: string): Promise<string[]> =>
  dropDeletedLeads(writer, [canonicalPhone]);

/** Deletes the leads of phones that are marked as deleted; returns their ids. */
export async function dropDeletedLeads(writer: Writer, canonicalPhones: readonly string[]): Promise<string[]> {
  const rows = await writer
    .deleteFrom('leads')
    .where('canonicalPhone', 'in', canonicalPhones)
    .where('deletedAt', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const updateLead = (writer: Writer, id: string, changed: Updateable<Schema['leads']>) =>
  writer.updateTable('leads').set(changed).where('id', '=', id).execute();

/** Writes changed columns of a lead together with its search words; `held` is the row as it was, under its lock. */
export async function rewriteLead(writer: Writer, held: LeadRow, changed: Updateable<Schema['leads']>): Promise<void> {
  const searchText = searchTextOf({
    name: changed.name ?? held.name,
    phone: changed.phone ?? held.phone,
    email: changed.email === undefined ? held.email : changed.email,
  });
  await deleteWords(writer, held);
  await updateLead(writer, held.id, { ...changed, searchText });
  await insertWords(writer, { id: held.id, searchText });
}

/** Undoes a deletion made since the given moment. */
export const undeleteLead = (writer: Writer, id: string, since: number): Promise<LeadRow | undefined> =>
  writer
    .updateTable('leads')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('deletedAt', '>=', since)
    .returningAll()
    .executeTakeFirst();

/** Ends leads for good with all that belongs to them, the counts kept right. Answers those that there were. */
export async function deleteLeads(writer: Writer, ids: readonly string[]): Promise<string[]> {
  const gone: LeadRow[] = [];
  for (const id of ids.toSorted()) {
    const lead = await writer.deleteFrom('leads').where('id', '=', id).returningAll().executeTakeFirst();
    if (!lead) continue;
    await deleteWords(writer, lead);
    gone.push(lead);
  }
  // Leads marked as deleted were already subtracted.
  await changeCounts(writer, gone.filter(({ deletedAt }) => deletedAt === null).map(leadUncounted));
  return gone.map(({ id }) => id);
}

export async function listDemoIds(from: Writer): Promise<string[]> {
  const rows = await from.selectFrom('leads').select('id').where('demo', '=', 1).execute();
  return rows.map(({ id }) => id);
}

/** As the audit log calls a lead: it outlives the person's data. */
export const subjectOf = ({ phone }: Pick<LeadRow, 'phone'>): string => `Lead …${phone.slice(-3)}`;
