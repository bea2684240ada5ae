import { NEGATION, NEGATION_AFTER, NUMBERS } from './word-tables.ts';

/** Part of a text that was read: the words, and where they stood. */
export interface Match {
  readonly words: string;
  readonly groups: readonly (string | undefined)[];
  readonly isNegated: boolean;
}

/** Longest text that is read, in characters: a wish has 400. */
const LONGEST = 1000;
/** Stands where words were read, so that words around them are not joined. */
const GAP = ' | ';

const INDIC_DIGITS: readonly number[] = [0x0966, 0x09e6];

/** "no temples or museums": the negation holds for both. */
const LIST_OF_NEGATED = /\b(no|avoid|without|skip) ((?:\w+ ){0,1}\w+) (?:or|nor) /g;

/** Returns the text in lower case, with Latin digits, plain apostrophes and single spaces. */
function plainText(text: string): string {
  const digits = text.normalize('NFKC').replace(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = INDIC_DIGITS.findLast((first) => code >= first) ?? code;
    return String(code - zero);
  });
  return digits
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[’'`]/g, ' ')
    .replace(/[.!?;]+(?=\s|$)/g, GAP)
    .replace(/[,()]/g, ' , ')
    .replace(/\s+/g, ' ')
    .replace(LIST_OF_NEGATED, '$1 $2 , $1 ')
    .trim();
}

/** A word's edge in any script: `\b` knows Latin letters alone. */
const BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{M}\\p{N}])';
/** Up to two words between a negation and its noun, and lists: "no temples or museums". */
const BETWEEN = '(?: (?:any|too|many|much|more|the|a|to|go|see|visit|want|like|take|of|on|by|very|up|do|have))*';

const compiled = new Map<string, RegExp>();

function patternOf(words: string): RegExp {
  const known = compiled.get(words);
  if (known) return known;
  const pattern = new RegExp(
    `(?:${BEFORE}(?<before>${NEGATION})${BETWEEN} )?${BEFORE}(?:${words})${AFTER}(?: (?<after>${NEGATION_AFTER})${AFTER})?`,
    'u',
  );
  compiled.set(words, pattern);
  return pattern;
}

/** A traveller's text, of which patterns take what they understand; what nobody takes is left. */
export class WishText {
  private rest: string;

  constructor(text: string) {
    this.rest = plainText(text);
  }

  /** Takes the first words that fit a pattern; undefined when there are none. */
  take(words: string): Match | undefined {
    const found = patternOf(words).exec(this.rest);
    if (!found) return undefined;
    const isNegated = found.groups?.before !== undefined || found.groups?.after !== undefined;
    const before = this.rest.slice(0, found.index);
    const after = this.rest.slice(found.index + found[0].length);
    this.rest = `${before}${GAP}${after}`.replace(/\s+/g, ' ');
    // The first and the last group are the negations.
    return { words: found[0].trim(), groups: found.slice(2, -1), isNegated };
  }

  /** Takes all words that fit a pattern, one after the other. */
  takeAll(words: string): readonly Match[] {
    const all: Match[] = [];
    for (let match = this.take(words); match; match = this.take(words)) all.push(match);
    return all;
  }

  /** Returns the words that are left, in the pieces between those that were taken. */
  pieces(): readonly string[] {
    return this.rest
      .split(/[|,]/)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
  }
}

export const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`;

export const numberOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : /^\d+$/.test(word) ? Number(word) : NUMBERS[word];
