import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { storedConsent } from '../../../core/consent.ts';
import type { Language } from '../../../core/languages.ts';
import { leadProblems } from '../../../core/leads/lead-form.ts';
import { LEAD_CONSENT } from '../../../core/leads/lead-options.ts';
import type { Clock } from '../../clock.ts';
import { lockAccount } from '../../database/account-lock.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { Settings, SettingsService } from '../settings/service.ts';
import { insertLeadEvent, VISITOR } from './lead-events.ts';
import { leadLetters } from './lead-messages.ts';
import {
  changeCounts,
  dropDeletedLead,
  insertLead,
  type LeadRow,
  leadCounted,
  leadUncounted,
  lockLeadByPhone,
  type NewLead,
  rewriteLead,
} from './lead-records.ts';

interface Dependencies {
  readonly clock: Clock;
  /** Base of the links in messages. */
  readonly siteUrl: string;
  readonly activities: Pick<ActivityRecorder, 'record'>;
  readonly messages: Pick<MessageService, 'compose' | 'queueForVisitor' | 'forget'>;
  readonly settings: Pick<SettingsService, 'current'>;
}

export interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
}

/** The agency in whose name messages are sent, and the visitor whose messages are counted. */
interface Telling {
  readonly site: Settings['site'];
  readonly agencyLanguage: Language;
  readonly visitor: Visitor;
}

/** A lead that may be stored. */
export interface PreparedLead {
  readonly row: NewLead;
  readonly telling: Telling;
  /** The account that was signed in; null for none. */
  readonly userId: string | null;
}

/** A phone that is left again within this time causes no messages: anyone can type any number. */
const TOLD_ONCE_IN_MS = 24 * 3600_000;
const SUBMIT_TRIES = 5;

function newLead(
  form: { readonly name: string; readonly phone: string },
  { visitor, userId }: Asker,
  dayKey: string | null,
  now: number,
): NewLead {
  return {
    id: newId(now),
    name: form.name,
    phone: keptPhone(form.phone),
    canonicalPhone: canonicalPhone(form.phone),
    email: null,
    status: 'new',
    notes: '',
    followUpOn: null,
    consent: storedConsent(LEAD_CONSENT, visitor.language),
    language: visitor.language,
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

/** Stores what visitors send with the popup: one lead per phone. */
export function leadIntake({ clock, siteUrl, activities, messages, settings }: Dependencies) {
  async function tell(
    trx: Writer,
    lead: Parameters<typeof leadLetters>[0],
    { site, agencyLanguage, visitor }: Telling,
  ): Promise<void> {
    const written = await messages.compose(trx, leadLetters(lead, site, { siteUrl, agencyLanguage }));
    await messages.queueForVisitor(trx, written, visitor);
  }

  /**
   * Updates the lead of a phone that is left again, and marks it unseen. It stays an account's only if the same account
   * left it: phones are not verified, and a person who types another's number must neither read nor erase their data. A
   * real person's lead is no demonstration.
   */
  async function askAgain(
    trx: Writer,
    held: LeadRow,
    { id: _, submittedAt: __, ...row }: NewLead,
    telling: Telling,
  ): Promise<void> {
    const {
      name,
      phone,
      consent,
      language = 'en',
      network,
      demo,
      dayKey = null,
      dayKeyAt = null,
      userId = null,
      updatedAt,
    } = row;
    await rewriteLead(trx, held, {
      name,
      phone,
      consent,
      language,
      network,
      demo,
      updatedAt,
      seenAt: null,
      ...(dayKey !== null && { dayKey, dayKeyAt }),
      userId: userId === held.userId ? userId : null,
    });
    await insertLeadEvent(trx, held.id, clock(), { kind: 'asked-again', ...VISITOR });
    if (held.updatedAt <= clock() - TOLD_ONCE_IN_MS) await tell(trx, { id: held.id, name, phone, language }, telling);
    await changeCounts(trx, [leadUncounted(held), leadCounted({ status: held.status, seenAt: null })]);
  }

  /** Inserts the lead of a phone, or updates the one that is there; returns its id. */
  async function keep(trx: Writer, row: NewLead, telling: Telling): Promise<string> {
    for (let tried = 0; tried < SUBMIT_TRIES; tried++) {
      await messages.forget(trx, await dropDeletedLead(trx, row.canonicalPhone));
      if (await insertLead(trx, row)) {
        await insertLeadEvent(trx, row.id, clock(), { kind: 'created', ...VISITOR });
        await tell(trx, row, telling);
        await changeCounts(trx, [leadCounted(row)]);
        return row.id;
      }
      const held = await lockLeadByPhone(trx, row.canonicalPhone);
      if (!held) continue;
      await askAgain(trx, held, row, telling);
      return held.id;
    }
    throw new AppError('overloaded', ({ leads }) => leads.tryAgain, { retryAfterSeconds: 1 });
  }

  return {
    /** Checks what the popup sends; refuses what cannot be stored. */
    async prepare(
      form: { readonly name: string; readonly phone: string },
      { visitor, userId }: Asker,
    ): Promise<PreparedLead> {
      const problems = leadProblems(form);
      if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
      const { site, usageTracking, messages: inForce } = await settings.current();
      const row = newLead(form, { visitor, userId }, usageTracking ? visitor.dayKey : null, clock());
      return { row, telling: { site, agencyLanguage: inForce.agencyLanguage, visitor }, userId };
    },

    /** Stores a lead. Must begin the transaction; a lead whose account was erased meanwhile is stored without it. */
    async submit(trx: Writer, { row, telling, userId: signedIn }: PreparedLead): Promise<{ success: true }> {
      const userId = signedIn !== null && (await lockAccount(trx, signedIn)) ? signedIn : null;
      const leadId = await keep(trx, { ...row, userId }, telling);
      const { visitor } = telling;
      const data = { formType: 'lead', leadId };
      await activities.record(trx, { type: 'form_submission', visitor, userId, data, occurredAt: row.submittedAt });
      return { success: true };
    },
  };
}
