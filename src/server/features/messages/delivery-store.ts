import type { Database, Writer } from '../../database/database.ts';
import type { MessageRow } from './store.ts';

/** A message as read, which may be claimed. */
type Claimable = Pick<MessageRow, 'id' | 'claimedUntil'>;
/** The result of a try; every result says whether the claim is cleared. */
export type Outcome = Partial<Pick<MessageRow, 'state' | 'sentAt' | 'nextTryAt' | 'lastError' | 'providerId'>> &
  Pick<MessageRow, 'claimedUntil'>;

/** What a report names a message by. */
interface Reported {
  readonly providerId: string;
  /** The message's own id, where it came back. */
  readonly ours: string | null;
}

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

    /**
     * Stores the result of a try, and returns the message unless it has one already: a sent message stays sent, whatever a
     * slower process reports, and what the provider reported of this very try is newer.
     */
    settle: (id: string, outcome: Outcome, writer: Writer = db): Promise<MessageRow | undefined> =>
      writer
        .updateTable('outbox')
        .set(outcome)
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .$if(outcome.providerId != null, (query) =>
          query.where((where) =>
            where.or([where('providerId', 'is', null), where('providerId', '!=', outcome.providerId ?? '')]),
          ),
        )
        .returningAll()
        .executeTakeFirst(),

    /** Returns the message that a report is about: by WhatsApp's id, or by ours while WhatsApp's is not known. */
    findReported: async (writer: Writer, { providerId, ours }: Reported): Promise<MessageRow | undefined> =>
      (await writer
        .updateTable('outbox')
        // Locks the row until the transaction ends.
        .set({ providerId })
        .where('providerId', '=', providerId)
        .returningAll()
        .executeTakeFirst()) ??
      (ours === null
        ? undefined
        : writer
            .updateTable('outbox')
            .set({ providerId })
            .where('id', '=', ours)
            .where('channel', '=', 'whatsapp')
            .where('providerId', 'is', null)
            .returningAll()
            .executeTakeFirst()),

    change: (writer: Writer, id: string, change: Partial<MessageRow>) =>
      writer.updateTable('outbox').set(change).where('id', '=', id).execute(),
  };
}
