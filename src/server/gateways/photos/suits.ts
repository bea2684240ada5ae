interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Minimum width in pixels: sharp on a phone and on half a screen. */
const FEWEST_WIDE = 1000;
/** Minimum aspect ratio: on a 3:2 card a narrower photo would lose more than about a third. */
const NARROWEST = 1.2;
const WIDEST = 2.3;

/** Returns true when a photo of this size can fill a card and the head of a page. */
export const suits = ({ width, height }: Shape): boolean =>
  width >= FEWEST_WIDE && width / height >= NARROWEST && width / height <= WIDEST;
