import { wordKey } from '../names.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';

const VALUES: ReadonlyMap<string, number> = new Map([
  ...SMALL.split(' ').map((word, n) => [word, n] as const),
  ...TENS.split(' ').map((word, n) => [word, 20 + 10 * n] as const),
  ['dozen', 12],
  ['couple', 2],
  ['pair', 2],
  ['trio', 3],
  ['quartet', 4],
  ['twice', 2],
  ['thrice', 3],
  ['fortnight', 14],
]);
const ORDINAL_VALUES: ReadonlyMap<string, number> = new Map(ORDINALS.split(' ').map((word, n) => [word, n] as const));
/** Numbers larger than any in a trip. */
const MULTITUDES: ReadonlySet<string> = new Set(
  'hundred hundreds thousand thousands lakh lakhs crore crores million millions billion billions dozens scores hundredth'.split(
    ' ',
  ),
);

/** A number in a text, with the words around it in its sentence. */
export interface WrittenNumber {
  readonly found: string;
  readonly value: number;
  readonly ordinal: boolean;
  /** The word before, and the five after. */
  readonly before: string;
  readonly after: readonly string[];
}

const TOKEN = /\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th)?|[\p{L}\p{M}'’]+/gu;

function readNumber(word: string): { value: number; ordinal: boolean } | null {
  const digits = /^(\d[\d,]*(?:\.\d+)?)(st|nd|rd|th)?$/.exec(word);
  if (digits) return { value: Number((digits[1] ?? '').replaceAll(',', '')), ordinal: digits[2] !== undefined };
  if (MULTITUDES.has(word)) return { value: Number.POSITIVE_INFINITY, ordinal: false };
  const ordinal = ORDINAL_VALUES.get(word);
  if (ordinal !== undefined) return { value: ordinal, ordinal: true };
  const value = VALUES.get(word);
  return value === undefined ? null : { value, ordinal: false };
}

const isTens = (value: number): boolean => value >= 20 && value <= 90 && value % 10 === 0;

const SENTENCE_END = /(?<=[.!?])\s+/;

/** Returns every number in a text, in digits or words. */
export const writtenNumbers = (text: string): readonly WrittenNumber[] =>
  text.split(SENTENCE_END).flatMap(numbersOfSentence);

function numbersOfSentence(sentence: string): readonly WrittenNumber[] {
  const tokens = [...sentence.matchAll(TOKEN)].map(([word]) => ({ word, key: wordKey(word) }));
  const numbers: WrittenNumber[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const read = token && readNumber(token.word.toLowerCase());
    if (!token || !read) continue;
    let { value, ordinal } = read;
    let found = token.word;
    const before = tokens[at - 1]?.key ?? '';
    const unit = tokens[at + 1];
    const ones = unit && isTens(value) && !/\d/.test(token.word) ? readNumber(unit.key) : null;
    if (unit && ones && ones.value > 0 && ones.value < 10) {
      value += ones.value;
      ordinal = ones.ordinal;
      found = `${found} ${unit.word}`;
      at++;
    }
    numbers.push({ found, value, ordinal, before, after: tokens.slice(at + 1, at + 6).map(({ key }) => key) });
  }
  return numbers;
}
