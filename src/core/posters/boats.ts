import { arch, disc, fill, line, n, ROUND, rect, repeat } from './ink.ts';
import { type Scene, stoneOf } from './scene.ts';

/** Draws a standing rower or fisherman, 60 high, feet at the origin. */
export const person = (body: string, cloth: string): string =>
  fill(cloth, 'M-9 0L-7 -34Q0 -42 7 -34L9 0z') +
  fill(body, `${disc(0, -46, 7)}M-7 -30L-16 -14l4 2l8 -12zM7 -30L20 -20l-2 4L6 -24z`);

/** Draws the thatched rice boat of Kerala. 520 wide, 150 high, its waterline at 0. */
export function houseboat(scene: Scene): string {
  const { palette } = scene;
  const wood = stoneOf(scene, '#7a4a32');
  const thatch = stoneOf(scene, '#d9a860');
  const weave = repeat(9, (i) => `M${-150 + i * 36} ${-112 + Math.abs(i - 4) * 4}q-8 30 -4 62`);
  return (
    fill(
      thatch.shade,
      'M-178 -46Q-184 -92 -140 -104Q-100 -128 -40 -122Q20 -146 90 -128Q140 -124 156 -96Q184 -88 178 -46z',
    ) +
    fill(thatch.body, 'M-178 -50Q-180 -92 -138 -104Q-100 -128 -40 -122Q20 -146 90 -128Q110 -126 120 -118L112 -56z') +
    line(thatch.shade, 3, weave, ' opacity=".7"') +
    fill(
      palette.hour === 'day' ? wood.dark : palette.lamp,
      repeat(4, (i) => arch(-128 + i * 70, -38, 40, 44)),
    ) +
    fill(wood.body, rect(-186, -46, 372, 8)) +
    fill(wood.dark, 'M-290 -66Q-262 -60 -236 -34L236 -34Q262 -60 290 -72Q284 -20 214 6H-206Q-280 -18 -290 -66z') +
    line(wood.body, 4, 'M-262 -34Q-240 -16 -200 -14H210Q246 -18 268 -40') +
    fill(palette.accent, 'M176 -96l4 -66l34 12l-30 12v42z')
  );
}

/** Draws a boat with one tall lateen sail. 220 wide, 280 high. */
export function sail(scene: Scene): string {
  const { palette } = scene;
  const wood = stoneOf(scene, '#6a3f30');
  const cloth = stoneOf(scene, scene.chance.pick(['#fbf1dc', '#f6d8a0']));
  return (
    line(wood.dark, 6, 'M-8 -16L6 -250') +
    fill(cloth.lit, 'M8 -270Q120 -150 118 -30Q50 -60 -60 -40Q10 -130 8 -270z') +
    fill(palette.accent, 'M8 -270Q60 -212 90 -150Q40 -170 -8 -130Q10 -190 8 -270z') +
    fill(cloth.shade, 'M-60 -40Q30 -60 118 -30Q70 -70 20 -76Q-30 -72 -60 -40z') +
    line(wood.body, 4, 'M14 -284L-70 -34') +
    fill(wood.dark, 'M-118 -34Q-60 -16 0 -16T128 -46Q110 0 66 8H-60Q-104 -2 -118 -34z') +
    line(palette.accent2, 4, 'M-104 -20Q-40 -4 10 -5T114 -24')
  );
}

/** A dugout with a boatman. 300 wide, 120 high. */
export function canoe(scene: Scene): string {
  const { palette } = scene;
  const ink = palette.ink;
  return poled(
    fill(ink, 'M-150 -22Q-80 -4 0 -4T150 -30Q126 6 76 10H-80Q-128 2 -150 -22z'),
    person(ink, palette.accent),
    ink,
  );
}

const poled = (hull: string, rower: string, ink: string): string =>
  `${hull}<g transform="translate(84 -8)scale(1.5)">${rower}</g>${line(ink, 4, 'M40 -120L150 60')}${fill(ink, 'M-70 -6q10 -34 44 -30q26 6 30 32z')}`;

/** Draws the long, low, canopied boat of Dal Lake with its paddler. 420 wide, 150 high. */
export function shikara(scene: Scene): string {
  const { palette } = scene;
  const wood = stoneOf(scene, '#8f5a3a');
  const cloth = stoneOf(scene, '#e8b04a');
  return (
    fill(palette.accent, rect(-70, -44, 150, 32)) +
    fill(palette.accent2, rect(-70, -52, 150, 10)) +
    line(wood.dark, 5, 'M-84 -14V-104M84 -14V-104M-28 -60V-104M28 -60V-104') +
    fill(cloth.body, 'M-104 -98L-78 -132H78L104 -98z') +
    fill(cloth.shade, 'M30 -132H78L104 -98H40z') +
    fill(
      palette.accent,
      repeat(13, (i) => `M${-104 + i * 16} -98h16l-8 13z`),
    ) +
    fill(wood.body, 'M-236 -38Q-150 -14 0 -14T240 -46Q196 4 120 8H-120Q-196 0 -236 -38z') +
    fill(wood.dark, 'M-214 -22Q-140 -2 0 -2T214 -26Q184 4 120 8H-120Q-184 2 -214 -22z') +
    `<g transform="translate(170 -20)scale(1.35)">${person(palette.ink, palette.tint('#5f7fa8'))}</g>` +
    line(wood.dark, 4, 'M186 -62L232 14') +
    fill(wood.dark, 'M222 0q14 0 18 26q-18 -4 -18 -26z')
  );
}

/** Draws a cantilevered fishing net of Kochi. 420 wide, 380 high. */
export function nets(scene: Scene): string {
  const { palette } = scene;
  const wood = palette.ink;
  const mesh = repeat(
    9,
    (i) => `M${-196 + i * 42} ${-238 + Math.abs(i - 4) * 6}Q${n(-60 + i * 12)} -150 -10 ${-96 + Math.abs(i - 4) * 4}`,
  );
  const rounds = repeat(
    4,
    (i) => `M${-176 + i * 36} ${-212 + i * 30}Q-10 ${-150 + i * 24} ${156 - i * 34} ${-212 + i * 30}`,
  );
  return (
    line(wood, 2, mesh + rounds, ' opacity=".65"') +
    line(
      wood,
      7,
      'M-10 -330Q-120 -320 -200 -232M-10 -330Q100 -320 180 -232M-10 -330Q-70 -290 -96 -214M-10 -330Q50 -290 76 -214',
      ROUND,
    ) +
    line(wood, 9, 'M-10 -330L170 -20M230 -150L-10 -330M170 -20L230 -150M130 20L176 -110M220 20L186 -110', ROUND) +
    line(wood, 8, 'M90 0H300M110 30V-10M150 40V-10M200 40V-10M250 40V-10M286 30V-10', ROUND) +
    fill(wood, disc(250, -120, 8) + disc(262, -100, 8) + disc(240, -98, 7)) +
    line(wood, 2, 'M230 -150L262 -60M230 -150L244 -66') +
    `<g transform="translate(206 -4)scale(.9)">${person(wood, palette.accent)}</g>`
  );
}

/** Draws a beach hut of palm leaves with an umbrella and a beached boat. 480 wide, 200 high. */
export function shack(scene: Scene): string {
  const { palette } = scene;
  const wood = stoneOf(scene, '#8a5f42');
  const thatch = stoneOf(scene, '#d9ab68');
  const cream = palette.tint('#fbf1dc');
  const umbrella = (x: number, colour: string): string =>
    line(wood.dark, 5, `M${x} 4l-10 -104`) +
    fill(colour, `M${x - 74} -84Q${x - 56} -140 ${x - 12} -142Q${x + 34} -142 ${x + 52} -96z`) +
    fill(
      cream,
      `M${x - 40} -87Q${x - 34} -130 ${x - 12} -142Q${x - 6} -120 ${x - 6} -91zM${x + 24} -94Q${x + 14} -130 ${x - 12} -142Q${x + 34} -142 ${x + 52} -96z`,
    );
  return (
    fill(wood.dark, rect(-196, -104, 190, 104)) +
    fill(palette.hour === 'day' ? wood.shade : palette.lamp, rect(-176, -84, 150, 44)) +
    fill(wood.body, rect(-196, -40, 190, 40) + rect(-200, -108, 9, 108) + rect(-14, -108, 9, 108)) +
    fill(
      thatch.shade,
      'M-236 -92Q-190 -150 -100 -176Q-10 -150 34 -92l-12 8l-14 -6l-16 8l-16 -8l-18 8l-16 -8l-18 8l-18 -8l-18 8l-18 -8l-18 8l-16 -8l-16 8l-16 -8l-16 8z',
    ) +
    fill(thatch.body, 'M-236 -92Q-190 -150 -100 -176Q-70 -166 -50 -150Q-110 -140 -150 -96l-16 8l-16 -8l-18 8l-18 -8z') +
    umbrella(110, palette.accent) +
    umbrella(230, palette.accent2) +
    line(wood.dark, 5, 'M54 2l56 -14l28 -26M160 2l56 -14l30 -26', ROUND)
  );
}
