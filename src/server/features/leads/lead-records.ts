import type { Insertable, Selectable } from 'kysely';
import { leadWords } from '../../../core/leads/lead-words.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type CountChange, changeStatusCounts } from '../../database/status-counts.ts';
import { toSearchText, wordsOfSearchText } from '../../database/word-index.ts';

export type LeadRow = Selectable<Schema['leads']>;

/** A lead to be kept. Its id is a `newId(submittedAt)`: lists are in the order of ids. */
export type NewLead = Omit<Insertable<Schema['leads']>, 'searchText'>;

/** Counts leads that came, went, moved or were opened; to be called last in a transaction and once. */
export const changeCounts = (writer: Writer, changes: readonly CountChange[]): Promise<void> =>
  changeStatusCounts(writer, 'leadCounts', changes);

/** What a lead that is there adds to the counts. */
export const countOf = ({ status, seenAt }: Pick<NewLead, 'status' | 'seenAt'>): CountChange => ({
  status,
  count: 1,
  unseen: seenAt === null || seenAt === undefined ? 1 : 0,
});

/** What it takes from them when it goes. */
export const uncountOf = (lead: Pick<NewLead, 'status' | 'seenAt'>): CountChange => {
  const { status, count, unseen } = countOf(lead);
  return { status, count: -count, unseen: -unseen };
};

/** The words by which a lead is found, as its row holds them. */
export const searchTextOf = (lead: Pick<NewLead, 'name' | 'phone'>): string => toSearchText(leadWords(lead));

/** Leads from the words of a lead's `searchText` to it. */
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

/** Keeps a lead and its words; false, and nothing is kept, when its phone has left one before. Count it as well. */
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

/** Ends leads for good with all that belongs to them, the counts kept right. Answers those that there were. */
export async function deleteLeads(writer: Writer, ids: readonly string[]): Promise<string[]> {
  const gone: LeadRow[] = [];
  for (const id of ids.toSorted()) {
    const lead = await writer.deleteFrom('leads').where('id', '=', id).returningAll().executeTakeFirst();
    if (!lead) continue;
    await deleteWords(writer, lead);
    gone.push(lead);
  }
  // Deleted ones were taken out of the counts when they were marked.
  await changeCounts(writer, gone.filter(({ deletedAt }) => deletedAt === null).map(uncountOf));
  return gone.map(({ id }) => id);
}

export async function listDemoIds(from: Writer): Promise<string[]> {
  const rows = await from.selectFrom('leads').select('id').where('demo', '=', 1).execute();
  return rows.map(({ id }) => id);
}
