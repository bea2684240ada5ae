import type { PollState } from '../../../contracts/polls.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { GuestStore } from './guest-store.ts';
import type { LinkStore } from './link-store.ts';
import { guestHashOf, hashOf, linkEnded, type PollLinks } from './poll-links.ts';
import type { PollStates, Suggestion } from './poll-states.ts';
import type { PollRow, PollStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly store: PollStore;
  readonly linkRows: LinkStore;
  readonly guests: GuestStore;
  readonly links: PollLinks;
  readonly states: PollStates;
}

/** A guest's call: the link, the secret of their browser, and where it comes from. */
export interface GuestCall {
  readonly token: string;
  readonly key: string;
  readonly visitor: Visitor;
}

export interface Act {
  readonly trx: Writer;
  readonly poll: PollRow;
  /** The guest who does it. */
  readonly guest: { readonly id: string };
}

export const planChanged = (): AppError => new AppError('conflict', ({ polls }) => polls.planChanged);
export const pollFull = (): AppError => new AppError('conflict', ({ polls }) => polls.full);

/** Carries out what guests do, one after another in each poll. */
export function guestActs({ database, store, linkRows, guests, links, states }: Dependencies) {
  /** Returns the poll locked, or refuses when its link was taken back meanwhile or it is closed. */
  async function lockShared(trx: Writer, id: string, token: string, whenClosed: boolean): Promise<PollRow> {
    const poll = await store.lock(trx, id);
    const link = poll && (await linkRows.findLink(hashOf(token), trx));
    if (!poll || !link || link.endedAt !== null) throw linkEnded();
    if (poll.isOpen === 0 && !whenClosed) throw new AppError('conflict', ({ polls }) => polls.closed);
    return poll;
  }

  const stateNow = async (poll: PollRow): Promise<PollState> => states.stateOf(poll, await states.suggestionsOf(poll));

  /** Lets a guest do something while the poll is open; returns the state afterwards. Acts in one poll follow one another. */
  async function act(
    { token, key, visitor }: GuestCall,
    work: (act: Act) => Promise<void>,
    whenClosed = false,
  ): Promise<PollState> {
    const { id } = await links.open(token, visitor);
    const keyHash = guestHashOf(id, key);
    await links.countAct(keyHash);
    const poll = await database.db.transaction().execute(async (trx) => {
      const locked = await lockShared(trx, id, token, whenClosed);
      const guest = await guests.findGuest(trx, id, keyHash);
      if (!guest) throw new AppError('conflict', ({ polls }) => polls.nameFirst);
      await work({ trx, poll: locked, guest });
      return locked;
    });
    return stateNow(poll);
  }

  async function suggestionNamed(poll: PollRow, id: string, trx?: Writer): Promise<Suggestion> {
    const found = (await states.suggestionsOf(poll, trx)).find((suggestion) => suggestion.id === id);
    if (!found) throw planChanged();
    return found;
  }

  return { lockShared, stateNow, act, suggestionNamed };
}

export type GuestActs = ReturnType<typeof guestActs>;
