import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { MESSAGE_CHANNELS, type MessageChannel } from '../../../contracts/messages.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type MessageProvider, RefusedMessage, UnansweredMessage } from '../../gateways/messages/port.ts';
import { renderStored } from '../../mail-design/mail-content.ts';
import { deliveryStore, type Outcome } from './delivery-store.ts';
import { failOver } from './fail-over.ts';
import { failureReason } from './failure-reason.ts';
import { outgoingTemplate } from './filled-template.ts';
import type { messageQueue } from './queue.ts';
import type { ProviderSource } from './service.ts';
import type { MessageRow } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Pick<ProviderSource, 'current'>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Returns why the current settings forbid a message to a recipient, or null. */
  readonly refusalOf: (channel: string, recipient: string) => Promise<string | null>;
  readonly addFallback: ReturnType<typeof messageQueue>['addFallback'];
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
/** A message on WhatsApp has an SMS to take its place, or an admin who waits: it is given up after an hour. */
const TRIES_ON_WHATSAPP = 5;
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

/** Waits for work at most this long, without stopping it. */
const within = (patienceMs: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(patienceMs, null, { ref: false })]);

/** Sends what is in the outbox, one try at a time over all processes. */
export function messageDelivery({ database, clock, providers, logger, refusalOf, addFallback }: Dependencies) {
  const store = deliveryStore(database);
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;

  /** Returns the state after a failed try. */
  function afterFailure({ channel, tries }: MessageRow, error: unknown) {
    const lastError = failureReason(error);
    const isOver = error instanceof RefusedMessage || (channel === 'whatsapp' && tries >= TRIES_ON_WHATSAPP);
    const delay = isOver ? undefined : TRY_AGAIN_AFTER_MS[tries - 1];
    return delay === undefined
      ? { state: 'failed', nextTryAt: null, lastError }
      : { nextTryAt: clock() + delay, lastError };
  }

  /** Returns the designed form of a mail. One that cannot be drawn goes out as plain text. */
  const htmlOf = ({ id, design }: Pick<MessageRow, 'id' | 'design'>): Promise<string | undefined> | undefined =>
    design === null
      ? undefined
      : renderStored(design).catch((error: unknown) => {
          logger.warn({ err: error, message: id }, 'a mail could not be drawn');
          return undefined;
        });

  /** Stores a try's result; the SMS that takes the place of a failed message is written in the same transaction. */
  async function settle({ id, fallback }: Pick<MessageRow, 'id' | 'fallback'>, outcome: Outcome): Promise<void> {
    if (outcome.state !== 'failed' || fallback === null) return void (await store.settle(id, outcome));
    await database.db.transaction().execute(async (trx) => {
      const failed = await store.settle(id, outcome, trx);
      if (failed) await failOver(store, addFallback, trx, failed);
    });
  }

  /** Stores a try's result and retries, since the message is already sent or refused. */
  async function note(row: Pick<MessageRow, 'id' | 'fallback'>, outcome: Outcome): Promise<void> {
    for (const pause of NOTE_AGAIN_AFTER_MS) {
      try {
        await settle(row, outcome);
        return;
      } catch (error) {
        if (isStopped) throw error;
        await wait(pause);
      }
    }
    await settle(row, outcome);
  }

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
      await note(row, { state: 'kept', nextTryAt: null, lastError: refusal, claimedUntil });
      return true;
    }
    let providerId: string | null;
    try {
      const { recipient: to, subject, text } = row;
      const template = row.template === null ? undefined : outgoingTemplate(row.template);
      providerId = await provider.send({ id, to, subject, text, html: await htmlOf(row), template });
    } catch (error) {
      // After a try without a clear answer, a later refusal does not prove that nothing was sent.
      const unclearSince = error instanceof UnansweredMessage ? clock() : claimedUntil;
      await note(row, { ...afterFailure(row, error), claimedUntil: unclearSince });
      logger.warn({ message: id, channel: row.channel, tries: row.tries }, 'a message could not be sent');
      return error instanceof RefusedMessage;
    }
    await note(row, {
      state: 'sent',
      sentAt: clock(),
      nextTryAt: null,
      lastError: '',
      claimedUntil: null,
      ...(providerId !== null && { providerId }),
    });
    return true;
  }

  async function deliverChannel(channel: MessageChannel): Promise<void> {
    for (;;) {
      // Read for each batch: an admin may set another one, or remove it while messages wait.
      const provider = (await providers.current())[channel];
      if (provider === null) return;
      const due = await store.listDue(channel, clock(), LISTED_AT_ONCE);
      if (due.length === 0) return;
      for (const message of due) if (isStopped || !(await tryOne(message, provider))) return;
    }
  }

  return {
    /** Sends due messages that no other process has claimed. A failing provider delays only its own channel. */
    async deliverDue(): Promise<void> {
      const work = Promise.all(MESSAGE_CHANNELS.map(deliverChannel));
      await Promise.race([work, stopping.promise.then(() => within(STOP_PATIENCE_MS, work))]);
    },

    /** Tries a message; returns after some seconds even if the provider has not answered. */
    tryNow: (row: Pick<MessageRow, 'id' | 'claimedUntil'>, provider: MessageProvider): Promise<unknown> =>
      within(RETRY_PATIENCE_MS, tryOne(row, provider)),

    /** Starts no further tries; call it before waiting for those in progress. */
    stop(): void {
      isStopped = true;
      stopping.resolve();
    },
  };
}
