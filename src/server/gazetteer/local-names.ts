import { LANGUAGES, type Language } from '../../core/languages.ts';
import type { LocalNames } from '../../core/local-names.ts';
import { readNamePairs } from './read-local-names.ts';

const ENGLISH: LocalNames = new Map();

let known: ReadonlyMap<Language, LocalNames> | undefined;

/** Returns the names of a language, read with those of all others at the first use; none for English. */
export function localNames(language: Language): LocalNames {
  if (language === 'en') return ENGLISH;
  known ??= new Map(Object.entries(readNamePairs()).map(([each, pairs]) => [each as Language, new Map(pairs)]));
  return known.get(language) ?? ENGLISH;
}

/** A longer text is a sentence. */
const LONGEST_NAME = 100;

let english: ReadonlyMap<string, string> | undefined;

/** Returns the English names by all others; where two have one name, the later counts: towns come after areas. */
function readEnglishNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const [name, local] of localNames(language)) {
      if (local.length <= LONGEST_NAME) names.set(local.normalize('NFC'), name);
    }
  }
  return names;
}

/** Returns the English name of a place that is named as our answers name it in another language; others as they are. */
export function englishName(name: string): string {
  if (!/[^\p{Script=Latin}\p{Script=Common}]/u.test(name)) return name;
  english ??= readEnglishNames();
  return english.get(name.trim().normalize('NFC')) ?? name;
}
