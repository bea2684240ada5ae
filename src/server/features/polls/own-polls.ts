import type { ListedPoll, OwnPoll } from '../../../contracts/polls.ts';
import { addDays } from '../../../core/dates.ts';
import type { Language } from '../../../core/languages.ts';
import { KEPT_AFTER_TRIP_DAYS, POLL_LIMITS } from '../../../core/polls/poll-limits.ts';
import type { Clock } from '../../clock.ts';
import { lockAccount } from '../../database/account-lock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import type { TripService } from '../trips/service.ts';
import type { LinkStore } from './link-store.ts';
import type { PollChanges } from './poll-changes.ts';
import type { PollLinks } from './poll-links.ts';
import type { PollStates } from './poll-states.ts';
import type { ShownPolls } from './shown-polls.ts';
import type { PollRow, PollStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: PollStore;
  readonly linkRows: LinkStore;
  readonly links: PollLinks;
  readonly states: PollStates;
  readonly shown: ShownPolls;
  readonly changes: PollChanges;
  readonly trips: Pick<TripService, 'listKept' | 'moveToTop'>;
  readonly itineraries: Pick<ItineraryService, 'trips' | 'completeDetails'>;
}

type Asker = Parameters<ItineraryService['completeDetails']>[1];

export interface NewPoll {
  readonly title: string;
  readonly ownerName: string;
  readonly tripIds: readonly string[];
}

/** Lets people make polls about their trips, and decide by them. */
export function ownPolls(dependencies: Dependencies) {
  const { database, clock, store, linkRows, links, states, shown, trips, itineraries } = dependencies;
  const { find, change } = dependencies.changes;

  async function requireRoom(trx: Writer, userId: string): Promise<void> {
    if ((await store.countOpen(trx, userId)) < POLL_LIMITS.open) return;
    throw new AppError('conflict', ({ polls }) => polls.tooManyOpen);
  }

  const openLink = (trx: Writer, poll: Pick<PollRow, 'id' | 'linkNumber'>) =>
    linkRows.insertLink(trx, { tokenHash: links.tokenHashOf(poll), pollId: poll.id, endedAt: null });

  return {
    listOf: async (userId: string): Promise<ListedPoll[]> => shown.list(await store.listOf(userId), userId),

    show: async (userId: string, id: string, language: Language): Promise<OwnPoll> =>
      shown.showToOwner(await find(userId, id), language),

    /** Makes a poll about kept trips, and the day plans that they do not have yet: guests read them whole. */
    async create(userId: string, { title, ownerName, tripIds }: NewPoll, asker: Asker): Promise<OwnPoll> {
      const wanted = [...new Set(tripIds)];
      const kept = await trips.listKept(userId, wanted);
      if (kept.length < wanted.length) throw new AppError('not-found', ({ trips: words }) => words.gone);
      const { language } = asker.visitor;
      const itineraryIds = kept.map(({ itineraryId }) => itineraryId);
      const found = await itineraries.trips.listPlans(itineraryIds, language);
      for (const { itinerary } of found.values()) {
        if (itinerary.needsDetailedGeneration) await itineraries.completeDetails(itinerary._id, asker);
      }
      const lastDay = [...found.values()].map(({ itinerary }) => itinerary.endDate).reduce((a, b) => (a > b ? a : b));
      const now = clock();
      const poll: PollRow = {
        id: newId(now),
        userId,
        title,
        ownerName,
        isOpen: 1,
        chosenId: null,
        version: 1,
        linkNumber: 1,
        erasedOn: addDays(lastDay, KEPT_AFTER_TRIP_DAYS),
        createdAt: now,
      };
      const suggestions = wanted.map((tripId, position) => ({ id: newId(now), pollId: poll.id, tripId, position }));
      await database.db.transaction().execute(async (trx) => {
        if (!(await lockAccount(trx, userId))) throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
        await requireRoom(trx, userId);
        await store.insert(trx, poll, suggestions);
        await openLink(trx, poll);
      });
      return shown.showToOwner(poll, language);
    },

    async delete(userId: string, id: string): Promise<void> {
      await find(userId, id);
      await database.db.transaction().execute((trx) => store.erase(trx, [id]));
    },

    /** Closes a poll, with a choice or without; the chosen trip moves to the top of its owner's list. */
    close: (userId: string, id: string, chosenId: string | null, language: Language): Promise<OwnPoll> =>
      change(userId, id, language, async (trx, poll) => {
        const chosen =
          chosenId === null ? null : (await states.suggestionsOf(poll, trx)).find((each) => each.id === chosenId);
        if (chosen === undefined) throw new AppError('conflict', ({ polls }) => polls.planChanged);
        await store.change(trx, id, { isOpen: 0, chosenId });
        if (chosen) await trips.moveToTop(trx, chosen.trip.id);
      }),

    reopen: (userId: string, id: string, language: Language): Promise<OwnPoll> =>
      change(userId, id, language, async (trx, poll) => {
        if (poll.isOpen === 0) await requireRoom(trx, userId);
        await store.change(trx, id, { isOpen: 1, chosenId: null });
      }),

    renewLink: (userId: string, id: string, language: Language): Promise<OwnPoll> =>
      change(userId, id, language, async (trx, { linkNumber: before }) => {
        const linkNumber = before + 1;
        await linkRows.endLinks(trx, id, clock());
        await store.change(trx, id, { linkNumber });
        await openLink(trx, { id, linkNumber });
      }),

    takeLinkBack: (userId: string, id: string, language: Language): Promise<OwnPoll> =>
      change(userId, id, language, async (trx) => {
        await linkRows.endLinks(trx, id, clock());
      }),
  };
}
