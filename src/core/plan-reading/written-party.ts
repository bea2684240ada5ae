import { MAX_TRAVELLERS } from '../planner/types.ts';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  দুই: 2,
  দুজন: 2,
  তিন: 3,
  চার: 4,
};

const NUMBER = `(\\d{1,2}|${Object.keys(WORDS).join('|')})`;
const EDGE = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';

const ADULTS = new RegExp(
  `${EDGE}${NUMBER} ?(?:adults?|pax|people|persons?|travell?ers?|guests?|friends|of us|log|jan|jon|लोग|लोगों|व्यक्ति|वयस्क|জন|জনের)${END}`,
  'iu',
);
const CHILDREN = new RegExp(`${EDGE}${NUMBER} ?(?:kids?|child(?:ren)?|bachch?e|बच्चे|बच्चा|বাচ্চা|শিশু)${END}`, 'iu');
const FAMILY = new RegExp(`${EDGE}(?:family|group|party) of ${NUMBER}${END}`, 'iu');
const COUPLE = /\b(?:couple|honeymoon|my (?:wife|husband) and (?:i|me))\b/i;
const ALONE = /\bsolo\b/i;

function numberIn(pattern: RegExp, text: string): number | undefined {
  const [, word = ''] = pattern.exec(text) ?? [];
  return word === '' ? undefined : (WORDS[word.toLowerCase()] ?? Number(word));
}

/** Returns how many travel by a text; undefined when it does not say. */
export function findTravellers(text: string): number | undefined {
  const adults = numberIn(FAMILY, text) ?? numberIn(ADULTS, text) ?? (COUPLE.test(text) ? 2 : undefined);
  const all = adults === undefined ? undefined : adults + (FAMILY.test(text) ? 0 : (numberIn(CHILDREN, text) ?? 0));
  const count = all ?? (ALONE.test(text) ? 1 : undefined);
  return count !== undefined && count >= 1 && count <= MAX_TRAVELLERS ? count : undefined;
}
