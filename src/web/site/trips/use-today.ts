import { useEffect, useRef, useState } from 'react';
import type { TripEditing } from '../../../contracts/trips.ts';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { FactsSlice } from '../../../core/planner/edits/facts-slice.ts';
import type { LaidDay } from '../../../core/planner/on-the-way/laid-days.ts';
import type { Happening } from '../../../core/planner/on-the-way/replan-day.ts';
import type { TripMoment } from '../../../core/planner/on-the-way/whereabouts.ts';
import type { PlannedDay, Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import type { KeptTrip } from '../../browser/kept-trips.ts';
import { type EditorWorker, startEditorWorker } from './ask-worker.ts';
import type { Replanned } from './editor-messages.ts';
import { keepAndLoadEditing, loadEditing } from './load-editing.ts';
import { namesOn } from './store-unsent.ts';
import { keepTodayChanges, readTodayChanges, type TodayChange, type TripOwner } from './today-changes.ts';
import { readUnsent, type UnsentEdits, writeUnsent } from './unsent-edits.ts';

/** The rest of a day as it would be, to be accepted or refused. */
export interface Proposal {
  readonly now: TripMoment;
  readonly from: PlannedDay;
  readonly replanned: NonNullable<Replanned>;
  readonly names: Readonly<Record<string, string>>;
}

export interface TodayState {
  /** `not-kept`: the reader does not keep the trip; `unavailable`: it cannot be had without a network. */
  readonly phase: 'loading' | 'not-kept' | 'unavailable' | 'ready' | 'busy';
  readonly editing: TripEditing | null;
  readonly changes: readonly TodayChange[];
  readonly proposal: Proposal | null;
  /** What is told of the last act. */
  readonly told: 'accepted' | 'none-ahead' | 'failed' | null;
}

const START: TodayState = { phase: 'loading', editing: null, changes: [], proposal: null, told: null };

/** Returns what of a replanned day can be saved to the trip. */
function editsOf({ leftOut, instead }: NonNullable<Replanned>): readonly PlanEdit[] {
  return leftOut.map(
    ({ sightId, because }): PlanEdit =>
      because === 'closed' && instead !== undefined
        ? { edit: 'swap', sightId, by: instead }
        : { edit: 'remove', sightId },
  );
}

const planOf = ({ plan }: TripEditing): PlannedTrip => JSON.parse(plan);

/** Opens a worker with the plan of a trip. */
async function openWorker(editing: TripEditing): Promise<EditorWorker> {
  const worker = startEditorWorker();
  const facts: FactsSlice = JSON.parse(editing.facts);
  await worker.ask({ ask: 'open', plan: planOf(editing), facts, decisions: editing.decisions });
  return worker;
}

interface StoredToday {
  readonly owner: TripOwner;
  readonly kept: KeptTrip;
  readonly changes: readonly TodayChange[];
  /** The changed days as they are now. */
  readonly days: readonly LaidDay[];
}

/**
 * Hands what was left out and swapped to the changes that wait to be sent; until they are, the days are shown as they are now. Throws
 * when the browser refuses to store them.
 */
async function storeToday(editing: TripEditing, { owner, kept, changes, days }: StoredToday): Promise<void> {
  const waiting = await readUnsent(owner);
  const { trip } = editing;
  const isChanged = ({ after }: LaidDay): boolean => days.some((day) => day.after.number === after.number);
  await writeUnsent({
    kept,
    itineraryId: owner.itineraryId,
    tripId: trip._id,
    title: trip.name || trip.itinerary.title,
    revision: waiting?.revision ?? trip.revision,
    edits: [...(waiting?.edits ?? []), ...changes.flatMap(({ edits }) => edits)],
    days: [...(waiting?.days ?? []).filter((day) => !isChanged(day)), ...days],
    names: Object.assign({}, waiting?.names, ...changes.map(({ names }) => names)),
  });
}

interface TodayInput {
  readonly itineraryId: string;
  readonly kept: KeptTrip;
  /** The changes that wait to be sent; null without any. */
  readonly unsent: UnsentEdits | null;
  /** Called once changes of the day wait to be sent. */
  readonly onStored: () => void;
}

/** Replans the rest of a day on the way: loads what that needs, asks the worker, and keeps what its reader accepts. */
export function useToday({ itineraryId, kept, unsent, onStored }: TodayInput) {
  const [state, setState] = useState(START);
  const merge = (change: Partial<TodayState>) => setState((before) => ({ ...before, ...change }));
  const worker = useRef<Promise<EditorWorker> | null>(null);
  const owner = { readerId: kept.readerId, itineraryId };

  const begin = async (load: typeof loadEditing): Promise<void> => {
    try {
      const loaded = await load(itineraryId, kept);
      if (!loaded) return merge({ phase: 'not-kept' });
      const { editing } = loaded;
      const stored = await readTodayChanges(owner);
      // Of another version of the trip, they are no changes of this one.
      const changes = stored?.revision === editing.trip.revision ? stored.changes : [];
      merge({ phase: 'ready', editing, changes });
    } catch (error) {
      console.warn('What the day needs to be changed could not be loaded', error);
      merge({ phase: 'unavailable' });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each itinerary.
  useEffect(() => {
    void begin(loadEditing);
    return () => {
      void worker.current?.then((started) => started.end());
      worker.current = null;
    };
  }, [itineraryId]);

  const { editing, changes, proposal } = state;
  const laidOn = (number: number): LaidDay | undefined =>
    changes.findLast(({ laid }) => laid.after.number === number)?.laid ??
    unsent?.days.find(({ after }) => after.number === number);

  /** Returns a day of the plan as it is on this device; undefined before the plan is loaded. */
  const dayOf = (number: number): PlannedDay | undefined =>
    laidOn(number)?.after ?? (editing ? planOf(editing).days[number - 1] : undefined);

  const ask = async (now: TripMoment, happening: Happening): Promise<void> => {
    const from = dayOf(now.day);
    const before = laidOn(now.day)?.before ?? from;
    if (!editing || !from || !before || state.phase === 'busy') return;
    merge({ phase: 'busy', told: null });
    worker.current ??= openWorker(editing);
    const answer = await (await worker.current).ask({ ask: 'replan', day: from, now, happening });
    if (answer.answer !== 'replanned') return merge({ phase: 'ready', told: 'failed' });
    const { replanned } = answer;
    if (!replanned) return merge({ phase: 'ready', told: 'none-ahead' });
    const names = namesOn([{ before, after: replanned.day }], editing);
    merge({ phase: 'ready', proposal: { now, from, replanned, names } });
  };

  const keepChanges = (next: readonly TodayChange[]): void => {
    if (editing) void keepTodayChanges(owner, { revision: editing.trip.revision, changes: next });
  };

  const accept = (): void => {
    if (!editing || !proposal) return;
    const { replanned, names, from } = proposal;
    const before = laidOn(from.number)?.before ?? from;
    const change = { laid: { before, after: replanned.day }, names, edits: editsOf(replanned) };
    const next = [...changes, change];
    keepChanges(next);
    merge({ changes: next, proposal: null, told: 'accepted' });
  };

  const undo = (): void => {
    const next = changes.slice(0, -1);
    keepChanges(next);
    merge({ changes: next, told: null });
  };

  const save = async (): Promise<void> => {
    const days = [...new Set(changes.map(({ laid }) => laid.after.number))].flatMap((number) => laidOn(number) ?? []);
    try {
      if (editing) await storeToday(editing, { owner, kept, changes, days });
      keepChanges([]);
      merge({ changes: [], told: null });
      onStored();
    } catch (error) {
      console.warn('The changes of today could not be stored', error);
      merge({ told: 'failed' });
    }
  };

  return {
    state,
    dayOf,
    ask,
    accept,
    refuse: () => merge({ proposal: null, told: null }),
    undo,
    save,
    /** True where something of the changes can be saved to the trip. */
    canSave: changes.some(({ edits }) => edits.length > 0),
    keepTrip: () => {
      merge({ phase: 'loading' });
      return begin(keepAndLoadEditing);
    },
  };
}

export type TodayModel = ReturnType<typeof useToday>;
