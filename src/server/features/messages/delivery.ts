import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { MESSAGE_CHANNELS, type OutboxMessage } from '../../../contracts/messages.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  type MessageProvider,
  type MessageProviders,
  RefusedMessage,
  UnansweredMessage,
} from '../../gateways/messages/port.ts';
import { deliveryStore } from './delivery-store.ts';
import type { MessageRow } from './store.ts';

type Channel = OutboxMessage['channel'];

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: MessageProviders;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Why the settings in force let no message go to a recipient, or null. */
  readonly refusalOf: (channel: string, recipient: string) => Promise<string | null>;
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
const LONGEST_ERROR = 300;

/** Why a try failed; what stands behind "fetch failed" is said as well. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
}

/** Waits for work no longer than that; it goes on by itself. */
const within = (patienceMs: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(patienceMs, null, { ref: false })]);

/** Sends what is in the outbox, one try at a time over all processes. */
export function messageDelivery({ database, clock, providers, logger, refusalOf }: Dependencies) {
  const store = deliveryStore(database);
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

  async function deliverChannel(channel: Channel): Promise<void> {
    const provider = providers[channel];
    if (provider === null) return;
    for (;;) {
      const due = await store.listDue(channel, clock(), LISTED_AT_ONCE);
      if (due.length === 0) return;
      for (const message of due) if (isStopped || !(await tryOne(message, provider))) return;
    }
  }

  return {
    /** Sends what is due; what another process is at is left to it. A provider that is down holds up its channel alone. */
    async deliverDue(): Promise<void> {
      const work = Promise.all(MESSAGE_CHANNELS.map(deliverChannel));
      await Promise.race([work, stopping.promise.then(() => within(STOP_PATIENCE_MS, work))]);
    },

    /** Tries a message; returns after some seconds even if the provider has not answered. */
    tryNow: (row: MessageRow, provider: MessageProvider): Promise<unknown> =>
      within(RETRY_PATIENCE_MS, tryOne(row, provider)),

    /** Begins no further try; to be called before the process waits for those under way. */
    stop(): void {
      isStopped = true;
      stopping.resolve();
    },
  };
}
