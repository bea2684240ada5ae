import { addDays, daysBetween } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { sayingKey } from '../sayings.ts';
import { checkRequest } from './check-request.ts';
import { refuseUnknownNames } from './check-wishes.ts';
import type { Skeleton } from './circuit.ts';
import { isTheSame, isTooAlike } from './distinctness.ts';
import { ROBUST_SHARE } from './limits.ts';
import { makeItinerary } from './make-itinerary.ts';
import { tidyWishes } from './party-needs.ts';
import type { Recipe } from './recipes.ts';
import type { ContradictionSaying, RefusalSaying } from './refusal-sayings.ts';
import { refuseTooHigh, refuseTooLow } from './refuse-budget.ts';
import { findShorter } from './refuse-long.ts';
import { findContradiction, hasHardWishes, refuseWishes } from './refuse-wishes.ts';
import { isMoveByRailOrAir } from './transfers.ts';
import { addRemedies } from './tried-remedies.ts';
import { findSetting, findSkeletons, settingsToTry, type TripSetting } from './trip-setting.ts';
import {
  type CheckedPlans,
  type Itinerary,
  MAX_TRIP_DAYS,
  type PlanningEvent,
  type Refusal,
  type TripRequest,
} from './types.ts';
import { CHECK_IDS } from './verifier/checks.ts';
import { verifyItinerary } from './verifier/verify-itinerary.ts';
import { recipesOf } from './wished-recipes.ts';
import type { TripWishes } from './wishes.ts';

/** Suggestions of an answer: at most, and at least. */
const SUGGESTIONS = { most: 6, fewest: 3 } as const;

/** Checks that are not listed on an itinerary: they concern the whole answer or the engine. */
const NOT_OF_ONE: ReadonlySet<string> = new Set(['V26', 'V31']);
const PASSED: readonly string[] = CHECK_IDS.filter((id) => !NOT_OF_ONE.has(id));
/** Checks of a wish, by its field: listed only where it was asked for. */
const CHECKS_OF_WISHES: Readonly<Record<string, readonly (keyof TripWishes)[]>> = {
  V46: ['transport'],
  V47: ['arriveAfter', 'leaveBefore'],
  V48: ['mustSee'],
  V49: ['avoid'],
  V50: ['diet'],
  V51: ['party'],
  V56: ['party'],
};

/** Returns the checks that say something about a trip and its request. */
function listPassed({ wishes }: TripRequest, { variant, stays, journeys }: Itinerary): readonly string[] {
  const asked = tidyWishes(wishes);
  return PASSED.filter((id) => {
    if (id === 'V52') return asked !== undefined;
    if (id === 'V60') return journeys.some(isMoveByRailOrAir);
    if (id === 'V55') return stays.some(({ nightStay }) => nightStay);
    if (id === 'V54') return variant.tiers.hotel === 'dormitory' || variant.tiers.meals === 'thali';
    return CHECKS_OF_WISHES[id]?.some((field) => asked?.[field] !== undefined) ?? true;
  });
}

/** Gives up after this many plans in a row that break a wish: the next ones would too. */
const GIVE_UP_AFTER = 8;

/** The most days by which a trip may be lengthened to find a plan. */
const LONGER_BY_AT_MOST = 8;

interface Tally {
  /** A recipe costs more than the budget. */
  isTooDear: boolean;
  dearest: number;
  outOfRange: number;
  planned: number;
  passed: number;
  readonly failed: Record<string, number>;
}

const noTally = (): Tally => ({ isTooDear: false, dearest: 0, outOfRange: 0, planned: 0, passed: 0, failed: {} });

/**
 * Returns true when too few plans are within the budget because the others cost more. Who is shown more has been shown
 * the plans within it already.
 */
const cannotPay = ({ isTooDear, passed }: Tally): boolean => isTooDear && passed < SUGGESTIONS.fewest;

/** Returns the best way of a trip of this many days for which there are enough suggestions, or undefined. */
function findWayIn(request: TripRequest, gazetteer: Gazetteer, days: number, tally = noTally()): Skeleton | undefined {
  const found = findSetting({ ...request, returnDate: addDays(request.departureDate, days - 1) }, gazetteer);
  if (found.kind === 'refused') return undefined;
  for (const { setting, forThePoor } of settingsToTry(found.setting)) {
    if (forThePoor && !cannotPay(tally)) continue;
    const skeletons = findSkeletons(setting);
    if (skeletons.length === 0) continue;
    let count = 0;
    for (const _ of makeSuggestions(setting, skeletons, tally)) if (++count >= SUGGESTIONS.fewest) break;
    if (count >= SUGGESTIONS.fewest) return skeletons[0];
  }
  return undefined;
}

/**
 * A search for a refusal's remedy: it tries many plans, and yields between them so that its caller can do other work.
 */
type Search<T> = Generator<PlanningEvent, T>;

const sayNoWay = ({ home, destination }: TripSetting): RefusalSaying => ({
  say: 'no-way',
  from: home.name,
  destination,
});

/** Says that a named sight does not fit into the days at the town from which it is seen. */
const sayMissed = ({ destination, asked, home }: TripSetting): RefusalSaying => ({
  say: 'no-time',
  from: home.name,
  destination,
  towns: asked.map(({ name }) => name),
});

/**
 * Refuses with the least number of days for which there is a plan; it has been tried, so that one click leads to it.
 */
function* refuseShort(setting: TripSetting): Search<Refusal> {
  const { request, gazetteer, durationDays, destination, home } = setting;
  const most = Math.min(MAX_TRIP_DAYS, durationDays + LONGER_BY_AT_MOST);
  const anyBudget = { ...request, exclude: [], priceRange: { min: 0, max: Number.MAX_SAFE_INTEGER } };
  const wishOnce = { ...request, exclude: [] };
  const tally = noTally();
  for (const wish of [wishOnce, anyBudget]) {
    if (wish === anyBudget && tally.outOfRange === 0) break;
    for (let days = durationDays + 1; days <= most; days++) {
      yield { kind: 'progress', step: 'transport', text: { say: 'try-days', days } };
      const best = findWayIn(wish, gazetteer, days, tally);
      if (!best) continue;
      const many = setting.route.named.length > 1;
      const message = { say: 'too-short', destination, many, days, from: home.name, by: best.kind } as const;
      return { reason: 'TRIP_TOO_SHORT', message, details: { minDays: days, fastest: best.kind } };
    }
  }
  const days = yield* findShorter(durationDays, (each) => findWayIn(wishOnce, gazetteer, each) !== undefined);
  if (days !== undefined) {
    const message = { say: 'too-many-days', destination, days } as const;
    return { reason: 'TRIP_TOO_LONG', message, details: { maxDays: days } };
  }
  const message = tally.planned > 0 && setting.mustSee.size > 0 ? sayMissed(setting) : sayNoWay(setting);
  const { named } = setting.route;
  const parts = named.map(({ name }) => name);
  const towns = setting.asked.map(({ name }) => name);
  const otherPlaces = named.length > 1 ? parts : setting.mustSee.size > 0 ? towns : [];
  const details = { minDays: durationDays, fastest: null, otherPlaces };
  return { reason: 'TRIP_TOO_SHORT', message, details };
}

/** Returns true when there are enough suggestions up to a price. */
function sufficesUpTo(setting: TripSetting, skeletons: readonly Skeleton[], max: number): boolean {
  const { min } = setting.request.priceRange;
  const request = { ...setting.request, exclude: [], priceRange: { min: min < max ? min : 0, max } };
  let count = 0;
  for (const _ of makeSuggestions({ ...setting, request }, skeletons, noTally()))
    if (++count >= SUGGESTIONS.fewest) return true;
  return false;
}

function* refuseBudget(setting: TripSetting, skeletons: readonly Skeleton[], tally: Tally): Search<Refusal> {
  if (!tally.isTooDear && tally.dearest < setting.request.priceRange.min) return refuseTooHigh(tally.dearest);
  return yield* refuseTooLow(setting, {
    recipes: recipesOf(setting, skeletons),
    fewest: SUGGESTIONS.fewest,
    suffices: (price) => sufficesUpTo(setting, skeletons, price),
  });
}

/** Returns true when a request would be answered with enough suggestions. */
const isPlannable = (request: TripRequest, gazetteer: Gazetteer): boolean =>
  !checkRequest(request) &&
  findWayIn(request, gazetteer, daysBetween(request.departureDate, request.returnDate) + 1) !== undefined;

/** Returns true when something was wished for that not every trip has. */
const isChoosy = (request: TripRequest): boolean =>
  hasHardWishes(request) || (request.wishes?.favoured ?? []).length > 0;

/** Refuses because of the wishes, with changes that work; undefined when they are not the reason. */
function* refuseChoice(
  { request, gazetteer, destination }: TripSetting,
  because?: ContradictionSaying,
): Search<Refusal | undefined> {
  if (!hasHardWishes(request)) return undefined;
  return yield* refuseWishes(request, { gazetteer, place: destination, because }, (other) =>
    isPlannable(other, gazetteer),
  );
}

/** Refuses at once: other days or another budget would not help. */
function refuseFavoured({ destination }: TripSetting): Refusal {
  const message = { say: 'wishes-unfit', destination } as const;
  return { reason: 'INVALID_INPUT', message, details: { fields: { wishes: message } } };
}

/** Returns true when a plan passes every check; counts it either way. */
function passes(itinerary: Itinerary, { request, gazetteer }: TripSetting, tally: Tally): boolean {
  const failed = new Set(verifyItinerary(itinerary, request, gazetteer).map(({ check }) => check));
  tally.planned++;
  if (failed.size === 0) tally.passed++;
  for (const check of failed) tally.failed[check] = (tally.failed[check] ?? 0) + 1;
  return failed.size === 0;
}

/** Returns true when plans may fail because a named sight does not fit in. */
const hasMusts = ({ mustSee, route }: TripSetting): boolean => mustSee.size > 0 || route.named.length > 1;

const checkedPlans = ({ planned, passed, failed }: Tally): CheckedPlans => ({ planned, passed, failed });

/** The first of their recipes that can be travelled within the budget is enough. */
const ONCE: ReadonlySet<Recipe['reason']> = new Set(['advised', 'low-cost']);

const costsNoMore = (a: Itinerary, b: Itinerary): boolean => a.price.perPersonRupees <= b.price.perPersonRupees;

/** A saving of fewer percent is not worth a word. */
const LEAST_SAVING = 5;

/** Says by how much a low-cost suggestion is cheaper than the first one. */
function withSaving(itinerary: Itinerary, first: Itinerary | undefined): Itinerary {
  const { difference, price } = itinerary;
  if (!first || typeof difference === 'string' || difference.say !== 'low-cost') return itinerary;
  const savesPercent = Math.round(100 * (1 - price.perPersonRupees / first.price.perPersonRupees));
  return savesPercent < LEAST_SAVING ? itinerary : { ...itinerary, difference: { ...difference, savesPercent } };
}

/** A suggestion that is offered only when there are too few that are kept more often. */
interface PutOff {
  readonly itinerary: Itinerary;
  readonly reason: Recipe['reason'];
}
const MOST_PUT_OFF = 4;
/** So many that resemble another are kept: they are offered rather than too few. */
const MOST_ALIKE = 8;
/** A way that cost too much so often, with different sights, is not tried with others. */
const TOO_DEAR_OFTEN = 2;

const isRobust = ({ robustness }: Itinerary): boolean =>
  robustness !== undefined && robustness.kept >= ROBUST_SHARE * robustness.runs;

/** Plans and checks recipes until there are enough suggestions. */
function* makeSuggestions(
  setting: TripSetting,
  skeletons: readonly Skeleton[],
  tally: Tally,
): Generator<Itinerary, void> {
  const { request, gazetteer } = setting;
  const sights = new Map<string, number>();
  const titles = new Set<string>();
  const kept: Itinerary[] = [];
  const filled = new Set<Recipe['reason']>();
  let shown = 0;
  const recipes = recipesOf(setting, skeletons);
  const spare: PutOff[] = [];
  const tooDear = new Map<Skeleton, number>();
  const alike: PutOff[] = [];
  function* offer({ itinerary: made, reason }: PutOff, resembles = isTooAlike): Generator<Itinerary, void> {
    const itinerary = withSaving(made, kept[0]);
    if (titles.has(sayingKey(itinerary.title))) return;
    if (kept.some((other) => resembles(itinerary, other, gazetteer))) {
      if (alike.length < MOST_ALIKE) alike.push({ itinerary: made, reason });
      return;
    }
    if (reason === 'low-cost' && kept.some((other) => costsNoMore(other, itinerary))) return;
    if (!passes(itinerary, setting, tally)) return;
    titles.add(sayingKey(itinerary.title));
    kept.push(itinerary);
    filled.add(reason);
    for (const stop of itinerary.days.flatMap(({ stops }) => stops)) {
      if (stop.kind === 'visit') sights.set(stop.sightId, (sights.get(stop.sightId) ?? 0) + 1);
    }
    if (request.exclude.includes(itinerary.slug)) return;
    shown++;
    yield { ...itinerary, checks: listPassed(request, itinerary) };
  }
  for (const [index, recipe] of recipes.entries()) {
    if (shown >= SUGGESTIONS.most) return;
    if (tally.planned >= GIVE_UP_AFTER && tally.passed === 0 && (isChoosy(request) || hasMusts(setting))) return;
    if (ONCE.has(recipe.reason) && filled.has(recipe.reason)) continue;
    if ((tooDear.get(recipe.skeleton) ?? 0) >= TOO_DEAR_OFTEN) continue;
    const made = makeItinerary(setting, recipe, index, { sights, titles }, tally.isTooDear);
    if (made.kind === 'out-of-range') {
      tally.outOfRange++;
      if (made.cheapest > request.priceRange.max) {
        tally.isTooDear = true;
        tooDear.set(recipe.skeleton, (tooDear.get(recipe.skeleton) ?? 0) + 1);
      }
      tally.dearest = Math.max(tally.dearest, made.dearest);
      continue;
    }
    const { itinerary } = made;
    const suggestion = { itinerary, reason: recipe.reason };
    if (!isRobust(itinerary) && spare.length < MOST_PUT_OFF) spare.push(suggestion);
    else yield* offer(suggestion);
  }
  for (const suggestion of spare) {
    if (shown >= SUGGESTIONS.fewest) return;
    yield* offer(suggestion);
  }
  for (const suggestion of alike.splice(0)) {
    if (shown >= SUGGESTIONS.fewest) return;
    yield* offer(suggestion, isTheSame);
  }
}

/** Yields the suggestions of a setting, from the third on as they come; returns their number. */
function* showSuggestions(
  setting: TripSetting,
  skeletons: readonly Skeleton[],
  tally: Tally,
): Generator<PlanningEvent, number> {
  const isMore = setting.request.exclude.length > 0;
  const early: Itinerary[] = [];
  let count = 0;
  for (const itinerary of makeSuggestions(setting, skeletons, tally)) {
    count++;
    if (count === 1) yield { kind: 'progress', step: 'checks', text: { say: 'checks' } };
    early.push(itinerary);
    if (count < SUGGESTIONS.fewest && !isMore) continue;
    for (const ready of early.splice(0)) yield { kind: 'itinerary', itinerary: ready };
  }
  return count;
}

/** Plans in a setting; refuses when there are too few suggestions. */
function* planSetting(setting: TripSetting): Search<Refusal | undefined> {
  const { request } = setting;
  const isMore = request.exclude.length > 0;
  let skeletons: readonly Skeleton[] = [];
  let tally = noTally();
  let last = setting;
  for (const { setting: tried, forThePoor } of settingsToTry(setting)) {
    if (forThePoor && !cannotPay(tally)) continue;
    const found = findSkeletons(tried);
    if (found.length === 0) continue;
    if (skeletons.length === 0) {
      yield { kind: 'progress', step: 'sights', text: { say: 'sights' } };
      yield { kind: 'progress', step: 'prices', text: { say: 'prices' } };
    }
    skeletons = found;
    last = tried;
    tally = noTally();
    const count = yield* showSuggestions(tried, found, tally);
    if (count < (isMore ? 1 : SUGGESTIONS.fewest)) continue;
    yield { kind: 'checked', plans: checkedPlans(tally) };
    return undefined;
  }
  if (tally.planned > 0) yield { kind: 'checked', plans: checkedPlans(tally) };
  if (isMore && skeletons.length > 0) return undefined;
  const choosy = yield* refuseChoice(setting);
  if (choosy) return choosy;
  if (skeletons.length > 0 && (request.wishes?.favoured ?? []).length > 0) return refuseFavoured(setting);
  if (tally.outOfRange > 0) return yield* refuseBudget(last, skeletons, tally);
  return yield* refuseShort(setting);
}

/**
 * Plans a trip step by step: yields progress texts, each itinerary once it has passed every check, or one refusal. The
 * same request and gazetteer give the same events, byte for byte.
 */
export function* planTripSteps(request: TripRequest, gazetteer: Gazetteer): Generator<PlanningEvent, void> {
  const refused = (refusal: Refusal): PlanningEvent => ({ kind: 'refused', refusal });
  function* refuse(refusal: Refusal): Search<void> {
    yield refused(yield* addRemedies(refusal, request, (changed) => isPlannable(changed, gazetteer)));
  }
  const invalid = checkRequest(request) ?? refuseUnknownNames(request, gazetteer);
  if (invalid) return yield refused(invalid);
  yield { kind: 'progress', step: 'places', text: { say: 'places' } };
  const found = findSetting(request, gazetteer);
  if (found.kind === 'refused') return yield* refuse(found.refusal);
  const { setting } = found;
  const because = findContradiction(request, gazetteer);
  if (because !== undefined) {
    const refusal = yield* refuseChoice(setting, because);
    if (refusal) return yield* refuse(refusal);
  }
  yield { kind: 'progress', step: 'transport', text: { say: 'transport', destination: setting.destination } };
  const refusal = yield* planSetting(setting);
  if (refusal) yield* refuse(refusal);
}

/**
 * Returns the whole answer at once: at least three itineraries (fewer only when more are asked for), or why there are
 * none.
 */
export function planTrip(
  request: TripRequest,
  gazetteer: Gazetteer,
):
  | { readonly kind: 'planned'; readonly itineraries: readonly Itinerary[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal } {
  const itineraries: Itinerary[] = [];
  for (const event of planTripSteps(request, gazetteer)) {
    if (event.kind === 'refused') return { kind: 'refused', refusal: event.refusal };
    if (event.kind === 'itinerary') itineraries.push(event.itinerary);
  }
  return { kind: 'planned', itineraries };
}
