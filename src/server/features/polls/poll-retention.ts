import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { GuestStore } from './guest-store.ts';
import type { PollStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: PollStore;
  readonly guests: GuestStore;
}

/** Hands out what is held of polls, and erases them. */
export function pollRetention({ database, clock, store, guests }: Dependencies) {
  return {
    /** Returns a person's polls with all that was said in them, for the copy of their data. */
    heldOf: async (userId: string) =>
      Promise.all(
        (await store.listOf(userId)).map(async ({ id, title, ownerName, isOpen, erasedOn, createdAt }) => {
          const done = await guests.listAll(id);
          return {
            _id: id,
            title,
            ownerName,
            isOpen: isOpen === 1,
            erasedOn,
            createdAt: new Date(createdAt).toISOString(),
            votes: done.votes.length,
            remarks: done.remarks.map(({ kind, text, stopTitle, day }) => ({ kind, text, stopTitle, day })),
          };
        }),
      ),

    /** Erases a person's polls with all that guests wrote. */
    async eraseOf(trx: Writer, userId: string): Promise<void> {
      await store.erase(trx, await store.listToErase(trx, { userId }));
    },

    /** Erases polls whose trips ended long ago. */
    sweep: (): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        await store.erase(trx, await store.listToErase(trx, { before: todayInIndia(clock) }));
      }),
  };
}
