import type { PlanNames } from './names-of-plan.ts';
import type { TextProblem } from './word-problem.ts';

export interface TextBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Matches all characters but Latin letters, the digits 0 to 9 and the punctuation of plain prose: nothing that marks
 * up, addresses or hides.
 */
const FOREIGN_SIGN = /[^\p{Script=Latin}\p{M}0-9 .,;:!?'’‘“”"()–—-]/gu;
const FOREIGN_DIGIT = /(?![0-9])\p{N}/gu;
/** Marks that do not belong to a Latin letter, or several on one letter. */
const PILED_MARKS = /(?<!\p{Script=Latin})\p{M}|\p{M}{2,}/gu;
/** "example.com", "goo.gl": a full stop without a space after it. */
const ADDRESS = /(?<=[\p{L}\d]{2})\.[\p{L}\d]{2,}/gu;
const SHOUTED = /(?<![\p{L}])\p{Lu}{2,}(?![\p{Ll}])/gu;
/** "aGVsbG8", "v1agra": letters mixed with digits, or a capital after a small letter, in one word. */
const MIXED_WORD = /\b\w*(?:\p{L}\d|\d(?!(?:st|nd|rd|th|am|pm|h|km|m)\b)\p{L}|\p{Ll}\p{Lu})\w*\b/gu;
const LONGEST_WORD = 22;
const LONG_WORD = new RegExp(`[\\p{L}\\d]{${LONGEST_WORD + 1},}`, 'gu');
/** Matches repeated punctuation, which only serves as decoration. */
const DRAWN = /([!?:;,"(–—])\1+|\.{2,}|--+|_+|[!?]{2,}/gu;

const all = (text: string, pattern: RegExp, kind: TextProblem['kind']): readonly TextProblem[] =>
  [...text.matchAll(pattern)].map(([found]) => ({ kind, found }));

/** Returns the faults in a text's form, whatever it says. */
export function checkForm(text: string, { least, most }: TextBounds, names: PlanNames): readonly TextProblem[] {
  const written = names.written.join(' ');
  const unusual = [...all(text, SHOUTED, 'form'), ...all(text, MIXED_WORD, 'form')];
  return [
    ...(text.length < least || text.length > most ? [{ kind: 'form' as const, found: `${text.length} signs` }] : []),
    ...(text.trim() === text ? [] : [{ kind: 'form' as const, found: 'space at an end' }]),
    ...all(text, FOREIGN_DIGIT, 'number'),
    ...all(text.replace(FOREIGN_DIGIT, ''), FOREIGN_SIGN, 'form'),
    ...all(text, PILED_MARKS, 'form'),
    ...all(text, ADDRESS, 'claim'),
    ...unusual.filter(({ found }) => !written.includes(found)),
    ...all(text, LONG_WORD, 'form').filter(({ found }) => !written.includes(found)),
    ...all(text, DRAWN, 'form'),
  ];
}
