import { typedText } from '../../../contracts/text.ts';
import { TRANSLATED_FIELDS } from '../../../contracts/translated-fields.ts';
import type { TranslationForm } from '../../../contracts/translations.ts';
import { speak } from '../../../core/sayings.ts';
import { listProblem, type TranslationProblem, textProblem } from '../../../core/translations/check-translation.ts';
import { entryName, type FieldRule, isListPath, readTexts } from '../../../core/translations/field-rule.ts';
import { alignTexts, type TranslatedText, type TranslatedTexts } from '../../../core/translations/translated-texts.ts';
import { AppError, type Told } from '../../http/app-error.ts';
import { cleanHtml, readArticle, textOfHtml } from '../../records/rich-text.ts';
import type { Original, Originals } from '../../records/translations/originals.ts';
import { markOf, type TranslationKey } from '../../records/translations/translation-store.ts';

/** Returns a text as it is stored: HTML cleaned as the original's is, others without what cannot be stored. */
export function cleanText({ form, max }: FieldRule, text: string): string | null {
  if (form === 'rich' || form === 'article') {
    const html = form === 'rich' ? cleanHtml(text) : readArticle(text).html;
    const isBlank = textOfHtml(html) === '' && !html.includes('<img');
    return isBlank ? '' : html;
  }
  const typed = form === 'line' ? text.replace(/\s+/g, ' ') : text;
  // The rule of the field says more clearly that a text is too long.
  const checked = typedText({ max: Math.max(max, typed.length), multiline: form === 'text' }).safeParse(typed);
  return checked.success ? checked.data : null;
}

interface FormToRead {
  readonly key: TranslationKey;
  readonly form: TranslationForm;
  readonly original: Original;
  /** The texts stored before. */
  readonly before: TranslatedTexts;
  readonly problemOf: Originals['problemOf'];
}

const originalChanged = () => new AppError('conflict', ({ translations }) => translations.changed);

const toldOf =
  (problem: TranslationProblem): Told =>
  (words) =>
    speak(words.translationProblems, problem);

const sameLength = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length;

/** Reads the form of a translation; throws with all its problems. */
export function readTranslationForm({ key, form, original, before, problemOf }: FormToRead): TranslatedTexts {
  const rules = TRANSLATED_FIELDS[key.kind];
  const problems: Record<string, Told> = {};

  function readText(rule: FieldRule, name: string, pair: { original: string; text: string }): string {
    if (pair.original.trim() === '') return '';
    const text = cleanText(rule, pair.text);
    if (text === null) {
      problems[name] = ({ translations }) => translations.characters;
      return '';
    }
    if (text === '') return '';
    const problem = textProblem(rule, { ...pair, text }) ?? problemOf?.({ ...pair, text });
    if (problem) problems[name] = toldOf(problem);
    return text;
  }

  const read = form.fields.map(({ path, texts }) => {
    const rule = rules[path];
    if (!rule) throw new AppError('invalid', ({ translations }) => translations.nothingAt({ path }));
    const originals = readTexts(original.record, path);
    if (!sameLength(originals, texts)) throw originalChanged();
    const stored = alignTexts(originals, before[path] ?? [], markOf);
    const saved = texts.map(({ text, madeFrom }, at): TranslatedText => {
      const clean = readText(rule, entryName(path, at), { original: originals[at] ?? '', text });
      const isModels = stored[at]?.byModel === true && stored[at].text === clean;
      return { text: clean, madeFrom, ...(isModels && { byModel: true }) };
    });
    if (form.release && isListPath(path) && !rule.isLoose) {
      const incomplete = listProblem(saved.map(({ text }, at) => ({ original: originals[at] ?? '', text })));
      const firstEmpty = saved.findIndex(({ text }, at) => text === '' && originals[at]?.trim() !== '');
      if (incomplete) problems[entryName(path, firstEmpty)] ??= toldOf(incomplete);
    }
    return [path, saved] as const;
  });
  if (Object.keys(problems).length > 0) {
    throw new AppError('invalid', ({ translations }) => translations.someProblems, { fields: problems });
  }
  return { ...before, ...Object.fromEntries(read) };
}
