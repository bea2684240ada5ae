/** Page numbers in a pager, at most (back office §9). */
const BUTTONS = 5;

/** Returns the page numbers to show: at most five in a row, the current one in the middle if possible. */
export function pageWindow(current: number, totalPages: number): readonly number[] {
  const count = Math.max(0, Math.min(BUTTONS, totalPages));
  const first = Math.max(1, Math.min(current - Math.floor(BUTTONS / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
