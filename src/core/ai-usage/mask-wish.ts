import { maskText } from './mask-personal.ts';

/**
 * Matches more digits than a wish needs: phones, identity cards, bank cards. Dates have fields of their own in the
 * form.
 */
const LONG_NUMBER = /\d(?:[\s().\-–—_/]{0,3}\d){6,}/g;
/** Matches letters and digits as on a tax card (PAN), a passport or a number plate. */
const MIXED_NUMBER = /\b(?:[a-z]{5}\d{4}[a-z]|[a-z]\d{7}|[a-z]{2}\d{1,2}[a-z]{1,3}\d{4})\b/gi;
/** Matches introductions: the words after one are a name, however it is written. */
const INTRODUCTION =
  /\b(my name is|name is|name\s*[:=-]|i am called|call me|mera naam|amar naam)\s+(?!from\b|after\b|at\b|on\b|in\b)[\p{L}\p{M}'’.-]+(?:\s+(?!and\b|we\b|i\b|hai\b|looking\b|want\b)[\p{L}\p{M}'’.-]+){0,2}/giu;
const TITLED = /\b(mr|mrs|ms|dr|prof|shri|smt|kumari)\.?\s+\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+){0,2}/giu;

/**
 * Returns a wish that may be sent to a provider: personal data is masked, recognised by its form. A bare name looks
 * like any other word, so the form asks travellers to leave it out.
 */
export const maskWish = (typed: string): string =>
  maskText(typed)
    .replace(LONG_NUMBER, '[number]')
    .replace(MIXED_NUMBER, '[number]')
    .replace(INTRODUCTION, '$1 [name]')
    .replace(TITLED, '$1 [name]');
