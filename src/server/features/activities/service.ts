import type { ActivityType } from '../../../contracts/activity.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { type Visitor, visitorKey } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import { activityStore } from './store.ts';

export interface Activity {
  readonly type: ActivityType;
  readonly visitor: Visitor;
  readonly userId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly occurredAt?: number;
}

const FLUSH_AFTER_MS = 1000;
/** Retention of design/promises.md: twelve months. */
const KEPT_MS = 365 * 86_400_000;
/** Beyond this many waiting, page views are dropped rather than memory filled. */
const MAX_WAITING = 5000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Keys the visitor hash; the same in every process. */
  readonly secret: string;
  readonly onFailure: (error: unknown) => void;
}

/** Records what people do on the site. */
export function activityRecorder({ database, clock, secret, onFailure }: Dependencies) {
  const store = activityStore(database);
  let waiting: Parameters<typeof store.insert>[1][number][] = [];
  let timer: NodeJS.Timeout | null = null;

  const toRow = ({ type, visitor, userId, data, occurredAt }: Activity) => {
    const now = clock();
    return {
      id: newId(now),
      type,
      userId,
      visitor: visitorKey(visitor, secret, todayInIndia(clock)),
      device: visitor.device,
      data: JSON.stringify(data),
      // A browser's clock may be anywhere; what it reports happened within the last day.
      occurredAt: Math.min(now, Math.max(now - 86_400_000, occurredAt ?? now)),
    };
  };

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await store.insert(database.db, rows);
  }

  return {
    /** Records together with the write that it belongs to, in its transaction. */
    record: (writer: Writer, activity: Activity) => store.insert(writer, [toRow(activity)]),

    /** Records soon; nothing was promised for it, so it may be lost with the process. */
    recordSoon(activity: Activity): void {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(toRow(activity));
      timer ??= setTimeout(() => flush().catch(onFailure), FLUSH_AFTER_MS).unref();
    },

    /** Writes down what waits; to be awaited before the database closes. */
    flush,

    /** Drops what waits to be written of an erased person. */
    forget(userId: string): void {
      waiting = waiting.filter((row) => row.userId !== userId);
    },

    listOf: (userId: string) => store.listOf(userId),

    /** Ends what is older than activities may be kept. */
    sweep: () => store.deleteBefore(clock() - KEPT_MS),
  };
}

export type ActivityRecorder = ReturnType<typeof activityRecorder>;
