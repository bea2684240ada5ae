import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { SPOKEN_CONSENT } from '../../../core/consent.ts';
import { type ImportedLead, readLeadRow } from '../../../core/imports/imported-rows.ts';
import type { Database } from '../../database/database.ts';
import { inPieces } from '../../database/word-index.ts';
import { newId } from '../../ids.ts';
import type { ImportOrigin, ImportTarget } from '../../records/import-target.ts';
import { originNotes, withoutTasks } from '../../records/imported-records.ts';
import type { MessageService } from '../messages/service.ts';
import { changeCounts, deleteLeads, dropDeletedLeads, insertLeads, leadCounted, type NewLead } from './lead-records.ts';

interface Dependencies {
  readonly database: Database;
  readonly messages: Pick<MessageService, 'forget'>;
}

export interface ImportableLead extends ImportedLead {
  readonly canonicalPhone: string;
}

const toRow = (lead: ImportableLead, now: number): NewLead => ({
  id: newId(lead.receivedAt),
  name: lead.name,
  phone: keptPhone(lead.phone),
  canonicalPhone: lead.canonicalPhone,
  email: lead.email || null,
  source: lead.source,
  status: lead.status,
  notes: lead.notes,
  followUpOn: lead.followUpOn,
  consent: lead.consentSpoken ? SPOKEN_CONSENT : '',
  language: 'en',
  network: '',
  dayKey: null,
  dayKeyAt: null,
  userId: null,
  seenAt: now,
  demo: 0,
  submittedAt: lead.receivedAt,
  updatedAt: now,
});

/** How leads are imported: the phone says who is there already, as when one is entered by hand. */
export function leadImports({ database, messages }: Dependencies): ImportTarget<ImportableLead> {
  const { read } = database;
  return {
    read(cells, columns, now) {
      const lead = readLeadRow(cells, columns, now);
      return 'reason' in lead ? lead : { row: { ...lead, canonicalPhone: canonicalPhone(lead.phone) } };
    },

    keysOf: (row) => [row.canonicalPhone],

    async findKeys(rows) {
      const phones = rows.map((row) => row.canonicalPhone);
      const found = await read
        .selectFrom('leads')
        .select('canonicalPhone')
        .where('canonicalPhone', 'in', phones)
        .where('deletedAt', 'is', null)
        .execute();
      return new Set(found.map((row) => row.canonicalPhone));
    },

    async insert(trx, rows, origin, remember) {
      // In one order, so that two imports at once do not wait for each other.
      const sorted = rows.toSorted((a, b) => (a.row.canonicalPhone < b.row.canonicalPhone ? -1 : 1));
      const phones = sorted.map(({ row }) => row.canonicalPhone);
      await messages.forget(trx, await dropDeletedLeads(trx, phones));
      const leads = sorted.map(({ line, row }) => ({ line, lead: toRow(row, origin.now) }));
      const inserted = new Set(
        await insertLeads(
          trx,
          leads.map(({ lead }) => lead),
        ),
      );
      const stored = leads.filter(({ lead }) => inserted.has(lead.id));
      const events = stored.map(({ line, lead }) => eventOf(lead.id, line, origin));
      await inPieces(events, (piece) => trx.insertInto('leadEvents').values(piece).execute());
      await remember(stored.map(({ line, lead }) => ({ line, recordId: lead.id })));
      await changeCounts(
        trx,
        stored.map(({ lead }) => leadCounted(lead)),
      );
    },

    async listUntouched(trx, records) {
      const at = new Map(records.map((record) => [record.recordId, record.at]));
      const ids = [...at.keys()].toSorted();
      const held = await trx
        .updateTable('leads')
        .set((set) => ({ updatedAt: set.ref('updatedAt') }))
        .where('id', 'in', ids)
        .returning(['id', 'updatedAt', 'customerId', 'deletedAt', 'dayKey', 'userId'])
        .execute();
      const untouched = held.filter(
        ({ id, updatedAt, customerId, deletedAt, dayKey, userId }) =>
          updatedAt === at.get(id) && customerId === null && deletedAt === null && dayKey === null && userId === null,
      );
      return withoutTasks(
        trx,
        'lead',
        untouched.map(({ id }) => id),
      );
    },

    async remove(trx, ids) {
      await messages.forget(trx, ids);
      await deleteLeads(trx, ids);
    },

    async listNames(ids) {
      if (ids.length === 0) return [];
      const rows = await read
        .selectFrom('leads')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .where('deletedAt', 'is', null)
        .execute();
      return rows.map(({ id, name }) => ({ _id: id, name }));
    },
  };
}

const eventOf = (leadId: string, line: number, { admin, fileName, now }: ImportOrigin) => ({
  id: newId(now),
  leadId,
  at: now,
  kind: 'created',
  adminId: admin.adminId,
  actor: admin.username,
  method: null,
  successful: null,
  notes: originNotes(fileName, line),
  changes: null,
});
