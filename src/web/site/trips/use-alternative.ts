import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Trip, TripAlternative } from '../../../contracts/trips.ts';
import { type AlternativeKind, isDecided, type NoAlternative } from '../../../core/planner/alternatives/kinds.ts';
import type { PlanDifference } from '../../../core/planner/alternatives/plan-difference.ts';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { Judged } from './editor-messages.ts';
import { dropDraft } from './trip-draft.ts';
import type { TripEditorModel } from './use-trip-editor.ts';

type AskFailure = 'offline' | 'busy' | 'elsewhere' | 'failed';

/** What is known of an alternative: edits of the plan, or a plan that the site keeps. */
export type AlternativeState =
  | { readonly phase: 'searching' }
  | { readonly phase: 'none'; readonly because: NoAlternative; readonly reason: string | null }
  | { readonly phase: 'failed'; readonly failure: AskFailure }
  | {
      readonly phase: 'found' | 'taking';
      readonly difference: PlanDifference;
      readonly take: { readonly edits: readonly PlanEdit[] } | { readonly digest: string };
      /** True where it is no longer what was shown before. */
      readonly hasChanged: boolean;
    };

interface Asked {
  readonly kind: AlternativeKind;
  /** Null for all days. */
  readonly day: number | null;
}

function failureOf(error: unknown): AskFailure {
  const status = error instanceof ApiError ? error.status : -1;
  if (status === 0) return 'offline';
  if (status === 429 || status === 503) return 'busy';
  return status === 409 ? 'elsewhere' : 'failed';
}

const foundBySite = ({ difference, digest }: TripAlternative, hasChanged: boolean): AlternativeState => ({
  phase: 'found',
  difference,
  take: { digest },
  hasChanged,
});

/** Looks for an alternative of a plan as it is edited: in the worker where other sights are enough, else at the site. */
export function useAlternative(editor: TripEditorModel, current: Judged, { kind, day }: Asked) {
  const [state, setState] = useState<AlternativeState>({ phase: 'searching' });
  const searching = useRef<AbortController | null>(null);
  const trip = editor.state.editing?.trip;
  const body = { kind, decisions: current.decisions, revision: trip?.revision ?? 0 };
  const params = { id: trip?._id ?? '' };

  const askWorker = async (): Promise<AlternativeState> => {
    if (!isDecided(kind)) throw new Error(`${kind} is planned by the site`);
    const answer = await editor.ask({ ask: 'alternative', decisions: current.decisions, kind, day });
    if (answer?.answer !== 'alternative') return { phase: 'failed', failure: 'failed' };
    const { change } = answer;
    if (change.kind === 'none') return { phase: 'none', because: change.because, reason: null };
    return { phase: 'found', difference: change.difference, take: { edits: change.edits }, hasChanged: false };
  };

  const askSite = async (signal: AbortSignal, hasChanged: boolean): Promise<AlternativeState> => {
    const { alternative, because, reason } = await browserApi('POST /api/trips/{id}/alternatives', {
      params,
      body,
      signal,
    });
    return alternative
      ? foundBySite(alternative, hasChanged)
      : { phase: 'none', because: because ?? 'not-planned', reason };
  };

  const search = (hasChanged = false): void => {
    searching.current?.abort();
    const controller = new AbortController();
    searching.current = controller;
    setState({ phase: 'searching' });
    const asked = isDecided(kind) ? askWorker() : askSite(controller.signal, hasChanged);
    void asked
      .catch((error: unknown): AlternativeState => ({ phase: 'failed', failure: failureOf(error) }))
      .then((found) => {
        if (!controller.signal.aborted) setState(found);
      });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the dialog opens and with each other day.
  useEffect(() => {
    search();
    return () => searching.current?.abort();
  }, [kind, day]);

  /** Makes the alternative the plan: as edits at once, or by the site, which saves it. */
  const take = async (onEdited: () => void, onSaved: (trip: Trip) => void): Promise<void> => {
    if (state.phase !== 'found') return;
    if ('edits' in state.take) {
      onEdited();
      return editor.apply(state.take.edits);
    }
    setState({ ...state, phase: 'taking' });
    try {
      const { digest } = state.take;
      const accepted = await browserApi('POST /api/trips/{id}/alternatives/accept', {
        params,
        body: { ...body, digest },
      });
      // What was not saved is a version of its own now.
      dropDraft(params.id);
      onSaved(accepted.trip);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'elsewhere') search(true);
      else setState({ phase: 'failed', failure });
    }
  };

  return { state, search: () => search(), take };
}
