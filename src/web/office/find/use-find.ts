import { useEffect, useState } from 'react';
import type { FoundRecord, FoundTotal } from '../../../contracts/find.ts';
import { adminApi } from '../api/admin-api.ts';

const ASK_AFTER_MS = 120;
/** A single letter begins half of all names. */
const FEWEST_LETTERS = 2;

interface Found {
  /** The words of these results. */
  readonly q: string;
  /** Null when they could not be loaded. */
  readonly results: readonly FoundRecord[] | null;
  readonly totals: readonly FoundTotal[];
}

/** Returns the results while the words are typed; keeps the previous ones until newer ones arrive. */
export function useFind(typed: string, tries: number) {
  const [found, setFound] = useState<Found | null>(null);
  const q = typed.trim();
  const isAsked = [...q].length >= FEWEST_LETTERS;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again.
  useEffect(() => {
    if (!isAsked) {
      setFound(null);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => {
      adminApi('GET /api/admin/search', { query: { q }, signal: asking.signal }).then(
        ({ results, totals }) => setFound({ q, results, totals }),
        () => asking.signal.aborted || setFound({ q, results: null, totals: [] }),
      );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q, isAsked, tries]);

  return { found: isAsked ? found : null, isAsked, isCurrent: found?.q === q };
}
