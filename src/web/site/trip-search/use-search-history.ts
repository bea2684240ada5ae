import { useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { RemovedSearch } from '../../../contracts/searches.ts';
import { browserApi } from '../../api/browser-api.ts';

/** A search as the history has it. */
export type KeptSearch = Awaited<ReturnType<typeof browserApi<'GET /api/search-history'>>>['searches'][number];

interface HistoryState {
  readonly searches: readonly KeptSearch[];
  /** What was removed last, for which there is an undo. */
  readonly removed: readonly KeptSearch[];
  /** An act failed; the list is as it was. */
  readonly hasFailed: boolean;
}

/** Loads a person's searches; removes them, one or all, and puts them back. A list that cannot be had is empty. */
export function useSearchHistory(onSignedOut: () => void) {
  const [state, setState] = useState<HistoryState>({ searches: [], removed: [], hasFailed: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; the reader's key renews the component.
  useEffect(() => {
    let isLeft = false;
    browserApi('GET /api/search-history').then(
      ({ searches }) => !isLeft && setState((before) => ({ ...before, searches })),
      (error: unknown) => error instanceof ApiError && error.status === 401 && onSignedOut(),
    );
    return () => {
      isLeft = true;
    };
  }, []);

  /** Does something to the list; on failure it stays and says so. */
  const act = async (work: () => Promise<(before: HistoryState) => Partial<HistoryState>>): Promise<void> => {
    try {
      const change = await work();
      setState((before) => ({ ...before, hasFailed: false, ...change(before) }));
    } catch {
      setState((before) => ({ ...before, hasFailed: true }));
    }
  };

  return {
    ...state,
    remove: (search: KeptSearch) =>
      act(async () => {
        await browserApi('DELETE /api/search-history/{id}', { params: { id: search._id } }).catch((error: unknown) => {
          // Another device has removed it already.
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        });
        return ({ searches }) => ({ searches: searches.filter(({ _id }) => _id !== search._id), removed: [search] });
      }),
    clear: () =>
      act(async () => {
        await browserApi('DELETE /api/search-history');
        return ({ searches }) => ({ searches: [], removed: searches });
      }),
    restore: () =>
      act(async () => {
        // Stored searches are what was once sent; the server judges them again.
        const body = { searches: state.removed as RemovedSearch[] };
        const { searches } = await browserApi('PUT /api/search-history', { body });
        return () => ({ searches, removed: [] });
      }),
  };
}
