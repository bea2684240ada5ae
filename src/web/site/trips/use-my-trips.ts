import { useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Trip } from '../../../contracts/trips.ts';
import { browserApi } from '../../api/browser-api.ts';

export interface MyTripsState {
  readonly kind: 'loading' | 'failed' | 'ready';
  readonly trips: readonly Trip[];
  /** The trip that was deleted last, for which there is an undo. */
  readonly deleted: Trip | null;
  /** An act failed; the list is as it was. */
  readonly hasFailed: boolean;
}

/** Loads a person's trips, and names, copies, deletes and restores them. */
export function useMyTrips(onSignedOut: () => void) {
  const [state, setState] = useState<MyTripsState>({ kind: 'loading', trips: [], deleted: null, hasFailed: false });
  const merge = (change: Partial<MyTripsState>) => setState((before) => ({ ...before, ...change }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; the reader's key renews the component.
  useEffect(() => {
    browserApi('GET /api/trips').then(
      ({ trips }) => merge({ kind: 'ready', trips }),
      (error: unknown) =>
        error instanceof ApiError && error.status === 401 ? onSignedOut() : merge({ kind: 'failed' }),
    );
  }, []);

  /** Does something to a trip; on failure the list stays and says so. */
  const act = async (work: () => Promise<(trips: readonly Trip[]) => Partial<MyTripsState>>): Promise<void> => {
    try {
      const change = await work();
      setState((before) => ({ ...before, hasFailed: false, ...change(before.trips) }));
    } catch {
      merge({ hasFailed: true });
    }
  };
  const replaced = (trip: Trip) => (trips: readonly Trip[]) => ({
    trips: trips.map((each) => (each._id === trip._id ? trip : each)),
  });

  return {
    state,
    rename: ({ _id: id }: Trip, name: string) =>
      act(async () => replaced((await browserApi('PUT /api/trips/{id}', { params: { id }, body: { name } })).trip)),
    copy: ({ _id: id }: Trip) =>
      act(async () => {
        const { trip } = await browserApi('POST /api/trips/{id}/copy', { params: { id } });
        return (trips) => ({ trips: [trip, ...trips] });
      }),
    remove: (trip: Trip) =>
      act(async () => {
        await browserApi('DELETE /api/trips/{id}', { params: { id: trip._id } });
        return (trips) => ({ trips: trips.filter(({ _id }) => _id !== trip._id), deleted: trip });
      }),
    restore: ({ _id: id }: Trip) =>
      act(async () => {
        const { trip } = await browserApi('POST /api/trips/{id}/restore', { params: { id } });
        return (trips) => ({ trips: [trip, ...trips], deleted: null });
      }),
  };
}
