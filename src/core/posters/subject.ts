import type { Terrain } from '../gazetteer/types.ts';

export const POSTER_HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof POSTER_HOURS)[number];

type Season = 'winter' | 'summer' | 'monsoon' | 'autumn';

/** Everything that a poster can show. */
export const MOTIFS = [
  'fort',
  'palace',
  'lake-palace',
  'wind-palace',
  'mausoleum',
  'mosque',
  'golden-temple',
  'temple',
  'gopuram',
  'pagoda',
  'ghat',
  'monastery',
  'chorten',
  'stupa',
  'church',
  'lighthouse',
  'gate',
  'four-towers',
  'minar',
  'clock-tower',
  'colonial',
  'terminus',
  'skyline',
  'cantilever',
  'jhula',
  'market',
  'garden',
  'waterfall',
  'cave',
  'stepwell',
  'sun-wheel',
  'peak',
  'tea',
  'toy-train',
  'ropeway',
  'glider',
  'raft',
  'houseboat',
  'sail',
  'canoe',
  'shikara',
  'nets',
  'shack',
  'palms',
  'camels',
  'tents',
  'elephant',
  'tiger',
  'deer',
  'rhino',
  'bird',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** What a poster shows. Equal subjects give the same picture, byte for byte. */
export interface PosterSubject {
  /** An id or a slug: decides the composition, hill lines, shades and counts. */
  readonly seed: string;
  readonly terrain: Terrain;
  readonly hour: Hour;
  readonly season?: Season;
  readonly motif?: Motif;
  /** Adds snow mountains behind any terrain: Darjeeling, Srinagar. */
  readonly snows?: true;
  /** Chooses among the fitting compositions and skies; by the seed if omitted. */
  readonly variant?: number;
}
