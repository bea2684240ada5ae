import type { Database } from '../../database/database.ts';
import type { MessageRow } from './store.ts';

/** A message that may be tried, as it was read. */
type Claimable = Pick<MessageRow, 'id' | 'claimedUntil'>;
/** What a try comes to; whether its claim is cleared is said each time. */
type Outcome = Partial<Pick<MessageRow, 'state' | 'sentAt' | 'nextTryAt' | 'lastError'>> &
  Pick<MessageRow, 'claimedUntil'>;

/** The SQL of sending messages: what is due, and what became of each try. */
export function deliveryStore({ db, read }: Database) {
  return {
    /** Those whose time has come and that nobody is at, the one that waits longest first. */
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
     * The message, for the one process that may try it now; counted as a try before it is made. Undefined when it was
     * claimed since it was read.
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

    /** What became of a try. One that was sent stays sent, whatever a slower process says of its own try. */
    settle: (id: string, outcome: Outcome) =>
      db.updateTable('outbox').set(outcome).where('id', '=', id).where('state', '!=', 'sent').execute(),
  };
}
