import { repeatsInstructions } from '../grounding/repeated-instructions.ts';
import { type Language, languageOfText } from '../languages.ts';
import type { Words } from '../sayings.ts';
import { type FieldRule, isHtml } from './field-rule.ts';
import { amountsIn, type Differences, differencesOf, numberDifferences, percentsIn } from './kept-figures.ts';

/** Why a translated text is refused. */
export type TranslationProblem =
  | { readonly say: 'too-long'; readonly most: number }
  | {
      readonly say:
        | 'placeholder-missing'
        | 'placeholder-added'
        | 'link-missing'
        | 'link-added'
        | 'picture-missing'
        | 'picture-added'
        | 'figure-missing'
        | 'figure-added'
        | 'gift'
        | 'number-missing'
        | 'number-added';
      /** As it stands in the text. */
      readonly found: string;
    }
  /** Of words of a language model: they are not the translation that was asked for, or it gave none. */
  | { readonly say: 'not-translated' | 'markup-changed' | 'not-answered' }
  /** Of a list: how many of its texts are translated. */
  | { readonly say: 'incomplete'; readonly done: number; readonly all: number };

export type ProblemWords = Words<TranslationProblem>;

interface Pair {
  readonly original: string;
  readonly text: string;
}

const PLACEHOLDER = /\{\w+\}/g;
const HREF = /<a [^>]*?href="([^"]*)"/g;
const SRC = /<img [^>]*?src="([^"]*)"/g;

const foundIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, part = whole]) => part);

type Difference = Extract<TranslationProblem, { readonly found: string }>['say'];

function problemOf(
  { missing: [lacks], added: [adds] }: Differences,
  missing: Difference,
  added: Difference,
): TranslationProblem | null {
  if (lacks !== undefined) return { say: missing, found: lacks };
  return adds === undefined ? null : { say: added, found: adds };
}

const compare = ({ original, text }: Pair, pattern: RegExp): Differences =>
  differencesOf(foundIn(original, pattern), foundIn(text, pattern));

/** Returns the address of a link in English, whatever language of the site it leads to. */
const inEnglish = (html: string): string =>
  html.replace(/ href="\/(?:hi|bn)(?=[/?#"])/g, ' href="').replace(/ href=""/g, ' href="/"');

/**
 * Returns why a translated text is refused; null when it keeps what its original has: placeholders, links and pictures.
 * HTML must have been cleaned.
 */
export function textProblem(
  rule: Pick<FieldRule, 'form' | 'max'>,
  { original, text }: Pair,
): TranslationProblem | null {
  if (text.length > rule.max) return { say: 'too-long', most: rule.max };
  const placeholders = problemOf(compare({ original, text }, PLACEHOLDER), 'placeholder-missing', 'placeholder-added');
  if (placeholders || !isHtml(rule)) return placeholders;
  const pair = { original: inEnglish(original), text: inEnglish(text) };
  return (
    problemOf(compare(pair, HREF), 'link-missing', 'link-added') ??
    problemOf(compare(pair, SRC), 'picture-missing', 'picture-added')
  );
}

/** Words for gifts, which an offer must not promise, in Hindi and Bengali; numbers that are free to call are none. */
const GIFTS = new RegExp(
  `(?<!(?:टोल|টোল)[ -])(?:${'मुफ़्त मुफ्त निःशुल्क नि:शुल्क फ़्री फ्री तोहफ़ा तोहफा उपहार कैशबैक बोनस ফ্রি বিনামূল্যে উপহার ক্যাশব্যাক বোনাস'.normalize('NFKC').replaceAll(' ', '|')})`,
  'u',
);

/**
 * Returns why a translated text of an offer is refused: it must say the same percentages and amounts as its original, and
 * promise nothing besides.
 */
export function offerTextProblem({ original, text }: Pair): TranslationProblem | null {
  const figures = (typed: string) => [...percentsIn(typed), ...amountsIn(typed)];
  const different = problemOf(differencesOf(figures(original), figures(text)), 'figure-missing', 'figure-added');
  const gift = GIFTS.exec(text.normalize('NFKC'));
  return different ?? (gift ? { say: 'gift', found: gift[0].normalize('NFC') } : null);
}

/** Returns why a list cannot be released: some of its texts are translated and some are not. */
export function listProblem(texts: readonly Pair[]): TranslationProblem | null {
  const needed = texts.filter(({ original }) => original.trim() !== '');
  const done = needed.filter(({ text }) => text !== '').length;
  return done === 0 || done === needed.length ? null : { say: 'incomplete', done, all: needed.length };
}

const TAG = /<(\w+)/g;
/** A word that is translated: no abbreviation. */
const WORD = /[a-z]{3}/;

/**
 * Returns why words of a language model are no translation of an original into this language; null when they may be one.
 * They have to keep its numbers and its markup, whatever the original tells the model to do.
 */
export function draftProblem({ original, text }: Pair, language: Language): TranslationProblem | null {
  const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ');
  const isForeign = WORD.test(plain(original)) && languageOfText(plain(text), language) !== language;
  if (isForeign || repeatsInstructions(text)) return { say: 'not-translated' };
  const [before, after] = [foundIn(original, TAG).sort().join(), foundIn(text, TAG).sort().join()];
  if (before !== after) return { say: 'markup-changed' };
  return problemOf(numberDifferences(plain(original), plain(text)), 'number-missing', 'number-added');
}
