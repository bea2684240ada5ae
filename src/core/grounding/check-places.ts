import { MONTH_NAMES, WEEKDAY_NAMES } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { knownPhrases } from './known-names.ts';
import type { PlanNames } from './names-of-plan.ts';
import { isOrdinary, ordinaryWords } from './ordinary-words.ts';
import type { TextProblem } from './word-problem.ts';
import { isCapitalised, type Word, wordsOfText } from './words-of-text.ts';

/**
 * Capitalised words that name no place: peoples, eras, religions, gods. Months and weekdays are checked with numbers.
 */
const PROPER_WORDS: ReadonlySet<string> = new Set(
  [
    'indian roman greek arab armenian russian italian scottish creole indo british french portuguese dutch danish european english persian tibetan nepali bhutanese chinese mughal',
    'rajput maratha nawabi chola pallava hoysala pandya ahom gupta mauryan buddhist hindu jain sikh muslim islamic sufi',
    'christian jewish anglican catholic victorian georgian gothic baroque saracenic dravidian colonial deco art raj',
    'bengali punjabi rajasthani gujarati kashmiri ladakhi goan tamil malayali kannada telugu marathi odia assamese',
    'keralan naga khasi lepcha buddha shiva vishnu krishna rama ganesha durga kali hanuman lakshmi jesus ayurveda ayurvedic',
    ...[...MONTH_NAMES, ...WEEKDAY_NAMES].map((name) => name.toLowerCase()),
  ]
    .join(' ')
    .split(' '),
);

/** Words that join the parts of a name. */
const JOINTS: ReadonlySet<string> = new Set(
  'and of the in on at by to for with from a an ki ka ke de da la'.split(' '),
);

/** Returns the number of words from `at` on in the longest matching phrase; 0 for none. */
function longestPhrase(words: readonly Word[], at: number, phrases: ReadonlySet<string>, longest: number): number {
  let phrase = '';
  let found = 0;
  for (let count = 1; count <= longest; count++) {
    const word = words[at + count - 1];
    if (!word || (count > 1 && !word.joined)) break;
    phrase = count === 1 ? word.key : `${phrase} ${word.key}`;
    if (phrases.has(phrase)) found = count;
  }
  return found;
}

const isPlain = (word: Word, ordinary: ReadonlySet<string>, towns: ReadonlySet<string>): boolean =>
  (!isCapitalised(word.text) || (word.opens && !towns.has(word.key))) && isOrdinary(word.key, ordinary);

const VENUE = /^(?:hotels?|resorts?|inns?|lodges?|villas?|restaurants?|dhabas?|shops?|stores?|residency)$/;

/** "Hotel sunbeam", "raju marble shop": an unknown lower-case word beside the name of a kind of business. */
const isBesideVenue = (words: readonly Word[], at: number): boolean =>
  /^\p{L}+$/u.test(words[at]?.text ?? '') &&
  [words[at - 1], words[at + 1], words[at + 2]].some((word) => word !== undefined && VENUE.test(word.key));

interface Reading {
  readonly problems: readonly TextProblem[];
  /** The text without the names of the plan, for the checks of numbers and claims: "Free Church" is neither. */
  readonly rest: string;
}

/** Returns whether a capitalised word that is no full name is allowed at its position. */
function mayStand(word: Word, before: Word | undefined, names: PlanNames, ordinary: ReadonlySet<string>): boolean {
  if (PROPER_WORDS.has(word.key) || word.key === 'the') return true;
  if (word.opens && isOrdinary(word.key, ordinary)) return true;
  const own = names.words.get(word.key);
  if (!own || JOINTS.has(word.key)) return false;
  if (!before || !word.joined || !isCapitalised(before.text)) return true;
  const ofBefore = names.words.get(before.key);
  return !ofBefore || before.opens || [...own].some((name) => ofBefore.has(name));
}

/**
 * Returns the names in a text that are not the plan's: names of the gazetteer from elsewhere, and capitalised words
 * that occur in no name of the plan.
 */
export function readPlaces(text: string, names: PlanNames, gazetteer: Gazetteer): Reading {
  const known = knownPhrases(gazetteer);
  const ordinary = ordinaryWords(gazetteer);
  const words = wordsOfText(text);
  const problems: TextProblem[] = [];
  let rest = '';
  let copied = 0;
  const leaveOut = (from: number, to: number): void => {
    rest += `${text.slice(copied, from)} `;
    copied = to;
  };
  let loose: Word | undefined;
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const own = longestPhrase(words, at, names.phrases, names.longest);
    const other = longestPhrase(words, at, known.phrases, known.longest);
    const last = words[at + Math.max(own, other, 1) - 1] as Word;
    if (own > 0 && own >= other) {
      if (own > 1 || isCapitalised(word.text)) leaveOut(word.start, last.end);
      at += own;
      loose = undefined;
      continue;
    }
    const foreign = words.slice(at, at + other);
    if (other > 0 && !foreign.every((part) => isPlain(part, ordinary, known.towns) || JOINTS.has(part.key))) {
      problems.push({ kind: 'place', found: text.slice(word.start, last.end) });
      at += other;
      loose = undefined;
      continue;
    }
    if (isCapitalised(word.text)) {
      if (!mayStand(word, loose, names, ordinary)) problems.push({ kind: 'place', found: word.text });
      loose = word;
    } else {
      const isStrange = !names.words.has(word.key) && !isOrdinary(word.key, ordinary);
      if (isStrange && (known.words.has(word.key) || isBesideVenue(words, at)))
        problems.push({ kind: 'place', found: word.text });
      loose = undefined;
    }
    at++;
  }
  return { problems, rest: rest + text.slice(copied) };
}
