import { wordKey } from '../names.ts';

/** A word of a text, as names are compared. */
export interface Word {
  /** As written. */
  readonly text: string;
  /** As `wordKey` returns it. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** True at the start of a sentence, or after a colon or an opening quote. */
  readonly opens: boolean;
  /** True when only a space or a hyphen separates it from the word before. */
  readonly joined: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}]+)*['’]?/gu;

export function wordsOfText(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(words.at(-1)?.end ?? 0, match.index);
    words.push({
      text: match[0],
      key: wordKey(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      opens: words.length === 0 || /[.!?:]["'”’)]*\s|(?:^|\s)["'“‘(]$/.test(gap),
      joined: words.length > 0 && /^[ -]$/.test(gap),
    });
  }
  return words;
}

/** Returns the keys of a name's words, separated by spaces, without a leading "the". */
export const phraseOf = (name: string): string =>
  wordsOfText(name)
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join(' ')
    .replace(/^the (?=.)/, '');

export const isCapitalised = (text: string): boolean => /\p{Lu}/u.test(text);

/** Returns a name without the text in brackets, and that text. */
export function splitBrackets(name: string): { readonly bare: string; readonly inner: readonly string[] } {
  const [first = '', ...rest] = name.split('(');
  const parts = rest.map((part) => part.split(')'));
  return {
    bare: [first.trimEnd(), ...parts.map(([, after = '']) => after.trimEnd())].join(''),
    inner: parts.map(([inside = '']) => inside),
  };
}
