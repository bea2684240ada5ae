import { mix } from './colours.ts';
import { fill, line, ROUND, repeat } from './ink.ts';
import { hillLine, hills, landUnder, snowRange } from './ridges.ts';
import { type Scene, stamp } from './scene.ts';
import { birds, drawSky, type Heaven } from './sky.ts';
import { farLand, headlands, mountainWall, stand } from './stage.ts';
import { bananaLeaves, deodar, forest, grass, lotus, palm, shadeTree } from './trees.ts';
import { drawWater } from './water.ts';

/** A way to compose a landscape. */
export interface Composition {
  readonly floor: 'water' | 'land';
  readonly draw: (scene: Scene) => string;
  /** Has no room for a motif that crosses the whole picture. */
  readonly framed?: true;
  /** Shows plants or hills that do not go with snow mountains. */
  readonly noSnow?: true;
  /** Water from side to side: only floating motifs fit. */
  readonly afloat?: true;
  /** Has dry sand in front of the sea. */
  readonly shore?: true;
}

const flock = (scene: Scene, heaven: Heaven): string => {
  const { chance } = scene;
  return chance.maybe(0.75)
    ? birds(scene, heaven.sunX + chance.whole(-300, 120), heaven.sunY + chance.whole(-110, -10), chance.whole(4, 8))
    : '';
};

/** A bay at eye level: sea, headlands, wet sand, palms leaning in from one side. */
function bay(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(440, 490);
  const heaven = drawSky(scene, level, true);
  const tree = scene.keep(palm(scene, palette.ink));
  const sand = palette.ground;
  const shore = chance.whole(590, 640);
  const surf = `M-40 ${shore + 40}Q260 ${shore - 30} 560 ${shore + 22}T1240 ${shore - 36}`;
  const beach =
    line(mix(palette.snow, sand, 0.2), 16, surf, ROUND) +
    line(
      palette.water[0],
      5,
      `M-40 ${shore + 16}Q260 ${shore - 54} 560 ${shore - 2}T1240 ${shore - 60}`,
      `${ROUND} opacity=".8"`,
    ) +
    fill(sand, `${surf}V800H-40z`) +
    fill(
      mix(sand, palette.land(1), 0.28),
      `M-40 ${shore + 130}Q300 ${shore + 60} 700 ${shore + 130}T1240 ${shore + 90}V800H-40z`,
    );
  const palms =
    stamp(tree, -10, 820, 2.05) +
    stamp(tree, 120, 830, 1.5) +
    (chance.maybe(0.6) ? stamp(tree, 1210, 800, -1.25) : stamp(tree, 60, 810, 1.2, 1.9));
  return (
    heaven.svg +
    flock(scene, heaven) +
    headlands(scene, level) +
    drawWater(scene, level, heaven) +
    beachMotif(scene, level, shore, beach) +
    palms
  );
}

function beachMotif(scene: Scene, level: number, shore: number, beach: string): string {
  const motif = scene.subject.motif;
  const floats =
    motif === 'sail' || motif === 'houseboat' || motif === 'raft' || motif === 'nets' || motif === 'shikara';
  if (floats)
    return (
      stand(scene, { x: scene.chance.whole(560, 700), y: level + 78, tall: 300, wide: 500, water: level + 78 }) + beach
    );
  return beach + stand(scene, { x: scene.chance.whole(560, 700), y: shore + 26, tall: 330, wide: 540 });
}

/** A cove from above: the sand as one large sickle between sea and palm grove. */
function cove(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(330, 370);
  const heaven = drawSky(scene, level, true);
  const tree = scene.keep(palm(scene, palette.ink, 5));
  const green = palette.land(0.85);
  const sand = 'M1240 430Q980 420 860 470Q640 560 700 650Q740 720 640 840H1240z';
  const foam =
    line(
      mix(palette.snow, palette.ground, 0.1),
      22,
      'M1240 426Q976 414 850 466Q626 556 686 650Q724 720 620 840',
      ROUND,
    ) + line(palette.water[0], 6, 'M1240 404Q960 392 816 450Q590 548 646 650Q680 724 570 840', `${ROUND} opacity=".7"`);
  const grove = repeat(9, (i) =>
    stamp(tree, 860 + i * 42, 800 - chance.whole(0, 60) - i * 18, (i % 2 === 0 ? 1 : -1) * chance.between(0.7, 1.05)),
  );
  const hill = fill(
    palette.land(0.45),
    `M1240 ${level - 90}Q1080 ${level - 120} 990 ${level - 20}T840 ${level + 60}Q1040 ${level + 110} 1240 ${level + 76}z`,
  );
  const wood = fill(green, 'M1240 520Q1060 520 960 590T800 840H1240z');
  const sail = stand(scene, { x: 500, y: 590, tall: 310, wide: 470, water: 590 });
  return (
    heaven.svg +
    flock(scene, heaven) +
    farLand(scene, level, 44) +
    drawWater(scene, level, heaven) +
    hill +
    foam +
    fill(palette.ground, sand) +
    wood +
    sail +
    grove
  );
}

/** An islet with palms in a wide lagoon, with rings of light water around it. */
function islet(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(400, 450);
  const heaven = drawSky(scene, level, true);
  const tree = scene.keep(palm(scene, palette.ink));
  const x = chance.whole(320, 420);
  const rings = repeat(3, (i) =>
    fill(
      mix(palette.water[1], palette.ground, 0.22 + i * 0.26),
      `M${x - 420 + i * 60} ${level + 150}a${400 - i * 60} ${90 - i * 18} 0 1 0 ${800 - i * 120} 0a${400 - i * 60} ${90 - i * 18} 0 1 0 ${-800 + i * 120} 0z`,
    ),
  );
  const island =
    fill(
      palette.ground,
      `M${x - 290} ${level + 150}Q${x} ${level + 70} ${x + 290} ${level + 150}Q${x} ${level + 206} ${x - 290} ${level + 150}z`,
    ) +
    fill(
      palette.land(0.9),
      `M${x - 190} ${level + 122}Q${x - 120} ${level + 40} ${x} ${level + 64}Q${x + 130} ${level + 40} ${x + 180} ${level + 126}Q${x} ${level + 160} ${x - 190} ${level + 122}z`,
    );
  const palms = [-130, -60, 10, 80, 140]
    .map((dx, i) => stamp(tree, x + dx, level + 112 + (i % 2) * 12, (i > 2 ? 1 : -1) * chance.between(0.7, 1.05)))
    .join('');
  return (
    heaven.svg +
    flock(scene, heaven) +
    headlands(scene, level) +
    drawWater(scene, level, heaven) +
    rings +
    island +
    palms +
    stand(scene, { x: 735, y: level + 170, tall: 320, wide: 440, water: level + 170 }) +
    stamp(tree, 1240, 860, -1.9)
  );
}

/** A canal between two banks of palms that converge at the horizon. */
function canal(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(420, 460);
  const heaven = drawSky(scene, level, true);
  const tree = scene.keep(palm(scene, palette.ink));
  const middle = scene.keep(palm(scene, palette.land(0.72), 5));
  const bank = (side: 1 | -1): string => {
    const edge = (reach: number): number => 600 + side * reach;
    const rows = repeat(6, (i) =>
      stamp(middle, edge(190 + i * 62), level + 10 + i * 9, side * (i % 2 === 0 ? -1 : 1) * (0.42 + i * 0.1)),
    );
    const land = fill(
      palette.land(0.72),
      `M${edge(60)} ${level + 2}Q${edge(240)} ${level - 22} ${edge(640)} ${level - 30}V${level + 110}Q${edge(330)} ${level + 60} ${edge(60)} ${level + 2}z`,
    );
    const near = fill(
      mix(palette.land(0.9), palette.ground, 0.18),
      `M${edge(640)} ${level + 60}Q${edge(420)} ${level + 90} ${edge(330)} 680T${edge(300)} 840H${edge(660)}z`,
    );
    return land + rows + near;
  };
  const palms =
    stamp(tree, -6, 790, 1.75) +
    stamp(tree, 170, 800, 1.15, 1.3) +
    stamp(tree, 1206, 800, -1.6) +
    stamp(tree, 1050, 810, -0.95, 1.1);
  return (
    heaven.svg +
    flock(scene, heaven) +
    farLand(scene, level, 36) +
    drawWater(scene, level, heaven) +
    bank(-1) +
    bank(1) +
    stand(scene, { x: chance.whole(560, 660), y: level + 140, tall: 330, wide: 500, water: level + 140 }) +
    palms
  );
}

/** Wide water with a low green shore; large leaves in a lower corner. */
function lagoon(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(450, 490);
  const heaven = drawSky(scene, level, true);
  const small = scene.keep(palm(scene, palette.land(0.62), 4));
  const shore = fill(palette.land(0.62), landUnder(hillLine(scene, level + 4, 18, 5)));
  const row = repeat(13, (i) =>
    stamp(small, i * 96 + chance.whole(-24, 24), level, (chance.maybe(0.5) ? 1 : -1) * chance.between(0.34, 0.6)),
  );
  const leaves = `<g transform="translate(80 840)scale(1.25)">${bananaLeaves(palette.ink, palette.land(0.7))}</g>`;
  const tree = scene.keep(palm(scene, palette.ink));
  const flowers = scene.keep(lotus(palette.land(0.8), palette.accent));
  return (
    heaven.svg +
    flock(scene, heaven) +
    farLand(scene, level, 70) +
    shore +
    row +
    drawWater(scene, level, heaven) +
    stand(scene, { x: chance.whole(600, 680), y: level + 110, tall: 320, wide: 580, water: level + 110 }) +
    stamp(flowers, 980, 740, 1.3) +
    stamp(flowers, 760, 770, 0.9) +
    leaves +
    stamp(tree, 1230, 820, -1.85)
  );
}

/** A lake among mountains, which are reflected in it. */
function mountainLake(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(450, 490);
  const heaven = drawSky(scene, level, false);
  const behind = scene.subject.snows
    ? snowRange(scene, level - 20, chance.whole(460, 760), chance.whole(170, 220))
    : mountainWall(scene, level, 250, 0.24);
  const wall = mountainWall(scene, level + 8, scene.subject.snows ? 110 : 170, 0.52);
  const pine = scene.keep(scene.subject.snows ? deodar(scene, palette.ink) : shadeTree(scene, palette.ink));
  const slope = fill(palette.land(0.95), 'M-40 840V560Q120 600 240 690T460 840z');
  const trees =
    forest(scene, pine, [20, 640], [330, 790], 6, 1.15) +
    (chance.maybe(0.5) ? forest(scene, pine, [1000, 800], [1210, 740], 4, 1.2) : '');
  const id = scene.keep(wall);
  const upside = `<use href="#${id}" transform="translate(0 ${2 * level})scale(1 -1)" opacity=".3"/>`;
  return (
    heaven.svg +
    behind +
    flock(scene, heaven) +
    stamp(id, 0, 0, 1) +
    drawWater(scene, level, heaven) +
    upside +
    stand(scene, { x: chance.whole(600, 700), y: level + 84, tall: 310, wide: 600, water: level + 84 }) +
    slope +
    trees
  );
}

/** A lake of the plains: dry hills, a terrace with a large tree, lotus in front. */
function lotusLake(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(440, 480);
  const heaven = drawSky(scene, level, true);
  const tree = scene.keep(shadeTree(scene, palette.ink));
  const flowers = scene.keep(lotus(mix(palette.land(0.85), palette.water[1], 0.2), palette.accent));
  const pads = repeat(5, (i) =>
    stamp(flowers, 300 + i * 190 + chance.whole(-50, 50), 690 + (i % 2) * 54, chance.between(0.8, 1.35)),
  );
  const behind = scene.subject.snows
    ? snowRange(scene, level, chance.whole(440, 760), 210)
    : hills(scene, [
        [level, 170, 2, 0.2],
        [level + 2, 100, 3, 0.42],
      ]);
  return (
    heaven.svg +
    behind +
    flock(scene, heaven) +
    fill(palette.land(0.6), landUnder(hillLine(scene, level + 6, 26, 5))) +
    drawWater(scene, level, heaven) +
    stand(scene, { x: chance.whole(590, 690), y: level + 62, tall: 290, wide: 600, water: level + 62 }) +
    pads +
    fill(palette.ink, 'M-40 840V640Q90 650 160 720T330 840z') +
    stamp(tree, 70, 690, 2.1)
  );
}

/** A river with sandbars, a far bank of trees, reeds in front. */
function river(scene: Scene): string {
  const { chance, palette } = scene;
  const level = chance.whole(440, 480);
  const heaven = drawSky(scene, level, true);
  const tree = scene.keep(shadeTree(scene, palette.land(0.5)));
  const reed = scene.keep(grass(scene, palette.ink));
  const bank = repeat(10, (i) => stamp(tree, i * 130 + chance.whole(-40, 40), level + 4, chance.between(0.25, 0.5)));
  const bar = fill(
    mix(palette.ground, palette.water[0], 0.2),
    `M1240 ${level + 60}Q1000 ${level + 40} 860 ${level + 74}Q1000 ${level + 100} 1240 ${level + 104}z`,
  );
  const reeds = repeat(9, (i) => stamp(reed, i < 5 ? i * 60 : 940 + (i - 5) * 74, 800, chance.between(1.2, 2.2)));
  return (
    heaven.svg +
    flock(scene, heaven) +
    farLand(scene, level, scene.subject.snows ? 150 : 60) +
    bank +
    drawWater(scene, level, heaven) +
    bar +
    stand(scene, { x: chance.whole(560, 660), y: level + 90, tall: 390, wide: 680, water: level + 90 }) +
    reeds
  );
}

export const beachScenes: readonly Composition[] = [
  { floor: 'water', draw: bay, shore: true },
  { floor: 'water', draw: cove },
  { floor: 'water', draw: islet },
];
export const backwaterScenes: readonly Composition[] = [
  { floor: 'water', draw: canal, afloat: true },
  { floor: 'water', draw: lagoon },
];
export const lakeScenes: readonly Composition[] = [
  { floor: 'water', draw: mountainLake },
  { floor: 'water', draw: lotusLake, noSnow: true },
];
export const riverScene: Composition = { floor: 'water', draw: river };
export { flock };
