import type { Sight } from '../gazetteer/gazetteer.ts';
import type { NamedStop } from '../gazetteer/named-stops.ts';
import type { Theme } from '../gazetteer/types.ts';
import { sayingKey } from '../sayings.ts';
import { isNightTrain } from './advice.ts';
import type { PricedChoice } from './price-tiers.ts';
import { type Recipe, shapeOf } from './recipes.ts';
import type { DifferenceSaying, SaidPlaces, TitleSaying, Way } from './sayings.ts';
import type { StayPlan } from './types.ts';

const LONGEST_SAID = 18;

/** Returns a name without brackets, or the text in brackets when that is the usual name. */
function sayName(name: string): string {
  const [, main, other] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
  if (main === undefined || other === undefined) return name;
  return main.length > LONGEST_SAID ? other : main;
}

const isTheme = (focus: Recipe['focus']): focus is Theme => focus !== 'classics' && focus !== 'quiet';

/** Returns the names of a recipe's bases, each once, in order. */
function namesOfBases({ skeleton }: Recipe): readonly string[] {
  const names = skeleton.stays.map(({ base }) => sayName(base.name));
  return names.length > 0 ? [...new Set(names)] : [sayName(skeleton.mainBase.name)];
}

/** Returns how a trip goes there: with a plain cabin, in the ordinary seats of a state bus where there are some. */
function wayOf({ skeleton }: Recipe, { comfort }: PricedChoice): Way {
  if (comfort.cabin === 'plain' && skeleton.out.cabins.includes('ordinary')) return 'state-bus';
  if (isNightTrain(skeleton)) return 'night-train';
  if (skeleton.kind === 'bus') return skeleton.out.nights > 0 ? 'night-coach' : 'coach';
  return skeleton.kind === 'cab' ? 'car' : skeleton.kind;
}

/** The places of a trip that its title must name. */
interface TitledTrip {
  readonly destination: string;
  readonly route: { readonly named: readonly NamedStop[] };
}

/** Returns the places asked for: sights of one town with that town, others by themselves. */
function placesAsked({ destination, route: { named } }: TitledTrip): SaidPlaces {
  if (named.length === 0) return { names: [sayName(destination)] };
  const names = named.map(({ name }) => sayName(name));
  const towns = new Set(named.map(({ bases, sights }) => (sights.length > 0 ? bases[0] : undefined)));
  const [town] = towns;
  if (towns.size !== 1 || !town || names.includes(sayName(town.name))) return { names };
  return { names: [sayName(town.name)], with: names };
}

/** Returns a trip's places for its title: those asked for, with the other town of two, or the one town of a region. */
function placesOf(recipe: Recipe, trip: TitledTrip): SaidPlaces {
  const names = namesOfBases(recipe);
  const isRegion = trip.route.named.length === 0;
  const byBase = isRegion && (recipe.reason === 'one-base' || recipe.reason === 'quiet');
  if (byBase && names.length === 1) return { names };
  const asked = placesAsked(trip);
  const others = names.filter((name) => !asked.names.includes(name));
  return others.length === 1 && names.length === 2 && asked.names.length === 1
    ? { ...asked, names: [...asked.names, ...others] }
    : asked;
}

/** A route of more towns is named by its ends. */
const MOST_TOWNS = 3;

function candidateTitles(recipe: Recipe, trip: TitledTrip, choice: PricedChoice): readonly TitleSaying[] {
  const places = placesOf(recipe, trip);
  const names = namesOfBases(recipe);
  const train = recipe.skeleton.out.rides.find(({ mode }) => mode === 'train')?.service?.name;
  const way = wayOf(recipe, choice);
  const ends = { from: names[0] ?? '', to: names.at(-1) ?? '' };
  const route: TitleSaying =
    names.length <= MOST_TOWNS ? { say: 'route', places: { names } } : { say: 'from-to', ...ends, places };
  const slow: readonly TitleSaying[] = names.length <= MOST_TOWNS ? [{ say: 'slow-route', places: { names } }] : [];
  const themed: readonly TitleSaying[] = isTheme(recipe.focus) ? [{ say: 'theme', theme: recipe.focus, places }] : [];
  const inStyle: TitleSaying = { say: 'comfort', tier: choice.tiers.hotel, places };
  const byWay: readonly TitleSaying[] = [
    { say: 'way', way, places },
    ...(way === 'train' && train !== undefined ? [{ say: 'named-train', train, places } as const] : []),
    { say: 'way-to', way, places },
  ];
  const quiet: readonly TitleSaying[] = [
    { say: 'quiet', places },
    { say: 'uncrowded', places },
  ];
  const byReason: Partial<Record<Recipe['reason'], readonly TitleSaying[]>> = {
    'low-cost': [{ say: 'low-cost', places }],
    circuit: names.length > 1 ? [route, ...slow] : [],
    'one-base': [{ say: 'one-hotel', places }],
    quiet,
    theme: themed,
    comfort: [inStyle],
    full: [{ say: 'full-days', places }],
  };
  return [
    ...(byReason[recipe.reason] ?? (recipe.reason === 'advised' ? [] : byWay)),
    ...themed,
    ...(recipe.focus === 'quiet' ? quiet : []),
    ...(names.length > 1 ? [route] : []),
    ...byWay,
    inStyle,
    { say: 'another', places },
  ];
}

const namesAll = ({ places }: TitleSaying, named: readonly NamedStop[]): boolean =>
  named.every(({ name }) => [...places.names, ...(places.with ?? [])].includes(sayName(name)));

/** Returns a title different from the given ones; numbered when every better one is taken. */
export function titleTrip(
  recipe: Recipe,
  trip: TitledTrip,
  choice: PricedChoice,
  taken: ReadonlySet<string>,
): TitleSaying {
  const { named } = trip.route;
  const isFree = (title: TitleSaying): boolean => !taken.has(sayingKey(title)) && namesAll(title, named);
  const free = candidateTitles(recipe, trip, choice).find(isFree);
  if (free) return free;
  const usual: TitleSaying = { say: 'another', places: placesOf(recipe, trip) };
  const places = namesAll(usual, named) ? usual.places : placesAsked(trip);
  const numbered = (number: number): TitleSaying => ({ say: 'numbered', number, places });
  let number = 2;
  while (taken.has(sayingKey(numbered(number)))) number++;
  return numbered(number);
}

const REASONS: Readonly<Partial<Record<Recipe['reason'], DifferenceSaying['say']>>> = {
  'low-cost': 'low-cost',
  quiet: 'quiet',
  comfort: 'comfort',
  full: 'full',
  'one-base': 'one-hotel',
};

function reasonOf({ reason, focus, skeleton }: Recipe): DifferenceSaying['say'] {
  if (reason === 'circuit' && shapeOf(skeleton) === 'circuit') return 'moving';
  return REASONS[reason] ?? (isTheme(focus) ? 'theme' : 'classics');
}

/** Sights named as examples of what a suggestion is for. */
const EXAMPLES = 2;
const LESS_FAMOUS_SCORE = 65;

/** Returns the best sights of a theme, or of the less famous ones; none for the classics. */
function fittingSights(sights: readonly Sight[], focus: Recipe['focus']): readonly string[] {
  if (focus === 'classics') return [];
  return sights
    .filter(({ headline, score, themes }) =>
      focus === 'quiet' ? !headline && score <= LESS_FAMOUS_SCORE : themes.includes(focus),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, EXAMPLES)
    .map(({ name }) => name);
}

interface ToldTrip {
  /** The sights of the days that are spent away from the town, by day. */
  readonly daysOut: readonly (readonly Sight[])[];
  /** All sights of the trip. */
  readonly sights: readonly Sight[];
  readonly stays: readonly StayPlan[];
}

/** Returns how a suggestion differs from the others. */
export function tellDifference(
  recipe: Recipe,
  choice: PricedChoice,
  { daysOut, sights, stays }: ToldTrip,
): DifferenceSaying {
  const { skeleton, pace, focus } = recipe;
  const aboard = stays.flatMap(({ nightStay, nights, base, hotelExample: { type } }) =>
    nightStay ? [{ type, town: sayName(base.name), nights }] : [],
  );
  return {
    say: reasonOf(recipe),
    place: sayName(skeleton.mainBase.name),
    stays: skeleton.stays.map(({ base, nights }) => ({ place: sayName(base.name), nights })),
    ...(aboard.length > 0 && { nightStays: aboard }),
    daysOut: daysOut.map((day) => day.map(({ name }) => name)),
    sights: fittingSights(sights, focus),
    way: wayOf(recipe, choice),
    tier: choice.tiers.hotel,
    pace,
    ...(isTheme(focus) && { theme: focus }),
  };
}

/** Returns the words of a title for an address: its places, and what it says of them. */
export function slugWords(title: TitleSaying): string {
  const { say, places } = title;
  const names = [...places.names, ...(places.with ?? [])];
  const said = say === 'theme' ? title.theme : say === 'way' || say === 'way-to' ? title.way : say;
  return [...names, ...(say === 'route' ? [] : [said])].join(' ');
}
