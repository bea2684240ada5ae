import { mix } from './colours.ts';
import { arch, disc, fill, line, n, ROUND, rect, repeat } from './ink.ts';
import { chhatri } from './palaces.ts';
import { type Scene, stamp, stoneOf } from './scene.ts';
import { cypress } from './trees.ts';

/** Draws a waterfall over a wooded cliff across the whole picture. 1500 wide, 420 high. */
export function waterfall(scene: Scene): string {
  const { chance, palette } = scene;
  const rock = palette.land(0.66);
  const dark = palette.land(0.84);
  const white = mix(palette.snow, palette.water[0], 0.12);
  const lip = chance.whole(-370, -330);
  const cliff = fill(
    rock,
    `M-760 220V-180Q-620 -210 -520 -270T-260 ${lip + 20}L-60 ${lip}H70L250 ${lip + 30}Q420 -330 560 -250T760 -170V220z`,
  );
  const cracks = fill(
    dark,
    `M-760 -180l90 40l-40 130l90 110l-60 120h-80zM-430 -300l70 110l-40 120l80 110l-50 170h-160l40 -140l-60 -120l60 -130zM-170 ${lip + 14}l60 110l-30 140l50 120l-40 180h-90l20 -190l-50 -130l60 -110zM190 ${lip + 24}l-70 120l40 110l-60 130l40 180h100l-10 -160l60 -130l-60 -120zM430 -318l-60 130l60 130l-50 130l30 140h150l-30 -150l60 -110l-70 -140zM760 -170l-110 60l40 130l-60 90l30 100h100z`,
  );
  const w = chance.whole(46, 70);
  const fall =
    fill(
      white,
      `M${-w} ${lip + 3}H${w}L${w - 8} -150Q${w + 30} -40 ${w + 28} 90H${-w - 28}Q${-w - 30} -40 ${-w + 8} -150z`,
    ) +
    line(
      palette.water[0],
      6,
      `M${-w * 0.5} ${lip + 12}L${n(-w * 0.4)} 60M0 ${lip + 8}V70M${n(w * 0.5)} ${lip + 12}L${n(w * 0.55)} 60M${n(w * 0.25)} -250V-40M${n(-w * 0.24)} -200V20`,
      `${ROUND} opacity=".7"`,
    );
  const pool =
    fill(palette.water[0], 'M-420 96Q-200 50 0 54T420 96Q300 150 0 156T-420 96z') +
    fill(
      white,
      repeat(8, (i) => disc(-126 + i * 36, 74 - (i % 2) * 16, 34)),
      ' opacity=".85"',
    );
  const woods = fill(
    dark,
    repeat(20, (i) =>
      disc(
        i < 10 ? -740 + i * 64 : 130 + (i - 10) * 66,
        (i < 10 ? -190 - i * 18 : -350 + (i - 10) * 18) + chance.whole(-8, 8),
        chance.whole(26, 44),
      ),
    ),
  );
  return (
    woods +
    cliff +
    cracks +
    line(white, 10, `M168 ${lip + 22}L152 -210L168 -120L158 70`, `${ROUND} opacity=".8"`) +
    pool +
    fall
  );
}

/** Draws a hill with rock-cut halls: pillars and a large horseshoe window. 1500 wide, 360 high. */
export function cave(scene: Scene): string {
  const stone = stoneOf(scene, scene.chance.pick(['#b08a6a', '#c07f5f', '#8f8a80']));
  const hall = (x: number): string =>
    fill(stone.dark, rect(x - 92, -100, 184, 100)) +
    fill(
      stone.lit,
      repeat(5, (i) => rect(x - 86 + i * 39, -100, 15, 100)),
    ) +
    fill(stone.body, rect(x - 104, -116, 208, 18));
  return (
    fill(
      stone.body,
      'M-760 200V-120Q-640 -170 -560 -230Q-440 -320 -250 -330L-40 -362L170 -340Q360 -330 460 -250T760 -130V200z',
    ) +
    fill(
      stone.shade,
      'M170 -340Q360 -330 460 -250T760 -130V200H360L330 -190zM-760 -120Q-640 -170 -560 -230L-520 -40L-560 200H-760z',
    ) +
    line(
      stone.shade,
      7,
      'M-500 -230Q-300 -290 -120 -282M-420 -176Q-300 -206 -200 -200M80 -310Q180 -290 290 -282M-480 -120Q-440 -134 -390 -134',
      `${ROUND} opacity=".7"`,
    ) +
    fill(stone.lit, 'M-100 0v-170q-18 -94 100 -124q118 30 100 124v170z') +
    fill(stone.dark, 'M-78 0v-170q-8 -70 78 -92q86 22 78 92v170z') +
    fill(stone.window, arch(0, 0, 74, 106), ' opacity=".9"') +
    fill(stone.lit, rect(-76, -128, 152, 11) + rect(-56, -118, 15, 118) + rect(41, -118, 15, 118)) +
    hall(-250) +
    hall(250) +
    fill(stone.lit, rect(-400, 0, 800, 12)) +
    fill(stone.shade, rect(-430, 12, 860, 14))
  );
}

/** Draws terraces, a canal with fountains, cypresses and a pavilion. 620 wide, 280 high. */
export function garden(scene: Scene): string {
  const { palette } = scene;
  const stone = stoneOf(scene, '#f0d8b8');
  const lawn = mix(palette.ground, palette.tint('#5fae5a'), 0.6);
  const tree = scene.keep(cypress(palette.land(0.95)));
  const terraces = repeat(
    4,
    (i) =>
      fill(
        mix(lawn, palette.land(0.8), i * 0.16),
        `M${-190 - i * 46} ${n(-110 + i * 34)}h${380 + i * 92}l24 36h${-428 - i * 92}z`,
      ) + fill(stone.shade, rect(-190 - i * 46, -112 + i * 34, 380 + i * 92, 5)),
  );
  const beds = line(
    palette.accent,
    8,
    repeat(
      4,
      (i) => `M${-180 - i * 42} ${n(-92 + i * 34)}h${90 + i * 20}M${92 + i * 20} ${n(-92 + i * 34)}h${90 + i * 20}`,
    ),
    `${ROUND} stroke-dasharray="1 13"`,
  );
  const canal =
    fill(palette.water[0], 'M-20 -110h40l34 140h-108z') +
    line(
      palette.snow,
      4,
      repeat(3, (i) => `M0 ${-84 + i * 38}v-24m0 4q-14 2 -16 20m16 -20q14 2 16 20`),
      ROUND,
    );
  const pavilion =
    fill(stone.body, rect(-90, -176, 180, 66)) +
    fill(stone.shade, rect(40, -176, 50, 66)) +
    fill(
      stone.window,
      repeat(3, (i) => arch(-54 + i * 54, -110, 36, 54)),
    ) +
    fill(stone.lit, rect(-98, -184, 196, 9)) +
    fill(stone.dark, 'M-104 -184L0 -236L104 -184z') +
    chhatri(stone, 0, -222, 34);
  const trees = repeat(
    4,
    (i) =>
      stamp(tree, -120 - i * 50, -106 + i * 36, 0.8 + i * 0.14) +
      stamp(tree, 120 + i * 50, -106 + i * 36, 0.8 + i * 0.14),
  );
  return pavilion + terraces + beds + canal + trees;
}
