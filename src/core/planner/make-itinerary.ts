import { addDays } from '../dates.ts';
import { fnv1a, type Base, type Gazetteer, type Sight } from '../gazetteer/gazetteer.ts';
import type { NamedPoint } from '../rides.ts';
import { roomsFor, vehiclesFor } from '../pricing/price-lines.ts';
import { priceTrip } from '../pricing/price-trip.ts';
import { buildTimeline } from './build-timeline.ts';
import type { Skeleton } from './circuit.ts';
import { planDays, type SolvedTrip } from './plan-days.ts';
import {
  chooseByShare,
  costTrip,
  priceChoices,
  takeJourneys,
  type PricedChoice,
  type RideComfort,
} from './price-tiers.ts';
import { seededRandom } from './random.ts';
import { shapeOf, type Recipe } from './recipes.ts';
import type { DayManner } from './stay-days.ts';
import { tellDifference, titleTrip } from './titles.ts';
import { writeNotes } from './trip-notes.ts';
import type { TripSetting } from './trip-setting.ts';
import { canonicalText } from './check-request.ts';
import type { Itinerary, StayPlan, TripRequest } from './types.ts';

/** Raised whenever the engine would answer the same request differently. */
export const ENGINE_VERSION = 'p1';

/** What earlier suggestions of the same answer have taken. */
export interface Taken {
  /** How often each sight is in a plan already. */
  readonly sights: ReadonlyMap<string, number>;
  readonly titles: ReadonlySet<string>;
}

export type MadeItinerary =
  | { readonly kind: 'made'; readonly itinerary: Itinerary }
  /** No mix of comforts lies in the range; the cheapest and the dearest that there are. */
  | { readonly kind: 'out-of-range'; readonly cheapest: number; readonly dearest: number; readonly how: string };

const pointOf = ({ name, lat, lon }: NamedPoint): NamedPoint => ({ name, lat, lon });

const HEADLINE_BONUS = 30;
const REUSE_FACTOR = 0.5;
const THEME_FACTOR = 1.8;
const WISH_FACTOR = 3;

/** What a sight is worth in a suggestion: its score, its focus, and less when an earlier suggestion has it (headlines stay). */
function valueOfSight(sight: Sight, recipe: Recipe, taken: Taken, request: TripRequest): number {
  const { focus } = recipe;
  const reuse = sight.headline ? 1 : REUSE_FACTOR ** (taken.sights.get(sight.id) ?? 0);
  const wished = request.wishes?.themes ?? [];
  const wish = wished.length === 0 ? 1 : sight.themes.some((theme) => wished.includes(theme)) ? WISH_FACTOR : 0.5;
  let value = sight.score;
  if (focus === 'classics') value += sight.headline ? HEADLINE_BONUS : 0;
  else if (focus === 'quiet') value = sight.headline ? sight.score * 0.8 : 30 + 0.5 * Math.min(sight.score, 70);
  else if (sight.themes.includes(focus)) value *= THEME_FACTOR;
  return value * reuse * wish;
}

const mannerOf = (recipe: Recipe, request: TripRequest): DayManner => ({
  pace: recipe.pace,
  gentle: request.wishes?.gentle ?? false,
});

export const versionOf = (gazetteer: Gazetteer): string => `${gazetteer.version}-${ENGINE_VERSION}`;

const seedOf = (setting: TripSetting, recipeIndex: number): number =>
  fnv1a(`${canonicalText(setting.request)} ${versionOf(setting.gazetteer)} ${recipeIndex}`);

function hotelAt(base: Base, tier: PricedChoice['tiers']['hotel']): StayPlan['hotelExample'] {
  const stay = base.stays.find((row) => row.tier === tier) ?? base.stays.at(-1);
  if (!stay) return { name: `Stay in ${base.name}`, type: 'stay', area: base.name };
  const kind = `${stay.kind[0]?.toUpperCase() ?? ''}${stay.kind.slice(1)}`;
  return {
    name:
      stay.name ??
      `${kind} ${/^(near|on|by|at|in|close|around|along|off|beside|above|below|outside|opposite)\b/i.test(stay.area) ? '' : 'in '}${stay.area}`,
    type: stay.kind,
    area: stay.area,
  };
}

function listStays(skeleton: Skeleton, tier: PricedChoice['tiers']['hotel']): readonly StayPlan[] {
  let first = 1 + skeleton.out.nights;
  return skeleton.stays.map(({ base, nights }) => {
    const stay: StayPlan = {
      baseId: base.id,
      base: pointOf(base),
      firstDayNumber: first,
      nights,
      tier,
      hotelExample: hotelAt(base, tier),
    };
    first += nights;
    return stay;
  });
}

/** `<title>-<seven signs>`: readable, and the same for the same request, version and recipe. */
function slugOf(title: string, setting: TripSetting, recipeIndex: number): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words}-${seedOf(setting, recipeIndex).toString(36).padStart(7, '0').slice(-7)}`;
}

function solveRecipe(
  setting: TripSetting,
  recipe: Recipe,
  index: number,
  taken: Taken,
  evaluations: number,
): SolvedTrip {
  const { request } = setting;
  return planDays({
    request,
    skeleton: recipe.skeleton,
    durationDays: setting.durationDays,
    manner: mannerOf(recipe, request),
    random: seededRandom(seedOf(setting, index)),
    evaluations,
    withSunrise: recipe.withSunrise,
    valueOf: (sight) => valueOfSight(sight, recipe, taken, request),
  });
}

/** Plans one recipe whole: sights, times, prices, words. The verifier has still to see it. */
export function makeItinerary(
  setting: TripSetting,
  recipe: Recipe,
  index: number,
  taken: Taken,
  evaluations: number,
): MadeItinerary {
  const { request, gazetteer, durationDays, home } = setting;
  const { skeleton } = recipe;
  const solved = solveRecipe(setting, recipe, index, taken, evaluations);
  const manner = mannerOf(recipe, request);
  const timelineOf = (comfort: RideComfort) => {
    const journeys = takeJourneys(solved.journeys, skeleton, comfort);
    const { departureDate: startDate } = request;
    const isDayTrip = skeleton.stays.length === 0;
    const days = buildTimeline({
      startDate,
      durationDays,
      journeys,
      days: solved.days,
      manner,
      isDayTrip,
      dishOffset: index * 2,
    });
    return { journeys, days };
  };
  const baseOfDay = (number: number): string | null =>
    solved.days.find(({ frame }) => frame.number === number)?.base.id ?? null;
  const plain = timelineOf({ cabin: 'plain', road: 'hired' });
  const costed = (comfort: RideComfort) =>
    costTrip(request, gazetteer, takeJourneys(solved.journeys, skeleton, comfort), plain.days, baseOfDay);
  const choices = priceChoices(gazetteer, costed);
  const choice = chooseByShare(choices, request.priceRange, recipe.priceShare);
  if (!choice) {
    const sorted = [...choices].sort((a, b) => a.perPersonRupees - b.perPersonRupees);
    const [cheapest, dearest] = [sorted[0] as PricedChoice, sorted.at(-1) as PricedChoice];
    const how = `by ${skeleton.kind === 'bus' ? 'coach' : skeleton.kind === 'cab' ? 'hired car' : skeleton.kind} with ${cheapest.tiers.hotel} rooms`;
    return { kind: 'out-of-range', cheapest: cheapest.perPersonRupees, dearest: dearest.perPersonRupees, how };
  }
  const { journeys, days } = timelineOf(choice.comfort);
  const price = priceTrip(costed(choice.comfort), gazetteer, choice.tiers);
  const title = titleTrip(recipe, setting.destination, choice, taken.titles);
  const spentOn = (number: number): number =>
    price.lines.filter(({ dayNumber }) => dayNumber === number).reduce((sum, { amount }) => sum + amount, 0);
  const itinerary: Itinerary = {
    slug: slugOf(title, setting, index),
    title,
    variant: {
      focus: recipe.focus,
      pace: recipe.pace,
      shape: shapeOf(skeleton),
      transport: skeleton.kind,
      tiers: choice.tiers,
    },
    from: pointOf(home),
    to: { name: setting.destination, lat: skeleton.mainBase.lat, lon: skeleton.mainBase.lon },
    startDate: request.departureDate,
    endDate: addDays(request.departureDate, durationDays - 1),
    durationDays,
    travellers: request.travellers,
    travelClass: request.travelClass,
    rooms: roomsFor(request.travellers),
    vehicles: vehiclesFor(request.travellers, choice.tiers.local),
    bookedOn: request.bookedOn,
    journeys,
    stays: listStays(skeleton, choice.tiers.hotel),
    days: days.map((day) => ({ ...day, costRupees: spentOn(day.number) })),
    localTier: choice.tiers.local,
    price,
    notes: writeNotes({ request, gazetteer, skeleton, journeys, days }),
    difference: tellDifference(recipe, choice),
    checks: [],
    version: versionOf(gazetteer),
  };
  return { kind: 'made', itinerary };
}
