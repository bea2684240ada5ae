import { type Colour, mix } from './colours.ts';
import { fill, HEIGHT, line, n, polygon, ROUND, repeat, smooth, WIDTH, type XY } from './ink.ts';
import type { Scene } from './scene.ts';

/** Returns a line of hills from edge to edge: `swell` is their height, `peaks` their number. */
export function hillLine(scene: Scene, y: number, swell: number, peaks: number): readonly XY[] {
  const { chance } = scene;
  const step = WIDTH / (peaks * 2);
  const shift = chance.between(-step, step);
  const points: XY[] = [[-step * 2, y]];
  for (let i = -1; i <= peaks * 2 + 1; i++) {
    const high = i % 2 === 0 ? chance.between(0.55, 1) : chance.between(-0.1, 0.3);
    points.push([i * step + shift + chance.between(-0.3, 0.3) * step, y - swell * high]);
  }
  points.push([WIDTH + step * 3, y]);
  return points;
}

export const landUnder = (points: readonly XY[]): string => `M${smooth(points)}V${HEIGHT}H-400z`;

/** Draws soft hills in layers, nearer ones darker; `ys` are their base lines from far to near. */
export function hills(
  scene: Scene,
  layers: readonly (readonly [y: number, swell: number, peaks: number, nearness: number])[],
): string {
  return layers
    .map(([y, swell, peaks, nearness]) =>
      fill(scene.palette.land(nearness), landUnder(hillLine(scene, y, swell, peaks))),
    )
    .join('');
}

/** Returns a jagged line between two points, for rock. */
function crag(scene: Scene, from: XY, to: XY, steps: number, rough: number): XY[] {
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / (steps + 1);
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    return [x + scene.chance.between(-rough, rough), y + scene.chance.between(-rough, rough)] as XY;
  });
}

interface PeakColours {
  readonly snow: Colour;
  readonly shade: Colour;
  readonly rock: Colour;
}

/** Draws a mountain: a lit face, a shaded face, and rock showing through the snow. The light comes from the left. */
function snowPeak(
  scene: Scene,
  x: number,
  y: number,
  base: number,
  spread: number,
  colours: PeakColours,
  rocks = 7,
): string {
  const { chance } = scene;
  const height = base - y;
  const rough = height * 0.035;
  const left: XY = [x - spread * chance.between(0.85, 1.15), base];
  const right: XY = [x + spread * chance.between(0.85, 1.15), base];
  const foot: XY = [x + spread * chance.between(-0.1, 0.25), base];
  const top: XY = [x, y];
  const west = crag(scene, top, left, 5, rough);
  const east = crag(scene, top, right, 5, rough);
  const ridge = crag(scene, top, foot, 6, 0).map(
    ([rx, ry], i): XY => [rx + (i % 2 === 0 ? 1 : -1) * height * 0.06 * (0.5 + i / 5), ry],
  );
  const lit = polygon([top, ...west, left, foot, ...ridge.toReversed()]);
  const shaded = polygon([top, ...east, right, foot, ...ridge.toReversed()]);
  return (
    fill(colours.shade, shaded) +
    fill(colours.snow, lit) +
    fill(colours.rock, rockOf(scene, top, left, right, height, rocks))
  );
}

function rockOf(scene: Scene, top: XY, left: XY, right: XY, height: number, count: number): string {
  const { chance } = scene;
  return repeat(count, (i) => {
    const side = i % 2 === 0 ? left : right;
    const share = chance.between(0.3, 0.62);
    const lean = chance.between(0.15, 0.9);
    const px = top[0] + (side[0] - top[0]) * share * lean;
    const py = top[1] + height * share;
    const w = height * chance.between(0.03, 0.07);
    const drop = height * chance.between(0.2, 0.42);
    const drift = (side[0] - top[0]) * 0.16 * lean;
    return polygon([
      [px, py],
      [px + w + drift * 0.5, py + drop * 0.5],
      [px + w * 0.4 + drift * 0.6, py + drop * 0.55],
      [px + w * 1.6 + drift, py + drop],
      [px - w + drift * 0.6, py + drop * 0.7],
      [px - w * 0.3, py + drop * 0.35],
    ]);
  });
}

/** Draws a range of snow mountains: smaller peaks first, the highest last, its foot in haze. */
export function snowRange(scene: Scene, base: number, greatX: number, greatY: number): string {
  const { chance, palette } = scene;
  const colours = { snow: palette.snow, shade: palette.snowShade, rock: mix(palette.snowShade, palette.ink, 0.32) };
  const faded = {
    snow: mix(palette.snow, palette.haze, 0.45),
    shade: mix(palette.snowShade, palette.haze, 0.5),
    rock: mix(palette.snowShade, palette.haze, 0.25),
  };
  const xs = [60, 270, 930, 1130].map((x) => x + chance.whole(-60, 60));
  const small = xs
    .map((x) =>
      snowPeak(
        scene,
        x,
        base - chance.between(0.4, 0.72) * (base - greatY),
        base + 20,
        chance.between(200, 290),
        faded,
        2,
      ),
    )
    .join('');
  const second = snowPeak(
    scene,
    greatX + chance.pick([-1, 1]) * chance.whole(230, 300),
    greatY + (base - greatY) * chance.between(0.2, 0.36),
    base + 20,
    280,
    colours,
    4,
  );
  const great = snowPeak(scene, greatX, greatY, base + 20, chance.between(330, 420), colours);
  const mist = `<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.haze}" stop-opacity="0"/><stop offset="1" stop-color="${palette.haze}"/></linearGradient>`;
  return small + second + great + mist + fill('url(#m)', `M0 ${n(base - 130)}h${WIDTH}v190H0z`);
}

/** Draws bare or wooded mountains, each with one shaded flank: the hills of a valley. */
export function facets(scene: Scene, base: number, tops: readonly XY[], nearness: number): string {
  const { palette } = scene;
  const body = palette.land(nearness);
  const shade = mix(body, palette.ink, 0.16);
  return tops
    .map((top) => {
      const spread = (base - top[1]) * scene.chance.between(1, 1.5);
      const left: XY = [top[0] - spread, base];
      const right: XY = [top[0] + spread, base];
      const east = crag(scene, top, right, 3, 8);
      const ridge = crag(scene, top, [top[0] + spread * 0.12, base], 4, 16);
      return (
        fill(body, polygon([top, ...crag(scene, top, left, 3, 8), left, right, ...east.toReversed()])) +
        fill(shade, polygon([top, ...east, right, [top[0] + spread * 0.12, base], ...ridge.toReversed()]))
      );
    })
    .join('');
}

/** Draws a dune: the sunlit back and the shaded slip face under a winding crest. */
export function dune(scene: Scene, x: number, y: number, spread: number, nearness: number): string {
  const { chance, palette } = scene;
  const body = mix(palette.ground, palette.haze, (1 - nearness) * 0.6);
  const shade = mix(body, palette.land(1), 0.3 + 0.35 * nearness);
  const rise = spread * chance.between(0.2, 0.3);
  const foot = y + rise;
  const back = `M${n(x - spread)} ${n(foot)}C${n(x - spread * 0.5)} ${n(foot - rise * 0.2)} ${n(x - spread * 0.25)} ${n(y)} ${n(x)} ${n(y)}`;
  const lee = `C${n(x + spread * 0.25)} ${n(y + rise * 0.1)} ${n(x + spread * 0.5)} ${n(foot - rise * 0.1)} ${n(x + spread * 1.1)} ${n(foot)}`;
  const wind = `C${n(x + spread * 0.02)} ${n(y + rise * 0.5)} ${n(x - spread * 0.24)} ${n(foot - rise * 0.35)} ${n(x - spread * 0.1)} ${n(foot)}S${n(x + spread * 0.1)} ${n(foot + rise * 0.6)} ${n(x + spread * 0.2)} ${HEIGHT}`;
  return (
    fill(body, `${back}${lee}V${HEIGHT}H${n(x - spread)}z`) +
    fill(shade, `M${n(x)} ${n(y)}${lee}V${HEIGHT}H${n(x + spread * 0.2)}${`M${n(x)} ${n(y)}`}`) +
    fill(shade, `M${n(x)} ${n(y)}${wind}H${n(x + spread * 1.1)}V${n(foot)}${reverseLee(x, y, spread, rise)}z`)
  );
}

const reverseLee = (x: number, y: number, spread: number, rise: number): string =>
  `C${n(x + spread * 0.5)} ${n(y + rise * 0.9)} ${n(x + spread * 0.25)} ${n(y + rise * 0.1)} ${n(x)} ${n(y)}`;

/** Draws wind ripples on sand. */
export function ripples(scene: Scene, y: number): string {
  const { chance, palette } = scene;
  const d = repeat(
    9,
    (i) =>
      `M${chance.whole(0, 1000)} ${n(y + i * 20)}q${chance.whole(30, 60)} -9 ${chance.whole(90, 150)} 0t${chance.whole(80, 140)} 0`,
  );
  return line(mix(palette.ground, palette.land(1), 0.28), 3, d, `${ROUND} opacity=".5"`);
}

/** Draws a tea-covered hill: rows of round bushes follow the slope. */
export function teaHill(scene: Scene, y: number, swell: number, peaks: number, nearness: number): string {
  const { palette } = scene;
  const points = hillLine(scene, y, swell, peaks);
  const body = mix(palette.land(nearness), palette.ground, 0.5);
  const bush = mix(body, palette.land(1), 0.42);
  const lit = mix(body, palette.haze, 0.22);
  const row = `M${smooth(points)}`;
  const size = 6 + nearness * 16;
  const rows = 3 + Math.round(nearness * 4);
  const id = scene.keep(
    `<path fill="none" d="${row}" stroke-linecap="round" stroke-dasharray="${n(size * 0.25)} ${n(size * 1.05)}" stroke-width="${n(size)}"/>`,
  );
  return (
    fill(body, `${row}V${HEIGHT}H-400z`) +
    repeat(
      rows,
      (i) =>
        `<use href="#${id}" y="${n((i + 0.75) * size * 1.55)}" stroke="${bush}"/><use href="#${id}" x="-2" y="${n((i + 0.75) * size * 1.55 - size * 0.22)}" stroke="${i % 2 === 0 ? lit : body}" opacity=".45"/>`,
    )
  );
}
