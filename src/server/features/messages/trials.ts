import { setTimeout as wait } from 'node:timers/promises';
import type { TestedMessage } from '../../../contracts/message-providers.ts';
import type { MessageChannel } from '../../../contracts/messages.ts';
import { emailProblem } from '../../../core/accounts/account-form.ts';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import { addDays, type Day } from '../../../core/dates.ts';
import { type Language, localPath } from '../../../core/languages.ts';
import { isOfLead, isToAgency, type MessageKind, type WordingTexts } from '../../../core/messages/message-kinds.ts';
import { templateNameProblems, type WhatsappTemplate } from '../../../core/messages/whatsapp-templates.ts';
import { formatMoney } from '../../../core/money.ts';
import { MESSAGE_WORDS, SERVER_WORDS } from '../../../words/words-of.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { OutgoingMessage } from '../../gateways/messages/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { renderMail } from '../../mail-design/mail-content.ts';
import type { AuditService } from '../audit/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { composeDesign, composePlainMail, composeText } from './compose.ts';
import { failureReason } from './failure-reason.ts';
import type { Letter, ProviderSource } from './service.ts';
import { smsRefusal } from './sms-countries.ts';
import { wordReason } from './word-reason.ts';
import type { MessageWordings, WordingKey } from './wordings.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Pick<ProviderSource, 'current'>;
  readonly settings: Pick<SettingsService, 'current'>;
  readonly audit: AuditService;
  readonly wordings: Pick<MessageWordings, 'check'>;
  readonly siteUrl: string;
}

/** An admin waits this long for a provider; it may still take the message later. */
const ANSWERED_WITHIN_MS = 10_000;

/** A test message to an address or number that an admin typed; the template is sent on WhatsApp alone. */
interface ProviderTrial {
  readonly channel: MessageChannel;
  readonly to: string;
  readonly template: Pick<WhatsappTemplate, 'name' | 'language'>;
}

/** As long as a real one, for the parts of an SMS; opens nothing. */
const SAMPLE_KEY = 'x'.repeat(43);

type SampleLetter = Pick<Letter, 'kind' | 'language' | 'values' | 'facts' | 'changes' | 'wishes' | 'link'>;

/** Returns a message about a trip without a booking. */
function sampleLetter(kind: MessageKind, language: Language, siteUrl: string, today: Day): SampleLetter {
  const { mails } = MESSAGE_WORDS[language];
  const { labels } = mails;
  const [reference, name, trip] = ['SN-7K3M9Q', mails.sampleName, mails.sampleTrip];
  const [day, before] = [21, 14].map((days) => mails.day({ day: addDays(today, days) })) as [string, string];
  const [travellers, total] = [mails.travellers({ count: 2 }), formatMoney(72_000, 'INR')];
  const address = `${siteUrl}${localPath(language, `/booking/${reference}?key=${SAMPLE_KEY}`)}`;
  const ofBooking = [
    { label: labels.reference, value: reference },
    { label: labels.trip, value: trip, isMain: true as const },
    { label: labels.preferredDate, value: day },
    { label: labels.travellers, value: travellers },
    { label: labels.total, value: total },
  ];
  const phone = { label: labels.phone, value: '98300 12345' };
  const toTraveller = { label: mails.see, address, note: mails.anyoneMaySee };
  return {
    kind,
    language,
    values: {
      name,
      reference,
      trip,
      day,
      travellers,
      total,
      link: address,
      status: mails.stands({ status: 'confirmed' }),
    },
    facts: isOfLead(kind)
      ? [phone]
      : isToAgency(kind)
        ? [...ofBooking, { label: labels.name, value: name }, phone]
        : ofBooking,
    changes: kind === 'changed' ? [{ label: labels.preferredDate, from: before, to: day }] : [],
    wishes: '',
    link: isToAgency(kind) ? { label: mails.inOffice, address: `${siteUrl}/admin`, note: '' } : toTraveller,
  };
}

/** Shows and sends messages that are about nothing, so that admins see what travellers would get. */
export function messageTrials(dependencies: Dependencies) {
  const { database, clock, providers, settings, audit, wordings, siteUrl } = dependencies;

  /** Returns a message with sample values, as it would be sent. */
  async function fill(key: WordingKey, typed: WordingTexts) {
    const texts = wordings.check(key, typed);
    const { site } = await settings.current();
    const letter = sampleLetter(key.kind, key.language, siteUrl, todayInIndia(clock));
    if (key.channel !== 'email') return { subject: '', text: composeText(letter, texts, site), html: null };
    const html = await renderMail(composeDesign(letter, texts, site, siteUrl));
    return { ...composePlainMail(letter, texts, site), html };
  }

  /** Sends one message at once, past the outbox; never rejects because of the provider. */
  async function send(
    channel: MessageChannel,
    message: Omit<OutgoingMessage, 'id'>,
    session: AdminSession,
  ): Promise<TestedMessage> {
    const provider = (await providers.current())[channel];
    if (provider === null) return { outcome: 'no-provider', answer: '' };
    await audit.record(database.db, session, { action: 'message.tested', subject: channel });
    const sending = provider.send({ ...message, id: newId(clock()) }).then(
      (): TestedMessage => ({ outcome: 'sent', answer: '' }),
      (error: unknown): TestedMessage => ({
        outcome: 'failed',
        answer: wordReason(failureReason(error), SERVER_WORDS[session.language]),
      }),
    );
    const late: TestedMessage = { outcome: 'unanswered', answer: '' };
    return Promise.race([sending, wait(ANSWERED_WITHIN_MS, late, { ref: false })]);
  }

  return {
    /** Returns a message as it would be sent, or what is wrong with its wording: an admin is still typing. */
    async preview(key: WordingKey, texts: WordingTexts, { language }: Pick<AdminSession, 'language'>) {
      try {
        return { message: await fill(key, texts), problems: {} };
      } catch (error) {
        const problems = error instanceof AppError ? error.fieldsIn(SERVER_WORDS[language]) : undefined;
        if (!problems) throw error;
        return { message: null, problems };
      }
    },

    /** Sends a mail with sample values to the admin who asks for it. */
    async testWording(key: Omit<WordingKey, 'channel'>, texts: WordingTexts, to: string, session: AdminSession) {
      const { subject, text, html } = await fill({ ...key, channel: 'email' }, texts);
      const tested = await send('email', { to, subject, text, ...(html !== null && { html }) }, session);
      return { tested, to };
    },

    /** Sends one test message to an address or number that the admin typed, with the provider in force. */
    async testProvider({ channel, to: typed, template }: ProviderTrial, session: AdminSession): Promise<TestedMessage> {
      const { site, messages } = await settings.current();
      const { mails } = MESSAGE_WORDS[session.language];
      const message = { subject: mails.test(site), text: mails.testText(site) };
      if (channel === 'email') {
        const problem = emailProblem(typed);
        if (problem !== null) throw AppError.ofProblems({ to: problem });
        return send(channel, { ...message, to: typed }, session);
      }
      const to = internationalPhone(typed);
      if (to === null) throw AppError.ofProblems({ to: { say: 'phone-unusable' } });
      if (channel === 'whatsapp') {
        const problems = templateNameProblems(template);
        if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
        return send(channel, { ...message, to, template: { ...template, values: [] } }, session);
      }
      const refusal = smsRefusal(to, messages.smsCountries);
      if (refusal !== null) throw AppError.ofField('invalid', 'to', (words) => wordReason(refusal, words));
      return send(channel, { ...message, to }, session);
    },
  };
}

export type MessageTrials = ReturnType<typeof messageTrials>;
