import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { Judged } from './editor-messages.ts';
import type { TripEditorModel } from './use-trip-editor.ts';

/** What the parts of the editor do to the plan. It stays the same object, so that a day is not rendered again for it. */
export interface PlanActs extends Pick<TripEditorModel, 'apply' | 'ask'> {
  readonly repair: (day: number) => void;
  /** Returns the plan as it is now. */
  readonly latest: () => Judged;
}

/** What gets the focus after an edit. */
interface Awaited {
  readonly sightId: string | undefined;
  readonly day: number | undefined;
  readonly before: Judged | null;
}

/** Returns the sight that an edit puts somewhere; undefined for one that takes it out, or concerns a whole day. */
function placedBy(edit: PlanEdit | undefined): string | undefined {
  if (!edit || edit.edit === 'remove' || !('sightId' in edit)) return undefined;
  return edit.edit === 'swap' ? edit.by : edit.sightId;
}

function dayOf(edit: PlanEdit | undefined, before: Judged | null): number | undefined {
  if (!edit || 'day' in edit) return edit?.day;
  const { sightId } = edit;
  return before?.decisions.days.find(({ dawn, sights }) => dawn === sightId || sights.includes(sightId))?.number;
}

/**
 * Returns acts after which the focus is on the visit that they placed, else on the day that they changed, where what had the focus is
 * no longer shown; and the visit that the last of them placed.
 */
export function useEditFocus(editor: TripEditorModel, section: RefObject<HTMLElement | null>) {
  const { current, state } = editor;
  const awaited = useRef<Awaited | null>(null);
  const [placed, setPlaced] = useState<string | undefined>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice is the answer to an edit that is refused.
  useEffect(() => {
    const waiting = awaited.current;
    awaited.current = null;
    // Still the same plan: the edit was refused.
    if (!waiting || waiting.before === current || section.current?.contains(document.activeElement)) return;
    const find = (selector: string) => section.current?.querySelector<HTMLElement>(selector);
    (find(`[data-sight="${waiting.sightId}"] > button`) ?? find(`[data-day="${waiting.day}"] h3`))?.focus();
  }, [current, state.notice, section]);

  const now = useRef(editor);
  useEffect(() => {
    now.current = editor;
  });
  const [acts] = useState(
    (): PlanActs => ({
      apply(edits) {
        const [edit] = edits;
        const before = now.current.current;
        awaited.current = { sightId: placedBy(edit), day: dayOf(edit, before), before };
        setPlaced(placedBy(edit));
        return now.current.apply(edits);
      },
      repair(day) {
        awaited.current = { sightId: undefined, day, before: now.current.current };
        setPlaced(undefined);
        void now.current.repair();
      },
      ask: (asked) => now.current.ask(asked),
      latest() {
        if (!now.current.current) throw new Error('no plan is open');
        return now.current.current;
      },
    }),
  );
  return { acts, placed };
}
