import { ApiError } from '../../../contracts/client.ts';
import type { Details } from '../../../contracts/itineraries.ts';
import type { Trip, TripEditing } from '../../../contracts/trips.ts';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { FactsSlice } from '../../../core/planner/edits/facts-slice.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { browserApi } from '../../api/browser-api.ts';
import { readUser } from '../../api/user-session.ts';
import { keepPage } from '../../browser/keep-page.ts';
import { type KeptTrip, readKeptPlan, removeKeptTrip, writeKeptPlan } from '../../browser/kept-trips.ts';
import { startEditorWorker } from './ask-worker.ts';
import { deliverEdits } from './deliver-edits.ts';
import { isOutage } from './load-editing.ts';
import { dropDraft, keepDraft, readDraft } from './trip-draft.ts';
import { dropUnsent, readUnsent, type UnsentEdits, writeUnsent } from './unsent-edits.ts';

/** Why changes cannot be sent: they stay on this device. */
export type NotSent = 'deleted' | 'signed-out' | 'facts-gone' | 'failed';

export type Sending =
  | { readonly kind: 'nothing' }
  /** No network yet. */
  | { readonly kind: 'waiting'; readonly unsent: UnsentEdits }
  | { readonly kind: 'refused'; readonly unsent: UnsentEdits; readonly why: NotSent }
  | {
      readonly kind: 'sent';
      readonly unsent: UnsentEdits;
      /** The path of the page of the saved plan. */
      readonly path: string;
      /** True when the trip had been changed elsewhere meanwhile. */
      readonly isConflict: boolean;
      /** The changes that did not apply any more. */
      readonly dropped: readonly PlanEdit[];
    };

const openEditing = async (id: string): Promise<TripEditing> =>
  (await browserApi('GET /api/trips/{id}/editing', { params: { id } })).editing;

/** Lays edits upon a version of a trip. */
async function layUpon({ plan, facts, decisions }: TripEditing, edits: readonly PlanEdit[]) {
  const worker = startEditorWorker();
  try {
    const [planned, slice] = [JSON.parse(plan) as PlannedTrip, JSON.parse(facts) as FactsSlice];
    await worker.ask({ ask: 'open', plan: planned, facts: slice, decisions });
    const answer = await worker.ask({ ask: 'replay', edits });
    if (answer.answer !== 'judged') throw new Error(`the editor's worker answered ${answer.answer}`);
    return { decisions: answer.judged.decisions, dropped: answer.dropped ?? [] };
  } finally {
    worker.end();
  }
}

/** Takes what was sent out of the draft; what was changed since stays in it. */
function settleDraft({ tripId, edits }: UnsentEdits, revision: number): void {
  const draft = readDraft(tripId);
  if (!draft) return;
  const hasSent = JSON.stringify(draft.edits.slice(0, edits.length)) === JSON.stringify(edits);
  if (hasSent) keepDraft(tripId, { revision, edits: draft.edits.slice(edits.length) });
}

const pathOf = ({ path }: KeptTrip, slug: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1) + encodeURIComponent(slug);

/** Keeps the saved plan for days without a network where the one before was kept. */
async function keepSaved({ kept }: UnsentEdits, { itinerary, _id }: Trip, details: Details): Promise<void> {
  const before = await readKeptPlan<Details>(kept);
  if (!before) return;
  const now: KeptTrip = { ...kept, path: pathOf(kept, itinerary.slug) };
  const [bytes, editing] = [await keepPage(now.path, []), await openEditing(_id)];
  await writeKeptPlan<Details>(now, { details, editing, bytes, keptAt: Date.now() });
  if (now.path !== kept.path) await removeKeptTrip(kept);
}

async function deliver(unsent: UnsentEdits): Promise<Sending> {
  const { trip, details, isConflict, dropped } = await deliverEdits(unsent, {
    open: openEditing,
    save: (id, body) => browserApi('PUT /api/trips/{id}/plan', { params: { id }, body }),
    lay: layUpon,
    note: (sending) => writeUnsent({ ...unsent, sending }),
  });
  settleDraft(unsent, trip.revision);
  await dropUnsent({ readerId: unsent.kept.readerId, itineraryId: unsent.itineraryId });
  if (details)
    await keepSaved(unsent, trip, details).catch((error: unknown) =>
      // The saved plan is on the server; the page that was kept before still opens.
      console.warn('The saved trip could not be kept', error),
    );
  return { kind: 'sent', unsent, path: pathOf(unsent.kept, trip.itinerary.slug), isConflict, dropped };
}

function whyNot(error: unknown): NotSent {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return 'deleted';
  if (status === 401) return 'signed-out';
  return status === 422 ? 'facts-gone' : 'failed';
}

async function send(readerId: string, itineraryId: string): Promise<Sending> {
  const unsent = await readUnsent({ readerId, itineraryId });
  if (!unsent) return { kind: 'nothing' };
  if (readUser()?._id !== readerId) return { kind: 'refused', unsent, why: 'signed-out' };
  try {
    return await deliver(unsent);
  } catch (error) {
    if (isOutage(error)) return { kind: 'waiting', unsent };
    console.warn('Changes could not be sent', error);
    return { kind: 'refused', unsent, why: whyNot(error) };
  }
}

/** Sends the changes of a reader's trip that were saved without a network; two tabs send them once. */
export function sendUnsent(readerId: string, itineraryId: string): Promise<Sending> {
  const work = () => send(readerId, itineraryId);
  return 'locks' in navigator ? navigator.locks.request(`send ${readerId} ${itineraryId}`, work) : work();
}

/** Gives up changes that were not sent. */
export async function discardUnsent({ kept, itineraryId, tripId }: UnsentEdits): Promise<void> {
  dropDraft(tripId);
  await dropUnsent({ readerId: kept.readerId, itineraryId });
}
