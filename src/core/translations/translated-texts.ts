import { type FieldRule, type FieldRules, isListPath, readTexts, writeTexts } from './field-rule.ts';

/** One translated text. */
export interface TranslatedText {
  /** Empty while it is not translated. */
  readonly text: string;
  /** Mark of the original that it was made from. */
  readonly madeFrom: string;
  /** True for words of a language model that no person has changed or released. */
  readonly byModel?: boolean | undefined;
}

/** The texts of a translation by the path of their field: one for each text that the original had when it was saved. */
export type TranslatedTexts = Readonly<Record<string, readonly TranslatedText[]>>;

/** Returns the mark of an original: equal texts have equal marks. */
export type MarkOf = (original: string) => string;

/**
 * Returns the translated text of each original, or null. Those of a list follow their original when its order changes;
 * one whose original was changed keeps its place in a list that is as long as it was.
 */
export function alignTexts(
  originals: readonly string[],
  translated: readonly TranslatedText[],
  markOf: MarkOf,
): (TranslatedText | null)[] {
  const [only] = translated;
  if (originals.length === 1 && translated.length === 1) return [only ?? null];
  const left = new Set(translated);
  const take = (text: TranslatedText | undefined): TranslatedText | null => {
    if (!text || !left.delete(text)) return null;
    return text;
  };
  const marks = originals.map(markOf);
  const inPlace = marks.map((mark, at) => (translated[at]?.madeFrom === mark ? take(translated[at]) : null));
  const moved = marks.map(
    (mark, at) => inPlace[at] ?? take([...left].find(({ madeFrom }) => madeFrom === mark)) ?? null,
  );
  if (originals.length !== translated.length) return moved;
  return moved.map((text, at) => text ?? take(translated[at]));
}

const isBlank = (original: string): boolean => original.trim() === '';

/** Returns whether the original was changed, but not emptied, since a text of it was translated. */
const isOlder = (text: TranslatedText, original: string, markOf: MarkOf): boolean =>
  text.text !== '' && !isBlank(original) && text.madeFrom !== markOf(original);

/** Returns whether the original has changed since: in a translated text, or in the length of a list. */
export function isStale(record: object, rules: FieldRules, translated: TranslatedTexts, markOf: MarkOf): boolean {
  return Object.keys(rules).some((path) => {
    const texts = translated[path] ?? [];
    if (texts.every(({ text }) => text === '')) return false;
    const originals = readTexts(record, path);
    if (originals.every(isBlank)) return false;
    if (originals.length !== texts.length) return true;
    const aligned = alignTexts(originals, texts, markOf);
    return originals.some((original, at) => aligned[at] && isOlder(aligned[at], original, markOf));
  });
}

/** Returns the translated texts of a field as far as pages may show them; null leaves an original, or nothing, in its place. */
function shownTexts(
  originals: readonly string[],
  { isLoose }: FieldRule,
  path: string,
  translated: readonly TranslatedText[],
  markOf: MarkOf,
): (string | null)[] {
  const aligned = alignTexts(originals, translated, markOf);
  const texts = originals.map((original, at) => (isBlank(original) ? null : aligned[at]?.text || null));
  const isWhole = originals.every((original, at) => isBlank(original) || texts[at] !== null);
  return isListPath(path) && !isLoose && !isWhole ? originals.map(() => null) : texts;
}

/**
 * Returns a record, or what a card shows of it, in the words of a translation; what is not translated stays in the
 * original's. `fits` refuses a text that is no longer true of its original.
 */
export function translateRecord<Shown extends object>(
  record: Shown,
  rules: FieldRules,
  translated: TranslatedTexts,
  markOf: MarkOf,
  fits: (original: string, text: string) => boolean = () => true,
): Shown {
  let shown = record;
  const done = new Set<string>();
  for (const [path, rule] of Object.entries(rules)) {
    const originals = readTexts(record, path);
    const texts = shownTexts(originals, rule, path, translated[path] ?? [], markOf).map((text, at) =>
      text !== null && fits(originals[at] ?? '', text) ? text : null,
    );
    if (texts.some((text) => text !== null)) done.add(path);
    // A text in another language would hide the translated one that can stand in for it.
    const givesWay = rule.standIn !== undefined && done.has(rule.standIn) && !done.has(path);
    shown = writeTexts(shown, path, givesWay ? originals.map(() => '') : texts);
  }
  return shown;
}

/** Returns whether a page in these words is one in the language: all main texts are translated. */
export const isWhole = (rules: FieldRules, translated: TranslatedTexts): boolean =>
  Object.entries(rules).every(
    ([path, { isMain }]) => !isMain || (translated[path] ?? []).some(({ text }) => text !== ''),
  );

/** Returns the texts of the fields that cards show. */
export const cardTexts = (rules: FieldRules, translated: TranslatedTexts): TranslatedTexts =>
  Object.fromEntries(Object.entries(translated).filter(([path]) => rules[path]?.onCard));

/** Returns whether two translations read alike. */
export function isSameText(a: TranslatedTexts, b: TranslatedTexts): boolean {
  const wordsOf = (translated: TranslatedTexts) =>
    JSON.stringify(
      Object.entries(translated)
        .map(([path, texts]) => [path, ...texts.map(({ text }) => text)])
        .filter(([, ...texts]) => texts.some((text) => text !== ''))
        .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    );
  return wordsOf(a) === wordsOf(b);
}
