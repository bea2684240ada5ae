import { ApiError } from '../../../contracts/client.ts';
import type { Details } from '../../../contracts/itineraries.ts';
import type { Trip, TripEditing } from '../../../contracts/trips.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { UnsentEdits } from './unsent-edits.ts';

/** What a delivery needs of its surroundings. */
export interface DeliveryPorts {
  readonly open: (tripId: string) => Promise<TripEditing>;
  readonly save: (
    tripId: string,
    body: { readonly decisions: TripDecisions; readonly revision: number },
  ) => Promise<{ readonly trip: Trip; readonly details: Details }>;
  /** Lays edits upon a version of the trip. */
  readonly lay: (
    editing: TripEditing,
    edits: readonly PlanEdit[],
  ) => Promise<{ readonly decisions: TripDecisions; readonly dropped: readonly PlanEdit[] }>;
  /** Notes what is sent before it is: its answer may be lost. */
  readonly note: (sending: NonNullable<UnsentEdits['sending']>) => Promise<void>;
}

export interface Delivered {
  readonly trip: Trip;
  /** The saved day plan; absent when nothing had to be saved. */
  readonly details?: Details;
  /** True when the trip had been changed elsewhere meanwhile. */
  readonly isConflict: boolean;
  /** The changes that did not apply any more. */
  readonly dropped: readonly PlanEdit[];
}

/** Another device may save between reading and writing: so many times it is tried again. */
const MOST_TRIES = 3;

/** Returns the same text for the same decisions: the server may store their fields in another order. */
function spell({ days, minutes, locked }: TripDecisions): string {
  const inOrder = days.map(({ number, dawn, sights }) => [number, dawn ?? '', ...sights]);
  const lengths = Object.entries(minutes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([inOrder, lengths, locked.toSorted()]);
}

/** True when a version of a trip is what was sent before, and its answer was lost. */
const isSentAlready = ({ sending }: UnsentEdits, { trip, decisions }: TripEditing): boolean =>
  sending !== undefined && trip.revision === sending.revision + 1 && spell(sending.decisions) === spell(decisions);

/**
 * Saves changes in a trip as it is by now: laid upon the version of another device, and never twice. Throws the `ApiError` of a call
 * that fails.
 */
export async function deliverEdits(
  unsent: UnsentEdits,
  ports: DeliveryPorts,
  triesLeft = MOST_TRIES,
): Promise<Delivered> {
  const { tripId, edits } = unsent;
  const editing = await ports.open(tripId);
  const { revision } = editing.trip;
  if (isSentAlready(unsent, editing)) return { trip: editing.trip, isConflict: false, dropped: [] };
  const { decisions, dropped } = await ports.lay(editing, edits);
  const isConflict = revision !== unsent.revision;
  if (dropped.length === edits.length) return { trip: editing.trip, isConflict, dropped };
  await ports.note({ revision, decisions });
  try {
    return { ...(await ports.save(tripId, { decisions, revision })), isConflict, dropped };
  } catch (error) {
    const isTaken = error instanceof ApiError && error.status === 409;
    if (isTaken && triesLeft > 1) return deliverEdits(unsent, ports, triesLeft - 1);
    throw error;
  }
}
