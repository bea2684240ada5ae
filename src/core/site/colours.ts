import type { RequestProblem } from '../request-problems.ts';

/** Colours that an agency may choose, as `#rrggbb`; empty for the site's own. */
export interface ChosenColours {
  /** Ground of the buttons that do the main act. */
  readonly actionColour: string;
  /** Prices, success and links of confidence, on paper and cards. */
  readonly trustColour: string;
}

type Rgb = readonly [number, number, number];

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
const HEX = /^#[0-9a-f]{6}$/;
const [WHITE, INK] = ['#ffffff', '#1b1930'] as const;
/** The grounds on which texts of trust stand: as in `web/ui/tokens.css`. */
const LIGHT = { paper: '#fffaf3', card: '#ffffff' } as const;
const DARK = { paper: '#14122a', card: '#1e1b3a' } as const;
/** Parts of a colour in the wash behind texts of the same colour. */
const WASHES = [0.12, 0.1, 0.08, 0.06, 0.04, 0] as const;
const HOVER = 0.2;
/** Steps in which a colour is darkened or lightened until it can be read. */
const STEPS = 50;

const channelsOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Returns a mixture; `part` is that of the second colour, from 0 to 1. */
function mix(one: string, other: string, part: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance of WCAG, from 0 to 1. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(colour, ground)));

const reads = (colour: string, grounds: readonly string[]): boolean => leastContrast(colour, grounds) >= LEAST_CONTRAST;

/** Returns the colour, or the one nearest to it on the way to `towards` that can be read on all grounds. */
function readableOn(grounds: readonly string[], colour: string, towards: string): string {
  for (let step = 0; step < STEPS; step++) {
    const tried = mix(colour, towards, step / STEPS);
    if (reads(tried, grounds)) return tried;
  }
  return towards;
}

/** Returns the letters that read best on a ground. */
const lettersOn = (ground: string): string => (contrastOf(INK, ground) >= contrastOf(WHITE, ground) ? INK : WHITE);

/** Returns the ground of a button under the pointer: away from its letters, so that they never read worse. */
const hoverOf = (ground: string): string => mix(ground, lettersOn(ground) === INK ? WHITE : INK, HOVER);

/** Returns the strongest wash of a colour on a card on which the colour itself can be read. */
function washOf(colour: string, card: string): string {
  const part = WASHES.find((tried) => reads(colour, [mix(card, colour, tried)])) ?? 0;
  return mix(card, colour, part);
}

/** Returns what is wrong with a button's colour: letters of neither colour can be read on it. */
export function actionColourProblem(text: string): RequestProblem | null {
  if (text === '') return null;
  if (!HEX.test(text)) return { say: 'colour-malformed' };
  if (reads(lettersOn(text), [text])) return null;
  const towards = lettersOn(text) === INK ? WHITE : INK;
  const nearest = readableOn([lettersOn(text)], text, towards);
  return { say: 'colour-faint', contrast: contrastOf(lettersOn(text), text), nearest };
}

/** Returns what is wrong with the colour of prices: too faint on paper or cards. */
export function trustColourProblem(text: string): RequestProblem | null {
  if (text === '') return null;
  if (!HEX.test(text)) return { say: 'colour-malformed' };
  const grounds = Object.values(LIGHT);
  if (reads(text, grounds)) return null;
  return { say: 'colour-faint', contrast: leastContrast(text, grounds), nearest: readableOn(grounds, text, INK) };
}

const rule = (selector: string, properties: Readonly<Record<string, string>>): string =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/**
 * Returns the style rules that put the chosen colours in the place of the site's own, in the light and in the dark
 * scheme; empty for none. Anything that is no colour is left out, so that nothing else can come into a page.
 */
export function coloursAsCss({ actionColour, trustColour }: ChosenColours): string {
  const action = HEX.test(actionColour)
    ? { action: actionColour, 'action-hover': hoverOf(actionColour), 'on-action': lettersOn(actionColour) }
    : {};
  if (!HEX.test(trustColour)) return Object.keys(action).length === 0 ? '' : rule(':root', action);
  const dark = readableOn(Object.values(DARK), trustColour, WHITE);
  const darkTrust = { trust: dark, 'trust-wash': washOf(dark, DARK.card) };
  return [
    rule(':root', { ...action, trust: trustColour, 'trust-wash': washOf(trustColour, LIGHT.card) }),
    `@media screen and (prefers-color-scheme:dark){${rule(':root:not([data-theme="light"])', darkTrust)}}`,
    `@media screen{${rule(':root[data-theme="dark"]', darkTrust)}}`,
  ].join('');
}
