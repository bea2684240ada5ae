import type { PollState } from '../../../contracts/polls.ts';
import { POLL_LIMITS } from '../../../core/polls/poll-limits.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import { type GuestActs, type GuestCall, pollFull } from './guest-acts.ts';
import type { GuestStore } from './guest-store.ts';
import { guestHashOf, type PollLinks } from './poll-links.ts';
import type { PollStates } from './poll-states.ts';
import type { ShownPolls } from './shown-polls.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly guests: GuestStore;
  readonly links: PollLinks;
  readonly states: PollStates;
  readonly shown: ShownPolls;
  readonly acts: GuestActs;
}

/** Lets guests see a poll, take part and vote. */
export function guestPolls({ database, clock, guests, links, states, shown, acts }: Dependencies) {
  const { act, lockShared, stateNow, suggestionNamed } = acts;

  return {
    async open(token: string, plan: string | undefined, visitor: Visitor) {
      return shown.showToGuest(await links.open(token, visitor), plan, visitor.language);
    },

    /** Returns the state, or null when the guest has seen it. */
    async stateSince(token: string, since: string | undefined, visitor: Visitor): Promise<PollState | null> {
      const poll = await links.open(token, visitor);
      const suggestions = await states.suggestionsOf(poll);
      return states.stampOf(poll, suggestions) === since ? null : states.stateOf(poll, suggestions);
    },

    /** Takes a guest in, or changes the name of one who is there. */
    async join({ token, key, visitor }: GuestCall, name: string): Promise<{ guestId: string; state: PollState }> {
      const { id } = await links.open(token, visitor);
      const keyHash = guestHashOf(id, key);
      await links.countAct(keyHash);
      const { poll, guestId } = await database.db.transaction().execute(async (trx) => {
        const locked = await lockShared(trx, id, token, false);
        const there = await guests.findGuest(trx, id, keyHash);
        if (there) {
          await guests.renameGuest(trx, there.id, name);
          return { poll: locked, guestId: there.id };
        }
        if ((await guests.countGuests(trx, id)) >= POLL_LIMITS.guests) throw pollFull();
        const now = clock();
        const guest = { id: newId(now), pollId: id, keyHash, name, joinedAt: now };
        await guests.insertGuest(trx, guest);
        return { poll: locked, guestId: guest.id };
      });
      return { guestId, state: await stateNow(poll) };
    },

    vote: (call: GuestCall, suggestionId: string | null): Promise<PollState> =>
      act(call, async ({ trx, poll, guest }) => {
        if (suggestionId === null) {
          await guests.withdrawVote(trx, guest.id);
          return;
        }
        const { trip } = await suggestionNamed(poll, suggestionId, trx);
        const vote = { guestId: guest.id, pollId: poll.id, suggestionId, revision: trip.revision, votedAt: clock() };
        await guests.putVote(trx, vote);
      }),
  };
}
