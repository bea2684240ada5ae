import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { Judged } from './editor-messages.ts';
import type { TripEditorModel } from './use-trip-editor.ts';

/** Returns the sight that an edit puts somewhere; undefined for one that takes it out, or concerns a whole day. */
function placedBy(edit: PlanEdit): string | undefined {
  if (edit.edit === 'swap') return edit.by;
  return 'sightId' in edit && edit.edit !== 'remove' ? edit.sightId : undefined;
}

const dayOf = (edit: PlanEdit, before: Judged): number | undefined => {
  if ('day' in edit) return edit.day;
  return before.decisions.days.find(
    ({ dawn, sights }) => 'sightId' in edit && (dawn === edit.sightId || sights.includes(edit.sightId)),
  )?.number;
};

interface Awaited {
  readonly edit: PlanEdit;
  readonly before: Judged;
}

/**
 * Returns an editor after whose edits the focus is on the visit that they placed, or on the day that they changed, where what
 * had the focus is no longer shown; and the visit that the last edit placed.
 */
export function useEditFocus(editor: TripEditorModel, section: RefObject<HTMLElement | null>) {
  const { current, state } = editor;
  const awaited = useRef<Awaited | null>(null);
  const [placed, setPlaced] = useState<string | undefined>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice is the answer to an edit that is refused.
  useEffect(() => {
    const waiting = awaited.current;
    if (!waiting || !current) return;
    awaited.current = null;
    // Still the same plan: the edit was refused.
    if (waiting.before === current || section.current?.contains(document.activeElement)) return;
    const sightId = placedBy(waiting.edit);
    const day = dayOf(waiting.edit, waiting.before);
    const shown =
      section.current?.querySelector<HTMLElement>(`[data-sight="${sightId}"] > button`) ??
      section.current?.querySelector<HTMLElement>(`[data-day="${day}"] h3`);
    shown?.focus();
  }, [current, state.notice, section]);

  const apply = async (edits: readonly PlanEdit[]): Promise<void> => {
    const [edit] = edits;
    if (edit && current) awaited.current = { edit, before: current };
    setPlaced(edit && placedBy(edit));
    await editor.apply(edits);
  };
  return { editor: { ...editor, apply }, placed };
}
