import type { Details } from '../../../contracts/itineraries.ts';
import type { PollRemark, PollState } from '../../../contracts/polls.ts';
import { REPORTS_THAT_HIDE } from '../../../core/polls/poll-limits.ts';
import { stopKeys } from '../../../core/polls/stop-keys.ts';
import type { Writer } from '../../database/database.ts';
import type { TripService } from '../trips/service.ts';
import type { GuestStore } from './guest-store.ts';
import type { PollRow, PollStore, RemarkRow, SuggestionRow } from './store.ts';

interface Dependencies {
  readonly store: PollStore;
  readonly guests: GuestStore;
  readonly trips: Pick<TripService, 'listKept'>;
}

type KeptTrip = Awaited<ReturnType<TripService['listKept']>>[number];

/** A suggestion whose trip its owner still keeps. */
export interface Suggestion {
  readonly id: string;
  readonly trip: KeptTrip;
}

type Done = Awaited<ReturnType<GuestStore['listAll']>>;

const instantOf = (moment: number): string => new Date(moment).toISOString();

/** Returns the days' stops that guests talk about. */
export const stopsOf = ({ fullDayWisePlan: days }: Pick<Details, 'fullDayWisePlan'>) => {
  const keys = stopKeys(days);
  return days.flatMap(({ day, stops }, i) =>
    stops.flatMap(({ title }, j) => {
      const key = keys[i]?.[j] ?? '';
      return key === '' ? [] : [{ key, day, title }];
    }),
  );
};

const presentRemark = (row: RemarkRow, reports: number): PollRemark => ({
  _id: row.id,
  kind: row.kind as PollRemark['kind'],
  guestId: row.guestId,
  suggestionId: row.suggestionId,
  stop: row.stop,
  stopTitle: row.stopTitle,
  day: row.day,
  text: row.text,
  answersTo: row.answersTo,
  createdAt: instantOf(row.createdAt),
  isEdited: row.editedAt !== null,
  reports,
  isHidden: reports >= REPORTS_THAT_HIDE && row.isKept === 0,
});

/** Returns the remarks as the owner sees them. */
function allRemarks({ remarks, reports }: Done): PollRemark[] {
  const counts = new Map<string, number>();
  for (const { remarkId } of reports) counts.set(remarkId, (counts.get(remarkId) ?? 0) + 1);
  return remarks.map((row) => presentRemark(row, counts.get(row.id) ?? 0));
}

/** Returns those that guests see: without hidden ones and the answers to them, and without who reported what. */
function guestsRemarks(done: Done): PollRemark[] {
  const all = allRemarks(done);
  const hidden = new Set(all.flatMap(({ _id, isHidden }) => (isHidden ? [_id] : [])));
  return all
    .filter(({ _id, answersTo }) => !hidden.has(_id) && (answersTo === null || !hidden.has(answersTo)))
    .map((remark) => ({ ...remark, reports: 0 }));
}

/** Tells what was voted and said in polls. */
export function pollStates({ store, guests, trips }: Dependencies) {
  async function suggestionsOf({ id, userId }: PollRow, from?: Writer): Promise<Suggestion[]> {
    const rows: SuggestionRow[] = await store.suggestionsOf([id], from);
    const kept = await trips.listKept(
      userId,
      rows.map(({ tripId }) => tripId),
      from,
    );
    const byId = new Map(kept.map((trip) => [trip.id, trip]));
    return rows.flatMap((row) => {
      const trip = byId.get(row.tripId);
      return trip ? [{ id: row.id, trip }] : [];
    });
  }

  const stampOf = ({ version }: PollRow, suggestions: readonly Suggestion[]): string =>
    [version, ...suggestions.map(({ trip }) => trip.revision)].join('.');

  async function stateOf(poll: PollRow, suggestions: readonly Suggestion[], isOwner = false): Promise<PollState> {
    const done = await guests.listAll(poll.id);
    const revisions = new Map(suggestions.map(({ id, trip }) => [id, trip.revision]));
    const remarks = isOwner ? allRemarks(done) : guestsRemarks(done);
    const votes = done.votes.flatMap(({ guestId, suggestionId, revision }) => {
      const present = revisions.get(suggestionId);
      return present === undefined ? [] : [{ guestId, suggestionId, isOutdated: present > revision }];
    });
    const seen = new Set([...votes, ...remarks].map(({ guestId }) => guestId));
    return {
      stamp: stampOf(poll, suggestions),
      isOpen: poll.isOpen === 1,
      chosenId: poll.chosenId,
      guests: done.guests.filter(({ id }) => seen.has(id)).map(({ id, name }) => ({ _id: id, name })),
      votes,
      remarks,
      revisions: [...revisions].map(([suggestionId, revision]) => ({ suggestionId, revision })),
    };
  }

  return { suggestionsOf, stampOf, stateOf };
}

export type PollStates = ReturnType<typeof pollStates>;
