import type { Database } from '../../database/database.ts';
import { deliveryStore } from './delivery-store.ts';
import { failOver } from './fail-over.ts';
import type { messageQueue } from './queue.ts';
import type { MessageRow } from './store.ts';

/** What WhatsApp reports of a message. */
export interface DeliveryReport {
  readonly providerId: string;
  /** The message's own id, where it came back. */
  readonly ours: string | null;
  readonly status: 'sent' | 'delivered' | 'read' | 'failed';
  readonly at: number;
  /** Of a failed one; otherwise empty. */
  readonly reason: string;
}

interface Dependencies {
  readonly database: Database;
  readonly addFallback: ReturnType<typeof messageQueue>['addFallback'];
}

const SENT = { state: 'sent', nextTryAt: null, lastError: '', claimedUntil: null } as const;

/** Returns what a report changes; null for one that tells less than is known: reports come in any order, and twice. */
function changeBy(row: MessageRow, { status, at, reason }: DeliveryReport): Partial<MessageRow> | null {
  if (status === 'failed') {
    if (row.state === 'failed' || row.deliveredAt !== null) return null;
    return { state: 'failed', nextTryAt: null, claimedUntil: null, lastError: reason };
  }
  const isNews = status === 'sent' ? row.state !== 'sent' && row.state !== 'failed' : row.readAt === null;
  if (!isNews) return null;
  const reached = status === 'sent' ? {} : { deliveredAt: row.deliveredAt ?? at };
  return { ...SENT, sentAt: row.sentAt ?? at, ...reached, ...(status === 'read' && { readAt: at }) };
}

/** Notes what WhatsApp reports of messages. */
export function whatsappReports({ database, addFallback }: Dependencies) {
  const store = deliveryStore(database);
  return {
    /** Notes reports, each in its own transaction, in any order and any number of times; unknown messages are ignored. */
    async noteReports(reports: readonly DeliveryReport[]): Promise<void> {
      for (const report of reports) {
        await database.db.transaction().execute(async (trx) => {
          const row = await store.findReported(trx, report);
          const change = row && changeBy(row, report);
          if (!row || !change) return;
          await store.change(trx, row.id, change);
          if (change.state === 'failed') await failOver(store, addFallback, trx, row);
        });
      }
    },
  };
}
