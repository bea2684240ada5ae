import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lead, LeadDetail } from '../../../contracts/leads.ts';
import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { leadProblems } from '../../../core/leads/lead-form.ts';
import { LEAD_CONSENT, type LeadStatus } from '../../../core/leads/lead-options.ts';
import type { Person } from '../../../core/people/person.ts';
import { typedWords } from '../../../core/typed-words.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { lockAccount } from '../../database/account-lock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { LEADS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { readFromNearerEnd } from '../../database/page-from-nearer-end.ts';
import { timelineSearch } from '../../database/timeline-search.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { firstIdOf, newId } from '../../ids.ts';
import { PURGED_AT_ONCE, RESTORABLE_MS } from '../../records/deletable-records.ts';
import type { ActivityRecorder, VisitorKeys } from '../activities/service.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { Settings, SettingsService } from '../settings/service.ts';
import { dueLeads } from './due-leads.ts';
import { leadMessages } from './lead-messages.ts';
import {
  changeCounts,
  countOf,
  deleteLeads,
  deleteWords,
  insertLead,
  insertWords,
  type LeadRow,
  listDemoIds,
  type NewLead,
  searchTextOf,
  uncountOf,
} from './lead-records.ts';
import { presentDetail, presentHeld, presentLead } from './present.ts';
import { leadStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Base of the links in messages. */
  readonly siteUrl: string;
  readonly activities: ActivityRecorder;
  readonly messages: Pick<MessageService, 'queueForVisitor' | 'forget'>;
  readonly audit: AuditService;
  readonly settings: Pick<SettingsService, 'current'>;
}

interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
}

/** The sender of messages about a lead, and the visitor by whom they are counted. */
interface Telling {
  readonly site: Settings['site'];
  readonly visitor: Visitor;
}

export interface LeadQuery {
  readonly search?: string | undefined;
  readonly status?: LeadStatus | undefined;
  readonly due?: '1' | undefined;
}
type ListQuery = LeadQuery & { readonly page: number; readonly limit: number };

interface FollowUp {
  readonly status: LeadStatus;
  readonly notes?: string | undefined;
  readonly followUpOn?: string | null | undefined;
  readonly before?: Pick<LeadRow, 'status' | 'notes' | 'followUpOn'> | undefined;
}

const DAY_MS = 24 * 3600_000;
/** A repeated submission within this time sends no new messages: anyone can type another person's number. */
const TOLD_ONCE_IN_MS = DAY_MS;
const ROWS_AT_ONCE = 250;
const SUBMIT_TRIES = 5;

const notFound = (): AppError => new AppError('not-found', 'There is no such lead');
const changedMeanwhile = (): AppError => new AppError('conflict', 'Another admin has changed this lead meanwhile.');

const isUnchanged = (held: LeadRow, before: NonNullable<FollowUp['before']>): boolean =>
  held.status === before.status && held.notes === before.notes && held.followUpOn === before.followUpOn;

/** Returns a lead's shortened name for the audit log, which outlives the person's data. */
const subjectOf = ({ phone }: Pick<LeadRow, 'phone'>): string => `Lead …${phone.slice(-3)}`;

/** Takes the popup's leads, and manages them in the back office. */
export function leadService(dependencies: Dependencies) {
  const { database, clock, siteUrl, activities, messages, audit, settings } = dependencies;
  const store = leadStore(database);
  const finder = timelineSearch(database, LEADS_BY_WORDS);
  const countOfStatus = async (status: LeadStatus): Promise<number> =>
    (await store.counts()).find((row) => row.status === status)?.count ?? 0;
  const due = dueLeads({ database, store, countOfStatus });
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  const toFilter = ({ search, status }: LeadQuery) => ({
    words: search ? typedWords(search) : null,
    status: status ?? null,
  });

  function toRow(
    form: { readonly name: string; readonly phone: string },
    { visitor, userId }: Asker,
    dayKey: string | null,
  ): NewLead {
    const now = clock();
    return {
      id: newId(now),
      name: form.name,
      phone: keptPhone(form.phone),
      canonicalPhone: canonicalPhone(form.phone),
      status: 'new',
      notes: '',
      followUpOn: null,
      consent: LEAD_CONSENT.version,
      network: visitor.network,
      dayKey,
      dayKeyAt: dayKey === null ? null : now,
      userId,
      seenAt: null,
      demo: 0,
      submittedAt: now,
      updatedAt: now,
    };
  }

  const tell = (trx: Writer, lead: Parameters<typeof leadMessages>[0], { site, visitor }: Telling) =>
    messages.queueForVisitor(trx, leadMessages(lead, site, siteUrl), visitor);

  /**
   * Updates the lead of a known phone and marks it as new again; its status stays. It keeps its account only if the
   * same account submits it: phones are not verified, so a person who types another's phone must neither read nor erase
   * their data. A real person's lead is no longer demonstration content.
   */
  async function askAgain(
    trx: Writer,
    held: LeadRow,
    { id: _, submittedAt: __, ...row }: NewLead,
    telling: Telling,
  ): Promise<void> {
    const { name, phone, consent, network, demo, dayKey = null, dayKeyAt = null, userId = null, updatedAt } = row;
    const searchText = searchTextOf(row);
    await deleteWords(trx, held);
    await store.update(trx, held.id, {
      name,
      phone,
      consent,
      network,
      demo,
      updatedAt,
      searchText,
      seenAt: null,
      ...(dayKey !== null && { dayKey, dayKeyAt }),
      userId: userId === held.userId ? userId : null,
    });
    await insertWords(trx, { id: held.id, searchText });
    if (held.updatedAt <= clock() - TOLD_ONCE_IN_MS) await tell(trx, { id: held.id, name, phone }, telling);
    await changeCounts(trx, [uncountOf(held), countOf({ status: held.status, seenAt: null })]);
  }

  /** Keeps one lead per phone: inserts the first and updates it for later submissions. Returns its id. */
  async function keep(trx: Writer, row: NewLead, telling: Telling): Promise<string> {
    for (let tried = 0; tried < SUBMIT_TRIES; tried++) {
      await messages.forget(trx, await store.dropDeleted(trx, row.canonicalPhone));
      if (await insertLead(trx, row)) {
        await tell(trx, row, telling);
        await changeCounts(trx, [countOf(row)]);
        return row.id;
      }
      const held = await store.holdByPhone(trx, row.canonicalPhone);
      if (!held) continue;
      await askAgain(trx, held, row, telling);
      return held.id;
    }
    throw new AppError('overloaded', 'Please try again in a moment', { retryAfterSeconds: 1 });
  }

  async function hold(trx: Writer, id: string): Promise<LeadRow> {
    const held = await store.hold(trx, id, clock());
    if (!held) throw notFound();
    return held;
  }

  async function showOne(id: string): Promise<Lead> {
    const row = await store.find(id);
    if (!row) throw notFound();
    return presentLead(row);
  }

  async function findPage(query: ListQuery) {
    const { words, status } = toFilter(query);
    const page = { offset: (query.page - 1) * query.limit, limit: query.limit, order: 'desc' } as const;
    if (query.due) {
      return due.search({ words, status, today: todayInIndia(clock) }, page);
    }
    if (words !== null) return finder.search({ words, status }, page);
    const total = (await store.counts())
      .filter((row) => status === null || row.status === status)
      .reduce((sum, { count }) => sum + count, 0);
    const ids = await readFromNearerEnd(page, total, (nearer) => store.listIds(status, nearer));
    return { ids, total, totalIsAtLeast: false };
  }

  async function* findAll(query: LeadQuery): AsyncGenerator<readonly string[]> {
    if (query.due) yield* due.all({ ...toFilter(query), today: todayInIndia(clock) });
    else yield* finder.all(toFilter(query));
  }

  async function endForGood(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await inTransaction(async (trx) => messages.forget(trx, await deleteLeads(trx, ids)));
  }

  return {
    /** Checks the popup's form and returns the work of its transaction. */
    async submit(form: { readonly name: string; readonly phone: string }, asker: Asker) {
      const problems = leadProblems(form);
      const [first] = Object.values(problems);
      if (first !== undefined) throw new AppError('invalid', first, { fields: problems });
      const { site, usageTracking } = await settings.current();
      const row = toRow(form, asker, usageTracking ? asker.visitor.dayKey : null);
      return async (trx: Writer): Promise<{ success: true }> => {
        // If the account was just erased, the lead is stored without one.
        const userId = asker.userId !== null && (await lockAccount(trx, asker.userId)) ? asker.userId : null;
        const { visitor } = asker;
        const leadId = await keep(trx, { ...row, userId }, { site, visitor });
        const data = { formType: 'lead', leadId };
        await activities.record(trx, { type: 'form_submission', visitor, userId, data, occurredAt: row.submittedAt });
        return { success: true };
      };
    },

    async list(query: ListQuery) {
      const { ids, total, totalIsAtLeast } = await findPage(query);
      const leads = (await store.listByIds(ids)).map(presentLead);
      return { leads, total, page: query.page, totalPages: Math.ceil(total / query.limit), totalIsAtLeast };
    },

    async stats() {
      const [counts, toCall] = await Promise.all([store.counts(), due.count(todayInIndia(clock))]);
      const of = (status: LeadStatus): number => counts.find((row) => row.status === status)?.count ?? 0;
      return {
        total: counts.reduce((sum, { count }) => sum + count, 0),
        new: of('new'),
        contacted: of('contacted'),
        converted: of('converted'),
        lost: of('lost'),
        due: toCall,
      };
    },

    /** Returns a lead with its browser's activities of that day until it was submitted, and marks it as seen. */
    async open(id: string): Promise<LeadDetail> {
      const row = await store.find(id);
      if (!row) throw notFound();
      if (row.seenAt === null) {
        await inTransaction(async (trx) => {
          const held = await hold(trx, id);
          if (held.seenAt !== null) return;
          await store.update(trx, id, { seenAt: clock() });
          await changeCounts(trx, [{ status: held.status, count: 0, unseen: -1 }]);
        });
      }
      const { dayKey, dayKeyAt } = row;
      const steps = dayKey === null || dayKeyAt === null ? [] : await store.stepsOf(dayKey, dayKeyAt);
      return presentDetail({ ...row, seenAt: row.seenAt ?? clock() }, steps);
    },

    /** Sets a lead's status and marks it as seen. Omitted notes and days stay. */
    async followUp(id: string, form: FollowUp, session: AdminSession): Promise<Lead> {
      const { status, notes, followUpOn, before } = form;
      await inTransaction(async (trx) => {
        const held = await hold(trx, id);
        if (before && !isUnchanged(held, before)) throw changedMeanwhile();
        const seenAt = held.seenAt ?? clock();
        await store.update(trx, id, {
          status,
          seenAt,
          ...(notes !== undefined && { notes }),
          ...(followUpOn !== undefined && { followUpOn }),
        });
        const changes = changesBetween(
          { status: held.status, followUpOn: held.followUpOn ?? '', notes: '' },
          {
            status,
            followUpOn: (followUpOn === undefined ? held.followUpOn : followUpOn) ?? '',
            notes: notes === undefined || notes === held.notes ? '' : 'changed',
          },
        );
        await audit.record(trx, session, { action: 'lead.saved', subject: subjectOf(held), changes });
        await changeCounts(trx, [uncountOf(held), countOf({ status, seenAt })]);
      });
      return showOne(id);
    },

    /** Marks a lead as deleted; it is found no more, and is deleted permanently after a day. */
    delete: (id: string, session: AdminSession): Promise<void> =>
      inTransaction(async (trx) => {
        const held = await hold(trx, id);
        await store.update(trx, id, { deletedAt: clock(), searchText: '' });
        await deleteWords(trx, held);
        await audit.record(trx, session, { action: 'lead.deleted', subject: subjectOf(held) });
        await changeCounts(trx, [uncountOf(held)]);
      }),

    async restore(id: string, session: AdminSession): Promise<Lead> {
      await inTransaction(async (trx) => {
        const restored = await store.restore(trx, id, clock() - RESTORABLE_MS);
        // A repeated request is no error.
        if (!restored) return;
        const searchText = searchTextOf(restored);
        await store.update(trx, id, { searchText });
        await insertWords(trx, { id, searchText });
        await audit.record(trx, session, { action: 'lead.restored', subject: subjectOf(restored) });
        await changeCounts(trx, [countOf(restored)]);
      });
      return showOne(id);
    },

    today: () => todayInIndia(clock),

    /** Yields all matches in batches. */
    async *exportAll(query: LeadQuery): AsyncGenerator<Lead[]> {
      for await (const ids of findAll(query)) {
        for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
          yield (await store.listByIds(ids.slice(start, start + ROWS_AT_ONCE))).map(presentLead);
          // The embedded database answers synchronously: without this pause an export would block all other requests.
          await nextTurn();
        }
      }
    },

    heldOf: async (person: Person): Promise<Record<string, unknown>[]> => (await store.allOf(person)).map(presentHeld),

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
  await changeCounts(writer, leads.map(countOf));
}

/** Deletes the demonstration leads and updates the counts. */
export const deleteDemoLeads = async (writer: Writer): Promise<unknown> =>
  deleteLeads(writer, await listDemoIds(writer));
