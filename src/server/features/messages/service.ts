import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { MESSAGE_CHANNELS, MESSAGE_STATES, type OutboxMessage } from '../../../contracts/messages.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import {
  type MessageProvider,
  type MessageProviders,
  RefusedMessage,
  UnansweredMessage,
} from '../../gateways/messages/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { firstIdOf, newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { messageBounds } from './bounds.ts';
import { smsRefusal } from './sms-countries.ts';
import { type MessageRow, messageStore } from './store.ts';

type Channel = OutboxMessage['channel'];

/** A message to be sent once the transaction that writes it down is over. */
export interface NewMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly about: { readonly kind: 'booking' | 'lead'; readonly id: string };
  /** True of a message to the agency itself: it hears of more than one traveller. */
  readonly forAgency?: boolean;
}

/** A step that can be taken back for a while, and the messages that tell of it with it. */
interface Cause {
  readonly id: string;
  /** The messages wait as long before they are sent. */
  readonly heldMs: number;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: MessageProviders;
  readonly audit: AuditService;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
  /** Keys the counts of messages. */
  readonly secret: string;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** After the first, second ... try: quickly at first, then every two hours for four days, as mail servers themselves do. */
const TRY_AGAIN_AFTER_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  ...Array.from({ length: 48 }, () => 2 * HOUR_MS),
];
/** Longer than any try and its noting take: who holds a message for longer is dead, and another sends it. */
const CLAIM_MS = 5 * MINUTE_MS;
/** A database that is away while a message goes out is asked again, or the message would go out twice. */
const NOTE_AGAIN_AFTER_MS = [SECOND_MS / 2, 2 * SECOND_MS, 8 * SECOND_MS, 30 * SECOND_MS];
/** A process that stops leaves a try that is not over by then to its claim. */
const STOP_PATIENCE_MS = 6 * SECOND_MS;
/** An admin who says "try again" hears of a slower provider later, from the list. */
const RETRY_PATIENCE_MS = 10 * SECOND_MS;
const LISTED_AT_ONCE = 20;
/** As long as what they are about. */
const KEPT_MS = 365 * 86_400_000;
const LONGEST_ERROR = 300;
const CHANNEL_NAMES = { email: 'e-mail', sms: 'SMS' } as const;

const knownOf = <const T extends string>(values: readonly T[], text: string): T => {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`the outbox holds "${text}" where one of ${values.join(', ')} belongs`);
  return found;
};

const presentMessage = (row: MessageRow): OutboxMessage => ({
  _id: row.id,
  channel: knownOf(MESSAGE_CHANNELS, row.channel),
  to: row.recipient,
  subject: row.subject,
  text: row.text,
  about: { kind: knownOf(['booking', 'lead'], row.aboutKind), _id: row.aboutId },
  state: knownOf(MESSAGE_STATES, row.state),
  tries: row.tries,
  lastError: row.lastError,
  createdAt: new Date(row.createdAt).toISOString(),
  sentAt: row.sentAt === null ? null : new Date(row.sentAt).toISOString(),
});

/** A message, and why it is not sent; null when it may be. */
interface JudgedMessage extends NewMessage {
  readonly refusal: string | null;
}

/** Judges messages by their recipients' countries. */
const withRefusal =
  (smsCountries: readonly string[]) =>
  (message: NewMessage): JudgedMessage => ({
    ...message,
    refusal: message.channel === 'sms' ? smsRefusal(message.to, smsCountries) : null,
  });

/** Why a try failed; what stands behind "fetch failed" is said as well. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
}

/** Waits for work no longer than that; it goes on by itself. */
const within = (patienceMs: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(patienceMs, null, { ref: false })]);

/**
 * Writes messages down with what they tell of and sends them afterwards. A process that dies between a provider's yes
 * and our note of it leaves a message that is sent again under the same id: nothing else can be promised of a mail server.
 */
export function messageService(dependencies: Dependencies) {
  const { database, clock, providers, audit, settings, secret, logger } = dependencies;
  const store = messageStore(database);
  const bounds = messageBounds({ store, clock, secret });
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;

  /** What comes after a failed try. */
  function afterFailure({ tries }: MessageRow, error: unknown) {
    const lastError = reasonOf(error).slice(0, LONGEST_ERROR);
    const delay = error instanceof RefusedMessage ? undefined : TRY_AGAIN_AFTER_MS[tries - 1];
    return delay === undefined
      ? { state: 'failed', nextTryAt: null, lastError }
      : { nextTryAt: clock() + delay, lastError };
  }

  /** Notes what became of a try, patiently: the message has gone out, or its provider has said no. */
  async function note(id: string, outcome: Parameters<typeof store.settle>[1]): Promise<void> {
    for (const pause of NOTE_AGAIN_AFTER_MS) {
      try {
        await store.settle(id, outcome);
        return;
      } catch (error) {
        if (isStopped) throw error;
        await wait(pause);
      }
    }
    await store.settle(id, outcome);
  }

  /** Why the settings in force let no message go to a recipient, or null. */
  const refusalOf = async (channel: string, recipient: string): Promise<string | null> =>
    channel === 'sms' ? smsRefusal(recipient, (await settings.current()).messages.smsCountries) : null;

  /** Tries a message unless another is at it. False when the provider is not to be asked again for now. */
  async function tryOne(
    { id, claimedUntil }: Pick<MessageRow, 'id' | 'claimedUntil'>,
    provider: MessageProvider,
  ): Promise<boolean> {
    const row = await store.claim({ id, claimedUntil }, clock(), clock() + CLAIM_MS);
    if (!row) return true;
    const refusal = await refusalOf(row.channel, row.recipient);
    if (refusal !== null) {
      await note(id, { state: 'kept', nextTryAt: null, lastError: refusal, claimedUntil });
      return true;
    }
    try {
      await provider.send({ id, to: row.recipient, subject: row.subject, text: row.text });
    } catch (error) {
      // Once a try had no clear answer, no later refusal makes it certain that nothing has gone out.
      const unclearSince = error instanceof UnansweredMessage ? clock() : claimedUntil;
      await note(id, { ...afterFailure(row, error), claimedUntil: unclearSince });
      logger.warn({ message: id, channel: row.channel, tries: row.tries }, 'a message could not be sent');
      return error instanceof RefusedMessage;
    }
    await note(id, { state: 'sent', sentAt: clock(), nextTryAt: null, lastError: '', claimedUntil: null });
    return true;
  }

  function writeDown(writer: Writer, messages: readonly JudgedMessage[], cause: Cause | null): Promise<void> {
    const now = clock();
    const sendAt = now + (cause?.heldMs ?? 0);
    const rows = messages.map(({ channel, to, subject, text, about, refusal }) => ({
      id: newId(now),
      channel,
      recipient: to,
      subject,
      text,
      aboutKind: about.kind,
      aboutId: about.id,
      ...(providers[channel] === null || refusal !== null
        ? { state: 'kept', nextTryAt: null }
        : { state: 'waiting', nextTryAt: sendAt }),
      cause: cause?.id ?? null,
      tries: 0,
      lastError: refusal ?? '',
      createdAt: now,
    }));
    return store.insert(writer, rows);
  }

  async function deliverChannel(channel: Channel): Promise<void> {
    const provider = providers[channel];
    if (provider === null) return;
    for (;;) {
      const due = await store.listDue(channel, clock(), LISTED_AT_ONCE);
      if (due.length === 0) return;
      for (const message of due) if (isStopped || !(await tryOne(message, provider))) return;
    }
  }

  async function findOne(id: string): Promise<MessageRow> {
    const row = await store.find(id);
    if (!row) throw new AppError('not-found', 'There is no such message');
    return row;
  }

  return {
    /** Whether messages of a channel really go out. */
    canSend: (channel: Channel): boolean => providers[channel] !== null,

    /** Whether a message of a channel would go out to this recipient: a provider is set, and the settings allow it. */
    canReach: async (channel: Channel, to: string): Promise<boolean> =>
      providers[channel] !== null && (await refusalOf(channel, to)) === null,

    /**
     * Writes down messages that an admin causes, in the caller's transaction; those of a cause can be cancelled by it.
     * What a visitor causes is written by `queueForVisitor`.
     */
    async queue(writer: Writer, messages: readonly NewMessage[], cause: Cause | null = null): Promise<void> {
      const { smsCountries } = (await settings.within(writer)).messages;
      await writeDown(writer, messages.map(withRefusal(smsCountries)), cause);
    },

    /**
     * Writes down messages that a visitor causes, in the caller's transaction. Beyond the bounds for one recipient, for
     * one visitor's address and for a day they are kept with the reason, and the visitor's request is taken all the same.
     */
    async queueForVisitor(
      writer: Writer,
      messages: readonly NewMessage[],
      { limitKey }: Pick<Visitor, 'limitKey'>,
    ): Promise<void> {
      const inForce = (await settings.within(writer)).messages;
      const judged = messages.map(withRefusal(inForce.smsCountries));
      const allowed = judged.filter(({ refusal }) => refusal === null);
      const refusals = await bounds.refusalsOf(writer, allowed, limitKey, inForce);
      const reasons = new Map(allowed.map((message, index) => [message, refusals[index] ?? null]));
      const bounded = judged.map((message) => ({
        ...message,
        refusal: message.refusal ?? reasons.get(message) ?? null,
      }));
      await writeDown(writer, bounded, null);
    },

    /** What was written about these, for the copy of whom it is about. */
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
     * Cancels the messages of a cause that have not been sent. True when one of them may have reached its recipient: it
     * was sent, a try is under way, or a try had no clear answer. What each try was clearly refused has not gone.
     */
    async cancel(writer: Writer, cause: string): Promise<boolean> {
      const cancelled = await store.deleteUnsent(writer, cause);
      const mayHaveGone = cancelled.some(({ claimedUntil }) => claimedUntil !== null);
      return mayHaveGone || store.hasCause(writer, cause);
    },

    /** Ends the messages about what is erased. */
    forget: (writer: Writer, aboutIds: readonly string[]): Promise<void> => store.deleteAbout(writer, aboutIds),

    /** Sends what is due; what another process is at is left to it. A provider that is down holds up its channel alone. */
    async deliverDue(): Promise<void> {
      const work = Promise.all(MESSAGE_CHANNELS.map(deliverChannel));
      await Promise.race([work, stopping.promise.then(() => within(STOP_PATIENCE_MS, work))]);
    },

    async list({ page, limit, state }: { page: number; limit: number; state?: OutboxMessage['state'] | undefined }) {
      const [rows, total] = await Promise.all([
        store.listPage(state ?? null, limit, (page - 1) * limit),
        store.count(state ?? null),
      ]);
      const channels = MESSAGE_CHANNELS.filter((channel) => providers[channel] !== null);
      return { messages: rows.map(presentMessage), total, page, totalPages: Math.ceil(total / limit), channels };
    },

    /** Tries a message now, a failed and a kept one as well. */
    async retry(id: string, session: AdminSession): Promise<OutboxMessage> {
      const row = await findOne(id);
      if (row.state === 'sent') throw new AppError('conflict', 'This message has been sent');
      const channel = knownOf(MESSAGE_CHANNELS, row.channel);
      const provider = providers[channel];
      const name = CHANNEL_NAMES[channel];
      if (provider === null) throw new AppError('conflict', `No provider is set for ${name}`);
      const refusal = await refusalOf(channel, row.recipient);
      if (refusal !== null) throw new AppError('conflict', refusal);
      await database.db.transaction().execute(async (trx) => {
        await store.renew(trx, id, clock());
        await audit.record(trx, session, { action: 'message.retried', subject: `${name} about a ${row.aboutKind}` });
      });
      await within(RETRY_PATIENCE_MS, tryOne(row, provider));
      return presentMessage(await findOne(id));
    },

    /** Begins no further try; to be called before the process waits for those under way. */
    stop(): void {
      isStopped = true;
      stopping.resolve();
    },

    /** Forgets what is too old, and keeps what waits for a provider that is set no more. */
    async sweep(): Promise<void> {
      await store.deleteBelow(firstIdOf(clock() - KEPT_MS));
      await bounds.sweep();
      for (const channel of MESSAGE_CHANNELS) {
        if (providers[channel] === null) await store.keepWaiting(channel);
      }
    },
  };
}

export type MessageService = ReturnType<typeof messageService>;
