import { addDays, type Day, isInRange, isYearly, monthOf } from '../dates.ts';
import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import { intercityTravel } from '../gazetteer/travel.ts';
import type { Closure, Confidence, Fact, Provenance, Terrain } from '../gazetteer/types.ts';
import { slugOf } from '../slug.ts';
import { type WaysFromCity, waysTo } from './ways-to.ts';

/** How good a month is for a visit: at its best, good, poor (heat, rain, cold, fog), or closed. */
export const MONTH_KINDS = ['best', 'good', 'poor', 'closed'] as const;
export type MonthKind = (typeof MONTH_KINDS)[number];

/** From these weights on (`BaseRecord.monthWeights`) a month is the best, or good. */
const BEST_FROM = 0.9;
const GOOD_FROM = 0.65;
/** A place with fewer facts than these has no page: a thin page helps nobody. */
const LEAST = { sights: 6, notes: 2, dishes: 5 } as const;
const NEARBY_AT_MOST = 6;
/** Further away is no next stop of the same trip. */
const NEARBY_MINUTES = 300;

export interface SightOnPage {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly lat: number;
  readonly lon: number;
  /** Usual length of a visit. */
  readonly minutes: number;
  /** HH:MM-HH:MM. */
  readonly open: readonly string[];
  readonly closedWeekdays: readonly number[];
  readonly closedRanges: readonly Closure[];
  readonly feeRupees: number;
  readonly permit: string | null;
  readonly headline: boolean;
  /** How sure the hours and closed days are. */
  readonly confidence: Confidence;
  /** When they were last checked. */
  readonly checkedOn: Day;
}

export interface NearbyPlace {
  readonly slug: string;
  readonly name: string;
  readonly km: number;
  readonly minutes: number;
}

export interface PlaceLink {
  readonly slug: string;
  readonly name: string;
}

/** A place in a list. */
export interface PlaceOnList extends PlaceLink {
  readonly about: string;
  readonly terrain: Terrain;
  readonly sightCount: number;
  /** January to December. */
  readonly months: readonly MonthKind[];
}

export interface StateOnList extends PlaceLink {
  readonly places: readonly PlaceOnList[];
}

/** What the page of a place says. */
export interface PlacePage extends PlaceOnList {
  readonly state: PlaceLink;
  readonly lat: number;
  readonly lon: number;
  readonly altitudeMetres: number;
  readonly usualNights: number;
  readonly closures: readonly Closure[];
  readonly languages: readonly string[];
  readonly notes: readonly string[];
  /** The best known first. */
  readonly dishes: readonly string[];
  readonly eatingPlaces: readonly { readonly name: string; readonly area: string; readonly since: number }[];
  /** The best first. */
  readonly sights: readonly SightOnPage[];
  readonly ways: readonly WaysFromCity[];
  readonly nearby: readonly NearbyPlace[];
  /** When the oldest and the newest of its facts were checked. */
  readonly checkedFrom: Day;
  readonly checkedUntil: Day;
}

/** Returns whether enough is known of a base for a page of its own. */
export const hasPage = ({ sights, notes, dishes }: Base): boolean =>
  sights.length >= LEAST.sights && notes.length >= LEAST.notes && dishes.length >= LEAST.dishes;

const middleOf = (month: number): Day => `2027-${String(month).padStart(2, '0')}-15`;

/** Returns January to December. */
export const monthsOf = ({ monthWeights, closures = [] }: Pick<Base, 'monthWeights' | 'closures'>): MonthKind[] =>
  monthWeights.map((weight, month) => {
    if (closures.some((range) => isYearly(range) && isInRange(middleOf(month + 1), range))) return 'closed';
    if (weight >= BEST_FROM) return 'best';
    return weight >= GOOD_FROM ? 'good' : 'poor';
  });

/** Returns the provenance of one of a sight's facts. */
export const provenanceOf = (sight: Sight, fact: Fact): Provenance => sight.provenance?.[fact] ?? sight;

const CONFIDENCE_ORDER: readonly Confidence[] = ['low', 'medium', 'high'];

function presentSight(sight: Sight): SightOnPage {
  const { id, name, about, lat, lon, minutes, open, closedWeekdays = [], closedRanges = [], feeRupees, permit } = sight;
  const shown = (['hours', 'closedDays', 'fee'] as const).map((fact) => provenanceOf(sight, fact));
  const least = Math.min(...shown.map(({ confidence }) => CONFIDENCE_ORDER.indexOf(confidence)));
  return {
    id,
    name,
    about,
    lat,
    lon,
    minutes,
    open,
    closedWeekdays,
    closedRanges,
    feeRupees,
    permit: permit?.name ?? null,
    headline: sight.headline ?? false,
    confidence: CONFIDENCE_ORDER[least] ?? 'low',
    checkedOn: shown.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? sight.checkedOn,
  };
}

const presentOnList = (base: Base): PlaceOnList => ({
  slug: base.id,
  name: base.name,
  about: base.about,
  terrain: base.terrain,
  sightCount: base.sights.length,
  months: monthsOf(base),
});

function nearbyPlaces(gazetteer: Gazetteer, base: Base): readonly NearbyPlace[] {
  return [...gazetteer.bases.values()]
    .filter((other) => other.id !== base.id && hasPage(other))
    .flatMap((other) => {
      const way = intercityTravel(gazetteer, base, other);
      const near = { slug: other.id, name: other.name };
      return way && way.minutes <= NEARBY_MINUTES ? [{ ...near, km: way.km, minutes: way.minutes }] : [];
    })
    .sort((a, b) => a.minutes - b.minutes)
    .slice(0, NEARBY_AT_MOST);
}

/** Returns a day two months ahead or later, in the month that is best for the place: its ways are those of the season. */
function dayOfVisit({ monthWeights }: Base, today: Day): Day {
  const days = Array.from({ length: 12 }, (_, index) => addDays(today, 60 + 30 * index));
  const weightOn = (day: Day): number => monthWeights[monthOf(day) - 1] ?? 0;
  return days.reduce((best, day) => (weightOn(day) > weightOn(best) ? day : best));
}

function stateOf(gazetteer: Gazetteer, code: string): PlaceLink {
  const name = gazetteer.states.get(code)?.name ?? code;
  return { slug: slugOf(name), name };
}

/** Returns what the page of a place says, with its ways on a good day from today on; null where there is none. */
export function placePage(gazetteer: Gazetteer, slug: string, today: Day): PlacePage | null {
  const base = gazetteer.bases.get(slug);
  if (!base || !hasPage(base)) return null;
  const checked = [base, ...base.sights].map(({ checkedOn }) => checkedOn).toSorted();
  return {
    ...presentOnList(base),
    state: stateOf(gazetteer, base.state),
    lat: base.lat,
    lon: base.lon,
    altitudeMetres: base.altitudeMetres,
    usualNights: base.usualNights,
    closures: base.closures ?? [],
    languages: base.languages,
    notes: base.notes,
    dishes: base.dishes.map(({ name }) => name),
    eatingPlaces: (base.eatingPlaces ?? []).map(({ name, area, since }) => ({ name, area, since })),
    sights: base.sights.map(presentSight).toSorted((a, b) => Number(b.headline) - Number(a.headline)),
    ways: waysTo(gazetteer, base, dayOfVisit(base, today)),
    nearby: nearbyPlaces(gazetteer, base),
    checkedFrom: checked[0] ?? base.checkedOn,
    checkedUntil: checked.at(-1) ?? base.checkedOn,
  };
}

/** Returns the states that have places with a page, and their places, both by name. */
export function placesByState(gazetteer: Gazetteer): readonly StateOnList[] {
  const shown = [...gazetteer.bases.values()].filter(hasPage).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [...Map.groupBy(shown, ({ state }) => state)]
    .map(([code, bases]) => ({ ...stateOf(gazetteer, code), places: bases.map(presentOnList) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the paths of all pages about places: the list, states, places. */
export const placePaths = (gazetteer: Gazetteer): readonly string[] => [
  '/places',
  ...placesByState(gazetteer).flatMap((state) => [
    `/places/${state.slug}`,
    ...state.places.map(({ slug }) => `/place/${slug}`),
  ]),
];
