import type { Colour } from './colours.ts';
import { fill, line, n, n1, polygon, ROUND, repeat, type XY } from './ink.ts';
import type { Scene } from './scene.ts';

/** Draws a palm frond from the origin: `reach` to the side, `lift` upwards before it droops. */
function frond(reach: number, lift: number, droop: number, teeth: number): string {
  const spine = (t: number): XY => [reach * t, -4 * lift * t * (1 - t) * 0.9 + droop * t * t - lift * 0.25 * t];
  const upper: XY[] = [];
  const lower: XY[] = [];
  for (let i = 0; i <= teeth; i++) {
    const t = i / teeth;
    const [x, y] = spine(t);
    upper.push([x, y]);
    const hang = 26 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.1));
    lower.push([x + (reach < 0 ? -3 : 3), y + hang], [x - (reach < 0 ? -6 : 6), y + hang * 0.35]);
  }
  return polygon([[0, 0], ...upper, ...lower.toReversed()]);
}

/** Draws a coconut palm, about 300 high, its foot at the origin, leaning right. */
export function palm(scene: Scene, colour: Colour, teeth = 7): string {
  const { chance } = scene;
  const lean = chance.between(40, 100);
  const tall = chance.between(250, 300);
  const trunk = `M-7 0C${n(-2)} ${n(-tall * 0.4)} ${n(lean * 0.5)} ${n(-tall * 0.7)} ${n(lean - 3)} ${n(-tall)}h7C${n(lean * 0.6)} ${n(-tall * 0.68)} ${n(14)} ${n(-tall * 0.4)} 9 0z`;
  const fronds: readonly (readonly [number, number, number])[] = [
    [-125, 26, 66],
    [-112, 52, 18],
    [-70, 74, -34],
    [34, 66, -64],
    [92, 62, -22],
    [128, 40, 26],
    [116, 16, 84],
    [-84, 8, 96],
    [66, 4, 108],
  ];
  const crown = fronds
    .map(([reach, lift, droop]) => frond(reach * chance.between(0.9, 1.1), lift, droop, teeth))
    .join('');
  const nuts = 'M-9 6a8 8 0 1 0 1 0zM8 9a8 8 0 1 0 1 0z';
  return `${fill(colour, trunk)}<path fill="${colour}" transform="translate(${n(lean)} ${n(-tall)})" d="${crown}${nuts}"/>`;
}

/** Draws a deodar or pine, 200 high, with tiers of drooping boughs. */
export function deodar(scene: Scene, colour: Colour): string {
  const { chance } = scene;
  const tiers = 7;
  const right: XY[] = [];
  const left: XY[] = [];
  for (let i = 0; i < tiers; i++) {
    const y = -190 + i * 26;
    const w = 10 + i * 8.5;
    right.push([w * chance.between(0.9, 1.1), y + 24], [w * 0.42, y + 19]);
    left.push([-w * chance.between(0.9, 1.1), y + 24], [-w * 0.42, y + 19]);
  }
  return fill(colour, polygon([[0, -205], ...right, [6, 0], [-6, 0], ...left.toReversed()]));
}

/** Draws a row of deodars along a slope. `id` is a stored deodar. */
export function forest(scene: Scene, id: string, from: XY, to: XY, count: number, scale: number): string {
  const { chance } = scene;
  return repeat(count, (i) => {
    const t = (i + chance.between(-0.3, 0.3)) / Math.max(1, count - 1);
    const s = scale * chance.between(0.65, 1.15);
    return `<use href="#${id}" transform="translate(${n(from[0] + (to[0] - from[0]) * t)} ${n(from[1] + (to[1] - from[1]) * t)})scale(${n1(s)})"/>`;
  });
}

/** Draws a round crown on a bare stem, about 200 high: a tea garden's shade tree, a rain tree, a banyan. */
export function shadeTree(scene: Scene, colour: Colour): string {
  const { chance } = scene;
  const crown = repeat(5, (i) => {
    const r = chance.between(26, 42);
    const x = -62 + i * 31;
    const y = -150 - Math.sin((i / 4) * Math.PI) * 36;
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.75)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.75)} 0 1 0 ${n(-2 * r)} 0z`;
  });
  return fill(colour, crown) + line(colour, 8, 'M0 0C2 -50 -2 -80 0 -160M0 -80L38 -140M0 -95L-36 -145', ROUND);
}

/** Draws a thorn tree of dry land: flat clouds of leaves on a forked stem, 180 high. */
export function thornTree(colour: Colour): string {
  return (
    line(colour, 8, 'M0 0C-4 -40 8 -60 4 -90M4 -86L48 -140M3 -80L-46 -128M4 -90L8 -160', ROUND) +
    fill(
      colour,
      'M-104 -128q46 -44 108 -14q-30 18 -108 14zM-10 -142q60 -46 126 0q-64 16 -126 0zM-48 -160q50 -40 112 -6q-50 16 -112 6z',
    )
  );
}

/** Draws a straight sal tree, 420 high, with its crown beyond the picture. */
export function salTree(scene: Scene, colour: Colour): string {
  const { chance } = scene;
  const leaf = repeat(6, () => {
    const x = chance.between(-80, 80);
    const y = chance.between(-430, -300);
    const r = chance.between(36, 60);
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.6)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.6)} 0 1 0 ${n(-2 * r)} 0z`;
  });
  return (
    fill(colour, `M-14 0C-8 -100 -9 -300 -6 -420h12C9 -300 9 -100 18 0z${leaf}`) +
    line(colour, 7, 'M0 -230L60 -330M0 -270L-62 -350', ROUND)
  );
}

/** Draws a cypress of Mughal gardens, 150 high. */
export const cypress = (colour: Colour): string =>
  fill(colour, 'M0 -150C16 -100 20 -40 14 -8H4V0H-4V-8H-14C-20 -40 -16 -100 0 -150z');

/** Draws a tuft of grass or reed blades, 60 high, 90 wide. */
export function grass(scene: Scene, colour: Colour): string {
  const { chance } = scene;
  const blades = repeat(8, (i) => {
    const x = -40 + i * 11;
    const top = x + chance.between(-22, 26);
    return `M${n(x - 5)} 4Q${n(x)} -30 ${n(top)} ${n(-chance.between(34, 66))}Q${n(x + 6)} -20 ${n(x + 6)} 4z`;
  });
  return fill(colour, blades);
}

/** Draws broad banana leaves that lean in from a lower corner, about 260 high. */
export function bananaLeaves(colour: Colour, rib: Colour): string {
  const leaf = 'M0 0C-50 -70 -50 -170 10 -250C60 -180 50 -70 0 0z';
  const turned = [-38, -8, 26, 58]
    .map(
      (a) =>
        `<g transform="rotate(${a})"><path d="${leaf}"/><path stroke="${rib}" stroke-width="3" d="M2 -8Q-6 -130 10 -240"/></g>`,
    )
    .join('');
  return `<g fill="${colour}">${turned}</g>`;
}

/** Draws a cluster of lotus leaves and flowers on water. */
export function lotus(leaf: Colour, flower: Colour): string {
  const petals =
    'M0 0C-26 -8 -30 -26 -26 -34C-12 -30 -4 -18 0 0C4 -18 12 -30 26 -34C30 -26 26 -8 0 0zM0 0C-12 -18 -10 -38 0 -50C10 -38 12 -18 0 0z';
  return (
    fill(leaf, 'M-90 10a46 12 0 1 0 92 0a46 12 0 1 0 -92 0zM10 22a52 13 0 1 0 104 0a52 13 0 1 0 -104 0z') +
    fill(flower, petals)
  );
}
