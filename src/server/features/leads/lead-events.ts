import type { Insertable, Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { newId } from '../../ids.ts';

export type LeadEventRow = Selectable<Schema['leadEvents']>;
type NewEvent = Insertable<Schema['leadEvents']>;

/** The actor of what a visitor did on the site. */
export const VISITOR = { adminId: null, actor: '' };

/** Events shown per lead, at most: the latest. */
const MOST_EVENTS = 500;

/** Writes an event into a lead's history, in the transaction of what happened. */
export async function insertLeadEvent(
  writer: Writer,
  leadId: string,
  at: number,
  more: Partial<NewEvent> & Pick<NewEvent, 'kind' | 'actor'>,
): Promise<void> {
  const empty = { adminId: null, method: null, successful: null, notes: '', changes: null };
  await writer
    .insertInto('leadEvents')
    .values({ id: newId(at), leadId, at, ...empty, ...more })
    .execute();
}

/** Returns the events of leads, oldest first. */
export async function readLeadEvents({ read }: Database, leadIds: readonly string[]): Promise<LeadEventRow[]> {
  if (leadIds.length === 0) return [];
  const rows = await read
    .selectFrom('leadEvents')
    .selectAll()
    .where('leadId', 'in', leadIds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.reverse();
}
