import type { Base, Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { latinWords } from '../../../core/names.ts';
import type { PhotoQuery } from '../../gateways/photos/port.ts';

/**
 * Other names of a town in photo titles. The gazetteer's aliases do not fit: they hold whatever travellers type for a
 * trip there.
 */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  alappuzha: ['Alleppey'],
  bengaluru: ['Bangalore'],
  chennai: ['Madras'],
  havelock: ['Swaraj Dweep'],
  kochi: ['Cochin', 'Fort Kochi'],
  kolkata: ['Calcutta'],
  mumbai: ['Bombay'],
  mysuru: ['Mysore'],
  neil: ['Shaheed Dweep'],
  ooty: ['Ootacamund', 'Udhagamandalam'],
  panaji: ['Panjim'],
  'port-blair': ['Sri Vijaya Puram'],
  puducherry: ['Pondicherry'],
  shantiniketan: ['Santiniketan'],
  thiruvananthapuram: ['Trivandrum'],
  varanasi: ['Banaras', 'Benares'],
};

/** Words that photo titles do not contain: activities and times of day. */
const LEFT_OUT = new Set(
  'a along an and at by day evening from guided in its joy near of on ride sunrise sunset the to tour trip visit walk with'.split(
    ' ',
  ),
);

const tellingWords = (name: string): readonly string[] => latinWords(name).filter((word) => !LEFT_OUT.has(word));

/**
 * Returns the names in a sight's name: "Golden Temple (Harmandir Sahib)" has two, "City Palace, Udaipur" has "City
 * Palace".
 */
function namesIn(name: string): readonly string[] {
  const inside = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
  const [outside = ''] = name.replace(/\([^)]*\)/g, ' ').split(',');
  return [outside, ...inside].map((text) => tellingWords(text).join(' ')).filter((text) => text !== '');
}

const townNamesOf = ({ id, name }: Base): readonly string[] => [...namesIn(name), ...(ALSO_CALLED[id] ?? [])];

const stateOf = ({ state }: Base, known: Gazetteer): string => known.states.get(state)?.name ?? '';

/** Returns whether all words of one of the names occur in the text. */
function mentions(text: ReadonlySet<string>, names: readonly string[]): boolean {
  return names.some((name) => {
    const words = latinWords(name);
    return words.length > 0 && words.every((word) => text.has(word));
  });
}

const rareWords = new WeakMap<Gazetteer, ReadonlySet<string>>();

/**
 * Returns words that occur in the name of a single sight: "Rumtek" with its state is enough, even far from its town.
 */
function wordsOfOne(known: Gazetteer): ReadonlySet<string> {
  let rare = rareWords.get(known);
  if (!rare) {
    const counts = new Map<string, number>();
    for (const { name } of known.sights.values()) {
      for (const word of new Set(latinWords(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    rare = new Set([...counts].flatMap(([word, count]) => (count === 1 ? [word] : [])));
    rareWords.set(known, rare);
  }
  return rare;
}

function sightQuery(sight: { name: string; aliases?: readonly string[] }, home: Base, known: Gazetteer): PhotoQuery {
  const own = namesIn(sight.name);
  const names = [...own, ...(sight.aliases ?? [])];
  const [name = sight.name] = own;
  const [town = home.name] = townNamesOf(home);
  const towns = townNamesOf(home);
  const isRare = latinWords(name).some((word) => wordsOfOne(known).has(word));
  const state = stateOf(home, known);
  return {
    words: `${name} ${town} ${state} India`,
    fewWords: mentions(new Set(latinWords(name)), [town]) ? name : `${name} ${isRare ? 'India' : town}`,
    isAbout: (text) => {
      const said = new Set(latinWords(text));
      return mentions(said, names) && mentions(said, isRare ? [...towns, state] : towns);
    },
  };
}

/** Returns the photo search for a base, a sight or a region; null for other subjects. */
export function photoQuery(subject: string, known: Gazetteer): PhotoQuery | null {
  const base = known.bases.get(subject);
  if (base) {
    const [name = base.name] = townNamesOf(base);
    const state = stateOf(base, known);
    return {
      words: `${name} ${state} India`,
      fewWords: `${name} ${state}`,
      isAbout: (text) => {
        const said = new Set(latinWords(text));
        return mentions(said, townNamesOf(base)) && mentions(said, ['India', state]);
      },
    };
  }
  const sight = known.sights.get(subject);
  const home = sight && known.bases.get(sight.baseId);
  if (home) return sightQuery(sight, home, known);
  const region = known.regions.get(subject);
  if (!region) return null;
  const [name = region.name] = namesIn(region.name);
  return {
    words: `${name} India landscape`,
    fewWords: `${name} India`,
    isAbout: (text) => {
      const said = new Set(latinWords(text));
      return mentions(said, [name]) && said.has('india');
    },
  };
}
