import type { GuestPoll, ListedPoll, OwnPoll } from '../../../contracts/polls.ts';
import type { Language } from '../../../core/languages.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import type { TripService } from '../trips/service.ts';
import type { LinkStore } from './link-store.ts';
import type { PollLinks } from './poll-links.ts';
import { type PollStates, type Suggestion, stopsOf } from './poll-states.ts';
import type { PollRow, PollStore } from './store.ts';

interface Dependencies {
  readonly store: PollStore;
  readonly linkRows: LinkStore;
  readonly links: Pick<PollLinks, 'pathOf'>;
  readonly states: PollStates;
  readonly trips: Pick<TripService, 'listKept'>;
  readonly plans: ItineraryService['trips'];
}

/** Shows polls to their owners and guests. */
export function shownPolls({ store, linkRows, links, states, trips, plans }: Dependencies) {
  const { suggestionsOf, stateOf } = states;

  const itinerariesOf = (suggestions: readonly Suggestion[], language: Language) =>
    plans.listPlans(
      suggestions.map(({ trip }) => trip.itineraryId),
      language,
    );

  return {
    /** Returns what a guest may see; ids and slugs of itineraries are replaced, for they would outlive the link. */
    async showToGuest(poll: PollRow, plan: string | undefined, language: Language): Promise<GuestPoll> {
      const suggestions = await suggestionsOf(poll);
      const named = suggestions.find(({ id }) => id === (plan ?? poll.chosenId)) ?? suggestions[0];
      const [found, state, details] = await Promise.all([
        itinerariesOf(suggestions, language),
        stateOf(poll, suggestions),
        named ? plans.dayPlanOf(named.trip.itineraryId, language) : null,
      ]);
      return {
        title: poll.title,
        ownerName: poll.ownerName,
        erasedOn: poll.erasedOn,
        suggestions: suggestions.flatMap(({ id, trip }) => {
          const shown = found.get(trip.itineraryId);
          return shown ? [{ _id: id, name: trip.name, itinerary: { ...shown.itinerary, _id: id, slug: id } }] : [];
        }),
        shown: named ? { suggestionId: named.id, details } : null,
        state,
      };
    },

    async showToOwner(poll: PollRow, language: Language): Promise<OwnPoll> {
      const suggestions = await suggestionsOf(poll);
      const [found, state, isShared, dayPlans] = await Promise.all([
        itinerariesOf(suggestions, language),
        stateOf(poll, suggestions, true),
        linkRows.hasOpenLink(poll.id),
        Promise.all(suggestions.map(({ trip }) => plans.dayPlanOf(trip.itineraryId, language))),
      ]);
      return {
        _id: poll.id,
        title: poll.title,
        ownerName: poll.ownerName,
        path: isShared ? links.pathOf(poll) : null,
        erasedOn: poll.erasedOn,
        suggestions: suggestions.flatMap(({ id, trip }, i) => {
          const shown = found.get(trip.itineraryId);
          const details = dayPlans[i];
          const stops = details ? stopsOf(details) : [];
          return shown ? [{ _id: id, name: trip.name, itinerary: shown.itinerary, stops }] : [];
        }),
        state,
      };
    },

    async list(polls: readonly PollRow[], userId: string): Promise<ListedPoll[]> {
      if (polls.length === 0) return [];
      const ids = polls.map(({ id }) => id);
      const [rows, counts, shared] = await Promise.all([
        store.suggestionsOf(ids),
        store.countsOf(ids),
        linkRows.listShared(ids),
      ]);
      const kept = await trips.listKept(
        userId,
        rows.map(({ tripId }) => tripId),
      );
      const itineraryIds = new Map(kept.map(({ id, itineraryId }) => [id, itineraryId]));
      return polls.map(({ id, title, isOpen }) => ({
        _id: id,
        title,
        isOpen: isOpen === 1,
        isShared: shared.has(id),
        trips: rows.flatMap(({ pollId, tripId }) => {
          const itineraryId = itineraryIds.get(tripId);
          return pollId === id && itineraryId !== undefined ? [{ tripId, itineraryId }] : [];
        }),
        votes: counts.votes.get(id) ?? 0,
        questions: counts.questions.get(id) ?? 0,
      }));
    },
  };
}

export type ShownPolls = ReturnType<typeof shownPolls>;
