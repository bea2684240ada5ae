import type { Terrain } from '../gazetteer/types.ts';
import type { Chance } from './chance.ts';
import { along, type Colour, mix } from './colours.ts';
import type { Hour, PosterSubject } from './subject.ts';

export interface Palette {
  readonly hour: Hour;
  /** From the zenith to the horizon. */
  readonly sky: readonly Colour[];
  readonly sun: Colour;
  /** Air at the horizon; distant shapes fade into it. */
  readonly haze: Colour;
  /** The darkest tone, for silhouettes in front. */
  readonly ink: Colour;
  /** Land by nearness: 0 is far in the haze, 1 close by. */
  readonly land: (nearness: number) => Colour;
  /** The land's second colour (sand, tea, meadow) in this light. */
  readonly ground: Colour;
  readonly water: readonly [Colour, Colour];
  /** Sails, flags, awnings. */
  readonly accent: Colour;
  readonly accent2: Colour;
  /** Lamps and windows. */
  readonly lamp: Colour;
  readonly snow: Colour;
  readonly snowShade: Colour;
  /** Returns a shape's own colour in the light of the hour. */
  readonly tint: (colour: Colour) => Colour;
}

const SKIES: Readonly<Record<Hour, readonly (readonly Colour[])[]>> = {
  dusk: [
    ['#12123a', '#4a2a6c', '#e8637a', '#ff9f45', '#ffe3b8'],
    ['#1b2a55', '#5d3f83', '#d9577d', '#ff8f5a', '#ffd08a'],
    ['#3b1145', '#8c2a5c', '#ee5f54', '#ffab4a', '#ffe0a3'],
    ['#0e3350', '#2f6a80', '#d98a72', '#ffb560', '#ffe6b4'],
    ['#2a1a50', '#7d3f8c', '#f0808a', '#ffc08a', '#fff0cf'],
  ],
  dawn: [
    ['#39477f', '#8a6fa0', '#f3a08f', '#ffd09a', '#fff0d2'],
    ['#1f6079', '#79aeb3', '#f3cfa5', '#ffe3b8', '#fff3da'],
    ['#5a4a8f', '#c67fa5', '#ffb199', '#ffd9a8', '#ffefd0'],
    ['#2d7f86', '#8fc7b4', '#f6dca6', '#ffcf8a', '#ffe9bd'],
    ['#7a3f74', '#e07a86', '#ffb07a', '#ffd694', '#fff1cc'],
  ],
  day: [
    ['#1c79ab', '#55aecb', '#a9dbd7', '#ffe9c0', '#fff4da'],
    ['#0c8793', '#4fb9b4', '#bfe3c8', '#fff0c4', '#fff6dc'],
    ['#ee9a3a', '#f7b955', '#ffd98a', '#ffeab8', '#fff4d8'],
    ['#2f5fa8', '#6f9ad0', '#c3d3dc', '#ffe3c2', '#fff2dc'],
    ['#e0685a', '#f39a72', '#ffc794', '#ffe3b8', '#fff3d6'],
  ],
  night: [
    ['#080a26', '#12123a', '#25256a', '#4c4390', '#7a63a8'],
    ['#041526', '#0b3149', '#155a6c', '#3f8f8f', '#86bfae'],
    ['#16082c', '#331650', '#652f70', '#a64c7c', '#d67f86'],
    ['#0a1230', '#182a5c', '#2f4f8a', '#5f7fb0', '#a3b4cc'],
  ],
};

/** Middle tone, near tone, ground and water of each landscape, in three variants. */
const LANDS: Readonly<Record<Terrain, readonly (readonly [Colour, Colour, Colour, Colour])[]>> = {
  beach: [
    ['#2f8f7a', '#0f4f4a', '#f6d08e', '#1aa0a6'],
    ['#3f7f9a', '#123f5f', '#fbdca6', '#2186b4'],
    ['#5f9a5a', '#1f5240', '#f2bd80', '#2aa794'],
  ],
  backwater: [
    ['#3f9a6a', '#0f5244', '#b9cf6a', '#2f9a94'],
    ['#6fa048', '#1f5a3a', '#d8d070', '#3f8fa4'],
    ['#2f8f80', '#10464c', '#9cc87a', '#58a88f'],
  ],
  'snow-mountain': [
    ['#5a86b4', '#1c3f5f', '#7fa070', '#4fa0b4'],
    ['#7a7fb0', '#2c2f5f', '#b08f70', '#3f8fb0'],
    ['#5f9aa0', '#174a50', '#a0a860', '#2fa0a8'],
    ['#a8806f', '#5a3a4a', '#c9a070', '#2f86b0'],
  ],
  'tea-hills': [
    ['#6fae5a', '#1f5f42', '#a5c850', '#6fb0a8'],
    ['#4f9f74', '#114f4a', '#7fbf5f', '#5fa8b4'],
    ['#93b04a', '#3a5f2c', '#c6cf5a', '#7fb4a0'],
  ],
  desert: [
    ['#d99a5a', '#8f4a3a', '#f4bd6a', '#7fb0b0'],
    ['#e0845a', '#7f3348', '#f7a85f', '#7fa0b4'],
    ['#c9a878', '#75573f', '#f3dcae', '#8fc0c0'],
  ],
  'fort-city': [
    ['#c97a5a', '#6a2f3f', '#e8a870', '#5f9aa0'],
    ['#b88a5a', '#5a4030', '#dfb878', '#6fa8a0'],
    ['#7f8fb4', '#33406f', '#c9a890', '#5f90b0'],
  ],
  'temple-town': [
    ['#c08a5f', '#5f3340', '#e0b070', '#4f9aa0'],
    ['#8f9a5f', '#3f4a34', '#d8c07a', '#5fa59a'],
    ['#a0709a', '#4a2a5a', '#dca07f', '#6a90b4'],
    ['#5f9a8f', '#1f4f54', '#cfc088', '#4a95a8'],
  ],
  jungle: [
    ['#4f8f4a', '#123f2c', '#c9b84f', '#4f9a8a'],
    ['#2f8060', '#0a3a3a', '#a8b04a', '#3f90a0'],
    ['#8a9a3f', '#33491f', '#e0b050', '#6a9f84'],
  ],
  lake: [
    ['#4f8fa0', '#12485c', '#8fb070', '#2f90b0'],
    ['#6f8f5f', '#234a3a', '#b0b86a', '#3a9aa0'],
    ['#8a7fa8', '#3a2f5f', '#c0a080', '#5a86c0'],
  ],
  metropolis: [
    ['#5a7fa8', '#1f2f5a', '#d0a080', '#4a8fb0'],
    ['#b0706a', '#4a2448', '#e0a870', '#6f8fb0'],
    ['#5f9a9a', '#164a58', '#d8c090', '#3f9aa8'],
  ],
};

/** The share of the hour's colour in every shape. */
const LIGHT: Readonly<Record<Hour, readonly [Colour, number]>> = {
  dawn: ['#8a5f92', 0.22],
  day: ['#ffe3b8', 0.06],
  dusk: ['#5a2a6c', 0.3],
  night: ['#14246a', 0.56],
};

const INKS: Readonly<Record<Hour, readonly Colour[]>> = {
  dawn: ['#2c2250', '#173a4a', '#40204a', '#1f3a3a', '#4a1f40'],
  day: ['#16324a', '#0f3a3c', '#4a2430', '#1c2f58', '#4a2238'],
  dusk: ['#12123a', '#1a1440', '#2a0a30', '#0a2234', '#1f1040'],
  night: ['#05061c', '#031019', '#0e041f', '#060b22'],
};

const ACCENTS: readonly (readonly [Colour, Colour])[] = [
  ['#e8432f', '#ffc23d'],
  ['#0b8f80', '#ff9f45'],
  ['#d62f6a', '#ffd25a'],
  ['#f2f0e4', '#e8553a'],
  ['#f6a01f', '#1f7fa8'],
];

const SUNS: Readonly<Record<Hour, readonly Colour[]>> = {
  dawn: ['#fff4dc', '#ffe9a8', '#ff8a5c', '#fff0d0'],
  day: ['#fffbe8', '#ffe27a', '#fff4d0', '#ffffff'],
  dusk: ['#ffe3b8', '#ffcf5a', '#ff5a4a', '#fff0c8'],
  night: ['#fdf3d4', '#ffe9b0', '#eaf2f4'],
};

/** By day water has its own colour; at other hours it mirrors the sky. */
function waterOf(hour: Hour, sky: readonly Colour[], own: Colour, ink: Colour): readonly [Colour, Colour] {
  const [top = ink, upper = ink, lower = ink, horizon = ink] = sky;
  if (hour === 'day') return [mix(horizon, own, 0.5), mix(own, ink, 0.18)];
  if (hour === 'dawn') return [mix(horizon, own, 0.25), mix(mix(upper, own, 0.55), ink, 0.15)];
  if (hour === 'dusk') return [mix(horizon, lower, 0.55), mix(mix(top, own, 0.3), upper, 0.35)];
  return [mix(horizon, own, 0.25), mix(top, own, 0.22)];
}

/** Returns a poster's colours: the hour's sky, a landscape and an accent, in the same light. */
export function choosePalette({ terrain, hour, season, variant }: PosterSubject, chance: Chance): Palette {
  const skies = SKIES[hour];
  const drawn = chance.whole(0, skies.length - 1);
  const choice = (variant ?? drawn) % skies.length;
  const sky = skies[choice] ?? skies[0] ?? [];
  const [mid, near, own, waterOwn] = chance.pick(LANDS[terrain]);
  const [accent, accent2] = chance.pick(ACCENTS);
  const [light, strength] = LIGHT[hour];
  const haze =
    hour === 'night'
      ? mix(sky[3] ?? '#ffffff', sky[2] ?? '#ffffff', 0.35)
      : mix(sky[4] ?? '#ffffff', sky[3] ?? '#ffffff', 0.4);
  const ink = INKS[hour][choice] ?? '#12123a';
  const tint = (colour: Colour): Colour => mix(colour, light, strength);
  const wet = season === 'monsoon' ? 0.25 : 0;
  const middle = tint(mix(mid, '#2f7a4a', wet));
  const deep = mix(tint(mix(near, '#123f2c', wet)), ink, hour === 'day' ? 0.1 : 0.35);
  const ramp = [haze, mix(haze, middle, 0.55), middle, deep];
  const dim = hour === 'night' ? 0.45 : hour === 'dusk' ? 0.12 : 0;
  return {
    hour,
    sky,
    sun: chance.pick(SUNS[hour]),
    haze,
    ink,
    land: (nearness) => along(ramp, nearness),
    ground: tint(mix(own, '#7fa84f', wet)),
    water: waterOf(hour, sky, waterOwn, ink),
    accent: mix(accent, ink, dim),
    accent2: mix(accent2, ink, dim),
    lamp: hour === 'day' ? mix(ink, '#ffffff', 0.15) : '#ffcf6a',
    snow: mix('#ffffff', sky[3] ?? '#ffffff', hour === 'night' ? 0.55 : hour === 'day' ? 0.08 : 0.3),
    snowShade: mix(tint(mix(mid, '#7f93c4', 0.5)), sky[2] ?? '#ffffff', 0.2),
    tint,
  };
}
