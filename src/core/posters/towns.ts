import { arch, disc, fill, line, n, ROUND, rect, repeat, roundArch } from './ink.ts';
import { dome } from './palaces.ts';
import { type Scene, stoneOf } from './scene.ts';

/** Draws a whitewashed church of the coast with two towers, or a spired one of the hills. 300 wide, 330 high. */
export function church(scene: Scene): string {
  const hills =
    scene.subject.terrain === 'snow-mountain' ||
    scene.subject.terrain === 'tea-hills' ||
    scene.subject.terrain === 'lake';
  const stone = stoneOf(scene, hills ? '#e6c67a' : '#fbf4e6');
  const cross = (x: number, y: number): string => line(stone.dark, 5, `M${x} ${y}v-40M${x - 12} ${y - 26}h24`);
  if (hills) {
    return (
      fill(stone.body, 'M-40 0v-110l90 -60l90 60v110z') +
      fill(stone.shade, 'M50 -170l90 60v110h-90z') +
      fill(stone.body, rect(-110, -220, 84, 220)) +
      fill(stone.shade, rect(-64, -220, 38, 220)) +
      fill(stone.dark, 'M-118 -220l50 -110l50 110z') +
      cross(-68, -326) +
      fill(
        stone.window,
        arch(-68, -130, 24, 56) +
          arch(-68, 0, 34, 66) +
          arch(20, -20, 24, 66) +
          arch(66, -20, 24, 66) +
          arch(112, -20, 24, 60),
      ) +
      fill(stone.dark, 'M-50 -106l100 -74l100 74l-8 8l-92 -66l-92 66z')
    );
  }
  const tower = (x: number): string =>
    fill(stone.body, rect(x - 38, -230, 76, 230)) +
    fill(stone.shade, rect(x + 8, -230, 30, 230)) +
    fill(stone.lit, rect(x - 44, -160, 88, 8) + rect(x - 44, -84, 88, 8) + rect(x - 44, -236, 88, 9)) +
    fill(stone.window, roundArch(x, -100, 26, 46) + roundArch(x, -172, 26, 46)) +
    fill(stone.dark, `M${x - 36} -236q36 -70 72 0z`) +
    cross(x, -266);
  return (
    fill(stone.body, 'M-84 0v-200q30 -6 44 -34q40 -70 80 0q14 28 44 34v200z') +
    fill(stone.shade, 'M40 0v-234q14 28 44 34v200z') +
    cross(0, -262) +
    tower(-112) +
    tower(112) +
    fill(stone.window, roundArch(0, 0, 54, 100) + disc(0, -168, 20)) +
    fill(stone.lit, rect(-84, -126, 168, 8)) +
    fill(stone.dark, rect(-170, -4, 340, 8))
  );
}

/** Draws a striped lighthouse on a rock, lit after sunset. 200 wide, 360 high. */
export function lighthouse(scene: Scene): string {
  const { palette } = scene;
  const white = stoneOf(scene, '#fbf4e6');
  const red = stoneOf(scene, '#d8432f');
  const dark = palette.hour === 'night' || palette.hour === 'dusk';
  const beam = dark ? fill(palette.lamp, 'M0 -306L-620 -420V-250zM0 -306L620 -360V-210z', ' opacity=".22"') : '';
  return (
    beam +
    fill(white.body, 'M-42 -20L-24 -280h48L42 -20z') +
    fill(red.body, 'M-38 -76l4 -58h68l4 58zM-30 -190l4 -56h52l4 56z') +
    fill(palette.ink, 'M10 -280h14L42 -20H16z', ' opacity=".25"') +
    fill(white.dark, rect(-34, -290, 68, 11) + rect(-20, -330, 6, 42) + rect(14, -330, 6, 42)) +
    fill(palette.lamp, rect(-14, -328, 28, 38)) +
    fill(red.shade, 'M-26 -328Q0 -372 26 -328z') +
    fill(palette.land(0.9), 'M-150 20Q-110 -30 -50 -26Q10 -44 70 -22Q130 -20 160 20z')
  );
}

/** Draws a long white colonial house with columns and a dome. 600 wide, 320 high. */
export function colonial(scene: Scene): string {
  const stone = stoneOf(scene, scene.chance.pick(['#f6efe2', '#e8c8a0', '#d9826a']));
  const wing = (x: number): string =>
    fill(stone.body, rect(x - 100, -120, 200, 120)) +
    fill(stone.shade, rect(x + 50, -120, 50, 120)) +
    fill(
      stone.window,
      repeat(6, (i) => roundArch(x - 80 + i * 32, -6, 18, 44) + roundArch(x - 80 + i * 32, -64, 18, 40)),
    ) +
    fill(stone.lit, rect(x - 106, -128, 212, 9));
  return (
    wing(-180) +
    wing(180) +
    dome(stone, -268, -126, 44, 44) +
    dome(stone, 268, -126, 44, 44) +
    fill(stone.body, rect(-56, -216, 112, 70)) +
    fill(stone.shade, rect(16, -216, 40, 70)) +
    fill(
      stone.window,
      repeat(5, (i) => roundArch(-40 + i * 20, -160, 11, 40)),
    ) +
    fill(stone.lit, 'M-70 -214C-70 -300 -30 -308 0 -310C30 -308 70 -300 70 -214z') +
    fill(stone.shade, 'M18 -214C34 -260 26 -300 4 -310C30 -308 70 -300 70 -214z') +
    fill(stone.dark, rect(-3, -346, 6, 38)) +
    fill(stone.lit, 'M-108 -150L0 -196L108 -150z') +
    fill(stone.body, rect(-104, -150, 208, 150)) +
    fill(stone.dark, rect(-88, -126, 176, 126)) +
    fill(
      stone.lit,
      repeat(6, (i) => rect(-96 + i * 35, -138, 16, 138)),
    ) +
    fill(stone.shade, rect(-310, -2, 620, 10))
  );
}

/** Draws Mumbai's railway terminus: gables, turrets and a dome. 640 wide, 350 high. */
export function terminus(scene: Scene): string {
  const stone = stoneOf(scene, '#d9a070');
  const turret = (x: number, y: number, h: number): string =>
    fill(stone.body, rect(x - 13, y - h, 26, h)) +
    fill(stone.shade, rect(x + 3, y - h, 10, h)) +
    fill(stone.dark, `M${x - 17} ${y - h}l17 -50l17 50z`);
  const gable = (x: number): string =>
    fill(stone.lit, `M${x - 48} 0v-158l48 -62l48 62v158z`) +
    fill(stone.shade, `M${x} -220l48 62v158h-24v-158z`) +
    fill(stone.window, arch(x, -6, 46, 88) + disc(x, -140, 16));
  return (
    fill(stone.body, rect(-310, -146, 620, 146)) +
    fill(
      stone.window,
      repeat(17, (i) => arch(-292 + i * 36, -4, 19, 54) + arch(-292 + i * 36, -78, 19, 46)),
    ) +
    fill(stone.lit, rect(-314, -152, 628, 9) + rect(-310, -72, 620, 5)) +
    fill(stone.body, rect(-70, -240, 140, 240)) +
    fill(stone.shade, rect(20, -240, 50, 240)) +
    fill(stone.window, arch(0, 0, 56, 96) + arch(-36, -130, 22, 54) + arch(36, -130, 22, 54)) +
    fill(stone.lit, disc(0, -214, 18)) +
    turret(-72, -200, 76) +
    turret(72, -200, 76) +
    fill(stone.lit, 'M-60 -240Q-54 -330 0 -346Q54 -330 60 -240z') +
    fill(stone.shade, 'M16 -240Q30 -300 2 -346Q54 -330 60 -240z') +
    fill(stone.dark, rect(-4, -384, 8, 42)) +
    gable(-190) +
    gable(190) +
    turret(-300, -100, 110) +
    turret(300, -100, 110) +
    turret(-132, -140, 70) +
    turret(132, -140, 70)
  );
}

/** Draws a city's towers, old and new, with lit windows, from `from` to `to` at level y. */
export function skyline(scene: Scene, from: number, to: number, y: number, tall: number, nearness: number): string {
  const { chance, palette } = scene;
  const body = palette.land(nearness);
  let d = '';
  let windows = '';
  let x = from;
  while (x < to) {
    const w = chance.whole(34, 76);
    const middle = 1 - Math.abs((x - 600) / 760);
    const h = tall * chance.between(0.35, 1) * (0.5 + 0.6 * middle);
    const top = chance.whole(0, 4);
    d += rect(x, y - h, w, h + 200);
    if (top === 1) d += `M${n(x)} ${n(y - h + 1)}l${n(w / 2)} ${n(-w * 0.5)}l${n(w / 2)} ${n(w * 0.5)}z`;
    if (top === 2) d += rect(x + w / 2 - 2, y - h - 44, 4, 46) + rect(x + w * 0.2, y - h - 14, w * 0.6, 15);
    if (top === 3) d += roundArch(x + w / 2, y - h + 1, w * 0.8, w * 0.5);
    if (top === 4) d += rect(x + w * 0.15, y - h - 16, w * 0.3, 18);
    for (let k = 0; k < (h / 22) * (nearness > 0.5 ? 1 : 0.4); k++)
      windows += rect(
        x + 7 + 11 * chance.whole(0, Math.floor((w - 16) / 11)),
        y - h + 12 + 17 * chance.whole(0, Math.floor(h / 17) - 1),
        5,
        8,
      );
    x += w + chance.whole(-6, 8);
  }
  return (
    fill(body, d) +
    (nearness > 0.3
      ? fill(
          palette.hour === 'day' ? palette.land(Math.max(0, nearness - 0.25)) : palette.lamp,
          windows,
          ' opacity=".85"',
        )
      : '')
  );
}

/** Draws a steel cantilever bridge over the whole river, its deck at y. */
export function cantilever(scene: Scene, y: number): string {
  const { palette } = scene;
  const steel = stoneOf(scene, '#7f8a94');
  const left = 290;
  const right = 910;
  const top = y - 236;
  const chord = `M-40 ${y - 40}Q160 ${y - 60} ${left} ${top}Q430 ${y - 96} 600 ${y - 92}T${right} ${top}Q1040 ${y - 60} 1240 ${y - 40}`;
  const members = repeat(30, (i) => {
    const x = -20 + i * 42;
    const t = Math.min(Math.abs(x - left), Math.abs(x - right));
    const h = Math.max(44, 236 - t * (x > left && x < right ? 0.98 : 0.82));
    const h2 = Math.max(
      44,
      236 -
        Math.min(Math.abs(x + 42 - left), Math.abs(x + 42 - right)) * (x + 42 > left && x + 42 < right ? 0.98 : 0.82),
    );
    return `M${x} ${y}V${n(y - h)}M${x} ${y}L${x + 42} ${n(y - h2)}`;
  });
  const tower = (x: number): string =>
    fill(steel.shade, rect(x - 12, top - 16, 24, 250) + rect(x - 34, y + 8, 68, 60)) +
    fill(steel.body, rect(x - 12, top - 16, 10, 250));
  return (
    line(steel.body, 4, members) +
    line(steel.body, 9, chord) +
    tower(left) +
    tower(right) +
    fill(steel.dark, rect(-40, y - 4, 1280, 16)) +
    line(
      palette.lamp,
      4,
      repeat(20, (i) => `M${i * 62} ${y - 9}h.1`),
      ROUND,
    )
  );
}

/** Draws a rope footbridge between two towers. 760 wide, 230 high. */
export function jhula(scene: Scene): string {
  const stone = stoneOf(scene, '#e6b48a');
  const tower = (x: number): string =>
    fill(
      stone.body,
      rect(x - 30, -220, 18, 240) +
        rect(x + 12, -220, 18, 240) +
        rect(x - 36, -232, 72, 22) +
        rect(x - 30, -120, 60, 12),
    ) +
    fill(stone.shade, rect(x + 20, -220, 10, 240)) +
    fill(stone.dark, `M${x - 36} -232l36 -30l36 30z`);
  const hangers = repeat(23, (i) => {
    const x = -253 + i * 23;
    return `M${x} 0v${n(-(16 + 190 * (x / 265) ** 2))}`;
  });
  return (
    line(stone.dark, 2.5, hangers) +
    line(stone.dark, 6, 'M-270 -214Q0 178 270 -214M-270 -214L-420 -20M270 -214L420 -20') +
    line(stone.shade, 11, 'M-420 2Q0 -14 420 2') +
    tower(-270) +
    tower(270)
  );
}

/** Draws a clock tower over a market. 110 wide, 330 high. */
export function clockTower(scene: Scene): string {
  const stone = stoneOf(scene, scene.chance.pick(['#c9705a', '#e8c898']));
  return (
    fill(stone.body, rect(-40, -250, 80, 250)) +
    fill(stone.shade, rect(10, -250, 30, 250)) +
    fill(stone.lit, rect(-52, -90, 104, 10) + rect(-50, -176, 100, 9) + rect(-50, -258, 100, 11)) +
    fill(stone.window, arch(0, 0, 36, 70) + arch(0, -100, 24, 54)) +
    fill(stone.lit, disc(0, -216, 27)) +
    line(stone.dark, 4, 'M0 -234v18l12 8', ROUND) +
    fill(stone.body, rect(-30, -288, 60, 32)) +
    fill(stone.dark, 'M-44 -286Q-10 -310 0 -370Q10 -310 44 -286z')
  );
}

/** Draws stalls under striped awnings and a string of lanterns. 1280 wide, 310 high. */
export function market(scene: Scene): string {
  const { chance, palette } = scene;
  const wood = stoneOf(scene, '#8f5a3f');
  const wall = stoneOf(scene, chance.pick(['#e8b888', '#d9a0a0', '#a8c0b0']));
  const cream = palette.tint('#fbf1dc');
  const tones = ['', ''];
  let eaves = '';
  let windows = '';
  for (let i = 0; i < 8; i++) {
    const h = chance.whole(190, 310);
    const x = -640 + i * 160;
    tones[i % 2] += rect(x, -h, 162, h);
    eaves += rect(x - 4, -h - 8, 170, 9);
    for (let k = 0; k < 3; k++)
      windows += arch(x + 34 + k * 48, -150, 26, 46) + (h > 255 ? arch(x + 34 + k * 48, -214, 26, 42) : '');
  }
  const houses =
    fill(wall.body, tones[0] ?? '') +
    fill(wall.shade, tones[1] ?? '') +
    fill(wall.lit, eaves) +
    fill(wall.window, windows);
  const stall = (main: string): string =>
    scene.keep(
      fill(palette.accent2, disc(34, -38, 20)) +
        fill(palette.tint('#6fae4a'), disc(84, -38, 20)) +
        fill(palette.accent, disc(134, -38, 20)) +
        fill(
          main,
          repeat(3, (k) => `M${4 + k * 50} -122h25l6 44q-15 15 -31 0z`),
        ) +
        fill(
          cream,
          repeat(3, (k) => `M${29 + k * 50} -122h25l6 44q-15 15 -31 0z`),
        ),
    );
  const two = [stall(palette.accent), stall(palette.accent2)];
  const stalls =
    fill(wood.dark, rect(-640, -80, 1280, 80)) +
    repeat(8, (i) => `<use href="#${two[i % 2]}" x="${-640 + i * 160}"/>`) +
    fill(wood.body, rect(-640, -30, 1280, 40)) +
    fill(palette.ground, rect(-640, 8, 1280, 200));
  const hang = repeat(13, (i) => disc(-600 + i * 100, -176 + 56 * Math.sin((i / 12) * Math.PI), 14));
  return (
    houses +
    stalls +
    line(wood.dark, 2.5, 'M-640 -190Q0 -66 640 -190') +
    fill(palette.hour === 'day' ? palette.accent2 : palette.lamp, hang)
  );
}
