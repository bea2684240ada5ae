import { type HotelTier, THEMES, type Theme } from '../gazetteer/types.ts';
import type { Rupees } from '../money.ts';
import { type AskedFor, adviser, isNightTrain } from './advice.ts';
import type { Skeleton } from './circuit.ts';
import { nightsAboard } from './first-days.ts';
import { avoids, isGentle } from './party-needs.ts';
import type { TransportKind } from './scheduled-rides.ts';
import type { Pace, TripRequest, Variant } from './types.ts';

/** Why one suggestion is offered among the others. */
type Reason =
  /** What an experienced agent recommends: the classics, a good bed, the middle of the budget. */
  | 'advised'
  | 'low-cost'
  | 'night-train'
  | 'train'
  | 'flight'
  | 'bus'
  | 'cab'
  | 'circuit'
  | 'one-base'
  | 'quiet'
  | 'theme'
  | 'comfort'
  | 'full';

/** The plan of one suggestion before its sights are chosen. */
export interface Recipe {
  readonly reason: Reason;
  readonly skeleton: Skeleton;
  readonly focus: Variant['focus'];
  readonly pace: Pace;
  /** The price's target position in the feasible interval. */
  readonly priceShare: number;
  /** No simpler rooms than these; without a price for them in the range the recipe is left out. */
  readonly leastHotel?: HotelTier;
  readonly withSunrise: boolean;
}

/** A kind of transport is offered when its best trip is worth at least this share of the best trip of all. */
const WORTH_SHARE = 0.45;
/** So many trips of each kind of transport are offered in any case: it may be the one that can be paid. */
const ALWAYS_OFFERED = 3;
/** A single base is offered when it is worth at least this share of the best circuit. */
const ONE_BASE_SHARE = { town: 0.6, region: 0.85 } as const;

export const shapeOf = ({ stays }: Skeleton): Variant['shape'] =>
  new Set(stays.map(({ base }) => base.id)).size > 1 ? 'circuit' : 'one-base';

const setKey = ({ stays, mainBase }: Skeleton): string =>
  stays.length === 0 ? mainBase.id : [...new Set(stays.map(({ base }) => base.id))].sort().join(' ');

/** Returns the themes by their frequency at a trip's places, without those with too few sights. */
function themesOf(skeleton: Skeleton): readonly Theme[] {
  const bases = skeleton.stays.length > 0 ? skeleton.stays.map(({ base }) => base) : [skeleton.mainBase];
  const sights = [...new Set(bases)].flatMap((base) => base.sights);
  const weight = (theme: Theme): number =>
    sights.filter(({ themes }) => themes.includes(theme)).reduce((sum, { score }) => sum + score, 0);
  const count = (theme: Theme): number => sights.filter(({ themes }) => themes.includes(theme)).length;
  return THEMES.filter((theme) => count(theme) >= 3).sort((a, b) => weight(b) - weight(a));
}

const isByNightBothWays = (skeleton: Skeleton): boolean => isNightTrain(skeleton) && skeleton.back.nights > 0;

interface Pools {
  readonly all: readonly Skeleton[];
  readonly byReason: ReadonlyMap<Reason, readonly Skeleton[]>;
}

/** Returns trips worth offering, best first, one per kind of transport, order of bases and train. */
function poolOf(skeletons: readonly Skeleton[], oneBaseShare: number): Pools {
  const best = skeletons[0]?.value ?? 0;
  const floor = best > 0 ? best * WORTH_SHARE : best - 400;
  const seen = new Set<string>();
  const counts = new Map<TransportKind, number>();
  const all = skeletons.filter((skeleton) => {
    const { kind, out, back, transfers, value } = skeleton;
    const moves = transfers.flatMap(({ by, option }) => (option ? `${by} ${option.nights}` : [])).join(' ');
    const key = `${kind} ${out.nights} ${back.nights} ${out.leave} ${setKey(skeleton)} ${moves}`;
    const count = counts.get(kind) ?? 0;
    if ((value < floor && count >= ALWAYS_OFFERED) || seen.has(key)) return false;
    seen.add(key);
    counts.set(kind, count + 1);
    return true;
  });
  const rows: [Reason, readonly Skeleton[]][] = [
    ['night-train', all.filter(isByNightBothWays)],
    ['train', all.filter((s) => s.kind === 'train' && !isByNightBothWays(s))],
    ['flight', all.filter((s) => s.kind === 'flight')],
    ['bus', all.filter((s) => s.kind === 'bus')],
    ['cab', all.filter((s) => s.kind === 'cab')],
    ['circuit', all.filter((s) => shapeOf(s) === 'circuit')],
    ['one-base', all.filter((s) => shapeOf(s) === 'one-base' && s.value >= best * oneBaseShare)],
  ];
  return { all, byReason: new Map(rows) };
}

const WAYS: readonly Reason[] = ['night-train', 'train', 'bus', 'cab', 'flight'];

/** Returns the trips of a pool as an agent recommends them, best first. */
const adviceOf = (pool: readonly Skeleton[], worth: (skeleton: Skeleton) => number): readonly Skeleton[] =>
  pool.toSorted((a, b) => worth(b) - worth(a));

/** Low cost, but not most nights on board. */
const hasEnoughBeds = ({ stays, out, back, transfers }: Skeleton): boolean =>
  stays.reduce((sum, { nights }) => sum + nights, 0) >=
  transfers.reduce((sum, transfer) => sum + nightsAboard(transfer), out.nights + back.nights);

const fliesBetween = ({ transfers }: Skeleton): boolean => transfers.some(({ by }) => by === 'flight');

/** Returns the trips of a pool that do not fly between their towns, if there are any. */
function onGround(pool: readonly Skeleton[]): readonly Skeleton[] {
  const some = pool.filter((skeleton) => !fliesBetween(skeleton));
  return some.length > 0 ? some : pool;
}

/** Below the middle of the budget, as an agent begins. */
const ADVISED_SHARE = 0.25;

/** Repeating the same bases costs this share of the best trip's value. */
const REUSE_LOSS = 0.12;
/** Further repeats cost no more: the same towns again are better than a poor choice of others. */
const MOST_REUSES = 2;
const LEAST_SCALE = 300;

/** So many trips of the recommended way are tried before the next way: the best may break a rule, or cost too much. */
const MOST_ADVISED_TRIES = 3;

/** Beside the advised and the cheapest way: the second of them in case the first costs too much. */
const MOST_OTHER_WAYS = 2;

/** Rotates through the bases: of the skeletons given, picks one with the least-used bases. */
class Turns {
  private readonly used = new Map<string, number>();

  takeBest(pool: readonly Skeleton[]): Skeleton | undefined {
    return this.take(pool.slice(0, 1));
  }

  private reuseLoss(skeleton: Skeleton): number {
    return REUSE_LOSS * Math.min(MOST_REUSES, this.used.get(setKey(skeleton)) ?? 0);
  }

  take(pool: readonly Skeleton[]): Skeleton | undefined {
    const top = pool.slice(0, 12);
    const best = top[0]?.value ?? 0;
    const loss = ({ value }: Skeleton): number => (best - value) / Math.max(LEAST_SCALE, Math.abs(best));
    const chosen = top
      .map((skeleton) => ({ skeleton, cost: this.reuseLoss(skeleton) + loss(skeleton) }))
      .sort((a, b) => a.cost - b.cost)[0]?.skeleton;
    if (chosen) this.used.set(setKey(chosen), (this.used.get(setKey(chosen)) ?? 0) + 1);
    return chosen;
  }
}

/** Returns true for a trip that does not move on after a single night twice. */
export const relaxedAllowed = ({ stays }: Skeleton): boolean =>
  stays.slice(0, -1).every(({ nights }, i) => i === 0 || nights > 1);

function paceOf(skeleton: Skeleton, wanted: Pace, request: TripRequest): Pace {
  const own = request.wishes?.pace ?? (isGentle(request) ? 'relaxed' : wanted);
  return own === 'relaxed' && !relaxedAllowed(skeleton) ? 'balanced' : own;
}

interface Further {
  readonly add: (
    reason: Reason,
    pool: readonly Skeleton[],
    focus: Variant['focus'],
    wanted: Pace,
    priceShare: number,
  ) => void;
  readonly poolFor: (reason: Reason) => readonly Skeleton[];
  readonly themes: readonly Theme[];
  readonly all: readonly Skeleton[];
  readonly easy: readonly Skeleton[];
  readonly cheap: Reason | undefined;
}

/** Adds recipes to try when too few of the first suggestions pass, or the traveller asks for more. */
function addFurther({ add, poolFor, themes, all, easy, cheap }: Further): void {
  for (let n = 0; n < themes.length; n++) {
    add(
      'theme',
      n % 2 === 0 ? all : easy,
      themes[n] ?? 'classics',
      n % 3 === 2 ? 'full' : 'balanced',
      [0.2, 0.5, 0.8][n % 3] ?? 0.5,
    );
    add(
      'circuit',
      poolFor('circuit'),
      n % 2 === 0 ? 'quiet' : (themes[n] ?? 'classics'),
      'balanced',
      [0.7, 0.4, 0.25][n % 3] ?? 0.5,
    );
    if (n % 2 === 1) add('quiet', all, 'quiet', n % 4 === 1 ? 'balanced' : 'full', 0.65);
  }
  // For a small budget: more of the cheap way, in case the others cost too much.
  if (cheap) {
    add('quiet', poolFor(cheap), 'quiet', 'relaxed', 0.3);
    add('full', poolFor(cheap), 'classics', 'full', 0.3);
    for (let n = 0; n < themes.length; n++) add('theme', poolFor(cheap), themes[n] ?? 'classics', 'balanced', 0.3);
  }
}

/**
 * Returns the suggestions to try, in the order of showing: different ways, shapes, themes and comforts; more than are
 * shown.
 */
export function listRecipes(
  skeletons: readonly Skeleton[],
  request: TripRequest,
  asked: AskedFor,
  fareOf: (skeleton: Skeleton) => Rupees,
): readonly Recipe[] {
  const pools = poolOf(skeletons, ONE_BASE_SHARE[asked.as]);
  const turns = new Turns();
  const recipes: Recipe[] = [];
  const themesAsked = request.wishes?.themes ?? [];
  const add = (
    reason: Reason,
    pool: readonly Skeleton[],
    focus: Variant['focus'],
    wanted: Pace,
    priceShare: number,
    leastHotel?: HotelTier,
  ): void => {
    const skeleton = focus === 'classics' && wanted === 'balanced' ? turns.takeBest(pool) : turns.take(pool);
    if (!skeleton) return;
    const theme = themesAsked[recipes.length % Math.max(1, themesAsked.length)];
    const own = paceOf(skeleton, wanted, request);
    const calmFocus = focus === 'classics' && avoids(request, 'crowds') ? 'quiet' : focus;
    const withSunrise = calmFocus !== 'quiet' && own !== 'relaxed' && !isGentle(request);
    recipes.push({
      reason,
      skeleton,
      focus: theme ?? calmFocus,
      pace: own,
      priceShare,
      withSunrise,
      ...(leastHotel && { leastHotel }),
    });
  };
  const poolFor = (reason: Reason): readonly Skeleton[] => pools.byReason.get(reason) ?? [];
  const worth = adviser(asked, request, fareOf);
  const advice = new Map(WAYS.map((way) => [way, adviceOf(poolFor(way), worth)]));
  const bestOf = (way: Reason): number => worth(advice.get(way)?.[0] as Skeleton);
  const ways = WAYS.filter((way) => poolFor(way).length > 0).sort((a, b) => bestOf(b) - bestOf(a));
  const leastOf = (reason: Reason): Rupees => fareOf(pools.byReason.get(reason)?.[0] ?? (skeletons[0] as Skeleton));
  const cheapWays = ways.toSorted((a, b) => leastOf(a) - leastOf(b));
  const themes = themesOf(pools.all[0] ?? (skeletons[0] as Skeleton)).slice(0, 6);
  const theme = (n: number): Theme | 'classics' => themes[n] ?? 'classics';
  const flights = poolFor('flight');
  const easy = flights.length > 0 ? flights : pools.all;
  const cheap = cheapWays.find((way) => poolFor(way).some(hasEnoughBeds)) ?? cheapWays[0];
  const others = ways.filter((reason) => reason !== ways[0] && reason !== cheap).slice(0, MOST_OTHER_WAYS);
  for (const leastHotel of ['mid', undefined] as const) {
    for (const way of ways) {
      const pool = advice.get(way) ?? [];
      const tries = way === ways[0] ? MOST_ADVISED_TRIES : 1;
      for (let n = 0; n < tries; n++) add('advised', pool.slice(n), 'classics', 'balanced', ADVISED_SHARE, leastHotel);
    }
  }
  for (const way of cheapWays) add('low-cost', onGround(poolFor(way)).filter(hasEnoughBeds), 'classics', 'balanced', 0);
  for (const way of cheapWays) add('low-cost', onGround(poolFor(way)), 'classics', 'balanced', 0);
  add('circuit', poolFor('circuit'), theme(0), 'balanced', 0.55);
  for (const way of others) add(way, poolFor(way), theme(1), 'balanced', 0.35);
  add('quiet', poolFor('one-base').length > 0 ? poolFor('one-base') : pools.all, 'quiet', 'relaxed', 0.45);
  add('comfort', easy, 'classics', 'relaxed', 0.9, 'budget');
  add('theme', cheap ? poolFor(cheap) : pools.all, theme(0), 'balanced', 0.35);
  add('theme', easy, theme(1), 'balanced', 0.75);
  add('full', pools.all, 'classics', 'full', 0.35);
  add('one-base', poolFor('one-base'), theme(2), 'relaxed', 0.6);
  addFurther({ add, poolFor, themes, all: pools.all, easy, cheap });
  return recipes;
}
