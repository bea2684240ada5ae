import { bird, deer, elephant, rhino, tiger } from './animals.ts';
import { canoe, houseboat, nets, person, sail, shack, shikara } from './boats.ts';
import { fill, put, repeat } from './ink.ts';
import { caravan, glider, raft, ropeway, tea, tents, toyTrain } from './journeys.ts';
import { cave, garden, waterfall } from './landforms.ts';
import {
  fort,
  fourTowers,
  gate,
  goldenTemple,
  mausoleum,
  minar,
  mosque,
  palace,
  stepwell,
  windPalace,
} from './palaces.ts';
import { type Scene, stamp } from './scene.ts';
import type { Motif } from './subject.ts';
import { chorten, ghat, gopuram, monastery, pagoda, prayerFlags, stupa, sunWheel, temple } from './temples.ts';
import { cantilever, church, clockTower, colonial, jhula, lighthouse, market, skyline, terminus } from './towns.ts';
import { palm } from './trees.ts';

/** A motif's position: on ground, on water, across the whole picture, in the air, or as the distant mountain. */
type Footing = 'ground' | 'water' | 'across' | 'air' | 'far';

export interface MotifDrawing {
  readonly footing: Footing;
  /** What must be under it. */
  readonly floor: 'water' | 'land' | 'any';
  /** On a coast it needs sand under it, not a rock in the sea. */
  readonly shore?: true;
  /** Its drawn size, from which a scene scales it. */
  readonly width: number;
  readonly height: number;
  readonly draw: (scene: Scene) => string;
}

function palmGrove(scene: Scene): string {
  const id = scene.keep(palm(scene, scene.palette.ink));
  return repeat(5, (i) =>
    stamp(id, -200 + i * 96, scene.chance.whole(-6, 12), (i % 2 === 0 ? 1 : -1) * scene.chance.between(0.8, 1.25)),
  );
}

/** People on a rock, looking out for the first light. */
function watchers(scene: Scene): string {
  const { chance, palette } = scene;
  const rock = fill(palette.ink, 'M-520 340Q-300 10 -170 6Q-60 -12 40 -2Q150 -8 230 30Q330 70 520 340z');
  const people = repeat(chance.whole(3, 5), (i) =>
    put(
      -130 + i * 62 + chance.whole(-12, 12),
      4,
      chance.between(1.1, 1.5),
      person(palette.ink, i % 2 === 0 ? palette.accent : palette.ink),
    ),
  );
  return people + rock;
}

const shrineWithFlags = (scene: Scene): string =>
  prayerFlags(scene, 0, -268, -430, -110, 26) + prayerFlags(scene, 0, -268, 430, -130, 26) + chorten(scene);

type Draw = (scene: Scene) => string;
/** For motifs on land, or on the far shore of water. */
const ground = (width: number, height: number, draw: Draw): MotifDrawing => ({
  footing: 'ground',
  floor: 'any',
  width,
  height,
  draw,
});
/** For motifs on dry land only. */
const inland = (width: number, height: number, draw: Draw): MotifDrawing => ({
  footing: 'ground',
  floor: 'land',
  width,
  height,
  draw,
});
const afloat = (width: number, height: number, draw: Draw): MotifDrawing => ({
  footing: 'water',
  floor: 'water',
  width,
  height,
  draw,
});
const across = (floor: MotifDrawing['floor'], height: number, draw: Draw): MotifDrawing => ({
  footing: 'across',
  floor,
  width: 1200,
  height,
  draw,
});
const inTheAir = (width: number, height: number, draw: Draw): MotifDrawing => ({
  footing: 'air',
  floor: 'any',
  width,
  height,
  draw,
});

export const motifDrawings: Readonly<Record<Motif, MotifDrawing>> = {
  fort: ground(660, 420, fort),
  palace: { ...ground(600, 340, palace), shore: true },
  'lake-palace': afloat(600, 340, palace),
  'wind-palace': inland(420, 370, windPalace),
  mausoleum: { ...ground(620, 400, mausoleum), shore: true },
  mosque: { ...ground(580, 380, mosque), shore: true },
  'golden-temple': afloat(460, 290, goldenTemple),
  temple: { ...ground(440, 400, temple), shore: true },
  gopuram: { ...ground(260, 420, gopuram), shore: true },
  pagoda: inland(260, 320, pagoda),
  ghat: afloat(660, 380, ghat),
  monastery: ground(520, 380, monastery),
  chorten: ground(320, 310, shrineWithFlags),
  stupa: ground(440, 290, stupa),
  church: { ...ground(320, 340, church), shore: true },
  lighthouse: ground(300, 380, lighthouse),
  gate: inland(340, 330, gate),
  'four-towers': ground(350, 370, fourTowers),
  minar: inland(180, 420, minar),
  'clock-tower': inland(140, 370, clockTower),
  colonial: { ...ground(620, 350, colonial), shore: true },
  terminus: { ...ground(640, 390, terminus), shore: true },
  skyline: across('water', 300, (scene) => put(-600, 0, 1, skyline(scene, -30, 1230, 0, 320, 0.75))),
  cantilever: across('water', 250, (scene) => put(-600, -50, 1, cantilever(scene, 0))),
  jhula: across('any', 270, jhula),
  market: across('land', 300, market),
  garden: inland(700, 270, garden),
  waterfall: across('land', 420, waterfall),
  cave: across('land', 360, cave),
  stepwell: across('land', 360, stepwell),
  'sun-wheel': inland(480, 470, sunWheel),
  peak: { footing: 'far', floor: 'land', width: 420, height: 130, draw: watchers },
  tea: across('land', 180, tea),
  'toy-train': across('land', 240, toyTrain),
  ropeway: inTheAir(900, 320, ropeway),
  glider: inTheAir(360, 300, glider),
  raft: afloat(560, 180, raft),
  houseboat: afloat(580, 160, houseboat),
  sail: afloat(260, 290, sail),
  canoe: afloat(320, 130, canoe),
  shikara: afloat(480, 150, shikara),
  nets: afloat(520, 350, nets),
  shack: { ...ground(520, 180, shack), shore: true },
  palms: { ...ground(520, 330, palmGrove), shore: true },
  camels: inland(640, 170, caravan),
  tents: inland(560, 160, tents),
  elephant: inland(380, 235, elephant),
  tiger: inland(420, 190, tiger),
  deer: inland(240, 300, deer),
  rhino: inland(330, 170, rhino),
  bird: inTheAir(440, 260, bird),
};
