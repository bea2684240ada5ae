import type { FastifyBaseLogger } from 'fastify';
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  MESSAGE_SUBJECTS,
  type MessageChannel,
  type OutboxMessage,
} from '../../../contracts/messages.ts';
import type { Language } from '../../../core/languages.ts';
import type { MessageKind } from '../../../core/messages/message-kinds.ts';
import type { MessageValues } from '../../../core/messages/wording.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { MessageProviders } from '../../gateways/messages/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { firstIdOf } from '../../ids.ts';
import { type ChangedFact, type Fact, type MailContent, renderStored } from '../../mail-design/mail-content.ts';
import type { AuditService } from '../audit/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { messageBounds } from './bounds.ts';
import { messageComposer } from './composer.ts';
import { messageDelivery } from './delivery.ts';
import type { FilledTemplate } from './filled-template.ts';
import { knownOf } from './known-of.ts';
import { phoneChannels } from './phone-channels.ts';
import { messageQueue } from './queue.ts';
import { secretMessages } from './secret-messages.ts';
import { smsRefusal } from './sms-countries.ts';
import { type ListedRow, messageStore } from './store.ts';
import { whatsappReports } from './whatsapp-reports.ts';
import { whatsappTemplates } from './whatsapp-templates.ts';
import { wordReason } from './word-reason.ts';
import { messageWordings } from './wordings.ts';

/** What a message tells, before it is put into words. */
export interface Letter {
  readonly kind: MessageKind;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly language: Language;
  /** What the wording may name; the agency, its brand and its phone are added. */
  readonly values: MessageValues;
  readonly facts: readonly Fact[];
  readonly changes: readonly ChangedFact[];
  /** What the traveller wrote, for the agency; empty for none. */
  readonly wishes: string;
  /** The page that a mail leads to; null for none. */
  readonly link: { readonly label: string; readonly address: string; readonly note: string } | null;
  readonly about: { readonly kind: 'booking' | 'lead'; readonly id: string };
}

/** A message to send after the transaction that stores it. */
export interface NewMessage {
  readonly channel: MessageChannel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The designed mail; the text is its plain twin. */
  readonly design?: MailContent;
  /** Of a WhatsApp message; undefined for a text. */
  readonly template?: FilledTemplate;
  /** The text of the SMS that takes its place when WhatsApp refuses it; null for none. */
  readonly fallback?: string | null;
  readonly about: { readonly kind: OutboxMessage['about']['kind']; readonly id: string };
  /** True for a message to the agency, which gets messages about many travellers. */
  readonly forAgency?: boolean;
  /** True for a code or a link that opens an account, counted apart from other messages to its recipient. */
  readonly isSecret?: boolean;
}

/** The providers in force, which may change while the process runs. */
export interface ProviderSource {
  /** Do not call it inside a transaction: it needs a second connection. */
  readonly current: () => Promise<MessageProviders>;
  /** Returns which channels have a provider, inside a transaction. */
  readonly within: (writer: Writer) => Promise<Readonly<Record<MessageChannel, boolean>>>;
}

/** A person for whom there are texts to send on WhatsApp by hand. */
export interface WhatsappReader extends Pick<Letter, 'language' | 'values'> {
  readonly phone: string;
  readonly kinds: readonly MessageKind[];
  /** The kind that suits the present status; null for none. */
  readonly next: MessageKind | null;
  /** How the audit log names the record, without the person's name. */
  readonly subject: string;
}

/** A text that an admin opened in WhatsApp: whether it was sent there, only WhatsApp knows. */
export interface OpenedText extends Pick<NewMessage, 'to' | 'text' | 'about'> {
  readonly kind: MessageKind;
}

interface MessageQuery {
  readonly page: number;
  readonly limit: number;
  readonly state?: OutboxMessage['state'] | undefined;
  readonly channel?: OutboxMessage['channel'] | undefined;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: ProviderSource;
  readonly audit: AuditService;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
  /** Base of the links in mails. */
  readonly siteUrl: string;
  /** Keys the counts of messages. */
  readonly secret: string;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** As long as the records that they are about. */
const KEPT_MS = 365 * 86_400_000;
const CHANNEL_NAMES = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp message' } as const;

const instantOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const presentMessage = (row: ListedRow, language: Language): OutboxMessage => ({
  _id: row.id,
  channel: knownOf(MESSAGE_CHANNELS, row.channel),
  to: row.recipient,
  subject: row.subject,
  text: row.text,
  isDesigned: row.isDesigned,
  about: { kind: knownOf(MESSAGE_SUBJECTS, row.aboutKind), _id: row.aboutId },
  state: knownOf(MESSAGE_STATES, row.state),
  tries: row.tries,
  lastError: wordReason(row.lastError, SERVER_WORDS[language]),
  createdAt: new Date(row.createdAt).toISOString(),
  sentAt: instantOf(row.sentAt),
  deliveredAt: instantOf(row.deliveredAt),
  readAt: instantOf(row.readAt),
});

/**
 * Stores messages in the transaction of what they tell about, and sends them later. If a process dies after the
 * provider's acceptance and before storing it, the message is sent again with the same id: mail servers allow no better
 * guarantee.
 */
export function messageService(dependencies: Dependencies) {
  const { database, clock, providers, audit, settings, secret, siteUrl, logger } = dependencies;
  const store = messageStore(database);
  const wordings = messageWordings({ database, audit });
  const templates = whatsappTemplates({ database, audit, providers });
  const bounds = messageBounds({ database, clock, secret });
  const queue = messageQueue({ clock, providers, settings, store, bounds });

  /** Returns why the current settings forbid a message to a recipient, or null. */
  const refusalOf = async (channel: string, recipient: string): Promise<string | null> =>
    channel === 'sms' ? smsRefusal(recipient, (await settings.current()).messages.smsCountries) : null;

  const delivery = messageDelivery({ database, clock, providers, logger, refusalOf, addFallback: queue.addFallback });

  async function findOne(id: string): Promise<ListedRow> {
    const row = await store.find(id);
    if (!row) throw new AppError('not-found', ({ reports }) => reports.noMessage);
    return row;
  }

  return {
    ...secretMessages({ ...dependencies, bounds, refusalOf }),

    /** Returns true when the channel has a provider. */
    canSend: async (channel: MessageChannel): Promise<boolean> => (await providers.current())[channel] !== null,

    ...phoneChannels({ database, providers, templates, refusalOf }),

    /** Returns the messages about these records, for a person's own copy. */
    heldAbout: async (aboutIds: readonly string[]): Promise<Record<string, unknown>[]> =>
      (await store.listAbout(aboutIds)).map(({ id, channel, recipient, subject, text, createdAt }) => ({
        _id: id,
        channel,
        to: recipient,
        subject,
        text,
        createdAt: new Date(createdAt).toISOString(),
      })),

    /**
     * Cancels the unsent messages of a cause. Returns true when one may have reached its recipient: it was sent, a try
     * is in progress, or a try had no clear answer.
     */
    async cancel(writer: Writer, cause: string): Promise<boolean> {
      const cancelled = await store.deleteUnsent(writer, cause);
      const mayHaveGone = cancelled.some(({ claimedUntil }) => claimedUntil !== null);
      return mayHaveGone || store.hasCause(writer, cause);
    },

    /** Returns the WhatsApp messages to a number, the latest first. */
    writtenTo: async (to: string, most: number, language: Language) =>
      (await store.listOnWhatsapp(to, most)).map((row) => {
        const { _id, text, createdAt: at, state, lastError, deliveredAt, readAt } = presentMessage(row, language);
        const reached = readAt === null ? ('delivered' as const) : ('read' as const);
        return { _id, text, at, state: deliveredAt === null ? state : reached, lastError };
      }),

    /** Deletes the messages about erased records. */
    forget: (writer: Writer, aboutIds: readonly string[]): Promise<void> => store.deleteAbout(writer, aboutIds),

    wordings,
    templates,
    ...messageComposer({ database, settings, wordings, templates, siteUrl }),
    ...whatsappReports({ database, addFallback: queue.addFallback }),

    queue: queue.add,
    queueForVisitor: queue.addForVisitor,
    noteOpened: queue.noteOpened,
    /** Returns the texts about a record that admins opened in WhatsApp, the latest first. */
    openedAbout: store.openedAbout,
    deliverDue: delivery.deliverDue,
    stop: delivery.stop,

    async list({ page, limit, state, channel }: MessageQuery, language: Language = 'en') {
      const [rows, total] = await Promise.all([
        store.listPage({ state, channel }, limit, (page - 1) * limit),
        store.count({ state, channel }),
      ]);
      const inForce = await providers.current();
      const channels = MESSAGE_CHANNELS.filter((each) => inForce[each] !== null);
      const shown = rows.map((row) => presentMessage(row, language));
      return { messages: shown, total, page, totalPages: Math.ceil(total / limit), channels };
    },

    /** Returns the designed form of a mail. */
    async showDesigned(id: string): Promise<string> {
      const design = await store.findDesign(id);
      if (!design) throw new AppError('not-found', ({ reports }) => reports.noMessage);
      return renderStored(design);
    },

    /** Tries a message now, also a failed or kept one. */
    async retry(id: string, session: AdminSession): Promise<OutboxMessage> {
      const row = await findOne(id);
      if (row.state === 'sent') throw new AppError('conflict', ({ reports }) => reports.messageSent);
      if (row.state === 'opened') throw new AppError('conflict', ({ reports }) => reports.messageOpened);
      const channel = knownOf(MESSAGE_CHANNELS, row.channel);
      const provider = (await providers.current())[channel];
      const name = CHANNEL_NAMES[channel];
      if (provider === null) throw new AppError('conflict', ({ reports }) => reports.noProvider[channel]);
      const refusal = await refusalOf(channel, row.recipient);
      if (refusal !== null) throw new AppError('conflict', (words) => wordReason(refusal, words));
      await database.db.transaction().execute(async (trx) => {
        await store.renew(trx, id, clock());
        await audit.record(trx, session, { action: 'message.retried', subject: `${name} about a ${row.aboutKind}` });
      });
      await delivery.tryNow(row, provider);
      return presentMessage(await findOne(id), session.language);
    },

    /** Deletes old messages; waiting ones of a channel without a provider become kept. */
    async sweep(): Promise<void> {
      await store.deleteBelow(firstIdOf(clock() - KEPT_MS));
      await bounds.sweep();
      const inForce = await providers.current();
      for (const channel of MESSAGE_CHANNELS) {
        if (inForce[channel] === null) await store.keepWaiting(channel);
      }
    },
  };
}

export type MessageService = ReturnType<typeof messageService>;
export type { DeliveryReport } from './whatsapp-reports.ts';
