import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Person } from '../../../core/people/person.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { firstIdOf } from '../../ids.ts';
import { PURGED_AT_ONCE, RESTORABLE_MS } from '../../records/deletable-records.ts';
import type { ActivityRecorder, VisitorKeys } from '../activities/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { bulkLeads } from './bulk-leads.ts';
import { leadDesk } from './desk.ts';
import { leadFollowUp, noSuchLead } from './following-up.ts';
import { leadImports } from './import-leads.ts';
import { leadIntake } from './intake.ts';
import { readLeadEvents } from './lead-events.ts';
import { tellEvents } from './lead-history.ts';
import { leadLists } from './lead-lists.ts';
import { whatsappReaderOf } from './lead-messages.ts';
import {
  changeCounts,
  deleteLeads,
  insertLead,
  leadCounted,
  listDemoIds,
  lockLead,
  type NewLead,
} from './lead-records.ts';
import { presentHeld } from './present.ts';
import { leadStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Base of the links in messages. */
  readonly siteUrl: string;
  readonly activities: ActivityRecorder;
  readonly messages: Pick<MessageService, 'compose' | 'queueForVisitor' | 'forget'>;
  readonly audit: AuditService;
  readonly settings: Pick<SettingsService, 'current'>;
}

const DAY_MS = 24 * 3600_000;

/** Takes the popup's leads, and manages them in the back office. */
export function leadService(dependencies: Dependencies) {
  const { database, clock, messages, settings } = dependencies;
  const store = leadStore(database);
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  async function endForGood(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await inTransaction(async (trx) => messages.forget(trx, await deleteLeads(trx, ids)));
  }

  const lists = leadLists(dependencies);
  const followUp = leadFollowUp(dependencies);

  return {
    ...leadIntake(dependencies),
    ...lists,
    ...followUp,
    ...bulkLeads({ database, followUp, lists }),
    ...leadDesk(dependencies),
    /** How the import of files stores leads. */
    imports: leadImports(dependencies),

    /** Returns what texts for WhatsApp need of a lead; within a transaction, the lead is locked until it ends. */
    async whatsappReader(id: string, trx?: Writer) {
      const row = await (trx ? lockLead(trx, id, clock()) : store.find(id));
      if (!row) throw noSuchLead();
      return whatsappReaderOf(row);
    },

    tellEvents,
    today: () => todayInIndia(clock),

    async heldOf(person: Person): Promise<Record<string, unknown>[]> {
      const rows = await store.allOf(person);
      const events = await readLeadEvents(
        database,
        rows.map(({ id }) => id),
      );
      const byLead = Map.groupBy(events, ({ leadId }) => leadId);
      return rows.map((row) => presentHeld(row, byLead.get(row.id) ?? []));
    },

    /** Returns the day keys of a person's leads, which identify what they did without an account. */
    async visitorKeysOf(person: Person, from?: Writer): Promise<VisitorKeys> {
      const rows = await store.allOf(person, from);
      return {
        dayKeys: rows.flatMap(({ dayKey }) => dayKey ?? []),
        visitors: rows.flatMap(({ visitor }) => visitor ?? []),
      };
    },

    /** Deletes a person's leads, in the transaction that erases them; returns how many. */
    async eraseOf(writer: Writer, person: Person): Promise<number> {
      const rows = await store.allOf(person, writer);
      const ids = rows.map(({ id }) => id);
      const gone = await deleteLeads(writer, ids);
      await messages.forget(writer, gone);
      return gone.length;
    },

    /** Permanently deletes leads marked a day ago, and those beyond the retention time. */
    async sweep(): Promise<void> {
      await endForGood(await store.listDeletedBefore(clock() - RESTORABLE_MS, PURGED_AT_ONCE));
      const { retention } = await settings.current();
      const since = clock() - retention.leadDays * DAY_MS;
      for (;;) {
        const ids = await store.listUntouchedSince(since, firstIdOf(since), PURGED_AT_ONCE);
        await endForGood(ids);
        if (ids.length < PURGED_AT_ONCE) return;
        await nextTurn();
      }
    },
  };
}

export type LeadService = ReturnType<typeof leadService>;

/** A demonstration lead before it is stored. */
export type DemoLeadRecord = Omit<NewLead, 'demo'>;

/** Stores and counts the demonstration leads. */
export async function insertDemoLeads(writer: Writer, records: readonly DemoLeadRecord[]): Promise<void> {
  const leads = records.map((record) => ({ ...record, demo: 1 }));
  for (const lead of leads) await insertLead(writer, lead);
  await changeCounts(writer, leads.map(leadCounted));
}

/** Deletes the demonstration leads and updates the counts. */
export const deleteDemoLeads = async (writer: Writer): Promise<unknown> =>
  deleteLeads(writer, await listDemoIds(writer));
