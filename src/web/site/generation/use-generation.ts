import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { results } from '../../../words/en/site/results.ts';
import { type GenerationProblem, generate, type OtherWords } from './generate.ts';
import { wordMoreFailure, wordWaiting } from './problem-words.ts';
import { retryWhileOverloaded } from './retry.ts';
import { saveResults } from './saved-results.ts';
import type { TripWish } from './trip-wish.ts';

interface GenerationState {
  readonly phase: 'generating' | 'ready' | 'failed';
  readonly itineraries: readonly Itinerary[];
  /** The present step, in words. */
  readonly progress: string;
  /** True during the wait before a retry. */
  readonly waiting: boolean;
  /** True once all trips have arrived while their wording may still change. */
  readonly writing: boolean;
  /** Set in `failed` when the server gave a reason; a failure without one is an empty answer. */
  readonly problem: GenerationProblem | null;
  /** Set in `ready` when the answer broke off after some itineraries. */
  readonly brokenOff: boolean;
  readonly loadingMore: boolean;
  readonly moreProblem: string;
}

type Step =
  | { readonly kind: 'started' | 'more-started' }
  | { readonly kind: 'progress'; readonly text: string; readonly waiting: boolean }
  | { readonly kind: 'writing'; readonly text: string }
  | { readonly kind: 'words'; readonly words: OtherWords }
  | { readonly kind: 'itinerary'; readonly itinerary: Itinerary }
  | { readonly kind: 'ended'; readonly problem: GenerationProblem | null }
  | { readonly kind: 'more-ended'; readonly problem: string };

/** The step of a generation at which all trips have been sent. */
const WRITING = 'words';

const begin = (saved: readonly Itinerary[] | null): GenerationState => ({
  phase: saved ? 'ready' : 'generating',
  itineraries: saved ?? [],
  progress: results.reading,
  waiting: false,
  writing: false,
  problem: null,
  brokenOff: false,
  loadingMore: false,
  moreProblem: '',
});

function reduce(state: GenerationState, step: Step): GenerationState {
  switch (step.kind) {
    case 'started':
      return begin(null);
    case 'progress':
      return { ...state, progress: step.text, waiting: step.waiting };
    case 'writing':
      // Without a single trip yet, the server holds them back until they are written.
      return state.itineraries.length === 0
        ? { ...state, progress: step.text }
        : { ...state, progress: step.text, phase: 'ready', loadingMore: false, writing: true };
    case 'words': {
      const change = (itinerary: Itinerary) =>
        itinerary.slug === step.words.slug ? { ...itinerary, ...step.words } : itinerary;
      return { ...state, itineraries: state.itineraries.map(change) };
    }
    case 'itinerary': {
      const known = state.itineraries.some(({ slug }) => slug === step.itinerary.slug);
      return known ? state : { ...state, itineraries: [...state.itineraries, step.itinerary] };
    }
    case 'ended': {
      const some = state.itineraries.length > 0;
      const { problem } = step;
      // All trips have arrived: only new wordings are missing.
      if (state.writing) return { ...state, writing: false };
      return {
        ...state,
        phase: some ? 'ready' : 'failed',
        waiting: false,
        problem,
        brokenOff: some && problem !== null,
      };
    }
    case 'more-started':
      return { ...state, loadingMore: true, moreProblem: '', progress: results.reading };
    case 'more-ended':
      return { ...state, loadingMore: false, writing: false, moreProblem: step.problem };
  }
}

/**
 * Plans the trip, once per wish and mount. `saved` are this browser's stored results for it: then nothing is planned
 * again.
 */
export function useGeneration(wish: TripWish, saved: readonly Itinerary[] | null) {
  const [state, tell] = useReducer(reduce, saved, begin);
  const { phase, itineraries, loadingMore } = state;
  const more = useRef<AbortController | null>(null);

  const run = useCallback(
    (exclude: readonly string[], signal: AbortSignal) => {
      let count = 0;
      const listener = {
        onProgress: (text: string, step: string) =>
          !signal.aborted &&
          tell(step === WRITING ? { kind: 'writing', text } : { kind: 'progress', text, waiting: false }),
        onWords: (words: OtherWords) => !signal.aborted && tell({ kind: 'words', words }),
        onItinerary: (itinerary: Itinerary) => {
          count++;
          if (!signal.aborted) tell({ kind: 'itinerary', itinerary });
        },
      };
      return generate({ wish, exclude, signal }, listener).then((problem) => ({ problem, count }));
    },
    [wish],
  );

  useEffect(() => {
    if (saved) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void retryWhileOverloaded(() => run([], signal).then(({ problem }) => problem), {
      signal,
      onStart: () => !signal.aborted && tell({ kind: 'started' }),
      onWait: (left, retry) => tell({ kind: 'progress', text: wordWaiting(left, retry), waiting: true }),
    }).then((problem) => !signal.aborted && tell({ kind: 'ended', problem }));
    return () => leaving.abort();
  }, [run, saved]);

  useEffect(() => () => more.current?.abort(), []);

  useEffect(() => {
    if (phase === 'ready' && !loadingMore) saveResults(wish, itineraries);
  }, [phase, loadingMore, itineraries, wish]);

  const loadMore = useCallback(async () => {
    if (loadingMore) return;
    const leaving = new AbortController();
    more.current = leaving;
    tell({ kind: 'more-started' });
    const slugs = itineraries.map(({ slug }) => slug);
    const { problem, count } = await run(slugs, leaving.signal);
    if (leaving.signal.aborted) return;
    const words = count > 0 ? '' : problem ? wordMoreFailure(problem) : results.noMore;
    tell({ kind: 'more-ended', problem: words });
  }, [itineraries, loadingMore, run]);

  return { ...state, loadMore };
}
