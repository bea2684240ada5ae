import type { Database } from '../../database/database.ts';
import type { MessageRow } from './store.ts';

/** A message as read, which may be claimed. */
type Claimable = Pick<MessageRow, 'id' | 'claimedUntil'>;
/** The result of a try; every result says whether the claim is cleared. */
type Outcome = Partial<Pick<MessageRow, 'state' | 'sentAt' | 'nextTryAt' | 'lastError'>> &
  Pick<MessageRow, 'claimedUntil'>;

/** The SQL of sending messages: what is due, and what became of each try. */
export function deliveryStore({ db, read }: Database) {
  return {
    /** Returns unclaimed due messages, longest waiting first. */
    listDue: (channel: string, now: number, limit: number): Promise<Claimable[]> =>
      read
        .selectFrom('outbox')
        .select(['id', 'claimedUntil'])
        .where('state', '=', 'waiting')
        .where('channel', '=', channel)
        .where('nextTryAt', '<=', now)
        .where((where) => where.or([where('claimedUntil', 'is', null), where('claimedUntil', '<=', now)]))
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /**
     * Claims and returns the message for one process, and counts the try before it is made. Returns undefined when
     * another process claimed it first.
     */
    claim: ({ id, claimedUntil }: Claimable, now: number, until: number): Promise<MessageRow | undefined> =>
      db
        .updateTable('outbox')
        .set((set) => ({ claimedUntil: until, tries: set('tries', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('nextTryAt', '<=', now)
        .where('claimedUntil', claimedUntil === null ? 'is' : '=', claimedUntil)
        .where((where) => where.or([where('claimedUntil', 'is', null), where('claimedUntil', '<=', now)]))
        .returningAll()
        .executeTakeFirst(),

    /** Stores the result of a try. A sent message stays sent, whatever a slower process reports. */
    settle: (id: string, outcome: Outcome) =>
      db.updateTable('outbox').set(outcome).where('id', '=', id).where('state', '!=', 'sent').execute(),
  };
}
