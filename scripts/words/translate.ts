import { type CatalogueMessage, readCatalogue } from './read-catalogue.ts';
import { codeOfMessage, valuesOfMessage } from './read-icu.ts';

/** What translators get and give back: each message by its file and key. */
export interface TranslationFile {
  readonly language: string;
  readonly messages: Readonly<Record<string, { readonly english: string; readonly text: string }>>;
}

/** Sources of a language's catalogues by file, such as `site/home.ts`. */
export type Sources = ReadonlyMap<string, string>;

const idOf = (file: string, { key }: CatalogueMessage): string => `${file.replace(/\.ts$/, '')}:${key}`;

const byKey = (messages: readonly CatalogueMessage[]): ReadonlyMap<string, CatalogueMessage> =>
  new Map(messages.map((message) => [message.key, message]));

/** Returns what translators can translate of a language's catalogues. Functions with grammar of their own are left out. */
export function exportWords(language: string, english: Sources, local: Sources): TranslationFile {
  const messages: Record<string, { english: string; text: string }> = {};
  for (const [file, source] of english) {
    const translated = byKey(readCatalogue(file, local.get(file) ?? ''));
    for (const message of readCatalogue(file, source)) {
      const text = translated.get(message.key)?.icu;
      if (message.icu !== null && typeof text === 'string')
        messages[idOf(file, message)] = { english: message.icu, text };
    }
  }
  return { language, messages };
}

/** Changed sources by file, or what is wrong with each message; then nothing is to be written. */
export type Imported =
  | { readonly changed: ReadonlyMap<string, string> }
  | { readonly refused: Readonly<Record<string, string>> };

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Returns why a translation cannot be taken, or null. */
function problemOf(icu: string, message: CatalogueMessage): string | null {
  try {
    const given = valuesOfMessage(icu);
    const expected = valuesOfMessage(message.icu ?? '');
    const missing = [...expected].filter((name) => !given.has(name));
    const extra = [...given].filter((name) => !expected.has(name));
    if (missing.length > 0) return `${listed(missing)} is missing`;
    if (extra.length > 0) return `${listed(extra)} is not a value of this message`;
    codeOfMessage(icu, message.values);
    return icu.trim() === '' ? 'The text is empty' : null;
  } catch (error) {
    return error instanceof SyntaxError
      ? `This cannot be read: ${error.message}`
      : `This cannot be read: ${String(error)}`;
  }
}

/** Takes the texts of a translation file into a language's catalogues: all of them, or none. */
export function importWords(file: TranslationFile, english: Sources, local: Sources): Imported {
  const refused: Record<string, string> = {};
  const changed = new Map<string, string>();
  const open = new Map(Object.entries(file.messages));
  for (const [name, englishSource] of english) {
    const source = local.get(name);
    if (source === undefined) continue;
    const originals = byKey(readCatalogue(name, englishSource));
    let result = source;
    // From the end, so that earlier places stay where they are.
    for (const message of readCatalogue(name, source).reverse()) {
      const id = idOf(name, message);
      const given = open.get(id);
      const original = originals.get(message.key);
      if (!given || !original || original.icu === null || message.icu === null) continue;
      open.delete(id);
      if (given.text === message.icu) continue;
      const problem =
        given.english === original.icu
          ? problemOf(given.text, original)
          : 'The English text has changed since; export it again';
      if (problem !== null) refused[id] = problem;
      else
        result =
          result.slice(0, message.start) + codeOfMessage(given.text, original.values) + result.slice(message.end);
    }
    if (result !== source) changed.set(name, result);
  }
  for (const id of open.keys()) refused[id] = 'There is no such message';
  return Object.keys(refused).length > 0 ? { refused } : { changed };
}
