import { type NamedStop, wordStops } from '../gazetteer/named-stops.ts';
import type { HotelTier, Theme } from '../gazetteer/types.ts';
import { caseKey } from '../names.ts';
import { joinNames } from './phrases.ts';
import type { PricedChoice } from './price-tiers.ts';
import { isNightTrain, type Recipe, shapeOf } from './recipes.ts';

/** "Goa", but "the Andaman Islands". */
const withThe = (place: string): string =>
  /^(Golden Triangle|Andaman Islands|Sundarbans)$/.test(place) ? `the ${place}` : place;

/** Returns a name without brackets, or the text in brackets when that is the usual name. */
function sayName(name: string): string {
  const [, main, other] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
  if (main === undefined || other === undefined) return name;
  return main.length > LONGEST_SAID ? other : main;
}
const LONGEST_SAID = 18;

const THEME_TITLES: Readonly<Record<Theme, (place: string) => string>> = {
  heritage: (place) => `Heritage of ${withThe(place)}`,
  spiritual: (place) => `Sacred ${place}`,
  museum: (place) => `Museums of ${withThe(place)}`,
  nature: (place) => `${place} Out of Doors`,
  viewpoint: (place) => `Views over ${withThe(place)}`,
  beach: (place) => `Beach Days in ${withThe(place)}`,
  water: (place) => `${place} by the Water`,
  wildlife: (place) => `Wild ${place}`,
  garden: (place) => `Gardens of ${withThe(place)}`,
  adventure: (place) => `${place} for the Adventurous`,
  culture: (place) => `Living Traditions of ${withThe(place)}`,
  market: (place) => `Bazaars of ${withThe(place)}`,
  food: (place) => `A Taste of ${withThe(place)}`,
};

const THEME_WORDS: Readonly<Record<Theme, string>> = {
  heritage: 'forts, palaces and old quarters',
  spiritual: 'temples, shrines and rites',
  museum: 'museums and collections',
  nature: 'forests, hills and valleys',
  viewpoint: 'viewpoints',
  beach: 'beaches',
  water: 'lakes, rivers and the sea',
  wildlife: 'animals and birds',
  garden: 'gardens and plantations',
  adventure: 'walks, rides and a little daring',
  culture: 'crafts, music and living traditions',
  market: 'bazaars and shops',
  food: 'food',
};

const isTheme = (focus: Recipe['focus']): focus is Theme => focus !== 'classics' && focus !== 'quiet';

/** Returns the names of a recipe's bases, each once, in order. */
function namesOfBases({ skeleton }: Recipe): readonly string[] {
  const names = skeleton.stays.map(({ base }) => sayName(base.name));
  return names.length > 0 ? [...new Set(names)] : [sayName(skeleton.mainBase.name)];
}

/** Returns the trip's place in the title: the requested name, or the single base when that is its point. */
function placeOf(recipe: Recipe, destination: string, isRegion: boolean): string {
  const names = namesOfBases(recipe);
  const byBase = isRegion && (recipe.reason === 'one-base' || recipe.reason === 'quiet');
  if (byBase && names.length === 1) return names[0] ?? destination;
  const asked = sayName(destination);
  const others = names.filter((name) => name !== asked);
  return others.length === 1 && names.length === 2 ? `${asked} and ${others[0]}` : asked;
}

const COMFORT_TITLES: Readonly<Record<HotelTier, (place: string) => string>> = {
  budget: (place) => `${place}, Unhurried`,
  mid: (place) => `${place} in Comfort`,
  premium: (place) => `${place} in Comfort`,
  luxury: (place) => `${place} in Style`,
};

function candidateTitles(
  recipe: Recipe,
  destination: string,
  isRegion: boolean,
  choice: PricedChoice,
): readonly string[] {
  const place = placeOf(recipe, destination, isRegion);
  const names = namesOfBases(recipe);
  const train = nameTrain(recipe);
  const route = names.length <= 3 ? joinNames(names) : `From ${names[0]} to ${names.at(-1)}`;
  const themed = isTheme(recipe.focus) ? [THEME_TITLES[recipe.focus](place)] : [];
  const inStyle = [COMFORT_TITLES[choice.tiers.hotel](place)];
  const byKind: Readonly<Record<string, readonly string[]>> = {
    'low-cost': [`${place} for Less`],
    'night-train': [`${place} by the Night Train`, `Overnight to ${withThe(place)}`],
    train: [`${place} by Rail`, ...(train ? [`${place} by the ${train}`] : []), `By Train to ${withThe(place)}`],
    flight: [`Fly to ${withThe(place)}`, `A Quick Flight to ${withThe(place)}`],
    bus: [recipe.skeleton.out.nights > 0 ? `${place} by Overnight Coach` : `${place} by Coach`],
    cab: [`${place} by Road`, `A Drive to ${withThe(place)}`],
    circuit: names.length > 1 ? [route, `${route}, Slowly`] : [],
    'one-base': [`At Home in ${withThe(place)}`, `One Address in ${withThe(place)}`],
    quiet: [`Quiet ${place}`, `${place} off the Main Road`],
    theme: themed,
    comfort: inStyle,
    full: [`All of ${withThe(place)}`, `${place} to the Full`],
  };
  const kindTitles = byKind[isNightTrain(recipe.skeleton) ? 'night-train' : recipe.skeleton.kind] ?? [];
  const quiet = recipe.focus === 'quiet' ? (byKind.quiet ?? []) : [];
  const routes = names.length > 1 ? [route, ...themed.map((title) => title.replace(place, names[0] ?? place))] : [];
  return [
    ...(byKind[recipe.reason] ?? []),
    ...themed,
    ...quiet,
    ...routes,
    ...kindTitles,
    ...inStyle,
    `${place}, Another Way`,
    `${route}: a Second Look`,
  ];
}

/** The places of a trip that its title must name. */
interface TitledTrip {
  readonly destination: string;
  readonly route: { readonly named: readonly NamedStop[] };
}

/** Returns "Darjeeling with Mirik" for places that are seen from one town. */
function placeWithTown(destination: string, named: readonly NamedStop[]): string {
  if (named.length === 0) return destination;
  const places = wordStops(named.map(({ name }) => ({ name: sayName(name) })));
  const towns = new Set(named.map(({ bases, sights }) => (sights.length > 0 ? bases[0] : undefined)));
  const [town] = towns;
  if (towns.size !== 1 || !town || sayName(town.name) === places) return places;
  return `${sayName(town.name)} with ${places}`;
}

const namesAll = (title: string, named: readonly NamedStop[]): boolean =>
  named.every(({ name }) => title.includes(sayName(name)));

/** Returns a title different from the given ones; numbered in words when every better one is taken. */
export function titleTrip(
  recipe: Recipe,
  { destination: asked, route: { named } }: TitledTrip,
  choice: PricedChoice,
  taken: ReadonlySet<string>,
): string {
  const destination = placeWithTown(asked, named);
  const isRegion = named.length === 0;
  const candidates = candidateTitles(recipe, destination, isRegion, choice);
  const free = candidates.find((title) => !taken.has(caseKey(title)) && namesAll(title, named));
  if (free) return free;
  const counts = ['Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth', 'Eleventh', 'Twelfth'];
  const usual = placeOf(recipe, destination, isRegion);
  const place = namesAll(usual, named) ? usual : sayName(destination);
  const next = counts.map((word) => `${place}, a ${word} Look`).find((title) => !taken.has(caseKey(title)));
  return next ?? `${place}, Once More`;
}

/** Returns a train's name if it has a well-known one. */
function nameTrain({ skeleton }: Recipe): string | undefined {
  return skeleton.out.rides.find(({ mode }) => mode === 'train')?.service?.name;
}

const WAY_WORDS: Readonly<Record<string, string>> = {
  'night-train': 'by night train, which saves a room',
  train: 'by train',
  flight: 'by air, for more time there',
  bus: 'by coach',
  cab: 'by hired car, door to door',
};

const WAYS_AT_LEAST_COST: Readonly<Record<Recipe['skeleton']['kind'], string>> = {
  train: 'by train in the plain class',
  bus: 'by coach',
  cab: 'by car',
  flight: 'by air',
};

const COMFORT_WORDS: Readonly<Record<HotelTier, string>> = {
  budget: 'simple rooms',
  mid: 'comfortable rooms',
  premium: 'fine hotels',
  luxury: 'the best hotels',
};

function tellComfort({ pace, skeleton }: Recipe, choice: PricedChoice, way: string): string {
  const days = pace === 'relaxed' ? ', unhurried days' : '';
  const isDayTrip = skeleton.stays.length === 0;
  if (isDayTrip) return `The comfortable one: ${way}${days === '' ? '' : ', and an unhurried day'}.`;
  if (choice.tiers.hotel === 'budget') return `The unhurried one: fewer stops a day, simple rooms, ${way}.`;
  return `The comfortable one: ${COMFORT_WORDS[choice.tiers.hotel]}${days}, ${way}.`;
}

/** Returns one sentence on how a suggestion differs from the others. */
export function tellDifference(recipe: Recipe, choice: PricedChoice): string {
  const names = namesOfBases(recipe);
  const way = WAY_WORDS[isNightTrain(recipe.skeleton) ? 'night-train' : recipe.skeleton.kind] ?? '';
  const isDayTrip = recipe.skeleton.stays.length === 0;
  const rooms = isDayTrip ? 'home again by night' : COMFORT_WORDS[choice.tiers.hotel];
  const stays = isDayTrip ? `a day in ${names[0]}` : `all nights in ${names[0]}`;
  const shape = shapeOf(recipe.skeleton) === 'circuit' ? joinNames(names) : stays;
  switch (recipe.reason) {
    case 'low-cost':
      return `The low-cost way: ${shape}, ${WAYS_AT_LEAST_COST[recipe.skeleton.kind]}; ${rooms}.`;
    case 'quiet':
      return `The quiet one: ${shape}, with ${recipe.pace === 'relaxed' ? 'fewer stops a day and ' : ''}places most visitors miss.`;
    case 'comfort':
      return tellComfort(recipe, choice, way);
    case 'circuit':
      return names.length > 2
        ? `Moves on every few days: ${joinNames(names)}.`
        : `Two stops: ${names.join(', then ')}.`;
    case 'full':
      return `For early risers: ${shape}, with as much as the day allows.`;
    case 'one-base':
      return `One hotel throughout: ${shape}, so you unpack only once.`;
    default:
      if (isTheme(recipe.focus)) return `The one for ${THEME_WORDS[recipe.focus]}: ${shape}, ${way}.`;
      return `The sights of a first visit, ${way}; ${rooms}.`;
  }
}
