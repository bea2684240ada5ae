import type { Clock } from '../../clock.ts';
import { lockRemainingAccounts } from '../../database/account-lock.ts';
import type { Database } from '../../database/database.ts';
import { writeBuffer } from '../../database/write-buffer.ts';
import type { AiUsageRecorder, UsedRequest } from '../ai-usage/service.ts';

const WRITTEN_AFTER_MS = 1000;
/** Rows per transaction: other writers wait for it. */
const WRITTEN_AT_ONCE = 50;
/** Beyond this many waiting, refusals go unlogged: a flood of requests must not fill the memory. */
const MAX_WAITING = 2000;

type Refused = Omit<UsedRequest, 'startedAt'>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Buffers log rows of generations refused because the queue was full, and writes them in batches: a transaction for
 * each would cost about as much as refusing them saves.
 */
export function refusedGenerations({ database, clock, usage, onFailure }: Dependencies) {
  const write = (some: readonly Refused[]): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      // An account may have been erased while its refusal was buffered.
      const left = await lockRemainingAccounts(database, trx, [...new Set(some.flatMap(({ userId }) => userId ?? []))]);
      // A refusal takes no time; the time in the buffer does not count as its duration.
      const startedAt = clock();
      for (const each of some) {
        const userId = each.userId !== null && left.has(each.userId) ? each.userId : null;
        await usage.record(trx, { ...each, userId, startedAt });
      }
    });
  const soon = writeBuffer({
    afterMs: WRITTEN_AFTER_MS,
    atOnce: WRITTEN_AT_ONCE,
    most: MAX_WAITING,
    write,
    onFailure,
  });

  return {
    logSoon: soon.add,
    /** Writes the buffered rows; await it before the database closes. */
    flush: soon.flush,
  };
}
