import type { Terrain } from '../gazetteer/types.ts';
import { type Chance, chanceOf } from './chance.ts';
import { fill, HEIGHT, mirror, rect, WIDTH } from './ink.ts';
import { type MotifDrawing, motifDrawings } from './motifs.ts';
import { choosePalette } from './palette.ts';
import type { Scene } from './scene.ts';
import { jungleScenes, snowScenes, teaScenes } from './scenes-of-hills.ts';
import { desertScenes, fortScenes, grove as GROVE, templeScenes, townScenes } from './scenes-of-plains.ts';
import { backwaterScenes, beachScenes, type Composition, lakeScenes, riverScene } from './scenes-of-water.ts';
import type { Motif, PosterSubject } from './subject.ts';

const SCENES: Readonly<Record<Terrain, readonly Composition[]>> = {
  beach: beachScenes,
  backwater: backwaterScenes,
  'snow-mountain': snowScenes,
  'tea-hills': teaScenes,
  desert: desertScenes,
  'fort-city': fortScenes,
  'temple-town': templeScenes,
  jungle: jungleScenes,
  lake: lakeScenes,
  metropolis: townScenes,
};

/** Motifs of a landscape when nothing else is known. */
const USUAL: Readonly<Record<Terrain, readonly Motif[]>> = {
  beach: ['sail', 'shack', 'sail', 'lighthouse', 'canoe'],
  backwater: ['houseboat', 'canoe', 'houseboat', 'nets'],
  'snow-mountain': ['chorten', 'monastery', 'peak', 'pagoda'],
  'tea-hills': ['tea', 'toy-train', 'tea'],
  desert: ['camels', 'fort', 'tents'],
  'fort-city': ['fort', 'palace', 'fort'],
  'temple-town': ['temple', 'gopuram', 'ghat'],
  jungle: ['elephant', 'tiger', 'deer', 'bird'],
  lake: ['shikara', 'sail', 'lake-palace', 'canoe'],
  metropolis: ['gate', 'cantilever', 'terminus', 'colonial', 'skyline'],
};

/** A darker rim, like old paper, and cheap to render on a phone. */
const RIM = `<radialGradient id="v" cx=".5" cy=".45" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></radialGradient>${fill('url(#v)', rect(0, 0, WIDTH, HEIGHT))}`;

/** Returns a composition of the landscape with room for the motif: the requested variant, or one by chance. */
function chooseComposition(
  { terrain, snows, variant }: PosterSubject,
  motif: MotifDrawing,
  chance: Chance,
): Composition {
  const scenes = SCENES[terrain].filter(
    ({ floor, ...needs }) =>
      (motif.floor === 'any' || floor === motif.floor) &&
      !(needs.framed && motif.footing === 'across') &&
      !(needs.noSnow && snows) &&
      !(needs.afloat && motif.footing === 'ground') &&
      !(terrain === 'beach' && motif.shore && !needs.shore),
  );
  const dry = motif.floor === 'land' ? GROVE : riverScene;
  const choices = scenes.length > 0 ? scenes : [dry];
  const drawn = chance.whole(0, 1000);
  return choices[(variant ?? drawn) % choices.length] ?? dry;
}

/**
 * Returns a travel poster of the subject as SVG of 3 to 12 KB: no text, no script, no external resources. Pure: the
 * same subject gives the same bytes, another seed another picture.
 */
export function drawPoster(given: PosterSubject): string {
  const chance = chanceOf(`${given.seed}/${given.terrain}/composition`);
  const usual = chance.pick(USUAL[given.terrain]);
  const subject: PosterSubject = { ...given, motif: given.motif ?? usual };
  const composition = chooseComposition(subject, motifDrawings[subject.motif ?? usual], chance);
  const kept: string[] = [];
  const scene: Scene = {
    subject,
    chance: chanceOf(`${given.seed}/${given.terrain}/shapes`),
    palette: choosePalette(subject, chanceOf(`${given.seed}/${given.terrain}/${given.hour}/colours`)),
    keep: (content) => `k${kept.push(content) - 1}`,
  };
  const picture = composition.draw(scene);
  const defs = kept.map((content, i) => `<g id="k${i}">${content}</g>`).join('');
  const body = chance.maybe(0.5) ? mirror(picture) : picture;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}${RIM}</svg>`;
}
