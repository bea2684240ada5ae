import { mix } from './colours.ts';
import { disc, fill, HEIGHT, line, n, ROUND, rect, repeat, WIDTH } from './ink.ts';
import type { Scene } from './scene.ts';

export interface Heaven {
  readonly svg: string;
  readonly sunX: number;
  readonly sunY: number;
  readonly sunRadius: number;
}

interface SkyPlan {
  readonly horizon: number;
  readonly sunX: number;
  readonly sunY: number;
  readonly radius: number;
}

function skyGradient(scene: Scene, horizon: number): string {
  const { sky } = scene.palette;
  const stops = [0, 0.34, 0.66, 0.87, 1];
  const drawn = sky.map((colour, i) => `<stop offset="${stops[i]}" stop-color="${colour}"/>`).join('');
  return (
    `<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${n(horizon)}">${drawn}</linearGradient>` +
    fill('url(#s)', rect(0, 0, WIDTH, HEIGHT))
  );
}

/** Draws flat bands with a slow wave, like layers of a screen print. */
function skyBands(scene: Scene, horizon: number): string {
  const { chance, palette } = scene;
  const count = 7;
  const swell = chance.between(-60, 60);
  return repeat(count, (i) => {
    const share = i / (count - 1);
    const place = share * (palette.sky.length - 1);
    const low = palette.sky[Math.floor(place)] ?? '#000000';
    const colour = mix(low, palette.sky[Math.ceil(place)] ?? low, place % 1);
    const y = i === 0 ? -99 : horizon * share ** 0.8 * 0.94;
    const s = swell * (1 - share * 0.6);
    return fill(colour, `M0 ${n(y)}q300 ${n(s)} 600 0t600 0V${HEIGHT}H0z`);
  });
}

function sunRings(scene: Scene, { sunX, sunY, radius }: SkyPlan): string {
  const count = scene.chance.whole(3, 5);
  const gap = scene.chance.between(0.5, 0.85);
  return repeat(count, (i) =>
    fill(scene.palette.sun, disc(sunX, sunY, radius * (1 + gap * (count - i))), ' opacity=".13"'),
  );
}

function sunRays(scene: Scene, { sunX, sunY }: SkyPlan): string {
  const count = scene.chance.whole(11, 17);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * (i + 0.25)) / count;
    const b = a + Math.PI / count;
    d += `M${n(sunX)} ${n(sunY)}l${n(1400 * Math.cos(a))} ${n(1400 * Math.sin(a))}L${n(sunX + 1400 * Math.cos(b))} ${n(sunY + 1400 * Math.sin(b))}z`;
  }
  return fill(scene.palette.sun, d, ' opacity=".12"');
}

function sunGlow(scene: Scene, { sunX, sunY, radius }: SkyPlan): string {
  const glow = `<radialGradient id="h"><stop stop-color="${scene.palette.sun}" stop-opacity=".75"/><stop offset="1" stop-color="${scene.palette.sun}" stop-opacity="0"/></radialGradient>`;
  return glow + fill('url(#h)', disc(sunX, sunY, radius * 3.4));
}

/** Draws stars as one path of zero-length lines with round ends. */
function stars(scene: Scene, horizon: number): string {
  const { chance, palette } = scene;
  const some = (count: number): string =>
    repeat(count, () => `M${chance.whole(10, 1190)} ${chance.whole(8, Math.round(horizon * 0.8))}h.1`);
  const sparkle = repeat(4, () => {
    const s = chance.whole(7, 12);
    return `M${chance.whole(60, 1140)} ${chance.whole(30, 260)}q0 ${s} ${s} ${s}q${-s} 0 ${-s} ${s}q0 ${-s} ${-s} ${-s}q${s} 0 ${s} ${-s}z`;
  });
  return (
    line(palette.sun, 2.6, some(60), `${ROUND} opacity=".7"`) +
    line(palette.sun, 4.4, some(14), ROUND) +
    fill(palette.sun, sparkle)
  );
}

function moon(scene: Scene, { sunX, sunY, radius }: SkyPlan): string {
  const { chance, palette } = scene;
  const r = radius * 0.75;
  if (chance.maybe(0.6)) {
    const sea = mix(palette.sun, palette.sky[3] ?? '#888888', 0.25);
    const seas =
      disc(sunX - r * 0.3, sunY - r * 0.2, r * 0.22) +
      disc(sunX + r * 0.25, sunY + r * 0.3, r * 0.3) +
      disc(sunX + r * 0.3, sunY - r * 0.42, r * 0.12);
    return fill(palette.sun, disc(sunX, sunY, r)) + fill(sea, seas, ' opacity=".6"');
  }
  return fill(
    palette.sun,
    `M${n(sunX)} ${n(sunY - r)}a${n(r)} ${n(r)} 0 1 0 ${n(r)} ${n(r)}a${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${n(-r)} ${n(-r)}z`,
  );
}

/** Draws long flat clouds: stacked bars with round ends. */
function clouds(scene: Scene, horizon: number): string {
  const { chance, palette } = scene;
  const night = palette.hour === 'night';
  const colour = night
    ? (palette.sky[2] ?? '#333366')
    : mix(palette.sky[4] ?? '#ffffff', palette.sky[2] ?? '#ffffff', chance.between(0.1, 0.6));
  const bars = repeat(chance.whole(2, 4), () => {
    const x = chance.whole(-60, 1000);
    const y = chance.whole(70, Math.round(horizon * 0.62));
    const w = chance.whole(120, 300);
    return `M${x} ${y}h${w}M${x + chance.whole(-70, 60)} ${y + 17}h${Math.round(w * 1.2)}M${x + chance.whole(30, 90)} ${y + 34}h${Math.round(w * 0.6)}`;
  });
  return line(colour, 17, bars, `${ROUND} opacity="${night ? 0.6 : 0.75}"`);
}

/** Draws heaped monsoon or mountain clouds: discs on a flat base. */
function heapedClouds(scene: Scene, horizon: number): string {
  const { chance, palette } = scene;
  const colour = mix(palette.sky[4] ?? '#ffffff', palette.sky[1] ?? '#ffffff', palette.hour === 'night' ? 0.75 : 0.12);
  return repeat(2, (i) => {
    const x = i === 0 ? chance.whole(-40, 240) : chance.whole(760, 1040);
    const y = chance.whole(Math.round(horizon * 0.3), Math.round(horizon * 0.66));
    const r = chance.whole(30, 54);
    const d = `M${x} ${y}a${r} ${r} 0 0 1 ${n(r * 1.3)} ${n(-r * 0.7)}a${n(r * 1.3)} ${n(r * 1.3)} 0 0 1 ${n(r * 2.3)} ${n(r * 0.1)}a${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(r * 1.2)} ${n(r * 0.6)}z`;
    return fill(colour, d, ' opacity=".85"');
  });
}

/** Draws flying birds: two wings each, in a loose line. */
export function birds(scene: Scene, x: number, y: number, count: number): string {
  const { chance, palette } = scene;
  let d = '';
  for (let i = 0; i < count; i++) {
    const s = chance.whole(9, 17);
    const bx = x + i * chance.whole(26, 44) + chance.whole(-10, 10);
    const by = y + (i % 2 === 0 ? i : -i) * chance.whole(3, 9);
    d += `M${n(bx - s)} ${n(by - s * 0.3)}q${n(s * 0.6)} ${n(-s * 0.5)} ${n(s)} ${n(s * 0.4)}q${n(s * 0.4)} ${n(-s * 0.9)} ${n(s)} ${n(-s * 0.4)}`;
  }
  return line(palette.hour === 'night' ? (palette.sky[4] ?? '#ffffff') : palette.ink, 3.4, d, `${ROUND} opacity=".8"`);
}

/** Draws the sky down to the horizon, with its sun or moon. `low` lets the sun touch the horizon. */
export function drawSky(scene: Scene, horizon: number, low: boolean): Heaven {
  const { chance, palette } = scene;
  const night = palette.hour === 'night';
  const radius =
    palette.hour === 'day'
      ? chance.whole(48, 78)
      : night
        ? chance.whole(62, 90)
        : chance.pick([chance.whole(74, 110), chance.whole(120, 185)]);
  const sunX = chance.whole(430, 770);
  const ground = horizon - radius * chance.between(0.35, 1.15);
  const sunY =
    palette.hour === 'day' || night ? chance.whole(130, 230) : low ? ground : Math.min(ground, chance.whole(250, 330));
  const plan: SkyPlan = { horizon, sunX, sunY, radius };
  const bands = chance.maybe(0.35);
  const halo = chance.pick(night ? [sunRings, sunGlow] : [sunRings, sunRays, sunGlow, sunRings]);
  const disk = night ? moon(scene, plan) : fill(palette.sun, disc(sunX, sunY, radius));
  const cover = chance.pick(night ? [clouds, () => ''] : [clouds, clouds, heapedClouds]);
  const svg =
    (bands ? skyBands(scene, horizon) : skyGradient(scene, horizon)) +
    (night ? stars(scene, horizon) : '') +
    halo(scene, plan) +
    disk +
    cover(scene, horizon);
  return { svg, sunX, sunY, sunRadius: radius };
}
