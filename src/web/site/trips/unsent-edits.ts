import { del, get, keys, set } from 'idb-keyval';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { LaidDay } from '../../../core/planner/on-the-way/laid-days.ts';
import { type KeptTrip, plans } from '../../browser/kept-trips.ts';

/** Changes that were saved without a network: sent when there is one. */
export interface UnsentEdits {
  readonly kept: KeptTrip;
  readonly itineraryId: string;
  readonly tripId: string;
  /** What the trip is called. */
  readonly title: string;
  /** The version that was changed. */
  readonly revision: number;
  readonly edits: readonly PlanEdit[];
  /** The days as they are until then. */
  readonly days: readonly LaidDay[];
  /** Names of the sights of these days by their ids, in the reader's language. */
  readonly names: Readonly<Record<string, string>>;
  /** What was sent last, whose answer may have been lost. */
  readonly sending?: { readonly revision: number; readonly decisions: TripDecisions };
}

type Owner = Pick<UnsentEdits, 'itineraryId'> & { readonly readerId: string };

const prefixOf = (readerId: string): string => `${readerId} unsent `;
const keyOf = ({ readerId, itineraryId }: Owner): string => prefixOf(readerId) + itineraryId;

/** Returns the unsent changes of a reader's trip; null without any, or where the browser refuses storage. */
export const readUnsent = (owner: Owner): Promise<UnsentEdits | null> =>
  get<UnsentEdits>(keyOf(owner), plans).then(
    (unsent) => unsent ?? null,
    () => null,
  );

/** Throws when the browser refuses to store it. */
export const writeUnsent = (unsent: UnsentEdits): Promise<void> =>
  set(keyOf({ readerId: unsent.kept.readerId, itineraryId: unsent.itineraryId }), unsent, plans);

export const dropUnsent = (owner: Owner): Promise<void> => del(keyOf(owner), plans);

/** Returns the ids of the itineraries with unsent changes of a reader. */
export async function listUnsent(readerId: string): Promise<readonly string[]> {
  const stored = await keys(plans).catch((): readonly IDBValidKey[] => []);
  const prefix = prefixOf(readerId);
  return stored.flatMap((key) => (typeof key === 'string' && key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}
