import { plainDigits } from '../ai-usage/plain-digits.ts';
import { writtenNumbers } from '../grounding/written-numbers.ts';
import { namedPercents } from '../offers/offer-claims.ts';

/** What one text has and the other lacks. */
export interface Differences {
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

/** Returns the texts that are in one list and not in the other, each once. */
export function differencesOf(original: readonly string[], translated: readonly string[]): Differences {
  const without = (texts: readonly string[], others: readonly string[]) => [
    ...new Set(texts.filter((text) => !others.includes(text))),
  ];
  return { missing: without(original, translated), added: without(translated, original) };
}

const plain = (text: string): string => plainDigits(text.normalize('NFKC'));

/** Hindi and Bengali names of a percentage, after its number. Compared in NFKC, which parts the nukta. */
const PERCENT_NAMES = new RegExp(
  `(\\d+(?:[.,]\\d+)?)\\s*(?:${'प्रतिशत फ़ीसदी फीसदी परसेंट শতাংশ পার্সেন্ট'.normalize('NFKC').replaceAll(' ', '|')})`,
  'gu',
);
/** Half of a price, in Hindi and Bengali: "आधी कीमत", "অর্ধেক দামে". */
const HALF_PRICE = new RegExp(
  `(?:${'आधा आधी आधे हाफ़ हाफ অর্ধেক আধা হাফ'.normalize('NFKC').replaceAll(' ', '|')})\\s+(?:${'दाम कीमत क़ीमत किराय छूट দাম মূল্য ভাড়া ছাড়'.normalize('NFKC').replaceAll(' ', '|')})`,
  'u',
);

/** Returns the percentages that a text in any of the languages names. */
export function percentsIn(text: string): string[] {
  const typed = plain(text);
  const named = [...typed.matchAll(PERCENT_NAMES)].map(([, number = '']) => Number(number.replace(',', '.')));
  const half = HALF_PRICE.test(typed) ? [50] : [];
  return [...namedPercents(typed), ...named, ...half].map((percent) => `${Math.round(percent * 100) / 100}%`);
}

const RUPEES = 'रुपये रुपए रुपया रु টাকা রুপি'.normalize('NFKC').replaceAll(' ', '|');
const AMOUNT = new RegExp(
  String.raw`(?:₹|\brs\b\.?|\binr\b|\brupees?\b)\s*(\d[\d,]*)|(\d[\d,]*)\s*(?:₹|\brs\b|\binr\b|\brupees?\b|${RUPEES})`,
  'giu',
);

/** Returns the amounts in rupees that a text in any of the languages names. */
export const amountsIn = (text: string): string[] =>
  [...plain(text).matchAll(AMOUNT)].map(([, before, after]) => `₹${(before ?? after ?? '').replaceAll(',', '')}`);

const NUMBER = /\d+(?:[.,:]\d+)*/g;

const digitsIn = (text: string): string[] =>
  (plain(text).match(NUMBER) ?? []).map((number) => number.replace(/,(?=\d{2,3}(?!\d))/g, ''));

/** Returns the differences of the numbers in digits; one that the original writes as a word may be a digit. */
export function numberDifferences(original: string, translated: string): Differences {
  const { missing, added } = differencesOf(digitsIn(original), digitsIn(translated));
  const inWords = new Set(writtenNumbers(original).map(({ value }) => String(value)));
  return { missing, added: added.filter((number) => !inWords.has(number)) };
}
