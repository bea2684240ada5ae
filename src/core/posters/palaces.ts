import { mix } from './colours.ts';
import { arch, fill, line, n, ROUND, rect, repeat, roundArch } from './ink.ts';
import { type Scene, type Stone, stoneOf } from './scene.ts';

/** Draws an onion dome with a finial at (x, y), its left side lit. */
export function dome(stone: Stone, x: number, y: number, w: number, h: number): string {
  const outline = (share: number): string =>
    `M${n(x - (w / 2) * share)} ${n(y)}C${n(x - w * 0.72 * share)} ${n(y - h * 0.45)} ${n(x - w * 0.26 * share)} ${n(y - h * 0.7)} ${n(x)} ${n(y - h)}`;
  const right = (share: number): string =>
    `C${n(x + w * 0.26 * share)} ${n(y - h * 0.7)} ${n(x + w * 0.72 * share)} ${n(y - h * 0.45)} ${n(x + (w / 2) * share)} ${n(y)}z`;
  return (
    fill(stone.body, outline(1) + right(1)) +
    fill(
      stone.shade,
      `M${n(x + w * 0.12)} ${n(y)}C${n(x + w * 0.4)} ${n(y - h * 0.45)} ${n(x + w * 0.16)} ${n(y - h * 0.72)} ${n(x)} ${n(y - h)}${right(1)}`,
    ) +
    fill(stone.dark, `M${n(x - 3)} ${n(y - h + 4)}l3 ${n(-h * 0.26 - 6)}l3 ${n(h * 0.26 + 6)}z`)
  );
}

/** Draws a kiosk: a small dome on four pillars, its floor at (x, y). */
export function chhatri(stone: Stone, x: number, y: number, w: number): string {
  const h = w * 0.7;
  return (
    fill(
      stone.body,
      rect(x - w / 2, y - h, w * 0.13, h) +
        rect(x + w / 2 - w * 0.13, y - h, w * 0.13, h) +
        rect(x - w * 0.2, y - h, w * 0.1, h) +
        rect(x + w * 0.1, y - h, w * 0.1, h),
    ) +
    fill(stone.lit, rect(x - w * 0.64, y - h - 5, w * 1.28, 6)) +
    dome(stone, x, y - h - 5, w * 0.86, w * 0.6)
  );
}

/** Draws battlements along the top of a wall, as one dashed line. */
const merlons = (stone: Stone, x: number, y: number, w: number): string =>
  line(stone.body, 12, `M${n(x)} ${n(y)}h${n(w)}`, ' stroke-dasharray="12 8"');

const bastion = (stone: Stone, x: number, y: number, w: number, h: number): string =>
  fill(stone.body, `M${n(x - w / 2)} ${n(y)}l${n(w * 0.1)} ${n(-h)}h${n(w * 0.8)}l${n(w * 0.1)} ${n(h)}z`) +
  fill(stone.shade, `M${n(x + w * 0.1)} ${n(y)}v${n(-h)}h${n(w * 0.3)}l${n(w * 0.1)} ${n(h)}z`) +
  merlons(stone, x - w * 0.42, y - h - 4, w * 0.86);

/** Draws a fort on a rock: bastions, walls, a palace with kiosks on top. 640 wide, 380 high. */
export function fort(scene: Scene): string {
  const { chance, palette } = scene;
  const stone = stoneOf(scene, chance.pick(['#d99a62', '#c9785a', '#e0b478', '#b88a72']));
  const rock = palette.land(0.75);
  const deep = palette.land(0.9);
  const cliff =
    fill(
      rock,
      'M-560 72Q-430 60 -370 10L-318 -30L-270 -72L-200 -92L-60 -118L80 -122L210 -96L290 -66L330 -26Q430 60 560 72z',
    ) +
    fill(
      deep,
      'M-300 72L-260 10L-200 72z M-200 70L-160 -30L-110 -60L-90 10L-30 -70L20 -20L60 -80L120 20L180 -60L230 0L290 -30L330 70z',
    );
  const low = [-286, -196, -96, 96, 206, 292]
    .map((x, i) => bastion(stone, x, -40 - (i === 0 || i === 5 ? 0 : 24), 66, chance.whole(74, 96)))
    .join('');
  const wall =
    fill(stone.shade, 'M-290 -40V-94L-196 -120H206L292 -94V-40L206 -62H-196z') + merlons(stone, -196, -124, 400);
  const keep =
    fill(stone.body, rect(-130, -232, 300, 120)) +
    fill(stone.shade, rect(60, -232, 110, 120)) +
    fill(stone.lit, rect(-138, -238, 316, 8) + rect(-138, -176, 316, 6)) +
    fill(
      stone.window,
      repeat(9, (i) => arch(-112 + i * 33, -186, 17, 30) + arch(-112 + i * 33, -128, 17, 34)),
    );
  const tower =
    fill(stone.body, rect(-44, -300, 104, 70)) +
    fill(stone.shade, rect(20, -300, 40, 70)) +
    fill(
      stone.window,
      repeat(3, (i) => arch(-22 + i * 30, -244, 17, 34)),
    );
  const tops =
    chhatri(stone, -104, -238, 46) +
    chhatri(stone, 142, -238, 46) +
    chhatri(stone, -24, -300, 40) +
    chhatri(stone, 40, -300, 40) +
    dome(stone, 8, -304, 62, 66);
  const gate = fill(stone.dark, arch(0, -62, 46, 66));
  const flag = line(stone.dark, 3, 'M8 -372v-50') + fill(palette.accent, 'M8 -422q26 2 46 14q-22 8 -46 10z');
  return keep + tower + tops + flag + cliff + wall + low + gate;
}

/** Draws a palace of terraces and kiosks by water or gardens. 600 wide, 290 high. */
export function palace(scene: Scene): string {
  const stone = stoneOf(scene, scene.chance.pick(['#f2e2c4', '#f0c8a0', '#e8b48f', '#f4efe2']));
  const tier = (x: number, y: number, w: number, h: number, count: number): string =>
    fill(stone.body, rect(x - w / 2, y - h, w, h)) +
    fill(stone.shade, rect(x + w * 0.24, y - h, w * 0.26, h)) +
    fill(stone.lit, rect(x - w / 2 - 6, y - h - 6, w + 12, 8)) +
    fill(
      stone.window,
      repeat(count, (i) => arch(x - w / 2 + (w / count) * (i + 0.5), y - h * 0.16, (w / count) * 0.52, h * 0.6)),
    );
  return (
    tier(0, -66, 480, 70, 13) +
    tier(0, -136, 250, 66, 7) +
    tier(0, 0, 580, 66, 15) +
    tier(0, -202, 120, 44, 3) +
    [-266, 266].map((x) => chhatri(stone, x, -72, 54)).join('') +
    [-206, 206].map((x) => chhatri(stone, x, -142, 48)).join('') +
    [-96, 96].map((x) => chhatri(stone, x, -208, 44)).join('') +
    dome(stone, 0, -250, 84, 84) +
    fill(stone.dark, rect(-300, -4, 600, 8))
  );
}

/** Draws five storeys of latticed bays, each narrower. 420 wide, 360 high. */
export function windPalace(scene: Scene): string {
  const stone = stoneOf(scene, '#e8836a');
  const cream = stoneOf(scene, '#fbe6c8');
  const rows = [
    [13, 0],
    [13, 1],
    [9, 2],
    [7, 3],
    [3, 4],
  ] as const;
  let svg = fill(stone.body, 'M-210 0v-150h60l10 -70h50l6 -56h46l8 -60h60l8 60h46l6 56h50l10 70h60v150z');
  let windows = '';
  let hoods = '';
  for (const [count, row] of rows) {
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 31;
      const y = -14 - row * 66;
      windows += arch(x, y, 17, 36);
      hoods += `M${n(x - 14)} ${n(y - 36)}q14 -24 28 0z`;
    }
    svg += fill(cream.shade, rect(-count * 15.5 - 6, -4 - row * 66, count * 31 + 12, 5));
  }
  const tips =
    repeat(3, (i) => chhatri(stone, -32 + i * 32, -328, 22)) +
    chhatri(stone, -118, -276, 26) +
    chhatri(stone, 118, -276, 26) +
    chhatri(stone, -180, -150, 30) +
    chhatri(stone, 180, -150, 30);
  return tips + svg + fill(cream.body, hoods) + fill(stone.window, windows) + line(cream.lit, 3, 'M-210 -2h420');
}

/** Draws the white tomb with four minarets. 620 wide, 380 high. */
export function mausoleum(scene: Scene): string {
  const stone = stoneOf(scene, '#fbf4e8');
  const minaret = (x: number, h: number): string =>
    fill(stone.body, `M${x - 13} -30l4 ${-h}h18l4 ${h}z`) +
    fill(stone.shade, `M${x + 2} -30v${-h}h7l4 ${h}z`) +
    fill(
      stone.lit,
      rect(x - 15, -36 - h * 0.34, 30, 7) + rect(x - 15, -36 - h * 0.68, 30, 7) + rect(x - 15, -34 - h, 30, 7),
    ) +
    dome(stone, x, -36 - h, 22, 30);
  const block =
    fill(stone.body, 'M-150 -30v-150h300v150z') +
    fill(stone.shade, rect(104, -180, 46, 150)) +
    fill(stone.lit, rect(-58, -200, 116, 170));
  const niches = [-120, -82, 82, 120].map((x) => arch(x, -38, 26, 54) + arch(x, -108, 26, 54)).join('');
  return (
    minaret(-280, 230) +
    minaret(280, 230) +
    fill(stone.body, rect(-54, -232, 108, 40)) +
    fill(stone.shade, rect(18, -232, 36, 40)) +
    dome(stone, 0, -230, 150, 150) +
    chhatri(stone, -104, -180, 46) +
    chhatri(stone, 104, -180, 46) +
    block +
    fill(stone.shade, niches) +
    fill(stone.shade, arch(0, -30, 84, 150)) +
    fill(stone.window, arch(0, -30, 50, 92), ' opacity=".8"') +
    minaret(-206, 196) +
    minaret(206, 196) +
    fill(stone.lit, rect(-310, -32, 620, 32)) +
    fill(
      stone.shade,
      repeat(15, (i) => arch(-280 + i * 40, 0, 18, 22)),
    )
  );
}

/** Draws three domes between two minarets over a court of arches. 560 wide, 360 high. */
export function mosque(scene: Scene): string {
  const stone = stoneOf(scene, scene.chance.pick(['#c9705a', '#e6dccb', '#8fb0a8']));
  const white = stoneOf(scene, '#f7efe0');
  const minaret = (x: number): string =>
    fill(stone.body, rect(x - 15, -300, 30, 300)) +
    fill(stone.shade, rect(x + 3, -300, 12, 300)) +
    fill(white.lit, rect(x - 20, -120, 40, 7) + rect(x - 20, -216, 40, 7) + rect(x - 20, -304, 40, 8)) +
    chhatri(white, x, -304, 30);
  return (
    dome(white, -120, -150, 112, 118) +
    dome(white, 120, -150, 112, 118) +
    dome(white, 0, -176, 146, 152) +
    minaret(-256) +
    minaret(256) +
    fill(stone.body, rect(-240, -156, 480, 156)) +
    fill(stone.shade, rect(130, -156, 110, 156)) +
    fill(stone.lit, rect(-66, -196, 132, 196)) +
    fill(stone.window, arch(0, 0, 92, 160)) +
    fill(stone.dark, [-206, -156, -106, 106, 156, 206].map((x) => arch(x, 0, 32, 96)).join('')) +
    fill(white.lit, rect(-244, -160, 488, 7) + rect(-70, -200, 140, 8)) +
    fill(stone.shade, rect(-290, 0, 580, 10))
  );
}

/** Draws the golden shrine on its platform in the water. 420 wide, 250 high. */
export function goldenTemple(scene: Scene): string {
  const gold = stoneOf(scene, '#f0b23a');
  const marble = stoneOf(scene, '#fbf1dc');
  return (
    fill(gold.body, rect(-130, -166, 260, 92)) +
    fill(gold.shade, rect(60, -166, 70, 92)) +
    fill(marble.body, rect(-130, -76, 260, 76)) +
    fill(marble.shade, rect(60, -76, 70, 76)) +
    fill(
      gold.window,
      repeat(7, (i) => arch(-108 + i * 36, -96, 18, 44)),
    ) +
    fill(
      marble.shade,
      repeat(5, (i) => arch(-100 + i * 50, -6, 28, 54)),
    ) +
    fill(gold.lit, rect(-142, -174, 284, 10) + rect(-136, -82, 272, 8)) +
    fill(gold.body, rect(-56, -206, 112, 34)) +
    dome(gold, 0, -204, 100, 74) +
    [-118, 118].map((x) => chhatri(gold, x, -174, 38)).join('') +
    [-58, 58].map((x) => chhatri(gold, x, -174, 26)).join('') +
    fill(marble.lit, rect(-170, -6, 340, 12)) +
    line(marble.body, 8, 'M170 2h400') +
    line(marble.lit, 10, 'M176 -8h390', ' stroke-dasharray="4 16"')
  );
}

/** Draws a ceremonial arch: India Gate, the Gateway. 320 wide, 320 high. */
export function gate(scene: Scene): string {
  const stone = stoneOf(scene, scene.chance.pick(['#e0b888', '#d8a070']));
  const domes = scene.chance.maybe(0.5);
  return (
    (domes
      ? [-118, -46, 46, 118].map((x) => chhatri(stone, x, -250, 46)).join('')
      : fill(stone.body, rect(-90, -292, 180, 34) + rect(-60, -312, 120, 22))) +
    fill(stone.body, rect(-150, -250, 300, 250)) +
    fill(stone.shade, rect(86, -250, 64, 250)) +
    fill(stone.lit, rect(-162, -260, 324, 14) + rect(-156, -200, 312, 8)) +
    fill(stone.window, roundArch(0, 0, 104, 172), ' opacity=".85"') +
    fill(stone.shade, roundArch(-112, 0, 44, 96) + roundArch(112, 0, 44, 96)) +
    fill(
      stone.lit,
      repeat(9, (i) => rect(-128 + i * 30, -236, 14, 22)),
    ) +
    fill(stone.dark, rect(-180, -6, 360, 12))
  );
}

/** Draws the square of four minarets over four arches. 320 wide, 380 high. */
export function fourTowers(scene: Scene): string {
  const stone = stoneOf(scene, '#e8c590');
  const tower = (x: number): string =>
    fill(stone.body, rect(x - 17, -310, 34, 310)) +
    fill(stone.shade, rect(x + 4, -310, 13, 310)) +
    fill(stone.lit, [-96, -170, -236, -312].map((y) => rect(x - 23, y, 46, 9)).join('')) +
    dome(stone, x, -312, 36, 46);
  return (
    fill(stone.body, rect(-130, -200, 260, 200)) +
    fill(stone.shade, rect(50, -200, 80, 200)) +
    fill(stone.window, arch(0, 0, 132, 160)) +
    fill(stone.lit, rect(-134, -206, 268, 8)) +
    fill(stone.body, rect(-116, -244, 232, 40)) +
    fill(
      stone.window,
      repeat(9, (i) => arch(-96 + i * 24, -210, 13, 26)),
    ) +
    merlons(stone, -112, -250, 226) +
    tower(-138) +
    tower(138) +
    fill(stone.dark, rect(-176, -4, 352, 10))
  );
}

/** Draws the fluted victory tower. 130 wide, 420 high. */
export function minar(scene: Scene): string {
  const stone = stoneOf(scene, '#d07a55');
  const stages = [
    [0, -140, 62, 50],
    [-140, -240, 48, 40],
    [-240, -316, 38, 31],
    [-316, -370, 29, 24],
    [-370, -410, 22, 16],
  ] as const;
  return (
    stages
      .map(
        ([y, top, w, v], i) =>
          fill(i > 2 ? stone.lit : stone.body, `M${-w} ${y}L${-v} ${top}H${v}L${w} ${y}z`) +
          fill(stone.shade, `M${n(w * 0.3)} ${y}L${n(v * 0.3)} ${top}H${v}L${w} ${y}z`) +
          line(
            stone.dark,
            2,
            repeat(4, (k) => `M${n(-w + ((k + 1) * w * 2) / 5)} ${y}L${n(-v + ((k + 1) * v * 2) / 5)} ${top}`),
            ' opacity=".3"',
          ) +
          fill(stone.lit, rect(-v - 9, top - 5, v * 2 + 18, 10)),
      )
      .join('') +
    dome(stone, 0, -412, 28, 28) +
    fill(stone.dark, rect(-86, -4, 172, 10))
  );
}

/** Draws the diamond-shaped steps down a stepwell, seen from the rim. 520 wide, 300 high. */
export function stepwell(scene: Scene): string {
  const stone = stoneOf(scene, '#d9a468');
  const rows = repeat(6, (r) => {
    const y = -60 - (5 - r) * 38;
    const half = 250 - r * 34;
    const steps = Math.floor(half / 26);
    return (
      fill(r % 2 === 0 ? stone.body : stone.lit, rect(-half, y - 38, half * 2, 39)) +
      fill(
        stone.dark,
        repeat(steps, (i) => `M${n(-half + (i + 0.5) * ((2 * half) / steps) - 18)} ${y}l18 -32l18 32z`),
      ) +
      fill(
        stone.shade,
        repeat(steps, (i) => `M${n(-half + (i + 0.5) * ((2 * half) / steps))} ${y - 32}l18 32h-18z`),
      )
    );
  });
  const rim =
    fill(stone.body, rect(-320, -344, 640, 58)) +
    fill(
      stone.window,
      repeat(15, (i) => arch(-294 + i * 42, -290, 24, 42)),
    ) +
    fill(stone.lit, rect(-330, -350, 660, 9)) +
    [-280, 0, 280].map((x) => chhatri(stone, x, -350, 50)).join('');
  const { palette } = scene;
  const earth =
    fill(palette.ground, 'M-760 -300H-326L-104 8H104L326 -300H760V240H-760z') +
    fill(mix(palette.ground, palette.land(1), 0.22), 'M-760 -60Q-400 -20 -104 60H104Q400 -20 760 -60V240H-760z');
  return (
    rim +
    fill(stone.shade, 'M-330 -288H330L110 8H-110z') +
    rows +
    fill(palette.water[1], rect(-84, -60, 168, 70)) +
    line(stone.lit, 3, 'M-60 -40h50M-10 -20h60', ROUND) +
    earth
  );
}
