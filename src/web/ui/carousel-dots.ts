/** Width of a dot's button, in CSS pixels: axe and WCAG 2.5.8 ask for 24 at least. */
export const DOT_WIDTH = 28;

/**
 * The first and the last dot (exclusive) to show, of so many stops where so many dots have room: a window around the
 * current stop, which always has its dot. Never empty while there is a stop.
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
