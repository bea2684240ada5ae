import type { Lead, LeadDetail } from '../../../contracts/leads.ts';
import type { ContactMethod } from '../../../core/bookings/booking-steps.ts';
import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { SPOKEN_CONSENT } from '../../../core/consent.ts';
import type { EnquirySource } from '../../../core/enquiry-sources.ts';
import { otherForms } from '../../../core/former-phone.ts';
import { enteredLeadProblems } from '../../../core/leads/entered-lead.ts';
import { type LeadStatus, statusAfterContact } from '../../../core/leads/lead-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { writeFieldChanges } from '../../records/field-changes.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { MessageService } from '../messages/service.ts';
import { actedBy, changedMeanwhile, leadFollowUp, noSuchLead } from './following-up.ts';
import { insertLeadEvent } from './lead-events.ts';
import {
  changeCounts,
  dropDeletedLead,
  insertLead,
  type LeadRow,
  leadCounted,
  leadUncounted,
  lockLead,
  type NewLead,
  rewriteLead,
  subjectOf,
  updateLead,
} from './lead-records.ts';
import { presentLead } from './present.ts';
import { leadStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly messages: Pick<MessageService, 'forget'>;
}

export interface LeadPerson {
  readonly name: string;
  readonly phone: string;
  /** Empty for none. */
  readonly email: string;
  readonly source: EnquirySource;
}

export interface EnteredLead extends LeadPerson {
  readonly notes: string;
  readonly followUpOn?: string | null | undefined;
  readonly consentSpoken: boolean;
}

export interface Contact {
  readonly method: ContactMethod;
  readonly notes: string;
  readonly successful: boolean;
}

/** The lead that becomes a booking, with the status that the admin saw. */
export interface ConvertedLead {
  readonly id: string;
  readonly status: LeadStatus;
}

/** Leads with one phone that are shown, at most; they are one, and those of phones that got countries. */
const MOST_OF_PHONE = 10;

const phoneTaken = (): AppError => AppError.ofField('conflict', 'phone', ({ leads }) => leads.phoneTaken);

const personOf = ({ name, phone, email, source }: LeadRow) => ({ name, phone, email: email ?? '', source });

/** Names of changed fields that hold personal data, which outlives no erased person in the audit log. */
const PERSONAL: ReadonlySet<string> = new Set(['name', 'phone', 'email']);

function refuseProblems(form: LeadPerson): void {
  const problems = enteredLeadProblems(form);
  if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
}

function toRow({ name, phone, email, source, ...form }: EnteredLead, { language }: AdminSession, now: number): NewLead {
  return {
    id: newId(now),
    name,
    phone: keptPhone(phone),
    canonicalPhone: canonicalPhone(phone),
    email: email || null,
    source,
    status: 'new',
    notes: form.notes,
    followUpOn: form.followUpOn ?? null,
    consent: form.consentSpoken ? SPOKEN_CONSENT : '',
    language,
    network: '',
    dayKey: null,
    dayKeyAt: null,
    userId: null,
    seenAt: now,
    demo: 0,
    submittedAt: now,
    updatedAt: now,
  };
}

/** What admins enter and change of leads themselves: people who called, their contacts, and those who booked. */
export function leadDesk(dependencies: Dependencies) {
  const { database, clock, audit, messages } = dependencies;
  const store = leadStore(database);
  const { showDetail } = leadFollowUp(dependencies);

  async function lock(trx: Writer, id: string): Promise<LeadRow> {
    const held = await lockLead(trx, id, clock());
    if (!held) throw noSuchLead();
    return held;
  }

  /** Moves a locked lead to another status and marks it seen, with an event of its history. */
  async function moveLocked(trx: Writer, held: LeadRow, status: LeadStatus, admin: AdminSession): Promise<void> {
    const seenAt = held.seenAt ?? clock();
    await updateLead(trx, held.id, { status, seenAt });
    const changes = changesBetween({ status: held.status }, { status });
    if (changes.length > 0) {
      const written = writeFieldChanges(changes);
      await insertLeadEvent(trx, held.id, clock(), { kind: 'changed', ...actedBy(admin), changes: written });
    }
    await changeCounts(trx, [leadUncounted(held), leadCounted({ status, seenAt })]);
  }

  return {
    /** Checks what an admin enters; refuses what cannot be stored. */
    async prepareEntered(form: EnteredLead, admin: AdminSession): Promise<NewLead> {
      refuseProblems(form);
      return toRow(form, admin, clock());
    },

    /**
     * Stores an entered lead, in the caller's transaction, and returns its id; refuses a phone that has a lead. Sends no
     * message.
     */
    async enter(trx: Writer, row: NewLead, admin: AdminSession): Promise<string> {
      await messages.forget(trx, await dropDeletedLead(trx, row.canonicalPhone));
      if (!(await insertLead(trx, row))) throw phoneTaken();
      await insertLeadEvent(trx, row.id, clock(), { kind: 'created', ...actedBy(admin) });
      const changes = changesBetween({}, { source: row.source ?? '' });
      await audit.record(trx, admin, { action: 'lead.entered', subject: subjectOf(row), changes });
      await changeCounts(trx, [leadCounted(row)]);
      return row.id;
    },

    /** Changes who a lead is and where it came from; refuses the phone of another lead, and values changed meanwhile. */
    async change(
      id: string,
      { before, after }: { readonly before: LeadPerson; readonly after: LeadPerson },
      admin: AdminSession,
    ): Promise<LeadDetail> {
      refuseProblems(after);
      const canonical = canonicalPhone(after.phone);
      const write = async (trx: Writer): Promise<void> => {
        const held = await lock(trx, id);
        if (changesBetween(personOf(held), before).length > 0) throw changedMeanwhile();
        const isSamePhone = canonical === canonicalPhone(held.phone);
        const phone = isSamePhone ? held.phone : keptPhone(after.phone);
        const changes = changesBetween(personOf(held), { ...after, phone });
        if (changes.length === 0) return;
        if (!isSamePhone) await messages.forget(trx, await dropDeletedLead(trx, canonical));
        await rewriteLead(trx, held, {
          name: after.name,
          email: after.email || null,
          source: after.source,
          // A lead whose phone got a country keeps the key under which it is stored.
          ...(!isSamePhone && { phone, canonicalPhone: canonical, sharedPhone: null }),
        });
        const written = writeFieldChanges(changes);
        await insertLeadEvent(trx, id, clock(), { kind: 'changed', ...actedBy(admin), changes: written });
        const audited = changes.map((change) =>
          PERSONAL.has(change.field) ? { field: change.field, from: '', to: 'changed' } : change,
        );
        await audit.record(trx, admin, { action: 'lead.changed', subject: subjectOf(held), changes: audited });
      };
      try {
        await database.db.transaction().execute(write);
      } catch (error) {
        throw isUniqueViolation(error) ? phoneTaken() : error;
      }
      return showDetail(id, admin.language);
    },

    /** Records a contact attempt, in the caller's transaction; a successful one moves a new lead on. */
    async recordContact(trx: Writer, id: string, { method, notes, successful }: Contact, admin: AdminSession) {
      const held = await lock(trx, id);
      const attempt = { method, notes, successful: successful ? 1 : 0 };
      await insertLeadEvent(trx, id, clock(), { kind: 'contact', ...actedBy(admin), ...attempt });
      const from = presentLead(held).status;
      const to = statusAfterContact(from, successful);
      const changes = changesBetween({ status: from }, { method, successful, status: to });
      await audit.record(trx, admin, { action: 'lead.contacted', subject: subjectOf(held), changes });
      await moveLocked(trx, held, to, admin);
    },

    /**
     * Turns a lead into a booking, in the transaction that stores the booking; refuses a lead that has another status
     * than the admin saw. Locks leads before their counts, as erasure does.
     */
    async convert(trx: Writer, { id, status }: ConvertedLead, reference: string, admin: AdminSession): Promise<void> {
      const held = await lock(trx, id);
      if (held.status !== status) throw changedMeanwhile();
      await insertLeadEvent(trx, id, clock(), { kind: 'booked', ...actedBy(admin), notes: reference });
      const changes = changesBetween({ status }, { status: 'converted', booking: reference });
      await audit.record(trx, admin, { action: 'lead.booked', subject: subjectOf(held), changes });
      await moveLocked(trx, held, 'converted', admin);
    },

    /** Returns the leads with a phone, however it is written; found along the index of phones. */
    async withPhone(phone: string): Promise<Lead[]> {
      const canonical = canonicalPhone(phone);
      const rows = await store.listByPhone([canonical, ...otherForms(phone)], MOST_OF_PHONE);
      return rows.filter((row) => canonicalPhone(row.phone) === canonical).map(presentLead);
    },
  };
}
