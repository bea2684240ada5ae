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

/** A message to send after the transaction that stores it. */
export interface NewMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly about: { readonly kind: 'booking' | 'lead'; readonly id: string };
  /** True for a message to the agency, which gets messages about many travellers. */
  readonly forAgency?: boolean;
}

/** A step that can be undone for a while, together with its messages. */
interface Cause {
  readonly id: string;
  /** Delay before the messages are sent. */
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
/** Delays after each try: short at first, then every two hours for four days, as mail servers do. */
const TRY_AGAIN_AFTER_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  ...Array.from({ length: 48 }, () => 2 * HOUR_MS),
];
/**
 * Longer than any try and storing its result: a process with an older claim has died, and another one sends the
 * message.
 */
const CLAIM_MS = 5 * MINUTE_MS;
/** Delays for retrying to store a result: if it is lost, the message is sent twice. */
const NOTE_AGAIN_AFTER_MS = [SECOND_MS / 2, 2 * SECOND_MS, 8 * SECOND_MS, 30 * SECOND_MS];
/** At shutdown, a try that takes longer is left to its claim. */
const STOP_PATIENCE_MS = 6 * SECOND_MS;
/** A "try again" answers after this long at the latest; a slower result appears in the list. */
const RETRY_PATIENCE_MS = 10 * SECOND_MS;
const LISTED_AT_ONCE = 20;
/** As long as the records that they are about. */
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

/** A message with the reason not to send it; null when it may be sent. */
interface JudgedMessage extends NewMessage {
  readonly refusal: string | null;
}

/** Returns a function that adds the refusal for the recipient's country. */
const withRefusal =
  (smsCountries: readonly string[]) =>
  (message: NewMessage): JudgedMessage => ({
    ...message,
    refusal: message.channel === 'sms' ? smsRefusal(message.to, smsCountries) : null,
  });

/** Returns why a try failed, including the cause behind "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
}

/** Waits for work at most this long, without stopping it. */
const within = (patienceMs: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(patienceMs, null, { ref: false })]);

/**
 * Stores messages in the transaction of what they tell about, and sends them later. If a process dies after the
 * provider's acceptance and before storing it, the message is sent again with the same id: mail servers allow no better
 * guarantee.
 */
export function messageService(dependencies: Dependencies) {
  const { database, clock, providers, audit, settings, secret, logger } = dependencies;
  const store = messageStore(database);
  const bounds = messageBounds({ store, clock, secret });
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;

  /** Returns the state after a failed try. */
  function afterFailure({ tries }: MessageRow, error: unknown) {
    const lastError = reasonOf(error).slice(0, LONGEST_ERROR);
    const delay = error instanceof RefusedMessage ? undefined : TRY_AGAIN_AFTER_MS[tries - 1];
    return delay === undefined
      ? { state: 'failed', nextTryAt: null, lastError }
      : { nextTryAt: clock() + delay, lastError };
  }

  /** Stores a try's result and retries, since the message is already sent or refused. */
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

  /** Returns why the current settings forbid a message to a recipient, or null. */
  const refusalOf = async (channel: string, recipient: string): Promise<string | null> =>
    channel === 'sms' ? smsRefusal(recipient, (await settings.current()).messages.smsCountries) : null;

  /**
   * Tries a message unless another process has claimed it. Returns false when the provider should not be asked again
   * for now.
   */
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
      // After a try without a clear answer, a later refusal does not prove that nothing was sent.
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
    /** Returns true when the channel has a provider. */
    canSend: (channel: Channel): boolean => providers[channel] !== null,

    /** Returns true when a message would be sent to this recipient: a provider is set, and the settings allow it. */
    canReach: async (channel: Channel, to: string): Promise<boolean> =>
      providers[channel] !== null && (await refusalOf(channel, to)) === null,

    /**
     * Stores messages caused by an admin, in the caller's transaction; those of a cause can be cancelled by it. For
     * visitors' messages use `queueForVisitor`.
     */
    async queue(writer: Writer, messages: readonly NewMessage[], cause: Cause | null = null): Promise<void> {
      const { smsCountries } = (await settings.within(writer)).messages;
      await writeDown(writer, messages.map(withRefusal(smsCountries)), cause);
    },

    /**
     * Stores messages caused by a visitor, in the caller's transaction. Beyond the limits per recipient, visitor's
     * address and day they are stored unsent with the reason; the visitor's request still succeeds.
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

    /** Deletes the messages about erased records. */
    forget: (writer: Writer, aboutIds: readonly string[]): Promise<void> => store.deleteAbout(writer, aboutIds),

    /** Sends due messages that no other process has claimed. A failing provider delays only its own channel. */
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

    /** Tries a message now, also a failed or kept one. */
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

    /** Starts no further tries; call it before waiting for those in progress. */
    stop(): void {
      isStopped = true;
      stopping.resolve();
    },

    /** Deletes old messages; waiting ones of a channel without a provider become kept. */
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
