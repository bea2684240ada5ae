import { useEffect } from 'react';

/** Marks the rows that the keys move through, and the controls of a row that they use. */
export const TODAY_ROW = 'data-today-row';
export const TODAY_OPEN = 'data-today-open';
export const TODAY_DONE = 'data-today-done';
export const TODAY_ASSIGN = 'data-today-assign';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Returns the control of a row, or undefined. */
const controlOf = (row: Element | undefined, mark: string): HTMLElement | undefined =>
  row?.querySelector<HTMLElement>(`[${mark}]`) ?? undefined;

/** Moves through the rows with j and k; d finishes and a assigns the row in focus. Enter opens it, as any link. */
export function useTodayKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      const rows = [...document.querySelectorAll(`[${TODAY_ROW}]`)];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const focusRow = (row: Element | undefined) =>
        (controlOf(row, TODAY_OPEN) ?? controlOf(row, TODAY_DONE))?.focus();
      switch (event.key) {
        case 'j':
          focusRow(rows[Math.min(at + 1, rows.length - 1)]);
          break;
        case 'k':
          focusRow(rows[at < 0 ? 0 : Math.max(at - 1, 0)]);
          break;
        case 'd':
          if (at < 0) return;
          controlOf(rows[at], TODAY_DONE)?.click();
          break;
        case 'a':
          if (at < 0) return;
          controlOf(rows[at], TODAY_ASSIGN)?.querySelector('select')?.focus();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
