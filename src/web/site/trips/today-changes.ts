import { del, get, set } from 'idb-keyval';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { LaidDay } from '../../../core/planner/on-the-way/laid-days.ts';
import { plans } from '../../browser/kept-trips.ts';

/** One change of a day on the way, as its reader accepted it. */
export interface TodayChange {
  readonly laid: LaidDay;
  /** Names of its sights by their ids, in the reader's language. */
  readonly names: Readonly<Record<string, string>>;
  /** What of it can be saved to the trip: sights left out or swapped. */
  readonly edits: readonly PlanEdit[];
}

/** The changes of the days of a trip on this device, the last one last. */
export interface TodayChanges {
  /** The version of the trip whose days are changed. */
  readonly revision: number;
  readonly changes: readonly TodayChange[];
}

export interface TripOwner {
  readonly readerId: string;
  readonly itineraryId: string;
}

const keyOf = ({ readerId, itineraryId }: TripOwner): string => `${readerId} today ${itineraryId}`;

/** Returns the changes of a reader's trip; null without any, or where the browser refuses storage. */
export const readTodayChanges = (owner: TripOwner): Promise<TodayChanges | null> =>
  get<TodayChanges>(keyOf(owner), plans).then(
    (kept) => kept ?? null,
    () => null,
  );

/** Keeps the changes; where the browser refuses storage they last as long as the page. */
export const keepTodayChanges = (owner: TripOwner, changes: TodayChanges): Promise<void> =>
  (changes.changes.length === 0 ? del(keyOf(owner), plans) : set(keyOf(owner), changes, plans)).catch(
    (error: unknown) => console.warn('The changes of today could not be kept', error),
  );
