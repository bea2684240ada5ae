/** Up to so many page numbers stand in a pager (back office §9). */
const BUTTONS = 5;

/** The page numbers to offer: up to five in a row, the current one in their middle where the ends allow it. */
export function pageWindow(current: number, totalPages: number): readonly number[] {
  const count = Math.max(0, Math.min(BUTTONS, totalPages));
  const first = Math.max(1, Math.min(current - Math.floor(BUTTONS / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
