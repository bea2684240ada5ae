import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { accountsLeft } from '../../database/hold-account.ts';
import type { AiUsageRecorder, UsedRequest } from '../ai-usage/service.ts';

const WRITTEN_AFTER_MS = 1000;
/** Written in one transaction at most: others wait for it. */
const WRITTEN_AT_ONCE = 50;
/** Beyond this many waiting they go unlogged: whoever floods the site must not fill its memory. */
const MAX_WAITING = 2000;

type Refused = Omit<UsedRequest, 'startedAt'>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Logs the generations that were refused for want of a place, together and a moment later: a transaction for each would
 * cost about as much as refusing them saves.
 */
export function refusedGenerations({ database, clock, usage, onFailure }: Dependencies) {
  let waiting: Refused[] = [];
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const refused = waiting;
    waiting = [];
    for (let start = 0; start < refused.length; start += WRITTEN_AT_ONCE) {
      await database.db.transaction().execute(async (trx) => {
        const some = refused.slice(start, start + WRITTEN_AT_ONCE);
        // Somebody may have been erased while their refusal was waiting here.
        const left = await accountsLeft(database, trx, [...new Set(some.flatMap(({ userId }) => userId ?? []))]);
        // A refusal takes no time, and what it waits here is nobody's.
        const startedAt = clock();
        for (const each of some) {
          const userId = each.userId !== null && left.has(each.userId) ? each.userId : null;
          await usage.record(trx, { ...each, userId, startedAt });
        }
      });
    }
  }

  return {
    logSoon(asked: Refused): void {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(asked);
      timer ??= setTimeout(() => flush().catch(onFailure), WRITTEN_AFTER_MS).unref();
    },
    /** Writes down what waits; to be awaited before the database closes. */
    flush,
  };
}
