import type { Chance } from './chance.ts';
import { type Colour, mix } from './colours.ts';
import type { Palette } from './palette.ts';
import type { PosterSubject } from './subject.ts';

/** The picture that a shape is drawn into. */
export interface Scene {
  readonly subject: PosterSubject;
  readonly chance: Chance;
  readonly palette: Palette;
  /** Stores a shape once, to be drawn several times by `stamp`. */
  readonly keep: (content: string) => string;
}

/** Draws a stored shape, moved and scaled; a negative `sx` mirrors it. */
export const stamp = (id: string, x: number, y: number, sx: number, sy = Math.abs(sx), more = ''): string =>
  `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(sx * 100) / 100} ${Math.round(sy * 100) / 100})"${more}/>`;

/** Four tones of one material in the light of the hour. */
export interface Stone {
  readonly lit: Colour;
  readonly body: Colour;
  readonly shade: Colour;
  readonly dark: Colour;
  /** Windows and doors: lit after sunset. */
  readonly window: Colour;
}

export function stoneOf(scene: Scene, own: Colour): Stone {
  const { palette } = scene;
  const body = palette.tint(own);
  const lights = palette.hour === 'night' || palette.hour === 'dusk';
  return {
    body,
    lit: mix(
      body,
      palette.hour === 'night' ? palette.sun : (palette.sky[4] ?? '#ffffff'),
      palette.hour === 'night' ? 0.22 : 0.42,
    ),
    shade: mix(body, palette.ink, 0.32),
    dark: mix(body, palette.ink, 0.72),
    window: lights ? palette.lamp : mix(body, palette.ink, 0.72),
  };
}
