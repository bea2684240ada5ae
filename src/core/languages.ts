/** The languages of the site, English first. Each but English has a prefix of its own in addresses: /hi/packages. */
export const LANGUAGES = ['en', 'hi', 'bn'] as const;

export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tags, as documents and search engines name the languages. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN', bn: 'bn-IN' };

/** The name of each language in itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', bn: 'বাংলা' };

/** Cookie with the language of the back office, which an admin chooses for this browser. */
export const OFFICE_LANGUAGE_COOKIE = 'safarnama_office_language';

/** Returns the language that a text names; English for any other text. */
export const languageNamed = (name: string | null | undefined): Language =>
  LANGUAGES.find((language) => language === name) ?? 'en';

/** Returns the language of a document by its tag; English for any other tag. */
export const languageTagged = (tag: string): Language =>
  LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? 'en';

interface SplitPath {
  readonly language: Language;
  /** The page's path without the language: / for /hi. */
  readonly path: string;
}

const PREFIX = new RegExp(`^/(${LANGUAGES.filter((language) => language !== 'en').join('|')})(?=[/?#]|$)`);

/**
 * Returns the language of an address on this site, and its path in English, with the query if it has one; an unknown
 * prefix is a part of the path.
 */
export function splitPath(path: string): SplitPath {
  const found = PREFIX.exec(path);
  if (!found) return { language: 'en', path };
  const rest = path.slice(found[0].length);
  return { language: found[1] as Language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Returns the address of a page in a language: /hi for /, /hi/blog?page=2 for /blog?page=2. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}

/** Returns the first of the preferred languages that the site has (tags such as hi-IN); undefined when it has none. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const known = LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase());
    if (known) return known;
  }
  return undefined;
}

/** Letters that tell a language from the others of the site; the danda is left out, which Hindi and Bengali share. */
const LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]/i,
  hi: /[\u0900-\u0963\u0970-\u097f]/,
  bn: /[\u0980-\u09ff]/,
};

/** Returns the language of a text on a page: the page's where it has letters of it, or none of any language. */
export function languageOfText(text: string, page: Language): Language {
  if (LETTERS[page].test(text)) return page;
  return LANGUAGES.find((language) => LETTERS[language].test(text)) ?? page;
}

/** A piece of a text with the language to speak it in. */
export interface TextPart {
  readonly text: string;
  readonly language: Language;
  /** True for words of another language than the page's that are a sentence, not a name or a term. */
  readonly isForeignProse: boolean;
}

/** Abbreviations such as SUV are read in any language. */
const ABBREVIATION = /^[A-Z0-9]{1,5}$/;
const PROSE_WORDS = 4;
/** A name or a dish is not longer. */
const LONG_WORDS = 8;

/** From the first letter of a language to the last one before a letter of the page's, with the stop after it. */
const runsOf = (language: Language, page: Language): RegExp => {
  const [own, other] = [LETTERS[language].source, LETTERS[page].source];
  return new RegExp(`${own}(?:(?:(?!${other})[^\\n])*${own})?(?:[)”’"]?[.!?][)”’"]?)?`, 'gi');
};

const isProse = (run: string): boolean => {
  const words = run.split(/\s+/).length;
  return words >= LONG_WORDS || (words >= PROSE_WORDS && /[.!?][)”’"]?$/.test(run));
};

/**
 * Returns a text of a page in pieces of one language each, so that names and sentences in another language than the
 * page's can be marked. Joined, they are the text.
 */
export function partsByLanguage(text: string, page: Language): readonly TextPart[] {
  const language = LANGUAGES.find((each) => each !== page && LETTERS[each].test(text));
  if (!language) return [{ text, language: page, isForeignProse: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(runsOf(language, page))) {
    if (ABBREVIATION.test(run)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), language: page, isForeignProse: false });
    parts.push({ text: run, language, isForeignProse: isProse(run) });
    end = index + run.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), language: page, isForeignProse: false });
  return parts;
}
