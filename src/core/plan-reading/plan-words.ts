import { nameKey } from '../names.ts';

/** A word of a line, as it is compared with names. */
export interface PlanWord {
  readonly key: string;
  /** Where it stands in its line. */
  readonly start: number;
  readonly end: number;
  /** Begins with a capital, or is of a script without capitals. */
  readonly isCapital: boolean;
  /** True where a name cannot go on from the word before: after a comma, a bracket, a dash. */
  readonly breaks: boolean;
  /** True after "&" or "+", which a name may have and a list as well. */
  readonly isJoined: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}]+)*/gu;
/** What a name may have between its words: a space, a hyphen, "Moti & Sons". */
const WITHIN_NAME = /^(?: {1,3}|-| ?& ?|['\u2019] ?)$/;
/** "St. Mary", "B. R. Ambedkar": the stop of a short word ends no sentence. */
const STOP = /^\. ?$/;
const LONGEST_ABBREVIATED = 2;
const HAS_CASE = /\p{Ll}|\p{Lu}/u;

/** Returns the words of a line in their order. */
export function wordsOfLine(line: string): readonly PlanWord[] {
  let last = 0;
  let wordBefore = '';
  return [...line.matchAll(WORD)].map((match): PlanWord => {
    const [word] = match;
    const start = match.index;
    const between = line.slice(last, start);
    const isAbbreviated = STOP.test(between) && wordBefore.length <= LONGEST_ABBREVIATED;
    const breaks = last === 0 || !(WITHIN_NAME.test(between) || isAbbreviated);
    last = start + word.length;
    wordBefore = word;
    const isCapital = !HAS_CASE.test(word) || /^\p{Lu}|^\d/u.test(word);
    return { key: nameKey(word), start, end: last, isCapital, breaks, isJoined: /[&+]/.test(between) };
  });
}

/** Words that part a list of names. */
const JOINERS: ReadonlySet<string> = new Set(
  [
    'and then plus followed by also after before later with aur phir uske baad ke ebong tarpor or',
    'और फिर तथा एवं व के बाद উपरांत ও এবং আর তারপর পরে',
  ]
    .join(' ')
    .split(' ')
    .map(nameKey),
);

export const isJoiner = ({ key }: PlanWord): boolean => JOINERS.has(key);

/** Endings of Bengali cases, as `nameKey` leaves them, the longest first. */
const BENGALI_ENDINGS = ['ের', 'এর', 'তে', 'কে', 'য়', 'ে', 'র', 'ও'].map((ending) => ending.normalize('NFKD'));
const BENGALI = /\p{Script=Bengali}/u;
const SHORTEST_STEM = 3;

/** Returns the forms under which a word may be known: as it stands, and without the ending of a Bengali case. */
export function formsOf(key: string): readonly string[] {
  if (!BENGALI.test(key)) return [key];
  const stems = BENGALI_ENDINGS.filter(
    (ending) => key.endsWith(ending) && key.length - ending.length >= SHORTEST_STEM,
  ).map((ending) => key.slice(0, -ending.length));
  const nasal = key.endsWith('ঙে') ? [`${key.slice(0, -2)}ং`] : [];
  return [key, ...stems, ...nasal];
}
