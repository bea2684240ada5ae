import type { Colour } from './colours.ts';

/** Size of every poster; compositions work when only the middle half is visible. */
export const WIDTH = 1200;
export const HEIGHT = 800;

export type XY = readonly [x: number, y: number];

/** Returns a number in its shortest form: whole pixels are sharp enough at this size. */
export const n = (value: number): string => String(Math.round(value) || 0);
/** Returns a number with one decimal, for small shapes that are enlarged. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export const at = ([x, y]: XY): string => `${n(x)} ${n(y)}`;

export const fill = (colour: Colour, d: string, more = ''): string => `<path fill="${colour}" d="${d}"${more}/>`;

export const line = (colour: Colour, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${n1(width)}" d="${d}"${more}/>`;

export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** Returns a pointed arch on its base line, for doors and windows. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  w < 25
    ? `M${n(x - w / 2)} ${n(y)}v${n(-h * 0.62)}l${n(w / 2)} ${n(-h * 0.38)}l${n(w / 2)} ${n(h * 0.38)}v${n(h * 0.62)}z`
    : `M${n(x - w / 2)} ${n(y)}v${n(-h * 0.55)}q0 ${n(-h * 0.3)} ${n(w / 2)} ${n(-h * 0.45)}q${n(w / 2)} ${n(h * 0.15)} ${n(w / 2)} ${n(h * 0.45)}v${n(h * 0.55)}z`;

export const roundArch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(-(h - w / 2))}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

/** Returns a closed polygon in relative steps, a quarter shorter than in absolute positions. */
export function polygon(points: readonly XY[]): string {
  let d = '';
  let [x, y] = [0, 0];
  for (const [px, py] of points) {
    const [nx, ny] = [Math.round(px), Math.round(py)];
    d += d === '' ? `M${nx} ${ny}l` : `${nx - x}${ny < y ? '' : ' '}${ny - y} `;
    [x, y] = [nx, ny];
  }
  return `${d.trimEnd()}z`;
}

/** Returns a smooth curve through points, for a path: quadratic from midpoint to midpoint. */
export function smooth(points: readonly XY[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = at(first);
  for (let i = 0; i < rest.length - 1; i++) {
    const here = rest[i] as XY;
    const next = rest[i + 1] as XY;
    d += `Q${at(here)} ${at([(here[0] + next[0]) / 2, (here[1] + next[1]) / 2])}`;
  }
  const last = rest.at(-1);
  return last ? `${d}L${at(last)}` : d;
}

export const put = (x: number, y: number, scale: number, content: string, more = ''): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}"${more}>${content}</g>`;

export const mirror = (content: string): string => `<g transform="translate(${WIDTH})scale(-1 1)">${content}</g>`;

export const repeat = (count: number, draw: (index: number) => string): string => {
  let text = '';
  for (let i = 0; i < count; i++) text += draw(i);
  return text;
};
