/** Width of a dot's button in CSS pixels: axe and WCAG 2.5.8 require at least 24. */
export const DOT_WIDTH = 28;

/**
 * Returns the first dot to show and the one after the last, given the number of stops and the room for dots: a window
 * that always includes the current stop's dot. Never empty while there is a stop.
 */
export function dotsInView(
  current: number,
  stops: number,
  room: number,
): { readonly from: number; readonly to: number } {
  const count = Math.min(stops, Math.max(1, room));
  const from = Math.max(0, Math.min(current - Math.floor(count / 2), stops - count));
  return { from, to: from + count };
}
