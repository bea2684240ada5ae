import { camelTrain } from './animals.ts';
import { person } from './boats.ts';
import { mix } from './colours.ts';
import { disc, fill, line, n, ROUND, rect, repeat } from './ink.ts';
import { type Scene, stoneOf } from './scene.ts';

/** Draws the toy train of the hills on its track, going left. 620 wide, 130 high; rails at 0. */
export function toyTrain(scene: Scene): string {
  const { palette } = scene;
  const blue = stoneOf(scene, scene.chance.pick(['#2f6fa8', '#2f7f6a', '#b83a3a']));
  const cream = stoneOf(scene, '#f6e6c4');
  const coach = (x: number): string =>
    fill(blue.body, rect(x, -58, 130, 46)) +
    fill(cream.body, rect(x, -84, 130, 28)) +
    fill(
      blue.window,
      repeat(5, (i) => rect(x + 8 + i * 24, -80, 16, 20)),
    ) +
    fill(blue.dark, `M${x - 6} -84q71 -16 142 0v5h-142z`) +
    fill(palette.ink, disc(x + 26, -8, 9) + disc(x + 104, -8, 9) + rect(x + 130, -26, 14, 6));
  const engine =
    fill(blue.body, 'M-300 -66h84v-36h66v90h-150z') +
    fill(blue.shade, rect(-300, -34, 150, 20)) +
    fill(blue.window, rect(-204, -90, 36, 26)) +
    fill(
      blue.dark,
      'M-226 -104h86v8h-86zM-282 -66v-34h-6l-4 -12h34l-4 12h-6v34zM-248 -66q0 -16 12 -16t12 16zM-326 -10l22 -26v26z',
    ) +
    fill(blue.lit, disc(-298, -52, 8)) +
    fill(palette.ink, disc(-274, -9, 12) + disc(-240, -9, 12) + disc(-180, -11, 14) + rect(-150, -26, 14, 6));
  const cloud = mix(palette.sky[4] ?? '#ffffff', palette.sky[2] ?? '#ffffff', palette.hour === 'night' ? 0.7 : 0.15);
  const smoke = fill(
    cloud,
    disc(-262, -140, 18) +
      disc(-232, -166, 26) +
      disc(-186, -190, 34) +
      disc(-128, -206, 40) +
      disc(-62, -214, 34) +
      disc(0, -212, 24),
    ' opacity=".9"',
  );
  return (
    smoke +
    line(palette.ink, 5, 'M-900 4H900') +
    line(palette.ink, 8, 'M-900 10H900', ' stroke-dasharray="9 15"') +
    engine +
    coach(-132) +
    coach(14) +
    coach(160)
  );
}

/** Draws cable cars over a valley. 900 wide, 300 high. */
export function ropeway(scene: Scene): string {
  const { palette } = scene;
  const cabin = (x: number, y: number, colour: string): string =>
    line(palette.ink, 5, `M${x} ${y}v34`) +
    fill(colour, `M${x - 42} ${y + 46}q0 -14 14 -14h56q14 0 14 14v44q0 12 -12 12h-60q-12 0 -12 -12z`) +
    fill(
      palette.hour === 'day' ? palette.ink : palette.lamp,
      rect(x - 32, y + 46, 28, 26) + rect(x + 4, y + 46, 28, 26),
    );
  return (
    line(palette.ink, 4, 'M-700 -60Q0 -180 700 -420M-700 -46Q0 -166 700 -406') +
    fill(palette.ink, 'M326 -304l-26 330h16l20 -200l20 200h16l-26 -330zM296 -308h80v12h-80z') +
    cabin(-60, -176, palette.accent) +
    cabin(190, -246, palette.accent2) +
    cabin(-320, -126, palette.accent2)
  );
}

/** Draws a paraglider over the hills. 300 wide, 260 high. */
export function glider(scene: Scene): string {
  const { palette } = scene;
  const cells = repeat(6, (i) => `M${-120 + i * 40} ${-214 - Math.sin(((i + 0.5) / 6) * Math.PI) * 36}L0 -70`);
  return (
    line(palette.ink, 1.6, cells) +
    fill(palette.accent, 'M-176 -170Q-120 -290 0 -290T176 -170Q120 -234 0 -234T-176 -170z') +
    fill(palette.accent2, 'M-74 -276Q-36 -290 0 -290T74 -276L52 -228Q26 -234 0 -234T-52 -228z') +
    fill(palette.ink, `${disc(0, -74, 10)}M-12 -64h22l8 30l34 6v9l-44 -2l-20 -18z`)
  );
}

/** Draws a raft of paddlers in white water. 480 wide, 170 high. */
export function raft(scene: Scene): string {
  const { palette } = scene;
  const crew = repeat(
    5,
    (i) =>
      `<g transform="translate(${-124 + i * 62} ${-34 - (i % 2) * 10})scale(1.15)">${person(palette.ink, i % 2 === 0 ? palette.accent2 : palette.tint('#3f9ac0'))}</g>${line(palette.ink, 5, `M${-112 + i * 62} -64l${i % 2 === 0 ? 40 : -36} 84`, ROUND)}`,
  );
  return (
    crew +
    fill(
      palette.accent,
      'M-216 -72Q-226 -20 -150 -8H140Q226 -24 216 -78Q196 -96 182 -60Q170 -42 140 -40H-140Q-170 -42 -184 -58Q-198 -90 -216 -72z',
    ) +
    fill(
      palette.snow,
      'M-290 20q30 -44 70 -18q30 -40 70 -8q40 -36 76 0q40 -34 78 0q40 -40 80 0q34 -34 70 2q44 -30 70 24q-60 30 -130 14q-70 20 -130 2q-70 18 -130 0q-70 16 -124 -16z',
    )
  );
}

/** Draws tea pickers with baskets among bushes. 420 wide, 170 high. */
export function tea(scene: Scene): string {
  const { palette } = scene;
  const basket = stoneOf(scene, '#d9a860');
  const bush = palette.land(0.9);
  const cloths = [palette.accent, palette.accent2, palette.tint('#d64f8a')];
  const picker = (x: number, y: number, s: number, i: number): string =>
    `<g transform="translate(${x} ${y})scale(${s})">${fill(basket.body, 'M14 -104L52 -104L44 -44L20 -44z') + line(basket.shade, 3, 'M16 -88h34M18 -72h30M20 -58h26')}${fill(cloths[i] ?? palette.accent, 'M-20 0Q-26 -70 -4 -104Q14 -112 24 -96Q28 -40 24 0z')}${fill(palette.ink, 'M-14 -84L-50 -50l5 7L-8 -66z') + fill(palette.ink, disc(0, -118, 13))}${fill(cloths[(i + 1) % 3] ?? palette.accent2, 'M-14 -118Q-12 -140 6 -138Q22 -134 22 -100Q12 -112 8 -126z')}</g>`;
  const row = (y: number, r: number, shift: number): string => {
    const green = mix(bush, palette.ground, shift);
    const dots = ` stroke-linecap="round" stroke-dasharray="1 ${n(r * 1.75)}"`;
    return line(green, r * 2, `M${n(-760 + shift * 60)} ${y}h1520`, dots) + fill(green, rect(-760, y, 1520, 160));
  };
  return (
    row(-34, 36, 0.5) +
    picker(-150, 0, 1.1, 0) +
    picker(20, -14, 1, 1) +
    picker(170, 4, 1.15, 2) +
    row(4, 40, 0.28) +
    row(46, 44, 0.06)
  );
}

/** Draws tents of a desert camp with a fire. 520 wide, 150 high. */
export function tents(scene: Scene): string {
  const { palette } = scene;
  const cloth = stoneOf(scene, '#fbf1dc');
  const tent = (x: number, s: number): string =>
    `<g transform="translate(${x})scale(${s})">${fill(cloth.body, 'M-100 0L-84 -66L0 -130L84 -66L100 0z') + fill(cloth.shade, 'M0 -130L84 -66L100 0H30z') + fill(palette.accent, 'M-84 -66L0 -130L84 -66l-10 14l-20 -12l-18 12l-18 -12l-18 12l-18 -12l-18 12l-18 -12z') + fill(palette.hour === 'day' ? cloth.dark : palette.lamp, 'M-24 0L0 -64L24 0z') + line(palette.ink, 3, 'M0 -130v-26') + fill(palette.accent2, 'M0 -156l26 8l-26 8z')}</g>`;
  return tent(-190, 0.85) + tent(190, 0.85) + tent(0, 1.1) + fill(palette.lamp, 'M-8 44q-16 -24 8 -48q24 24 8 48z');
}

export const caravan = (scene: Scene): string => camelTrain(scene, -230, 0, 4, 1, 3);
