import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import { attempt, readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** Changes that are not saved yet, as they are kept on this device. */
export interface TripDraft {
  /** The version that was changed. */
  readonly revision: number;
  readonly edits: readonly PlanEdit[];
}

const keyOf = (tripId: string): string => `safarnama_draft_${tripId}`;

function isDraft(value: unknown): value is TripDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, edits } = value as Partial<TripDraft>;
  return typeof revision === 'number' && Array.isArray(edits) && edits.every((edit) => typeof edit?.edit === 'string');
}

/** Returns the unsaved changes of a trip; null without any. */
export function readDraft(tripId: string): TripDraft | null {
  const kept: unknown = attempt(() => JSON.parse(readStored(keyOf(tripId)) ?? 'null') as unknown, null);
  return isDraft(kept) && kept.edits.length > 0 ? kept : null;
}

export function keepDraft(tripId: string, draft: TripDraft): void {
  if (draft.edits.length === 0) dropDraft(tripId);
  else writeStored(keyOf(tripId), JSON.stringify(draft));
}

export const dropDraft = (tripId: string): void => removeStored(keyOf(tripId));
