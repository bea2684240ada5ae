import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Placeholder, WordingField, WordingTexts } from '../../../core/messages/message-kinds.ts';
import { braced } from '../../../core/messages/wording.ts';
import { fieldId } from '../ui/editor/form-fields.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Puts placeholders where the cursor last was, and the cursor behind them; by default at the end of the longest part. */
export function usePlaceholders(
  area: RefObject<HTMLElement | null>,
  fields: readonly WordingField[],
  texts: WordingTexts,
  change: (part: Partial<WordingTexts>) => void,
) {
  const last = useRef<WordingField>(fields.includes('opening') ? 'opening' : 'text');
  const after = useRef<{ readonly field: WordingField; readonly at: number } | null>(null);
  const boxOf = (field: WordingField) => area.current?.querySelector<TextBox>(`#${fieldId(field)}`);

  // The text is replaced by the render, which puts the cursor at its end.
  useLayoutEffect(() => {
    const { current } = after;
    if (!current) return;
    after.current = null;
    const box = area.current?.querySelector<TextBox>(`#${fieldId(current.field)}`);
    box?.focus();
    box?.setSelectionRange(current.at, current.at);
  });

  return {
    onFocus: (field: WordingField) => {
      last.current = field;
    },
    insert: (placeholder: Placeholder) => {
      const field = last.current;
      const text = texts[field];
      const box = boxOf(field);
      const [start, end] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
      after.current = { field, at: start + braced(placeholder).length };
      change({ [field]: text.slice(0, start) + braced(placeholder) + text.slice(end) });
    },
  };
}
