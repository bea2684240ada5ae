import { lockRemainingAccounts } from '../../database/account-lock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Visitor } from '../../http/visitor.ts';

/** The visitor that asks for an itinerary. */
export interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
  /** Aborted when the visitor disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Returns the asker, made anonymous if their account was erased meanwhile. Must be the first statement of the
 * transaction.
 */
export const remainingAsker = async (database: Database, trx: Writer, asker: Asker): Promise<Asker> =>
  asker.userId === null || (await lockRemainingAccounts(database, trx, [asker.userId])).has(asker.userId)
    ? asker
    : { ...asker, userId: null };
