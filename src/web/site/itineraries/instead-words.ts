import type { Itinerary } from '../../../contracts/itineraries.ts';

type Instead = Itinerary['instead'][number];

/** Returns the replaced places; results stored by earlier versions have none. */
const insteadOf = ({ instead }: Pick<Itinerary, 'instead'>): readonly Instead[] =>
  (instead as Itinerary['instead'] | undefined) ?? [];

const joinWords = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const wordPlace = ({ goesTo, km }: Instead): string => `${goesTo} (${km} km away)`;

/** Returns one line on why a trip is not the requested one. */
export const wordInstead = (instead: Instead): string => {
  const { asked, goesTo, because, km } = instead;
  switch (because) {
    case 'not-planned':
      return `Not ${asked}: goes to ${goesTo}, ${km} km away`;
    case 'near':
      return `Stays in ${goesTo}, ${km} km from ${asked}`;
    case 'visited':
      return `Visits ${asked} from ${goesTo}, ${km} km away`;
    case 'namesake':
      return `This is ${goesTo}`;
    default:
      return `We read “${asked}” as ${goesTo}`;
  }
};

/** Returns those lines of one trip, for its card. */
export const listInsteadLines = (itinerary: Pick<Itinerary, 'instead'>): readonly string[] =>
  insteadOf(itinerary).map(wordInstead);

/** Returns the towns by name, the nearest first. */
function townsOf(all: readonly Instead[]): readonly Instead[] {
  const nearest = new Map<string, Instead>();
  for (const instead of all) {
    const known = nearest.get(instead.goesTo);
    if (!known || instead.km < known.km) nearest.set(instead.goesTo, instead);
  }
  return [...nearest.values()].toSorted((a, b) => a.km - b.km);
}

/** Returns where the trips for a place stay, and which of them visit it. */
function sayStays(near: readonly Instead[], one: boolean): string {
  const asked = near[0]?.asked ?? '';
  const visits = near.filter(({ because }) => because === 'visited').length;
  const visit =
    visits === near.length
      ? `${one ? 'It visits' : 'All of them visit'} ${asked}.`
      : visits === 0
        ? `Check ${one ? 'the' : 'each'} plan for ${asked} itself.`
        : `${visits} of ${near.length} visit it; each card says which.`;
  const towns = joinWords(townsOf(near).map(({ goesTo, km }) => `${goesTo}, ${km} km from ${asked}`));
  return `${one ? 'This trip stays' : 'These trips stay'} in ${towns}. ${visit}`;
}

/** Returns which of several places of one name is meant. */
const sayNamesake = ({ asked, goesTo }: Instead): string =>
  `We plan for ${goesTo}. For another ${asked}, add its state: “${asked}, …”.`;

/**
 * Returns the sentences above trips to another place than the requested one, one or two for each; empty when they match
 * the request.
 */
export function listInsteadSentences(itineraries: readonly Pick<Itinerary, 'instead'>[]): readonly string[] {
  const all = itineraries.flatMap(insteadOf);
  const one = itineraries.length === 1;
  const misspelt = all.filter(({ because }) => because === 'misspelt');
  const read = [...new Set(misspelt.map(({ asked, goesTo }) => `We read “${asked}” as ${goesTo}.`))];
  const elsewhere = all.filter(({ because }) => because === 'not-planned');
  const [first] = elsewhere;
  const not = first
    ? [
        `We don't plan trips to ${first.asked} yet. ${one ? 'This one goes' : 'These go'} to ${joinWords(townsOf(elsewhere).map(wordPlace))}, measured in a straight line.`,
      ]
    : [];
  const near = all.filter(({ because }) => because === 'near' || because === 'visited');
  const stays = [...Map.groupBy(near, ({ asked }) => asked).values()].map((of) => sayStays(of, one));
  const told = [...new Set(all.filter(({ because }) => because === 'namesake').map(sayNamesake))];
  return [...read, ...told, ...not, ...stays];
}
