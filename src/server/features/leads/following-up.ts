import type { Lead, LeadDetail } from '../../../contracts/leads.ts';
import type { Language } from '../../../core/languages.ts';
import type { LeadStatus } from '../../../core/leads/lead-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { RESTORABLE_MS } from '../../records/deletable-records.ts';
import { writeFieldChanges } from '../../records/field-changes.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import { insertLeadEvent, readLeadEvents } from './lead-events.ts';
import {
  changeCounts,
  deleteWords,
  insertWords,
  type LeadRow,
  leadCounted,
  leadUncounted,
  lockLead,
  searchTextOf,
  subjectOf,
  undeleteLead,
  updateLead,
} from './lead-records.ts';
import { presentDetail, presentLead } from './present.ts';
import { leadStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

export interface FollowUp {
  readonly status: LeadStatus;
  readonly notes?: string | undefined;
  readonly followUpOn?: string | null | undefined;
  readonly before?: Pick<LeadRow, 'status' | 'notes' | 'followUpOn'> | undefined;
}

export const noSuchLead = (): AppError => new AppError('not-found', ({ leads }) => leads.notFound);
export const changedMeanwhile = (): AppError => new AppError('conflict', ({ leads }) => leads.changedMeanwhile);

/** Returns the admin as an event stores them. */
export const actedBy = ({ adminId, username }: AdminSession) => ({ adminId, actor: username });

const isUnchanged = (held: LeadRow, before: NonNullable<FollowUp['before']>): boolean =>
  held.status === before.status && held.notes === before.notes && held.followUpOn === before.followUpOn;

/** Returns the followed-up fields as texts, for histories; a value that is not given stays. */
const worded = ({ status, notes, followUpOn }: Pick<LeadRow, 'status' | 'notes' | 'followUpOn'>) => ({
  status,
  followUpOn: followUpOn ?? '',
  notes,
});

/** Opens leads in the back office, notes where they stand, deletes and restores them. */
export function leadFollowUp({ database, clock, audit }: Dependencies) {
  const store = leadStore(database);
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  async function lock(trx: Writer, id: string): Promise<LeadRow> {
    const held = await lockLead(trx, id, clock());
    if (!held) throw noSuchLead();
    return held;
  }

  /** Returns a lead with its history, and with what was done in its browser on that day until it was left. */
  async function showDetail(id: string, language: Language): Promise<LeadDetail> {
    const row = await store.find(id);
    if (!row) throw noSuchLead();
    const { dayKey, dayKeyAt } = row;
    const [events, steps] = await Promise.all([
      readLeadEvents(database, [id]),
      dayKey === null || dayKeyAt === null ? [] : store.stepsOf(dayKey, dayKeyAt),
    ]);
    return presentDetail(row, { events, steps }, language);
  }

  async function showOne(id: string): Promise<Lead> {
    const row = await store.find(id);
    if (!row) throw noSuchLead();
    return presentLead(row);
  }

  return {
    showOne,
    showDetail,

    /** Opens a lead; the first admin to do so is recorded, and it is new no more. */
    async open(id: string, admin: AdminSession): Promise<LeadDetail> {
      const row = await store.find(id);
      if (row?.seenAt === null) {
        await inTransaction(async (trx) => {
          const held = await lock(trx, id);
          if (held.seenAt !== null) return;
          await updateLead(trx, id, { seenAt: clock() });
          await insertLeadEvent(trx, id, clock(), { kind: 'seen', ...actedBy(admin) });
          await changeCounts(trx, [{ status: held.status, count: 0, unseen: -1 }]);
        });
      }
      return showDetail(id, admin.language);
    },

    /** Sets a lead's status and marks it seen. Notes and day are unchanged when not given. */
    async followUp(id: string, form: FollowUp, session: AdminSession): Promise<Lead> {
      const { status, notes, followUpOn, before } = form;
      await inTransaction(async (trx) => {
        const held = await lock(trx, id);
        if (before && !isUnchanged(held, before)) throw changedMeanwhile();
        const seenAt = held.seenAt ?? clock();
        await updateLead(trx, id, {
          status,
          seenAt,
          ...(notes !== undefined && { notes }),
          ...(followUpOn !== undefined && { followUpOn }),
        });
        const [now, then] = [
          worded({
            status,
            notes: notes ?? held.notes,
            followUpOn: followUpOn === undefined ? held.followUpOn : followUpOn,
          }),
          worded(held),
        ];
        const changes = changesBetween(then, now);
        if (changes.length > 0) {
          const written = writeFieldChanges(changes);
          await insertLeadEvent(trx, id, clock(), { kind: 'changed', ...actedBy(session), changes: written });
        }
        // Without the notes' text, which may name a person: an entry outlives the lead.
        const audited = changes.map((change) =>
          change.field === 'notes' ? { field: 'notes', from: '', to: 'changed' } : change,
        );
        await audit.record(trx, session, { action: 'lead.saved', subject: subjectOf(held), changes: audited });
        await changeCounts(trx, [leadUncounted(held), leadCounted({ status, seenAt })]);
      });
      return showOne(id);
    },

    /** Deletes a lead; it is found no more, and ends for good after a day. */
    delete: (id: string, session: AdminSession): Promise<void> =>
      inTransaction(async (trx) => {
        const held = await lock(trx, id);
        await updateLead(trx, id, { deletedAt: clock(), searchText: '' });
        await insertLeadEvent(trx, id, clock(), { kind: 'deleted', ...actedBy(session) });
        await deleteWords(trx, held);
        await audit.record(trx, session, { action: 'lead.deleted', subject: subjectOf(held) });
        await changeCounts(trx, [leadUncounted(held)]);
      }),

    async restore(id: string, session: AdminSession): Promise<Lead> {
      await inTransaction(async (trx) => {
        const restored = await undeleteLead(trx, id, clock() - RESTORABLE_MS);
        // A second call finds it restored.
        if (!restored) return;
        const searchText = searchTextOf(restored);
        await updateLead(trx, id, { searchText });
        await insertWords(trx, { id, searchText });
        await insertLeadEvent(trx, id, clock(), { kind: 'restored', ...actedBy(session) });
        await audit.record(trx, session, { action: 'lead.restored', subject: subjectOf(restored) });
        await changeCounts(trx, [leadCounted(restored)]);
      });
      return showOne(id);
    },
  };
}
