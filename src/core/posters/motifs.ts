import { bird, deer, elephant, rhino, tiger } from './animals.ts';
import { canoe, houseboat, nets, person, sail, shack, shikara } from './boats.ts';
import { fill, put, repeat } from './ink.ts';
import { caravan, glider, raft, ropeway, tea, tents, toyTrain } from './journeys.ts';
import { cave, garden, waterfall } from './landforms.ts';
import { fort, fourTowers, gate, goldenTemple, mausoleum, minar, mosque, palace, stepwell, windPalace } from './palaces.ts';
import { type Scene, stamp } from './scene.ts';
import type { Motif } from './subject.ts';
import { chorten, ghat, gopuram, monastery, pagoda, prayerFlags, stupa, sunWheel, temple } from './temples.ts';
import { cantilever, church, clockTower, colonial, jhula, lighthouse, market, skyline, terminus } from './towns.ts';
import { palm } from './trees.ts';

/** Where a motif stands by nature: on ground, on water, across the whole picture, in the air, or as the far mountain. */
export type Footing = 'ground' | 'water' | 'across' | 'air' | 'far';

export interface MotifDrawing {
  readonly footing: Footing;
  /** Its size as drawn, so that a scene can scale it into its place. */
  readonly width: number;
  readonly height: number;
  readonly draw: (scene: Scene) => string;
}

function palmGrove(scene: Scene): string {
  const id = scene.keep(palm(scene, scene.palette.ink));
  return repeat(5, (i) => stamp(id, -200 + i * 96, scene.chance.whole(-6, 12), (i % 2 === 0 ? 1 : -1) * scene.chance.between(0.8, 1.25)));
}

/** People on a rock who look out for the first light. */
function watchers(scene: Scene): string {
  const { chance, palette } = scene;
  const rock = fill(palette.ink, 'M-320 120Q-250 10 -170 6Q-60 -12 40 -2Q150 -8 210 30Q270 50 320 120z');
  const people = repeat(chance.whole(3, 5), (i) =>
    put(-130 + i * 62 + chance.whole(-12, 12), 4, chance.between(1.1, 1.5), person(palette.ink, i % 2 === 0 ? palette.accent : palette.ink)),
  );
  return people + rock;
}

const shrineWithFlags = (scene: Scene): string =>
  prayerFlags(scene, 0, -268, -430, -110, 26) + prayerFlags(scene, 0, -268, 430, -130, 26) + chorten(scene);

const ground = (width: number, height: number, draw: (scene: Scene) => string): MotifDrawing => ({ footing: 'ground', width, height, draw });
const afloat = (width: number, height: number, draw: (scene: Scene) => string): MotifDrawing => ({ footing: 'water', width, height, draw });

export const motifDrawings: Readonly<Record<Motif, MotifDrawing>> = {
  fort: ground(660, 420, fort),
  palace: ground(600, 340, palace),
  'lake-palace': afloat(600, 340, palace),
  'wind-palace': ground(420, 370, windPalace),
  mausoleum: ground(620, 400, mausoleum),
  mosque: ground(580, 380, mosque),
  'golden-temple': afloat(460, 290, goldenTemple),
  temple: ground(440, 400, temple),
  gopuram: ground(260, 420, gopuram),
  pagoda: ground(260, 320, pagoda),
  ghat: afloat(660, 380, ghat),
  monastery: ground(520, 380, monastery),
  chorten: ground(320, 310, shrineWithFlags),
  stupa: ground(440, 290, stupa),
  church: ground(320, 340, church),
  lighthouse: ground(300, 380, lighthouse),
  gate: ground(340, 330, gate),
  'four-towers': ground(350, 370, fourTowers),
  minar: ground(180, 420, minar),
  'clock-tower': ground(140, 370, clockTower),
  colonial: ground(620, 350, colonial),
  terminus: ground(640, 390, terminus),
  skyline: { footing: 'across', width: 1200, height: 300, draw: (scene) => put(-600, 0, 1, skyline(scene, -30, 1230, 0, 320, 0.75)) },
  cantilever: { footing: 'across', width: 1200, height: 250, draw: (scene) => put(-600, -50, 1, cantilever(scene, 0)) },
  jhula: { footing: 'across', width: 840, height: 270, draw: jhula },
  market: ground(640, 300, market),
  garden: ground(700, 270, garden),
  waterfall: ground(720, 360, waterfall),
  cave: ground(740, 340, cave),
  stepwell: ground(580, 330, stepwell),
  'sun-wheel': ground(440, 350, sunWheel),
  peak: { footing: 'far', width: 420, height: 130, draw: watchers },
  tea: ground(560, 180, tea),
  'toy-train': { footing: 'across', width: 640, height: 240, draw: toyTrain },
  ropeway: { footing: 'air', width: 900, height: 320, draw: ropeway },
  glider: { footing: 'air', width: 360, height: 300, draw: glider },
  raft: afloat(560, 180, raft),
  houseboat: afloat(580, 160, houseboat),
  sail: afloat(260, 290, sail),
  canoe: afloat(320, 130, canoe),
  shikara: afloat(480, 150, shikara),
  nets: afloat(520, 350, nets),
  shack: ground(520, 180, shack),
  palms: ground(520, 330, palmGrove),
  camels: ground(640, 170, caravan),
  tents: ground(560, 160, tents),
  elephant: ground(380, 235, elephant),
  tiger: ground(420, 190, tiger),
  deer: ground(240, 300, deer),
  rhino: ground(330, 170, rhino),
  bird: { footing: 'air', width: 440, height: 260, draw: bird },
};
