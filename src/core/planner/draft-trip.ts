import type { Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { HotelTier } from '../gazetteer/types.ts';
import type { Rupees } from '../money.ts';
import type { MealTier } from '../pricing/types.ts';
import { fnv1a, seededRandom } from '../random.ts';
import { buildTimeline, type DayDraft } from './build-timeline.ts';
import { canonicalText } from './check-request.ts';
import type { Skeleton } from './circuit.ts';
import { costTrip } from './cost-trip.ts';
import { wishesDormitories } from './dormitories.ts';
import { MUST_SEE_SCORE } from './limits.ts';
import { serveInTurn, tasteOf } from './meal-turn.ts';
import { findNightStays, mayBeOfferedNights, type SpecialNights } from './night-stays.ts';
import { dayCapsOf, isGentle, travelsWith } from './party-needs.ts';
import { tasteFor } from './party-tastes.ts';
import { planDays, type SolvedTrip } from './plan-days.ts';
import { toPay } from './price-range.ts';
import { type PricedChoice, priceChoices, type RideComfort, takeJourneys } from './price-tiers.ts';
import type { Recipe } from './recipes.ts';
import type { TransportKind } from './scheduled-rides.ts';
import { isBriefSeason } from './sight-hours.ts';
import type { DayManner } from './stay-days.ts';
import type { TripSetting } from './trip-setting.ts';
import type { Journey, TripRequest } from './types.ts';
import { worthOf } from './wanted-sights.ts';

/** Increase it whenever the planner's answer to the same request changes. */
const ENGINE_VERSION = 'p11';

/** What earlier suggestions of the same answer use. */
export interface Taken {
  /** How many plans have each sight already. */
  readonly sights: ReadonlyMap<string, number>;
  readonly titles: ReadonlySet<string>;
}

/** What is given when a recipe is planned: other suggestions, and sights to leave out. */
export interface Circumstances {
  readonly taken: Taken;
  readonly leftOut: ReadonlySet<string>;
}

export const mustSeesOf = ({ mustSee, request }: TripSetting): ReadonlySet<string> =>
  new Set([...mustSee, ...(request.wishes?.mustSee ?? [])]);

/** The prices of the cheapest and the dearest mix of comforts; the way and rooms of the cheapest. */
export interface PriceSpan {
  readonly cheapest: number;
  readonly dearest: number;
  readonly by: TransportKind;
  readonly tier: HotelTier;
}

/** Bonus of sights that a first visit must have: the more famous, the less it may be traded for two lesser sights. */
const HEADLINE_BONUS = 50;
const FAMOUS = { score: 85, bonus: 130 } as const;
/** Bonus of a sight that is open for a few weeks only, when it is. */
const BRIEF_SEASON = { leastScore: 70, bonus: 130 } as const;
/** Worth more than a day of anything else. */
const MUST_SEE_BONUS = 400;
const REUSE_FACTOR = 0.6;
/** Lower limit for repeated sights: a day with a repeated sight is better than an idle one. */
const LEAST_REUSE = 0.3;
const THEME_FACTOR = 1.8;
/** How much more a sight with a wished theme is worth, and one without: the first suggestion has most of the theme, the
 * others differ from it. */
const WISH_FACTORS = { first: { fits: 3, misses: 0.5 }, other: { fits: 1.8, misses: 0.8 } } as const;
/** Exceeds any fame: a sight that the traveller named is included unless its hours forbid it. */
const FAVOURED_BONUS = 150;
/** Exceeds all other sights of a stay together: the sight is the reason for the trip. */
const NAMED_SIGHT_VALUE = 20_000;
/** Exceeds any day without a sight that the traveller must see. */
const WISHED_BONUS = 2000;

/**
 * Returns a sight's value in a suggestion: its score, adjusted for the focus, and lower when an earlier suggestion has
 * it (except headlines and favourites).
 */
function valueOfSight(sight: Sight, recipe: Recipe, taken: Taken, { request, route, mustSee }: TripSetting): number {
  const { focus } = recipe;
  if (mustSee.has(sight.id)) return NAMED_SIGHT_VALUE;
  const reuse = sight.headline ? 1 : Math.max(LEAST_REUSE, REUSE_FACTOR ** (taken.sights.get(sight.id) ?? 0));
  const wished = request.wishes?.themes ?? [];
  const { fits, misses } = WISH_FACTORS[taken.titles.size === 0 ? 'first' : 'other'];
  const wish = wished.length === 0 ? 1 : sight.themes.some((theme) => wished.includes(theme)) ? fits : misses;
  if (request.wishes?.mustSee?.includes(sight.id)) return sight.score + WISHED_BONUS;
  let value = worthOf(sight);
  const isNamed = route.named.some(({ sights }) => sights.includes(sight.id));
  if (isNamed || request.wishes?.favoured?.includes(sight.id)) return (value + FAVOURED_BONUS) * Math.max(1, wish);
  // Where another theme was asked for, its best sights are worth as much.
  if (sight.score >= MUST_SEE_SCORE) return (value + MUST_SEE_BONUS) * wish;
  if (isBriefSeason(sight) && sight.score >= BRIEF_SEASON.leastScore) value += BRIEF_SEASON.bonus;
  if (focus === 'adventure' && sight.strenuous) value += HEADLINE_BONUS;
  if (focus === 'classics') value += sight.headline ? (sight.score >= FAMOUS.score ? FAMOUS.bonus : HEADLINE_BONUS) : 0;
  else if (focus === 'quiet') value = sight.headline ? worthOf(sight) * 0.8 : 30 + 0.5 * Math.min(sight.score, 70);
  else if (sight.themes.includes(focus)) value *= THEME_FACTOR;
  return value * reuse * wish * tasteFor(sight, request);
}

const mannerOf = (recipe: Recipe, setting: TripSetting): DayManner => ({
  pace: recipe.pace,
  gentle: isGentle(setting.request),
  ...(setting.eased && { longFor: mustSeesOf(setting) }),
  ...dayCapsOf(setting.request),
});

/** What an agent recommends, and the most comfortable trip, have nights on a houseboat or in a camp if possible. */
export const PREFERS_NIGHT_STAYS: ReadonlySet<Recipe['reason']> = new Set(['advised', 'comfort']);

export const versionOf = (gazetteer: Gazetteer): string => `${gazetteer.version}-${ENGINE_VERSION}`;

const seedOf = (setting: TripSetting, recipeIndex: number): number =>
  fnv1a(`${canonicalText(setting.request)} ${ENGINE_VERSION} ${recipeIndex}`);

/** Who saves wherever one can does not pay this much for one sight unasked. */
const DEAR_FEE: Rupees = 300;

/** Returns the ids of the dear sights that travellers without the money for a room do without. */
function findDearSights({ request, thrift, route }: TripSetting, { skeleton }: Recipe): readonly string[] {
  if (!thrift || wishesDormitories(request)) return [];
  const { mustSee = [], favoured = [] } = request.wishes ?? {};
  const asked = new Set([...mustSee, ...favoured, ...route.named.flatMap(({ sights }) => sights)]);
  return [skeleton.mainBase, ...skeleton.stays.map(({ base }) => base)].flatMap(({ sights }) =>
    sights
      .filter(({ id, feeRupees, score }) => feeRupees >= DEAR_FEE && score < MUST_SEE_SCORE && !asked.has(id))
      .map(({ id }) => id),
  );
}

/** Returns the ids of the days out to towns in which the trip sleeps, unless they were asked for. */
function findDaysOutThere({ request, route }: TripSetting, { skeleton: { stays } }: Recipe): readonly string[] {
  const slept = new Set(stays.map(({ base }) => base.id));
  const asked = new Set([...(request.wishes?.mustSee ?? []), ...route.named.flatMap(({ sights }) => sights)]);
  return stays.flatMap(({ base }) =>
    base.sights.filter(({ id, dayTripTo = '' }) => slept.has(dayTripTo) && !asked.has(id)).map(({ id }) => id),
  );
}

export function solveRecipe(
  setting: TripSetting,
  recipe: Recipe,
  index: number,
  { taken, leftOut }: Circumstances,
  evaluations: number,
): SolvedTrip {
  const { request } = setting;
  return planDays({
    request,
    skeleton: recipe.skeleton,
    durationDays: setting.durationDays,
    manner: mannerOf(recipe, setting),
    random: seededRandom(seedOf(setting, index)),
    evaluations,
    withSunrise: recipe.withSunrise,
    withNightStay: PREFERS_NIGHT_STAYS.has(recipe.reason) && mayBeOfferedNights(request),
    mustSee: mustSeesOf(setting),
    leftOut: new Set([...leftOut, ...findDearSights(setting, recipe), ...findDaysOutThere(setting, recipe)]),
    valueOf: (sight) => valueOfSight(sight, recipe, taken, setting),
  });
}

export interface Drafted {
  readonly journeys: readonly Journey[];
  readonly days: readonly DayDraft[];
}

/** Returns the trip with its sights and times, at any comfort; prices come later. */
export function draftTrip(setting: TripSetting, recipe: Recipe, index: number, solved: SolvedTrip) {
  const { request, gazetteer, durationDays } = setting;
  const { skeleton } = recipe;
  const journeysOf = (comfort: RideComfort) => takeJourneys(solved.journeys, skeleton, comfort);
  const manner = mannerOf(recipe, setting);
  const timelineOf = (comfort: RideComfort, meals: MealTier, nights: SpecialNights): Drafted => {
    const journeys = journeysOf(comfort);
    const days = buildTimeline({
      startDate: request.departureDate,
      durationDays,
      journeys,
      days: solved.days,
      manner,
      nights,
      isDayTrip: skeleton.stays.length === 0,
      serve: serveInTurn(index * 2, tasteOf(request, meals)),
    });
    return { journeys, days };
  };
  const bases = new Map(solved.days.map(({ frame, base }) => [frame.number, base.id]));
  const plain = timelineOf({ cabin: 'plain', road: 'hired' }, 'budget', new Map());
  const nightStays = findNightStays(skeleton, request, solved.days, manner);
  const special = nightStays.size > 0 ? timelineOf({ cabin: 'plain', road: 'hired' }, 'budget', nightStays) : plain;
  const costed = (comfort: RideComfort, specialNights: boolean) =>
    costTrip(
      request,
      gazetteer,
      journeysOf(comfort),
      specialNights ? special.days : plain.days,
      (number) => bases.get(number) ?? null,
      specialNights ? nightStays : new Map(),
    );
  return { timelineOf, costed, nightStays };
}

/** Returns the trip's prices at every comfort. */
export function priceDraft(
  { request, gazetteer, thrift }: TripSetting,
  { costed, nightStays }: ReturnType<typeof draftTrip>,
): readonly PricedChoice[] {
  const keepsCar = travelsWith(request, 'own-car');
  const from = request.wishes?.stay ? 'budget' : 'mid';
  const specialFrom = nightStays.size > 0 ? from : undefined;
  return priceChoices(gazetteer, { keepsCar, thrift: thrift === true, specialFrom }, costed);
}

export function tellRange(choices: readonly PricedChoice[], { skeleton }: Recipe, request: TripRequest): PriceSpan {
  const sorted = [...choices].sort((a, b) => a.perPersonRupees - b.perPersonRupees);
  const [cheapest, dearest] = [sorted[0] as PricedChoice, sorted.at(-1) as PricedChoice];
  return {
    cheapest: toPay(request, cheapest.perPersonRupees),
    dearest: toPay(request, dearest.perPersonRupees),
    by: skeleton.kind,
    tier: cheapest.tiers.hotel,
  };
}

/** Evaluations for a price: it depends little on which sights are the best. */
const ESTIMATE_EVALUATIONS = 400;

const bareSpans = new WeakMap<Skeleton, PriceSpan>();
const NOTHING_TAKEN: Taken = { sights: new Map(), titles: new Set() };

/**
 * Returns what a recipe costs at every comfort; `bare`, before any sight is added: quick to know, and the same for all
 * recipes of its way.
 */
export function priceRecipe(setting: TripSetting, recipe: Recipe, as: 'bare' | 'with sights'): PriceSpan {
  const { skeleton } = recipe;
  const known = as === 'bare' ? bareSpans.get(skeleton) : undefined;
  if (known) return known;
  const bases = as === 'bare' ? [skeleton.mainBase, ...skeleton.stays.map(({ base }) => base)] : [];
  const leftOut = new Set(bases.flatMap(({ sights }) => sights.map(({ id }) => id)));
  const solved = solveRecipe(setting, recipe, 0, { taken: NOTHING_TAKEN, leftOut }, ESTIMATE_EVALUATIONS);
  const span = tellRange(priceDraft(setting, draftTrip(setting, recipe, 0, solved)), recipe, setting.request);
  if (as === 'bare') bareSpans.set(skeleton, span);
  return span;
}
