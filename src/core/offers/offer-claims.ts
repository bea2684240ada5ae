import { plainDigits } from '../ai-usage/plain-digits.ts';
import { writtenNumbers } from '../grounding/written-numbers.ts';
import type { OfferScope } from './offer-options.ts';
import { AMOUNTS, GIFTS, HARMLESS_FREE, type Patterns, PERCENTS, PROMISES, SHARES } from './unkept-words.ts';

/** The parts of an offer that decide which claims about it are true. */
interface Kept {
  readonly percent: number;
  readonly scope: OfferScope;
}

interface OfferWords extends Kept {
  readonly title: string;
  readonly text: string;
  readonly chips: readonly string[];
}

/** What is wrong with a text of an offer; `found` is the part of it that says too much. */
export type OfferProblem =
  | { readonly say: 'offer-percent'; readonly percent: number; readonly said: number }
  | { readonly say: 'offer-amount'; readonly percent: number; readonly scope: OfferScope }
  | {
      readonly say: 'offer-gift' | 'offer-promise' | 'offer-beyond';
      readonly percent: number;
      readonly scope: OfferScope;
      readonly found: string;
    }
  | { readonly say: 'offer-up-to' };

const PERCENT_WORD = /^(?:percent|percents|percentage|pct|pc|cent)$/;

const UP_TO_PERCENT = /\bup ?to\b[^.]*(?:%|\bper ?cent\b)/i;

const EVERYTHING =
  /\b(?:all|every|any|each|your|off) (?:bookings?|trips?|tours?|holidays?|journeys?|travels?)\b(?! packages?)|\bevery ?thing\b|\bsite-?wide\b|\bstore-?wide\b/i;
const PACKAGES = /\bpackages?\b/i;
const PLANNED_TRIPS = /\b(?:planned|custom|tailor-?made) trips?\b|\bitinerar(?:y|ies)\b/i;

/** Words that claim more than the scope. */
const BEYOND: Readonly<Record<OfferScope, Patterns>> = {
  all: {},
  packages: { everything: EVERYTHING, plannedTrips: PLANNED_TRIPS },
  itineraries: { everything: EVERYTHING, packages: PACKAGES },
};

/** Returns the text of the first matching pattern; null for no match. */
function firstFound(text: string, patterns: Patterns): string | null {
  const pattern = Object.values(patterns).find((each) => each.test(text));
  return pattern ? (text.match(pattern)?.[0] ?? '').trim() : null;
}

const withoutHarmlessFree = (text: string): string =>
  Object.values(HARMLESS_FREE).reduce((left, pattern) => left.replace(pattern, ''), text);

/** Returns the percentages that a text names, in digits, words and shares of a price. */
export function namedPercents(text: string): number[] {
  const digits = Object.values(PERCENTS)
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, number = '']) => Number(number.replace(',', '.')));
  const words = writtenNumbers(text)
    .filter(({ after: [first = '', second = ''] }) => PERCENT_WORD.test(first === 'per' ? second : first))
    .map(({ value }) => value);
  const shares = SHARES.filter(({ pattern }) => pattern.test(text)).map(({ percent }) => percent);
  return [...digits, ...words, ...shares];
}

/** Returns the largest percentage that a text names; 0 for none. */
const largestPercent = (text: string): number => Math.max(0, ...namedPercents(text));

/**
 * Returns what is wrong with one text of an offer and what to write instead; null when the site keeps every promise in
 * it. The site lowers prices by the percentage, for what the scope covers, and does nothing else.
 */
export function offerTextProblem(typed: string, { percent, scope }: Kept): OfferProblem | null {
  const text = plainDigits(typed.normalize('NFKC'));
  const said = largestPercent(text);
  if (said > percent) return { say: 'offer-percent', percent, said: Math.round(said * 100) / 100 };
  if (firstFound(text, AMOUNTS) !== null) return { say: 'offer-amount', percent, scope };
  const gift = firstFound(withoutHarmlessFree(text), GIFTS);
  if (gift !== null) return { say: 'offer-gift', percent, scope, found: gift };
  const promise = firstFound(text, PROMISES);
  if (promise !== null) return { say: 'offer-promise', percent, scope, found: promise };
  const beyond = firstFound(text, BEYOND[scope]);
  return beyond === null ? null : { say: 'offer-beyond', percent, scope, found: beyond };
}

function chipProblem(chip: string, offer: Kept): OfferProblem | null {
  return UP_TO_PERCENT.test(plainDigits(chip.normalize('NFKC')))
    ? { say: 'offer-up-to' }
    : offerTextProblem(chip, offer);
}

/** Returns the chips whose promises the site keeps. */
export const keptChips = (offer: Pick<OfferWords, 'percent' | 'scope' | 'chips'>): string[] =>
  offer.chips.filter((chip) => chipProblem(chip, offer) === null);

/**
 * Returns the texts of an offer that the site would not keep, by field (`title`, `text`, `chips.0` …), with what to
 * write instead.
 */
export function offerWordProblems(offer: OfferWords): Readonly<Record<string, OfferProblem>> {
  const found: readonly (readonly [field: string, problem: OfferProblem | null])[] = [
    ['title', offerTextProblem(offer.title, offer)],
    ['text', offerTextProblem(offer.text, offer)],
    ...offer.chips.map((chip, at) => [`chips.${at}`, chipProblem(chip, offer)] as const),
  ];
  return Object.fromEntries(found.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])));
}
