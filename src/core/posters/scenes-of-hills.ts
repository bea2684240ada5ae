import { mix } from './colours.ts';
import { fill, line, ROUND, repeat } from './ink.ts';
import { facets, hillLine, hills, landUnder, snowRange, teaHill } from './ridges.ts';
import { type Scene, stamp } from './scene.ts';
import { type Composition, flock } from './scenes-of-water.ts';
import { drawSky } from './sky.ts';
import { farLand, motifOf, mountainWall, stand } from './stage.ts';
import { prayerFlags } from './temples.ts';
import { deodar, forest, grass, salTree, shadeTree } from './trees.ts';
import { drawWater } from './water.ts';

/** A high mountain, wooded ridges before it, deodars in front. */
function greatMountain(scene: Scene): string {
  const { chance, palette } = scene;
  const base = chance.whole(500, 540);
  const heaven = drawSky(scene, base, false);
  const x = chance.whole(430, 770);
  const pine = scene.keep(deodar(scene, palette.ink));
  const far = scene.keep(deodar(scene, palette.land(0.7)));
  const ridge = fill(palette.land(0.7), 'M-40 840V560Q200 520 420 600T820 590T1240 560V840z');
  const row = forest(scene, far, [0, 580], [1200, 590], 17, 0.45);
  const front = fill(palette.ink, 'M-40 840V700Q160 660 340 750T620 840zM1240 840V690Q1090 680 960 760T820 840z');
  const trees =
    forest(scene, pine, [0, 730], [300, 790], 5, 1.5) + forest(scene, pine, [970, 800], [1200, 730], 4, 1.6);
  return (
    heaven.svg +
    snowRange(scene, base, x, chance.whole(130, 190)) +
    flock(scene, heaven) +
    hills(scene, [
      [base + 30, 90, 3, 0.38],
      [base + 50, 60, 4, 0.54],
    ]) +
    row +
    ridge +
    stand(scene, { x: chance.whole(560, 660), y: 606, tall: 340, wide: 560 }) +
    front +
    trees
  );
}

/** A high valley: bare flanks on both sides, a winding river from the snow, flags across the sky. */
function highValley(scene: Scene): string {
  const { chance, palette } = scene;
  const base = chance.whole(450, 490);
  const heaven = drawSky(scene, base, false);
  const flank = mix(palette.land(0.75), palette.ground, 0.35);
  const walls = facets(
    scene,
    640,
    [
      [-30, chance.whole(190, 260)],
      [150, 400],
      [1230, chance.whole(170, 250)],
      [1030, 390],
    ],
    0.6,
  );
  const meadow = fill(palette.ground, 'M-40 840V600Q300 560 600 572T1240 590V840z');
  const stream =
    fill(
      mix(palette.water[0], palette.snow, 0.4),
      'M640 566Q560 590 660 616T560 700Q470 770 520 840H760Q650 770 760 700T700 606Q660 580 666 566z',
    ) + line(palette.snow, 3, 'M652 600Q690 612 660 636M600 700Q560 740 570 790', `${ROUND} opacity=".7"`);
  const { motif } = scene.subject;
  const holy = motif === undefined || motif === 'monastery' || motif === 'chorten' || motif === 'peak';
  const flags =
    prayerFlags(scene, -20, chance.whole(90, 140), 1230, chance.whole(100, 200), 50) +
    prayerFlags(scene, -20, chance.whole(300, 340), chance.whole(480, 560), chance.whole(225, 250), 24);
  return (
    heaven.svg +
    snowRange(scene, base, chance.whole(520, 700), chance.whole(170, 220)) +
    flock(scene, heaven) +
    walls +
    meadow +
    fill(flank, 'M-40 840V660Q120 640 260 720T420 840zM1240 840V650Q1080 660 980 730T860 840z') +
    stream +
    stand(scene, { x: chance.whole(470, 560), y: 606, tall: 350, wide: 560 }) +
    (holy ? flags : '')
  );
}

/** One ice peak over a still tarn and dark woods, like early climbing posters. */
function tarn(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(500, 530);
  const heaven = drawSky(scene, level, false);
  const range = scene.keep(snowRange(scene, level, chance.whole(500, 720), chance.whole(130, 170)));
  const pine = scene.keep(deodar(scene, palette.land(0.92)));
  const upside = `<use href="#${range}" transform="translate(0 ${Math.round(level * 1.7)})scale(1 -.7)" opacity=".35"/>`;
  const shore = fill(
    palette.land(0.92),
    `M-40 ${level + 14}Q300 ${level - 16} 600 ${level + 4}T1240 ${level}V${level + 14}z`,
  );
  return (
    heaven.svg +
    stamp(range, 0, 0, 1) +
    drawWater(scene, level, heaven) +
    upside +
    forest(scene, pine, [-10, level + 10], [330, level + 6], 8, 0.75) +
    forest(scene, pine, [880, level + 4], [1210, level + 8], 8, 0.8) +
    shore +
    stand(scene, { x: chance.whole(560, 680), y: level + 40, tall: 340, wide: 520, water: level + 22 }) +
    fill(palette.ink, 'M-40 840V730Q200 690 420 770T800 790T1240 730V840z')
  );
}

/** Rolling rows of tea with shade trees, and hills behind. */
function teaSlopes(scene: Scene): string {
  const { chance, palette } = scene;
  const base = chance.whole(430, 470);
  const heaven = drawSky(scene, base, false);
  const behind = scene.subject.snows
    ? snowRange(scene, base, chance.whole(440, 760), chance.whole(150, 200))
    : hills(scene, [
        [base, 190, 2, 0.14],
        [base + 10, 120, 3, 0.3],
      ]);
  const tree = scene.keep(shadeTree(scene, palette.land(0.95)));
  const far = repeat(4, (i) => stamp(tree, 120 + i * 300 + chance.whole(-80, 80), 520, chance.between(0.3, 0.42)));
  return (
    heaven.svg +
    behind +
    flock(scene, heaven) +
    hills(scene, [[base + 40, 90, 3, 0.46]]) +
    teaHill(scene, 540, 60, 2, 0.3) +
    far +
    stand2(scene) +
    teaHill(scene, 720, 90, 1, 0.95) +
    stamp(tree, chance.pick([140, 1060]), 720, chance.between(1.5, 1.9))
  );
}

const stand2 = (scene: Scene): string => {
  const { chance } = scene;
  const across = motifOf(scene)?.footing === 'across';
  const low = teaHill(scene, 630, 64, 2, 0.6);
  const things = stand(scene, { x: chance.whole(540, 680), y: across ? 560 : 606, tall: 310, wide: 540 });
  return across ? things + low : low + things;
};

/** A steep slope of tea on one side, the valley and far ranges in the haze on the other. */
function teaShoulder(scene: Scene): string {
  const { chance, palette } = scene;
  const base = chance.whole(470, 520);
  const heaven = drawSky(scene, base, false);
  const behind = scene.subject.snows
    ? snowRange(scene, base, chance.whole(420, 620), chance.whole(160, 210))
    : mountainWall(scene, base + 20, 260, 0.2);
  const tree = scene.keep(shadeTree(scene, palette.ink));
  const body = mix(palette.land(0.85), palette.ground, 0.42);
  const bush = mix(body, palette.land(1), 0.45);
  const rows = scene.keep(
    '<path fill="none" stroke-linecap="round" stroke-width="17" stroke-dasharray="4 18" d="M-60 880Q300 800 560 690T1260 340"/>',
  );
  const lines = repeat(12, (i) => `<use href="#${rows}" x="${i * 26}" y="${i * 30}" stroke="${bush}"/>`);
  const shoulder = fill(body, 'M-60 860Q300 780 560 668T1260 318V900H-60z');
  const steps = repeat(3, (i) => stamp(tree, 760 + i * 170, 590 - i * 92, 0.75 + i * 0.2));
  return (
    heaven.svg +
    behind +
    flock(scene, heaven) +
    hills(scene, [
      [base + 60, 110, 2, 0.4],
      [base + 110, 90, 3, 0.58],
      [base + 190, 90, 2, 0.72],
    ]) +
    stand(scene, { x: chance.whole(450, 540), y: 606, tall: 310, wide: 500 }) +
    shoulder +
    lines +
    steps
  );
}

/** A forest glade: the sun behind trunks, mist between them, grass in front. */
function glade(scene: Scene): string {
  const { chance, palette } = scene;
  const heaven = drawSky(scene, chance.whole(520, 560), true);
  const far = scene.keep(salTree(scene, palette.land(0.3)));
  const middle = scene.keep(salTree(scene, palette.land(0.58)));
  const near = scene.keep(salTree(scene, palette.ink));
  const blade = scene.keep(grass(scene, palette.ink));
  const light = scene.keep(grass(scene, mix(palette.ground, palette.land(0.8), 0.4)));
  const row = (id: string, y: number, count: number, s: number): string =>
    repeat(count, (i) =>
      stamp(
        id,
        (i * 1260) / (count - 1) - 30 + chance.whole(-40, 40),
        y,
        (i % 2 === 0 ? 1 : -1) * s,
        s * chance.between(0.9, 1.15),
      ),
    );
  const sides =
    stamp(near, 60, 800, 1.9) +
    stamp(near, 250, 780, -1.2, 1.75) +
    stamp(near, 1140, 800, -2) +
    stamp(near, 985, 770, 1.1, 1.7);
  const ground = fill(mix(palette.ground, palette.land(0.6), 0.35), landUnder(hillLine(scene, 590, 20, 3)));
  const tufts = repeat(8, (i) =>
    stamp(light, i * 160 + chance.whole(-30, 30), 650 + (i % 3) * 12, chance.between(0.7, 1.1)),
  );
  const front = repeat(12, (i) => stamp(blade, i * 108, 808, chance.between(1.2, 2.3)));
  return (
    heaven.svg +
    row(far, 560, 8, 0.85) +
    fill(palette.land(0.42), landUnder(hillLine(scene, 575, 26, 4))) +
    row(middle, 596, 5, 1.1) +
    ground +
    tufts +
    stand(scene, { x: chance.whole(570, 650), y: 640, tall: 330, wide: 540 }) +
    sides +
    front
  );
}

/** A water hole under wooded hills, a branch across the top. */
function waterHole(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(500, 540);
  const heaven = drawSky(scene, level, true);
  const tree = scene.keep(shadeTree(scene, palette.land(0.6)));
  const near = scene.keep(salTree(scene, palette.ink));
  const reed = scene.keep(grass(scene, palette.ink));
  const wood = repeat(12, (i) => stamp(tree, i * 108 + chance.whole(-30, 30), level + 6, chance.between(0.35, 0.72)));
  const bank = fill(
    mix(palette.ground, palette.land(0.7), 0.3),
    `M-40 ${level + 50}Q300 ${level + 20} 640 ${level + 60}T1240 ${level + 40}V800H-40z`,
  );
  const pool = `M120 ${level + 150}Q400 ${level + 90} 760 ${level + 108}T1160 ${level + 180}Q800 ${level + 260} 420 ${level + 230}T120 ${level + 150}z`;
  const shine =
    fill(palette.water[0], pool) +
    line(
      palette.sun,
      5,
      repeat(5, (i) => `M${chance.whole(360, 640)} ${level + 130 + i * 20}h${chance.whole(80, 260)}`),
      `${ROUND} opacity=".55"`,
    );
  const front =
    stamp(near, 90, 830, 2.1) +
    repeat(10, (i) => stamp(reed, i < 4 ? i * 90 : 620 + (i - 4) * 110, 812, chance.between(1, 2)));
  return (
    heaven.svg +
    farLand(scene, level, 170) +
    flock(scene, heaven) +
    wood +
    bank +
    shine +
    stand(scene, { x: chance.whole(620, 700), y: level + 128, tall: 330, wide: 520 }) +
    front
  );
}

const land = (draw: (scene: Scene) => string): Composition => ({ floor: 'land', draw });

export const snowScenes: readonly Composition[] = [
  land(greatMountain),
  land(highValley),
  { floor: 'water', draw: tarn },
];
export const teaScenes: readonly Composition[] = [land(teaSlopes), { ...land(teaShoulder), framed: true }];
export const jungleScenes: readonly Composition[] = [land(glade), land(waterHole)];
