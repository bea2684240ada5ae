import { useEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Trip, TripEditing } from '../../../contracts/trips.ts';
import type { EditRefusal, PlanEdit } from '../../../core/planner/edits/edit.ts';
import { editsBetween } from '../../../core/planner/edits/edits-between.ts';
import type { FactsSlice } from '../../../core/planner/edits/facts-slice.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { KeptTrip } from '../../browser/kept-trips.ts';
import { type EditorWorker, startEditorWorker } from './ask-worker.ts';
import type { EditorAnswer, Judged } from './editor-messages.ts';
import { keepAndLoadEditing } from './load-editing.ts';
import { storeUnsent } from './store-unsent.ts';
import { dropDraft, keepDraft, readDraft } from './trip-draft.ts';
import { dropUnsent } from './unsent-edits.ts';

/** One state of the plan, and the edits that led to it from the one before. */
interface Step {
  readonly judged: Judged;
  readonly edits: readonly PlanEdit[];
}

/** What the editor tells beside the plan. */
export type EditorNotice =
  | { readonly kind: 'draft' }
  | { readonly kind: 'conflict'; readonly dropped: number }
  | { readonly kind: 'refused'; readonly because: EditRefusal }
  | { readonly kind: 'offline' | 'not-saved' };

export interface EditorState {
  readonly phase: 'opening' | 'failed' | 'ready' | 'saving';
  readonly editing: TripEditing | null;
  readonly facts: FactsSlice | null;
  readonly steps: readonly Step[];
  /** Index of the step that is shown: those after it were undone. */
  readonly at: number;
  readonly notice: EditorNotice | null;
}

const OPENING: EditorState = { phase: 'opening', editing: null, facts: null, steps: [], at: 0, notice: null };

/** Opens a trip in the worker, with the unsaved changes of this device on top of it. */
async function open(worker: EditorWorker, editing: TripEditing): Promise<EditorState> {
  const tripId = editing.trip._id;
  const plan: PlannedTrip = JSON.parse(editing.plan);
  const facts: FactsSlice = JSON.parse(editing.facts);
  const first = judgedIn(await worker.ask({ ask: 'open', plan, facts, decisions: editing.decisions }));
  const state: EditorState = { ...OPENING, phase: 'ready', editing, facts, steps: [{ judged: first, edits: [] }] };
  const draft = readDraft(tripId);
  if (!draft) return state;
  const answer = await worker.ask({ ask: 'replay', edits: draft.edits });
  const step = { judged: judgedIn(answer), edits: draft.edits };
  const dropped = answer.answer === 'judged' ? (answer.dropped?.length ?? 0) : 0;
  const notice: EditorNotice =
    draft.revision === editing.trip.revision ? { kind: 'draft' } : { kind: 'conflict', dropped };
  return { ...state, steps: [...state.steps, step], at: 1, notice };
}

function judgedIn(answer: EditorAnswer): Judged {
  if (answer.answer !== 'judged') throw new Error(`the editor's worker answered ${answer.answer}`);
  return answer.judged;
}

const editsOf = ({ steps, at }: EditorState): readonly PlanEdit[] =>
  steps.slice(0, at + 1).flatMap(({ edits }) => edits);

const mergeState = (before: EditorState, change: Partial<EditorState>): EditorState => ({ ...before, ...change });

/** Edits the plan of an itinerary: keeps it as a trip, judges each change in a worker, keeps a draft, and saves. */
export function useTripEditor(
  itineraryId: string,
  kept: KeptTrip,
  onSaved: (trip: Trip) => void,
  onStored: () => void,
) {
  const [state, change] = useReducer(mergeState, OPENING);
  const worker = useRef<EditorWorker | null>(null);

  const loadAndOpen = async (started: EditorWorker): Promise<EditorState> =>
    open(started, (await keepAndLoadEditing(itineraryId, kept)).editing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each itinerary.
  useEffect(() => {
    const started = startEditorWorker();
    worker.current = started;
    let left = false;
    loadAndOpen(started).then(
      (opened) => !left && change(opened),
      () => !left && change({ phase: 'failed' }),
    );
    return () => {
      left = true;
      started.end();
    };
  }, [itineraryId]);

  const { editing, steps, at } = state;
  const current = steps[at]?.judged ?? null;

  const showStep = (next: Pick<EditorState, 'steps' | 'at'>): void => {
    change({ ...next, notice: null });
    if (editing)
      keepDraft(editing.trip._id, { revision: editing.trip.revision, edits: editsOf({ ...state, ...next }) });
  };

  const apply = async (edits: readonly PlanEdit[]): Promise<void> => {
    if (!current || !worker.current) return;
    const answer = await worker.current.ask({ ask: 'edit', decisions: current.decisions, edits });
    if (answer.answer === 'refused') change({ notice: { kind: 'refused', because: answer.because } });
    if (answer.answer !== 'judged') return;
    showStep({ steps: [...steps.slice(0, at + 1), { judged: answer.judged, edits }], at: at + 1 });
  };

  const save = async (): Promise<void> => {
    if (!editing || !current) return;
    const { _id: id, revision } = editing.trip;
    change({ phase: 'saving', notice: null });
    try {
      const { trip } = await browserApi('PUT /api/trips/{id}/plan', {
        params: { id },
        body: { decisions: current.decisions, revision },
      });
      dropDraft(id);
      await dropUnsent({ readerId: kept.readerId, itineraryId });
      onSaved(trip);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 409 && worker.current) {
        // Changed elsewhere: my changes, which the draft holds, are put on top of the newer version.
        change(await loadAndOpen(worker.current).catch(() => ({ ...state, phase: 'ready' as const })));
      } else if (status === 0 && (await storeUnsent(editing, current, { kept, itineraryId, edits: editsOf(state) })))
        onStored();
      else change({ phase: 'ready', notice: { kind: status === 0 ? 'offline' : 'not-saved' } });
    }
  };

  return {
    state,
    current,
    edits: editsOf(state).length,
    apply,
    repair: () => current?.repair && apply(editsBetween(current.decisions, current.repair.decisions)),
    undo: () => at > 0 && showStep({ steps, at: at - 1 }),
    redo: () => at < steps.length - 1 && showStep({ steps, at: at + 1 }),
    discard: () => {
      showStep({ steps: steps.slice(0, 1), at: 0 });
      void dropUnsent({ readerId: kept.readerId, itineraryId });
    },
    save,
    ask: (asked: Parameters<EditorWorker['ask']>[0]) => worker.current?.ask(asked) ?? null,
  };
}

export type TripEditorModel = ReturnType<typeof useTripEditor>;
