import { type BaseRecord, type SightRecord, TERRAINS, type Terrain } from '../gazetteer/types.ts';
import { type Chance, chanceOf } from './chance.ts';
import { motifOfName, motifOfSight, terrainOfName } from './choose-motif.ts';
import { signatures } from './signatures.ts';
import type { Hour, PosterSubject } from './subject.ts';

type Town = Pick<BaseRecord, 'id' | 'terrain' | 'lat' | 'altitudeMetres'> & {
  readonly sights: readonly Pick<SightRecord, 'name' | 'themes' | 'headline'>[];
};

const usualHour = (chance: Chance): Hour => chance.pick(['dawn', 'day', 'day', 'dusk', 'dusk'] as const);

/** Hill towns north of this latitude see the snow mountains of the Himalaya. */
const SNOWS_NORTH_OF = 26.5;
const seesSnow = (town: Pick<Town, 'lat' | 'altitudeMetres'>): boolean =>
  town.lat > SNOWS_NORTH_OF && town.altitudeMetres >= 1000;

/** Returns a town's poster: its best-known motif, in its landscape, at its best hour unless another is given. */
export function subjectOfTown(town: Town, seed: string, hour?: Hour): PosterSubject {
  const chance = chanceOf(`${seed}/subject`);
  const known = signatures[town.id];
  const first = town.sights.find(({ headline }) => headline) ?? town.sights[0];
  const motif = known?.[0] ?? (first && motifOfSight(first, chance));
  return {
    seed,
    terrain: known?.[3] ?? town.terrain,
    hour: hour ?? known?.[1] ?? usualHour(chance),
    ...(motif && { motif }),
    ...(known && seed === town.id && { variant: known[2] }),
    ...(seesSnow(town) && { snows: true as const }),
  };
}

function terrainOfSight(sight: Pick<SightRecord, 'name' | 'themes'>, own: Terrain, chance: Chance): Terrain {
  if (sight.themes[0] === 'beach') return 'beach';
  const named = terrainOfName(sight.name);
  const natural =
    named === 'desert' || named === 'lake' || named === 'tea-hills' || named === 'beach' || named === 'backwater';
  if (named && natural) return named;
  if (sight.themes[0] === 'wildlife') return own === 'backwater' || own === 'snow-mountain' ? own : 'jungle';
  const dry = own === 'beach' || own === 'backwater' || own === 'lake';
  if (dry && sight.themes.some((theme) => theme === 'museum' || theme === 'market')) return 'metropolis';
  if (dry && sight.themes[0] === 'spiritual') return 'temple-town';
  if (own === 'backwater' && sight.themes[0] === 'heritage') return chance.pick([own, 'beach', 'temple-town']);
  return own;
}

const HOUR_OF_VISIT = { sunrise: 'dawn', sunset: 'dusk', evening: 'night' } as const;

/** Returns a sight's poster: its motif, large, in the landscape of its town. */
export function subjectOfSight(
  sight: Pick<SightRecord, 'id' | 'name' | 'themes' | 'bestAt'>,
  town: Pick<Town, 'terrain' | 'lat' | 'altitudeMetres'>,
  hour?: Hour,
): PosterSubject {
  const chance = chanceOf(`${sight.id}/subject`);
  return {
    seed: sight.id,
    terrain: terrainOfSight(sight, town.terrain, chance),
    hour: hour ?? (sight.bestAt ? HOUR_OF_VISIT[sight.bestAt] : usualHour(chance)),
    motif: motifOfSight(sight, chance),
    ...(seesSnow(town) && { snows: true as const }),
  };
}

/** Returns the poster of something in or near a town that is not in the gazetteer: a hotel, a village. */
export function subjectNearTown(slug: string, town: Town, hour?: Hour): PosterSubject {
  const chance = chanceOf(`${slug}/subject`);
  const own = subjectOfTown(town, slug, hour);
  const motif = motifOfName(slug.slice(town.id.length + 1), chance) ?? chance.pick([own.motif, undefined, undefined]);
  const { motif: _known, ...country } = own;
  return { ...country, ...(motif && { motif }) };
}

/** Returns the poster of a name without any record: a landscape from its words, else by chance. */
export function subjectOfName(slug: string, hour?: Hour): PosterSubject {
  const chance = chanceOf(`${slug}/subject`);
  const terrain = terrainOfName(slug) ?? chance.pick(TERRAINS);
  const motif = motifOfName(slug, chance);
  return { seed: slug, terrain, hour: hour ?? usualHour(chance), ...(motif && { motif }) };
}
