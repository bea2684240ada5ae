import type { Theme } from '../gazetteer/types.ts';
import { joinNames } from './phrases.ts';
import type { PricedChoice } from './price-tiers.ts';
import { isNightTrain, type Recipe, shapeOf } from './recipes.ts';

const THEME_TITLES: Readonly<Record<Theme, (place: string) => string>> = {
  heritage: (place) => `Old Stones of ${place}`,
  spiritual: (place) => `Shrines and Prayer in ${place}`,
  museum: (place) => `Museums and Old Rooms of ${place}`,
  nature: (place) => `${place} Out of Doors`,
  viewpoint: (place) => `${place} from Its Viewpoints`,
  beach: (place) => `Beach Days in ${place}`,
  water: (place) => `${place} by the Water`,
  wildlife: (place) => `Wild ${place}`,
  garden: (place) => `Gardens of ${place}`,
  adventure: (place) => `${place} for the Adventurous`,
  culture: (place) => `Living Traditions of ${place}`,
  market: (place) => `Bazaars of ${place}`,
  food: (place) => `A Taste of ${place}`,
};

const THEME_WORDS: Readonly<Record<Theme, string>> = {
  heritage: 'forts, palaces and old quarters',
  spiritual: 'temples, shrines and rites',
  museum: 'museums and collections',
  nature: 'forests, hills and open country',
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

/** Names of the bases of a recipe, each once, in order. */
function namesOfBases({ skeleton }: Recipe): readonly string[] {
  const names = skeleton.stays.map(({ base }) => base.name);
  return names.length > 0 ? [...new Set(names)] : [skeleton.mainBase.name];
}

/** What the trip is called: the name asked for, or the one base when that is the point of it. */
function placeOf(recipe: Recipe, destination: string): string {
  const names = namesOfBases(recipe);
  const byBase = recipe.reason === 'one-base' || recipe.reason === 'quiet';
  return byBase && names.length === 1 ? (names[0] ?? destination) : destination;
}

function candidateTitles(recipe: Recipe, destination: string, choice: PricedChoice): readonly string[] {
  const place = placeOf(recipe, destination);
  const names = namesOfBases(recipe);
  const train = nameTrain(recipe);
  const route = names.length <= 3 ? joinNames(names) : `${names.slice(0, 2).join(', ')} and Beyond`;
  const themed = isTheme(recipe.focus) ? [THEME_TITLES[recipe.focus](place)] : [];
  const inStyle = choice.tiers.hotel === 'luxury' ? [`${place} in Style`] : [`${place} in Comfort`];
  const byKind: Readonly<Record<string, readonly string[]>> = {
    'night-train': [`${place} by the Night Train`, `Overnight to ${place}`],
    train: [`${place} by Rail`, ...(train ? [`${place} by the ${train}`] : []), `By Train to ${place}`],
    flight: [`Fly to ${place}`, `A Quick Flight to ${place}`],
    bus: [recipe.skeleton.out.nights > 0 ? `${place} by Overnight Coach` : `${place} by Coach`],
    cab: [`${place} by Road`, `A Drive to ${place}`],
    circuit: names.length > 1 ? [route, `${route}, Slowly`] : [],
    'one-base': [`At Home in ${place}`, `One Address in ${place}`],
    quiet: [`Quiet ${place}`, `${place} off the Main Road`],
    theme: themed,
    comfort: inStyle,
    full: [`All of ${place}`, `${place} to the Full`],
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

/** A title of its own among those given; numbered in words when every better one is taken. */
export function titleTrip(
  recipe: Recipe,
  destination: string,
  choice: PricedChoice,
  taken: ReadonlySet<string>,
): string {
  const candidates = candidateTitles(recipe, destination, choice);
  const free = candidates.find((title) => !taken.has(title.toLowerCase()));
  if (free) return free;
  const counts = ['Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth', 'Eleventh', 'Twelfth'];
  const place = placeOf(recipe, destination);
  const next = counts.map((word) => `${place}, a ${word} Look`).find((title) => !taken.has(title.toLowerCase()));
  return next ?? `${place}, Once More`;
}

/** The train's own name when it has one that people know it by. */
function nameTrain({ skeleton }: Recipe): string | undefined {
  return skeleton.out.rides.find(({ mode }) => mode === 'train')?.service?.name;
}

const WAY_WORDS: Readonly<Record<string, string>> = {
  'night-train': 'goes by the night train, which saves a room',
  train: 'goes by train',
  flight: 'flies, so more of the time is spent there',
  bus: 'goes by coach, the low-cost way',
  cab: 'goes by hired car, door to door',
};

const COMFORT_WORDS = {
  budget: 'simple rooms',
  mid: 'comfortable rooms',
  premium: 'fine hotels',
  luxury: 'the best hotels',
} as const;

/** One sentence on how a suggestion differs from the others. */
export function tellDifference(recipe: Recipe, choice: PricedChoice): string {
  const names = namesOfBases(recipe);
  const way = WAY_WORDS[isNightTrain(recipe.skeleton) ? 'night-train' : recipe.skeleton.kind] ?? '';
  const isDayTrip = recipe.skeleton.stays.length === 0;
  const rooms = isDayTrip ? 'home again by night' : COMFORT_WORDS[choice.tiers.hotel];
  const stays = isDayTrip ? `spends the day in ${names[0]}` : `stays in ${names[0]}`;
  const shape = shapeOf(recipe.skeleton) === 'circuit' ? `moves between ${joinNames(names)}` : stays;
  switch (recipe.reason) {
    case 'quiet':
      return `The quiet one: ${shape}, with fewer stops a day and places most visitors miss.`;
    case 'comfort':
      return isDayTrip
        ? `The comfortable one: ${way.replace('goes', 'going').replace('flies', 'flying')}, and an unhurried day.`
        : `The comfortable one: ${way.replace('goes', 'going').replace('flies', 'flying')}, ${rooms} and unhurried days.`;
    case 'circuit':
      return names.length > 2
        ? `Moves on every few days: ${joinNames(names)}, each with a landscape of its own.`
        : `Two places instead of one: ${names.join(', then ')}.`;
    case 'full':
      return `For early risers: ${shape} and fits in as much as the day allows.`;
    case 'one-base':
      return `One address throughout: it ${shape}, and the bags are unpacked once.`;
    default:
      if (isTheme(recipe.focus)) return `The one for ${THEME_WORDS[recipe.focus]}: it ${shape} and ${way}.`;
      return `The sights nobody should miss; it ${way}, ${isDayTrip ? '' : 'with '}${rooms}.`;
  }
}
