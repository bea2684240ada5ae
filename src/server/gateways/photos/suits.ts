interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Sharp on a phone and on half a screen. Pixels. */
const FEWEST_WIDE = 1000;
/** Cards are 3:2: nothing that would lose more than some third of itself there. */
const NARROWEST = 1.2;
const WIDEST = 2.3;

/** Whether a photo of this size can fill a card and the head of a page. */
export const suits = ({ width, height }: Shape): boolean =>
  width >= FEWEST_WIDE && width / height >= NARROWEST && width / height <= WIDEST;
