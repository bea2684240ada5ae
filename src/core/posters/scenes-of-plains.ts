import { camelTrain } from './animals.ts';
import { mix } from './colours.ts';
import { arch, fill, line, ROUND, rect, repeat } from './ink.ts';
import { chhatri } from './palaces.ts';
import { dune, hillLine, hills, landUnder, ripples, snowRange } from './ridges.ts';
import { type Scene, stamp, stoneOf } from './scene.ts';
import { type Composition, flock, riverScene } from './scenes-of-water.ts';
import { drawSky } from './sky.ts';
import { farLand, headlands, motifOf, stand } from './stage.ts';
import { skyline } from './towns.ts';
import { palm, shadeTree, thornTree } from './trees.ts';
import { drawWater } from './water.ts';

/** Dunes behind dunes, their crests sharp against the light, with a caravan if there is no motif. */
function dunes(scene: Scene): string {
  const { chance } = scene;
  const horizon = chance.whole(440, 480);
  const heaven = drawSky(scene, horizon, true);
  const back =
    dune(scene, chance.whole(150, 350), horizon - 40, 460, 0.25) +
    dune(scene, chance.whole(820, 1000), horizon - 70, 520, 0.4);
  const crest = chance.whole(500, 540);
  const middle = dune(scene, chance.whole(420, 560), crest, 760, 0.65);
  const caravan =
    motifOf(scene) && scene.subject.motif !== 'camels'
      ? stand(scene, { x: chance.whole(590, 660), y: crest + 50, tall: 310, wide: 560 })
      : camelTrain(scene, 470, crest + 22, chance.whole(3, 4), 1.15, 14);
  return (
    heaven.svg +
    flock(scene, heaven) +
    back +
    middle +
    caravan +
    dune(scene, chance.pick([120, 1080]), 640, 780, 1) +
    ripples(scene, 690)
  );
}

/** Hard flat land with thorn trees and a distant table hill. */
function dryLand(scene: Scene): string {
  const { chance, palette } = scene;
  const horizon = chance.whole(490, 530);
  const heaven = drawSky(scene, horizon, true);
  const tree = scene.keep(thornTree(palette.ink));
  const mesa = fill(
    palette.land(0.3),
    `M-40 ${horizon}L60 ${horizon - 90}H300L420 ${horizon}zM760 ${horizon}L860 ${horizon - 130}H1120L1260 ${horizon}z`,
  );
  const plain =
    fill(mix(palette.ground, palette.haze, 0.3), rect(0, horizon, 1200, 310)) +
    fill(palette.ground, `M-40 ${horizon + 70}Q300 ${horizon + 40} 640 ${horizon + 74}T1240 ${horizon + 56}V800H-40z`) +
    fill(mix(palette.ground, palette.land(1), 0.3), `M-40 740Q300 690 700 740T1240 720V800H-40z`);
  const trees =
    stamp(tree, 150, 760, 2) +
    stamp(tree, 1090, 700, -1.2) +
    stamp(tree, 960, horizon + 30, 0.5) +
    stamp(tree, 330, horizon + 24, 0.42);
  return (
    heaven.svg +
    flock(scene, heaven) +
    mesa +
    plain +
    stand(scene, { x: chance.whole(590, 680), y: horizon + 92, tall: 360, wide: 640 }) +
    trees
  );
}

/** Flat roofs that climb towards the motif above the town. */
function roofs(scene: Scene, top: number, own: string): string {
  const { chance } = scene;
  return repeat(3, (row) => {
    const stone = stoneOf(scene, own);
    const tone = [stone.lit, stone.body, stone.shade][row] ?? stone.body;
    let walls = '';
    let doors = '';
    let x = -40;
    while (x < 1220) {
      const w = chance.whole(70, 140);
      const h = chance.whole(40, 110);
      const y = top + row * 74;
      walls += rect(x, y - h, w, h + 140);
      for (let k = 0; k < Math.floor(w / 40); k++) doors += arch(x + 24 + k * 38, y - h + 44, 13, 24);
      x += w + chance.whole(-4, 10);
    }
    return fill(mix(tone, scene.palette.ink, row * 0.1), walls) + fill(stone.window, doors, ' opacity=".8"');
  });
}

const TOWN_COLOURS = ['#e8a87f', '#8fb0dc', '#f0cf98', '#dca08f', '#c8cfc0'] as const;

/** The stronghold above its town. */
function aboveTheTown(scene: Scene): string {
  const { chance } = scene;
  const horizon = 480;
  const heaven = drawSky(scene, horizon, false);
  const own = scene.subject.seed.startsWith('jodhpur')
    ? '#6fa0dc'
    : scene.subject.seed.startsWith('jaipur')
      ? '#eb9a86'
      : chance.pick(TOWN_COLOURS);
  return (
    heaven.svg +
    flock(scene, heaven) +
    hills(scene, [
      [500, 150, 2, 0.18],
      [530, 90, 3, 0.36],
    ]) +
    stand(scene, { x: chance.whole(560, 680), y: 560, tall: 330, wide: 620 }) +
    roofs(scene, 640, own)
  );
}

/** The view through a cusped gateway: a dark frame, a bright view. */
function throughTheGate(scene: Scene): string {
  const { chance, palette } = scene;
  const horizon = chance.whole(500, 540);
  const heaven = drawSky(scene, horizon, false);
  const stone = stoneOf(scene, '#a85f45');
  const frame = mix(stone.shade, palette.ink, 0.5);
  const inlay = mix(frame, stone.lit, 0.22);
  const opening =
    'M180 840V400q4 -60 50 -76q-14 -66 58 -96q-6 -68 84 -88q12 -62 110 -60q44 -50 118 -58q74 8 118 58q98 -2 110 60q90 20 84 88q72 30 58 96q46 16 50 76V840z';
  const floor =
    fill(palette.ground, `M0 ${horizon + 60}Q400 ${horizon + 30} 700 ${horizon + 60}T1200 ${horizon + 50}V800H0z`) +
    fill(mix(palette.ground, palette.land(1), 0.25), 'M0 700Q600 660 1200 700V800H0z');
  const lozenges = (x: number): string => repeat(11, (i) => `M${x} ${70 + i * 66}l26 30l-26 30l-26 -30z`);
  const rose = (x: number): string =>
    repeat(
      8,
      (i) =>
        `M${x} 120q${Math.round(40 * Math.cos(i * 0.785))} ${Math.round(40 * Math.sin(i * 0.785))} ${Math.round(64 * Math.cos(i * 0.785 + 0.5))} ${Math.round(64 * Math.sin(i * 0.785 + 0.5))}q${Math.round(-40 * Math.cos(i * 0.785 + 0.9))} ${Math.round(-40 * Math.sin(i * 0.785 + 0.9))} ${Math.round(-64 * Math.cos(i * 0.785 + 0.5))} ${Math.round(-64 * Math.sin(i * 0.785 + 0.5))}z`,
    );
  const edge =
    line(stone.body, 10, opening) +
    fill(inlay, lozenges(48) + lozenges(1152) + rose(190) + rose(1010)) +
    line(inlay, 5, 'M96 0V800M1104 0V800');
  return (
    heaven.svg +
    flock(scene, heaven) +
    hills(scene, [
      [horizon + 20, 150, 2, 0.2],
      [horizon + 40, 90, 3, 0.4],
    ]) +
    floor +
    stand(scene, { x: 600, y: horizon + 106, tall: 360, wide: 560 }) +
    `<path fill="${frame}" fill-rule="evenodd" d="M-20 -20H1220V820H-20z${opening}"/>` +
    edge
  );
}

/** A town of towers among palms and fields, hills behind. */
function amongPalms(scene: Scene): string {
  const { chance, palette } = scene;
  const horizon = chance.whole(490, 520);
  const heaven = drawSky(scene, horizon, true);
  const tree = scene.keep(palm(scene, palette.ink));
  const far = scene.keep(palm(scene, palette.land(0.62), 4));
  const row = repeat(9, (i) =>
    stamp(
      far,
      40 + i * 142 + chance.whole(-30, 30),
      horizon + 30,
      (chance.maybe(0.5) ? 1 : -1) * chance.between(0.42, 0.72),
    ),
  );
  const fields =
    fill(palette.ground, `M0 ${horizon + 50}Q500 ${horizon + 20} 1200 ${horizon + 56}V800H0z`) +
    repeat(4, (i) =>
      fill(
        mix(palette.ground, palette.land(0.9), 0.16 + i * 0.16),
        `M-20 ${600 + i * 52}Q${300 + i * 90} ${572 + i * 48} 1220 ${610 + i * 46}V800H-20z`,
      ),
    );
  return (
    heaven.svg +
    flock(scene, heaven) +
    hills(scene, [
      [horizon + 10, 170, 2, 0.2],
      [horizon + 30, 60, 4, 0.45],
    ]) +
    row +
    fields +
    stand(scene, { x: chance.whole(580, 650), y: 604, tall: 410, wide: 600 }) +
    stamp(tree, 40, 830, 1.7) +
    stamp(tree, 1180, 820, -1.5) +
    stamp(tree, 1020, 830, -1, 1.2)
  );
}

/** A terrace under a banyan, with steps and lamps; the shrine in the open beyond. */
function underTheBanyan(scene: Scene): string {
  const { chance, palette } = scene;
  const horizon = chance.whole(480, 520);
  const heaven = drawSky(scene, horizon, true);
  const tree = scene.keep(shadeTree(scene, palette.ink));
  const behind = scene.subject.snows
    ? snowRange(scene, horizon, chance.whole(430, 760), 210)
    : farLand(scene, horizon, 120);
  const stone = stoneOf(scene, '#e0b890');
  const court =
    fill(stone.body, rect(0, 584, 1200, 216)) +
    repeat(4, (i) => fill(i % 2 === 0 ? stone.shade : stone.lit, `M${-20 - i * 10} ${626 + i * 46}H1220v26H-20z`));
  const roots = line(
    palette.ink,
    5,
    repeat(6, (i) => `M${chance.whole(30, 330)} ${chance.whole(160, 240)}V${430 + i * 30}`),
    ROUND,
  );
  const crown = fill(
    palette.ink,
    'M-40 -20H520Q560 60 480 110Q470 190 370 180Q330 250 230 214Q160 280 90 226Q30 270 -40 230z',
  );
  return (
    heaven.svg +
    behind +
    flock(scene, heaven) +
    hills(scene, [[horizon + 70, 60, 4, 0.55]]) +
    court +
    stand(scene, { x: chance.whole(630, 720), y: 602, tall: 410, wide: 600 }) +
    crown +
    roots +
    fill(palette.ink, 'M60 800Q110 600 80 420Q60 300 100 180H180Q160 320 190 440Q220 620 290 800z') +
    stamp(tree, 1160, 800, 1.1)
  );
}

/** The town beyond its harbour or river. */
function waterfront(scene: Scene): string {
  const { chance } = scene;
  const level = chance.whole(500, 530);
  const heaven = drawSky(scene, level, true);
  const motif = motifOf(scene);
  const back =
    skyline(scene, -30, 1230, level, 210, 0.22) +
    skyline(scene, -30, 1230, level, motif ? 130 : 290, motif ? 0.42 : 0.6);
  return (
    heaven.svg +
    flock(scene, heaven) +
    headlands(scene, level) +
    back +
    drawWater(scene, level, heaven) +
    stand(scene, { x: chance.whole(580, 660), y: level + 60, tall: 380, wide: 640, water: level + 14 }) +
    quay(scene)
  );
}

function quay(scene: Scene): string {
  const { palette } = scene;
  const lamps = repeat(5, (i) => `M${90 + i * 260} 770v-96q0 -16 20 -16`);
  return (
    fill(palette.ink, 'M0 760H1200V800H0z') +
    line(palette.ink, 6, `M0 728H1200${repeat(24, (i) => `M${i * 52} 728v40`)}`) +
    line(palette.ink, 7, lamps, ROUND) +
    fill(
      palette.hour === 'day' ? palette.accent2 : palette.lamp,
      repeat(5, (i) => `M${100 + i * 260} 662a13 13 0 1 0 26 0z`),
    )
  );
}

/** A broad avenue with trees on both sides, leading to the motif. */
function avenue(scene: Scene): string {
  const { chance, palette } = scene;
  const horizon = chance.whole(510, 540);
  const heaven = drawSky(scene, horizon, true);
  const tree = scene.keep(shadeTree(scene, palette.land(0.95)));
  const lawn = mix(palette.ground, palette.tint('#6fae5a'), 0.55);
  const side = (s: 1 | -1): string =>
    repeat(5, (i) => stamp(tree, 600 + s * (330 + i * i * 26), horizon + 40 + i * 30, 0.5 + i * 0.24));
  const road =
    fill(mix(palette.ground, palette.haze, 0.3), `M520 ${horizon + 40}H680L1010 800H190z`) +
    line(palette.haze, 6, `M600 ${horizon + 60}V800`, ' stroke-dasharray="26 22"');
  return (
    heaven.svg +
    flock(scene, heaven) +
    skyline(scene, -30, 1230, horizon + 30, 150, 0.25) +
    fill(lawn, landUnder(hillLine(scene, horizon + 40, 6, 3))) +
    road +
    stand(scene, { x: 600, y: horizon + 66, tall: 390, wide: 620 }) +
    side(-1) +
    side(1) +
    fill(palette.ink, 'M0 790H1200V800H0z')
  );
}

/** A fort city by its lake, with kiosks on the near bank. */
function kiosksByTheWater(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(490, 520);
  const heaven = drawSky(scene, level, true);
  const stone = stoneOf(scene, '#d99a6a');
  const near =
    fill(stone.dark, rect(-20, 716, 1240, 90)) +
    fill(stone.shade, rect(-20, 706, 1240, 14)) +
    chhatri({ ...stone, body: stone.dark, lit: stone.shade, shade: palette.ink }, 170, 712, 210) +
    chhatri({ ...stone, body: stone.dark, lit: stone.shade, shade: palette.ink }, 1070, 712, 150);
  return (
    heaven.svg +
    hills(scene, [
      [level, 190, 2, 0.2],
      [level + 6, 110, 3, 0.42],
    ]) +
    flock(scene, heaven) +
    drawWater(scene, level, heaven) +
    stand(scene, { x: chance.whole(590, 660), y: level + 40, tall: 320, wide: 600, water: level + 26 }) +
    near
  );
}

const land = (draw: (scene: Scene) => string): Composition => ({ floor: 'land', draw });
const water = (draw: (scene: Scene) => string): Composition => ({ floor: 'water', draw });

export const grove: Composition = { ...land(amongPalms), noSnow: true };
export const desertScenes: readonly Composition[] = [land(dunes), land(dryLand)];
export const fortScenes: readonly Composition[] = [
  land(aboveTheTown),
  { ...land(throughTheGate), framed: true },
  water(kiosksByTheWater),
  land(dryLand),
];
export const templeScenes: readonly Composition[] = [
  riverScene,
  grove,
  land(underTheBanyan),
  { ...land(throughTheGate), framed: true },
];
export const townScenes: readonly Composition[] = [water(waterfront), land(avenue), land(aboveTheTown)];
