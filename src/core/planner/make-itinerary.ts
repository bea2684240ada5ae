import { addDays } from '../dates.ts';
import { type Base, type Gazetteer, type Sight, tierIn } from '../gazetteer/gazetteer.ts';
import { HOTEL_TIERS, type HotelTier } from '../gazetteer/types.ts';
import { latinWords } from '../names.ts';
import { roomsFor, vehiclesFor } from '../pricing/price-lines.ts';
import { priceTrip } from '../pricing/price-trip.ts';
import { fnv1a } from '../random.ts';
import type { NamedPoint } from '../rides.ts';
import type { DayDraft } from './build-timeline.ts';
import { canonicalText } from './check-request.ts';
import type { Skeleton } from './circuit.ts';
import {
  type Circumstances,
  type Drafted,
  draftTrip,
  mustSeesOf,
  PREFERS_NIGHT_STAYS,
  type PriceSpan,
  priceDraft,
  priceRecipe,
  solveRecipe,
  type Taken,
  tellRange,
  versionOf,
} from './draft-trip.ts';
import { exampleOf } from './hotel-example.ts';
import { listInstead } from './instead.ts';
import { MUST_SEE_SCORE, ROBUST_SHARE, TRAVEL_DAY_MINUTES } from './limits.ts';
import { type NightOfStay, nightsOfStays, type SpecialNights } from './night-stays.ts';
import { tidyWishes } from './party-needs.ts';
import { titleStop } from './phrases.ts';
import { isInRange } from './price-range.ts';
import { chooseByShare, type PricedChoice } from './price-tiers.ts';
import { type Recipe, shapeOf } from './recipes.ts';
import { type SimulatedRobustness, simulateTrip } from './robustness/simulate-trip.ts';
import type { TitleSaying } from './sayings.ts';
import { DEFAULT_EVALUATIONS } from './search-stay.ts';
import { serveWishes } from './serve-wishes.ts';
import { isLongExcursion } from './stay-days.ts';
import { hasStay, type StayWanted, stayAt } from './stay-kinds.ts';
import { slugWords, tellDifference, titleTrip } from './titles.ts';
import { writeNotes } from './trip-notes.ts';
import type { TripSetting } from './trip-setting.ts';
import type { Itinerary, StayPlan, Stop, TripRequest } from './types.ts';

type MadeItinerary =
  | ({ readonly kind: 'made'; readonly itinerary: Itinerary } & PriceSpan)
  /** No mix of comforts is within the range. */
  | ({ readonly kind: 'out-of-range' } & PriceSpan);

const pointOf = ({ name, lat, lon }: NamedPoint): NamedPoint => ({ name, lat, lon });

function hotelAt(base: Base, tier: PricedChoice['tiers']['hotel'], wanted: StayWanted): StayPlan['hotelExample'] {
  const stay = stayAt(base, tier, wanted);
  return stay ? exampleOf(stay) : { name: `Stay in ${base.name}`, type: 'stay', area: base.name };
}

/** Returns the nights of a stay by the place where they are slept, in order. */
function partsOf(nights: readonly NightOfStay[], nightStays: SpecialNights): readonly (readonly NightOfStay[])[] {
  const isSpecial = (night: NightOfStay | undefined): boolean => night !== undefined && nightStays.has(night.dayNumber);
  const starts = nights.flatMap((night, i) => (i === 0 || isSpecial(night) !== isSpecial(nights[i - 1]) ? [i] : []));
  return starts.map((start, i) => nights.slice(start, starts[i + 1]));
}

function listStays(
  skeleton: Skeleton,
  tier: PricedChoice['tiers']['hotel'],
  request: TripRequest,
  nightStays: SpecialNights,
): readonly StayPlan[] {
  const kinds = request.wishes?.stay ?? [];
  const nightsOf = nightsOfStays(skeleton, request);
  return skeleton.stays.flatMap(({ base }, i) =>
    partsOf(nightsOf[i] ?? [], nightStays).map((part): StayPlan => {
      const firstDayNumber = part[0]?.dayNumber ?? 0;
      const nightStay = nightStays.get(firstDayNumber)?.record;
      const nights = part.map(({ date }) => date);
      return {
        baseId: base.id,
        base: pointOf(base),
        firstDayNumber,
        nights: part.length,
        tier: tierIn(base, tier),
        hotelExample: nightStay ? exampleOf(nightStay) : hotelAt(base, tier, { kinds, nights }),
        ...(nightStay && { nightStay: true }),
      };
    }),
  );
}

/**
 * Any seed other than the usual one: two hashes of a text collide once in two million answers, one hash in a few
 * thousand.
 */
const SECOND_SEED = 0x9747b28c;

/** Returns `<title>-<twelve characters>`: readable, and the same for the same request, version and recipe. */
function tripSlug(title: TitleSaying, setting: TripSetting, recipeIndex: number): string {
  const words = latinWords(slugWords(title)).join('-');
  const text = `${canonicalText(setting.request)} ${versionOf(setting.gazetteer)} ${recipeIndex}`;
  const [first, second] = [fnv1a(text), fnv1a(text, SECOND_SEED)].map((hash) => hash.toString(36).padStart(7, '0'));
  return `${words}-${first?.slice(-6)}${second?.slice(-6)}`;
}

/** Keeps the choices with nights on a houseboat or in a camp, when the budget allows them and they suit the suggestion. */
function fitNights(
  choices: readonly PricedChoice[],
  { reason, leastHotel = 'dormitory' }: Recipe,
  request: TripRequest,
) {
  const special = choices.filter(
    ({ specialNights, perPersonRupees, tiers }) =>
      specialNights && isInRange(request, perPersonRupees) && !isSimpler(tiers.hotel, leastHotel),
  );
  if (PREFERS_NIGHT_STAYS.has(reason) && special.length > 0) return special;
  return choices.filter(({ specialNights }) => !specialNights);
}

/** Keeps the tiers in which most towns have a stay of a wished kind, when the budget allows them. */
function fitStays(choices: readonly PricedChoice[], recipe: Recipe, request: TripRequest, nightStays: SpecialNights) {
  const kinds = request.wishes?.stay ?? [];
  if (kinds.length === 0) return fitNights(choices, recipe, request);
  const { skeleton } = recipe;
  const nightsOf = nightsOfStays(skeleton, request);
  const affordable = choices.filter(({ perPersonRupees }) => isInRange(request, perPersonRupees));
  const count = ({ tiers, specialNights }: PricedChoice): number =>
    skeleton.stays.filter(({ base }, i) => {
      const nights = nightsOf[i] ?? [];
      const dates = nights.map(({ date }) => date);
      const isSpecial = specialNights && nights[0] !== undefined && nightStays.has(nights[0].dayNumber);
      return isSpecial || hasStay(base, tiers.hotel, { kinds, nights: dates });
    }).length;
  const most = Math.max(0, ...affordable.map(count));
  if (most === 0) return choices;
  const fitting = affordable.filter((choice) => count(choice) === most);
  const inBeds = fitting.filter(({ tiers }) => tiers.hotel === 'dormitory');
  return kinds.includes('dormitory') && inBeds.length > 0 ? inBeds : fitting;
}

const isSimpler = (tier: HotelTier, least: HotelTier): boolean =>
  HOTEL_TIERS.indexOf(tier) < HOTEL_TIERS.indexOf(least);

/** Drops guest houses for travellers in a class above Economy, when the budget allows better. */
function fitClass(choices: readonly PricedChoice[], request: TripRequest): readonly PricedChoice[] {
  if (request.travelClass === 'Economy') return choices;
  const fitting = choices.filter(({ tiers }) => !isSimpler(tiers.hotel, 'mid'));
  return fitting.some(({ perPersonRupees }) => isInRange(request, perPersonRupees)) ? fitting : choices;
}

/** So many sights are left out, one by one, to make a plan robust. */
const MOST_LEFT_OUT = 3;
/** A search without one sight begins near its end. */
const FEWER_EVALUATIONS = 3;
/** Simulated trips that may fail before a plan is not robust. */
const MOST_MISSED = 10;

/** Returns the visit to leave out so that its day is kept more often: the last one up to the weakest row. */
function findTooMuch({ days }: Itinerary, weakest: Stop | undefined, setting: TripSetting): string | undefined {
  const stops = days.find((day) => weakest && day.stops.includes(weakest))?.stops ?? [];
  const mustSees = mustSeesOf(setting);
  const isComeFor = (id: string): boolean =>
    mustSees.has(id) || (setting.gazetteer.sights.get(id)?.score ?? 0) >= MUST_SEE_SCORE;
  return stops
    .slice(0, weakest ? stops.indexOf(weakest) + 1 : 0)
    .flatMap((stop) => (stop.kind === 'visit' && !isComeFor(stop.sightId) ? [stop.sightId] : []))
    .at(-1);
}

/** Returns the number of days without a sight that are not spent on the way. */
const countIdleDays = ({ days }: Itinerary): number =>
  days.filter(({ stops }) => {
    const way = stops.reduce((sum, stop) => sum + (stop.kind === 'ride' ? stop.end - stop.start : 0), 0);
    return way < TRAVEL_DAY_MINUTES && !stops.some(({ kind }) => kind === 'visit');
  }).length;

/**
 * Plans one recipe completely: sights, times, prices, texts. A plan that is not kept often enough when things are late
 * has sights left out. Not verified yet. Where the trip may cost too much, that is looked at before its sights are
 * chosen.
 */
export function makeItinerary(
  setting: TripSetting,
  recipe: Recipe,
  index: number,
  taken: Taken,
  mayBeTooDear: boolean,
): MadeItinerary {
  const { gazetteer } = setting;
  const bare = mayBeTooDear ? priceRecipe(setting, recipe, 'bare') : undefined;
  if (bare && bare.cheapest > setting.request.priceRange.max) return { kind: 'out-of-range', ...bare };
  const leftOut = new Set<string>();
  let made = planRecipe(setting, recipe, index, { taken, leftOut }, DEFAULT_EVALUATIONS);
  while (made.kind === 'made') {
    const simulated = simulateTrip(made.itinerary, gazetteer, MOST_MISSED);
    const isRobust = simulated.kept >= ROBUST_SHARE * simulated.runs;
    if (isRobust) return withRobustness(made, simulated);
    const next = leftOut.size < MOST_LEFT_OUT ? findTooMuch(made.itinerary, simulated.weakest, setting) : undefined;
    const fewer =
      next === undefined
        ? undefined
        : planRecipe(
            setting,
            recipe,
            index,
            { taken, leftOut: leftOut.add(next) },
            DEFAULT_EVALUATIONS / FEWER_EVALUATIONS,
          );
    const isEmptier = fewer?.kind === 'made' && countIdleDays(fewer.itinerary) > countIdleDays(made.itinerary);
    if (fewer?.kind !== 'made' || isEmptier) return withRobustness(made, simulateTrip(made.itinerary, gazetteer));
    made = fewer;
  }
  return made;
}

function withRobustness(
  made: MadeItinerary & { readonly kind: 'made' },
  { runs, kept, weakest }: SimulatedRobustness,
): MadeItinerary {
  const robustness = { runs, kept, ...(weakest && { weakest: titleStop(weakest) }) };
  return { ...made, itinerary: { ...made.itinerary, robustness } };
}

function planRecipe(
  setting: TripSetting,
  recipe: Recipe,
  index: number,
  circumstances: Circumstances,
  evaluations: number,
): MadeItinerary {
  const { taken } = circumstances;
  const { request, gazetteer } = setting;
  const solved = solveRecipe(setting, recipe, index, circumstances, evaluations);
  const draft = draftTrip(setting, recipe, index, solved);
  const { timelineOf, costed, nightStays } = draft;
  const choices = priceDraft(setting, draft);
  const fitting = fitStays(fitClass(choices, request), recipe, request, nightStays).filter(
    ({ tiers }) => !isSimpler(tiers.hotel, recipe.leastHotel ?? 'dormitory'),
  );
  const choice = chooseByShare(fitting, request, recipe.priceShare);
  const span = tellRange(choices, recipe, request);
  if (!choice) return { kind: 'out-of-range', ...span };
  const price = priceTrip(costed(choice.comfort, choice.specialNights), gazetteer, choice.tiers);
  const title = titleTrip(recipe, setting, choice, taken.titles);
  const slug = tripSlug(title, setting, index);
  const nights: SpecialNights = choice.specialNights ? nightStays : new Map();
  const stays = listStays(recipe.skeleton, choice.tiers.hotel, request, nights);
  const drafted = timelineOf(choice.comfort, choice.tiers.meals, nights);
  const itinerary = writeItinerary(setting, recipe, drafted, choice, { title, slug, price, stays });
  return { kind: 'made', itinerary, ...span };
}

const MOST_DAYS_OUT = 2;

const visitedOn = ({ stops }: DayDraft, { sights }: Gazetteer): readonly Sight[] =>
  stops.flatMap((stop) => (stop.kind === 'visit' ? (sights.get(stop.sightId) ?? []) : []));

/** Returns the sights of the best days that are spent away from the town, in the order of travel. */
function daysOutOf(days: readonly DayDraft[], gazetteer: Gazetteer): readonly (readonly Sight[])[] {
  const isFar = (sight: Sight): boolean => {
    const base = gazetteer.bases.get(sight.baseId);
    return base !== undefined && isLongExcursion(base, sight);
  };
  const scoreOf = (sights: readonly Sight[]): number => Math.max(...sights.map(({ score }) => score));
  const out = days.map((day) => visitedOn(day, gazetteer).filter(isFar)).filter((sights) => sights.length > 0);
  const best = out.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, MOST_DAYS_OUT);
  return out.filter((sights) => best.includes(sights));
}

/** Returns the place of a trip to a single one. */
const onlyStop = ({ route: { named } }: TripSetting) => (named.length === 1 ? named[0] : undefined);

function writeItinerary(
  setting: TripSetting,
  recipe: Recipe,
  { journeys, days }: Drafted,
  choice: PricedChoice,
  { title, slug, price, stays }: Pick<Itinerary, 'title' | 'slug' | 'price' | 'stays'>,
): Itinerary {
  const { request, gazetteer, durationDays, home, destination } = setting;
  const { skeleton, focus, pace } = recipe;
  const { tiers } = choice;
  const instead = listInstead(setting, skeleton);
  const wishes = tidyWishes(request.wishes);
  const served = wishes ? serveWishes({ request, gazetteer, pace, journeys, days, stays }) : [];
  const spentOn = (number: number): number =>
    price.lines.filter(({ dayNumber }) => dayNumber === number).reduce((sum, { amount }) => sum + amount, 0);
  return {
    slug,
    title,
    variant: { focus, pace, shape: shapeOf(skeleton), transport: skeleton.kind, tiers },
    from: pointOf(home),
    to: pointOf({ ...(onlyStop(setting) ?? skeleton.mainBase), name: destination }),
    startDate: request.departureDate,
    endDate: addDays(request.departureDate, durationDays - 1),
    durationDays,
    travellers: request.travellers,
    travelClass: request.travelClass,
    rooms: roomsFor(request.travellers),
    vehicles: vehiclesFor(request.travellers, tiers.local),
    bookedOn: request.bookedOn,
    journeys,
    stays,
    days: days.map((day) => ({ ...day, costRupees: spentOn(day.number) })),
    localTier: tiers.local,
    price,
    budget: request.priceRange,
    notes: writeNotes({ request, gazetteer, skeleton, journeys, days }),
    ...(instead.length > 0 && { instead }),
    ...(wishes && { wishes }),
    ...(served.length > 0 && { served }),
    difference: tellDifference(recipe, choice, {
      daysOut: daysOutOf(days, gazetteer),
      sights: days.flatMap((day) => visitedOn(day, gazetteer)),
      stays,
    }),
    checks: [],
    version: versionOf(gazetteer),
  };
}
