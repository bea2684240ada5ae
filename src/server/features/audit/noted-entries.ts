import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { writeBuffer } from '../../database/write-buffer.ts';
import { newId } from '../../ids.ts';
import { type AuditRow, auditStore } from './store.ts';

/** A sign-in or a refusal, which any caller can cause as often as they like. */
export interface NotedEvent {
  readonly kind: 'sign-in' | 'refusal';
  /** `<noun>.<verb in the past>`. */
  readonly action: string;
  /** What or whom it concerns, shortened: no full phone, address or e-mail. */
  readonly subject: string;
  /** True for a successful sign-in. */
  readonly isRight: boolean;
  readonly network: string;
  readonly requestId: string;
  /** The admin concerned, if known. */
  readonly admin?: { readonly adminId: string; readonly username: string };
}

/** Writes an entry to the site's own log. */
export type LogEntry = (entry: {
  readonly action: string;
  readonly subject: string;
  readonly admin: string;
  readonly network: string;
  readonly requestId: string;
}) => void;

const MINUTE_MS = 60_000;
const FLUSH_AFTER_MS = 1000;
const MAX_WAITING = 5000;
const WRITTEN_AT_ONCE = 200;
/** Distinct entries per minute and process; further ones are counted in one entry per action. */
const MOST_A_MINUTE = {
  right: { ofNetwork: 20, inAll: 600 },
  wrong: { ofNetwork: 5, inAll: 60 },
} as const;
const OTHERS = 'Several others';

type SummedRow = AuditRow & { readonly summedAs: string };

/** Limits the distinct entries of a minute, per network and in total. */
class MinuteBound {
  readonly #most: { readonly ofNetwork: number; readonly inAll: number };
  readonly #known = new Set<string>();
  readonly #ofNetwork = new Map<string, number>();
  #minute = -1;

  constructor(most: { readonly ofNetwork: number; readonly inAll: number }) {
    this.#most = most;
  }

  /** Returns `known` for a repeated entry of this minute, `beyond` when the limit is reached. */
  place(minute: number, network: string, entry: string): 'new' | 'known' | 'beyond' {
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#known.clear();
      this.#ofNetwork.clear();
    }
    if (this.#known.has(entry)) return 'known';
    const ofNetwork = this.#ofNetwork.get(network) ?? 0;
    if (ofNetwork >= this.#most.ofNetwork || this.#known.size >= this.#most.inAll) return 'beyond';
    this.#known.add(entry);
    this.#ofNetwork.set(network, ofNetwork + 1);
    return 'new';
  }
}

/** Sums equal rows of a batch, sorted so that two processes writing the same rows cannot deadlock. */
function sumUp(rows: readonly SummedRow[]): SummedRow[] {
  const sums = new Map<string, SummedRow>();
  for (const row of rows) {
    const sum = sums.get(row.summedAs);
    sums.set(row.summedAs, sum ? { ...sum, count: sum.count + row.count } : row);
  }
  return [...sums.values()].sort((a, b) => (a.summedAs < b.summedAs ? -1 : 1));
}

/**
 * Buffers sign-ins and refusals and writes them into the audit log a second later; equal ones of a minute become one
 * entry with a count, so that a thousand attempts fill a few rows. Buffered entries are lost when the process is
 * killed. The site's own log gets the first of each.
 */
export function notedEntries({
  database,
  clock,
  log,
  onFailure,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: LogEntry;
  readonly onFailure: (error: unknown) => void;
}) {
  const store = auditStore(database);
  const bounds = { right: new MinuteBound(MOST_A_MINUTE.right), wrong: new MinuteBound(MOST_A_MINUTE.wrong) };

  const write = (rows: readonly SummedRow[]): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      for (const row of sumUp(rows)) await store.add(trx, row);
    });
  const soon = writeBuffer<SummedRow>({
    afterMs: FLUSH_AFTER_MS,
    atOnce: WRITTEN_AT_ONCE,
    most: MAX_WAITING,
    write,
    onFailure,
  });

  return {
    note({ kind, action, subject, isRight, network, requestId, admin }: NotedEvent): void {
      const now = clock();
      const minute = Math.floor(now / MINUTE_MS);
      const { adminId, username } = admin ?? { adminId: '', username: '' };
      const entry = `${action}\n${subject}\n${network}\n${adminId}`;
      const placed = bounds[isRight ? 'right' : 'wrong'].place(minute, network, entry);
      if (placed === 'new') log({ action, subject, admin: username, network, requestId });
      const isAdmitted = placed !== 'beyond';
      const mark = createHash('sha256')
        .update(isAdmitted ? entry : action)
        .digest('base64url')
        .slice(0, 22);
      const told = isAdmitted
        ? { adminId, admin: username, subject, network, requestId }
        : { adminId: '', admin: '', subject: OTHERS, network: '', requestId: '' };
      const row = { id: newId(now), at: now, kind, action, changes: '[]', count: 1 };
      soon.add({ ...row, ...told, summedAs: `${minute} ${mark}` });
    },
    /** Writes the buffer; await it before closing the database. */
    flush: soon.flush,
  };
}
