import type { OwnPoll } from '../../../contracts/polls.ts';
import type { Language } from '../../../core/languages.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { ShownPolls } from './shown-polls.ts';
import type { PollRow, PollStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly store: PollStore;
  readonly shown: ShownPolls;
}

const pollGone = (): AppError => new AppError('not-found', ({ polls }) => polls.gone);

/** Finds people's polls and changes them. */
export function pollChanges({ database, store, shown }: Dependencies) {
  async function find(userId: string, id: string): Promise<PollRow> {
    const poll = await store.find(userId, id);
    if (!poll) throw pollGone();
    return poll;
  }

  /** Changes a person's poll in a transaction that has locked it; returns the poll afterwards. */
  async function change(
    userId: string,
    id: string,
    language: Language,
    work: (trx: Writer, poll: PollRow) => Promise<void>,
  ): Promise<OwnPoll> {
    await find(userId, id);
    await database.db.transaction().execute(async (trx) => {
      const poll = await store.lock(trx, id);
      if (!poll) throw pollGone();
      await work(trx, poll);
    });
    return shown.showToOwner(await find(userId, id), language);
  }

  return { find, change };
}

export type PollChanges = ReturnType<typeof pollChanges>;
