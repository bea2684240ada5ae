import { plainDigits } from '../ai-usage/plain-digits.ts';
import { writtenNumbers } from '../grounding/written-numbers.ts';
import { type OfferScope, SCOPE_WORDS } from './offer-options.ts';

/** What of an offer decides which words about it are true. */
interface Kept {
  readonly percent: number;
  readonly scope: OfferScope;
}

interface OfferWords extends Kept {
  readonly title: string;
  readonly text: string;
  readonly chips: readonly string[];
}

const PERCENT_SIGN = /(\d+(?:[.,]\d+)?)\s*[%٪]/gu;
const PERCENT_WORD = /^(?:percent|percents|percentage|pct|cent)$/;
const MONEY = /(?:₹|[$€£]|\brs\b\.?|\binr\b|\brupees?\b)\s*\d|\d\s*(?:₹|\brs\b|\binr\b|\brupees?\b|\/-)/i;

/** Shares of a price in words, in percent rounded up. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half|1[/⁄]2)(?:[- ]| the | of the | of your )?(?:price|off|rate|fare|cost)\b/i, 50],
  [/\b(?:two[- ]thirds|2[/⁄]3)\b/i, 67],
  [/\b(?:three[- ]quarters|3[/⁄]4)\b/i, 75],
  [/\b(?:a|one) third (?:off|of (?:the|your) (?:price|fare))\b/i, 34],
  [/\b(?:a|one) quarter (?:off|of (?:the|your) (?:price|fare))\b/i, 25],
  [/\b(?:a|one) fifth (?:off|of (?:the|your) (?:price|fare))\b/i, 20],
  [/\b(?:a|one) tenth (?:off|of (?:the|your) (?:price|fare))\b/i, 10],
];

/** "Free" that gives nothing away: "stress-free", "feel free", "a free afternoon", "free of crowds". */
const HARMLESS_FREE =
  /\b(?:stress|hassle|worry|care|traffic|crowd|car|smoke|plastic|toll|tax|duty)[- ]free\b|\bfeel free\b|\bfree (?:of (?:cars|crowds|traffic)|time|days?|hours?|mornings?|afternoons?|evenings?)\b/gi;

const GIFTS =
  /\b(?:free(?:bies?)?|gratis|complimentary|on the house|on us|our treat|gifts?|gifted|give-?aways?|bonus(?:es)?|cash ?-?backs?|vouchers?|coupons?|promo codes?|(?:at )?(?:no|zero) (?:extra |additional )?(?:cost|charge)|without (?:extra |any )?(?:cost|charge)|bogo|(?:two|2|three|3) for (?:the price of )?(?:one|1|two|2)|(?:one|1) ?\+ ?(?:one|1)|get one|up-?grad(?:e|es|ed|ing)|vip|lounge|priority|muft)\b|मुफ़्त|मुफ्त|निःशुल्क|नि:शुल्क|फ्री|ফ্রি|বিনামূল্যে|উপহার/iu;

const PROMISES =
  /\b(?:(?:best|lowest|cheapest) (?:prices?|rates?|fares?|deals?)|price match|guarantee[ds]?|money[- ]back|refund\w*|cancel\w*|instant\w*|24 ?[/x×] ?7|round the clock|real[- ]?time|no questions asked|packing tips?)\b/i;

const UP_TO_PERCENT = /\bup ?to\b[^.]*(?:%|\bper ?cent\b)/i;

const EVERYTHING =
  /\b(?:all|every|any|each|your|off) (?:bookings?|trips?|tours?|holidays?|journeys?|travels?)\b(?! packages?)|\bevery ?thing\b|\bsite-?wide\b|\bstore-?wide\b/i;
const PACKAGES = /\bpackages?\b/i;
const PLANNED_TRIPS = /\b(?:planned|custom|tailor-?made) trips?\b|\bitinerar(?:y|ies)\b/i;

/** Words that reach further than the scope. */
const BEYOND: Readonly<Record<OfferScope, readonly RegExp[]>> = {
  all: [],
  packages: [EVERYTHING, PLANNED_TRIPS],
  itineraries: [EVERYTHING, PACKAGES],
};

const quote = (text: string, pattern: RegExp): string => `“${(text.match(pattern)?.[0] ?? '').trim()}”`;

/** The largest share of a price that a text names, in percent; 0 when it names none. */
function largestPercent(text: string): number {
  const signs = [...text.matchAll(PERCENT_SIGN)].map(([, number = '']) => Number(number.replace(',', '.')));
  const words = writtenNumbers(text)
    .filter(({ after: [first = '', second = ''] }) => PERCENT_WORD.test(first === 'per' ? second : first))
    .map(({ value }) => value);
  const shares = SHARES.filter(([pattern]) => pattern.test(text)).map(([, percent]) => percent);
  return Math.max(0, ...signs, ...words, ...shares);
}

/**
 * What is wrong with one text of an offer, with what to write instead; null when the site keeps every word of it. The
 * site lowers prices by the percent, for what the scope covers, and does nothing else.
 */
export function offerTextProblem(typed: string, { percent, scope }: Kept): string | null {
  const text = plainDigits(typed.normalize('NFKC'));
  const instead = `“${percent}% off ${SCOPE_WORDS[scope]}”`;
  if (largestPercent(text) > percent) {
    return `This offer takes ${percent}% off. Write at most ${percent}%, or raise the percent.`;
  }
  if (MONEY.test(text)) return `An offer lowers prices by a percent, not by an amount. Write ${instead} instead.`;
  const gift = text.replace(HARMLESS_FREE, '');
  if (GIFTS.test(gift)) {
    return `The site lowers prices and gives nothing else, so ${quote(gift, GIFTS)} would not be kept. Write ${instead} instead.`;
  }
  if (PROMISES.test(text)) {
    return `An offer lowers prices; it cannot promise ${quote(text, PROMISES)}. Write ${instead} instead.`;
  }
  const beyond = BEYOND[scope].find((pattern) => pattern.test(text));
  return beyond
    ? `This offer is for ${SCOPE_WORDS[scope]} only, and ${quote(text, beyond)} says more. Write ${instead}, or change what it covers.`
    : null;
}

function chipProblem(chip: string, offer: Kept): string | null {
  return UP_TO_PERCENT.test(plainDigits(chip.normalize('NFKC')))
    ? 'The popup shows “Up to … % OFF” by itself, worked out from what is on sale. Leave this chip out.'
    : offerTextProblem(chip, offer);
}

/** The chips that the site keeps the word of. */
export const keptChips = (offer: Pick<OfferWords, 'percent' | 'scope' | 'chips'>): string[] =>
  offer.chips.filter((chip) => chipProblem(chip, offer) === null);

/** Words of an offer that the site would not keep, by field (`title`, `text`, `chips.0` …), with what to write instead. */
export function offerWordProblems(offer: OfferWords): Readonly<Record<string, string>> {
  const found: readonly (readonly [field: string, problem: string | null])[] = [
    ['title', offerTextProblem(offer.title, offer)],
    ['text', offerTextProblem(offer.text, offer)],
    ...offer.chips.map((chip, at) => [`chips.${at}`, chipProblem(chip, offer)] as const),
  ];
  return Object.fromEntries(found.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])));
}
