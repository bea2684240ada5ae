import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../core/languages.ts';

const rendered = new AsyncLocalStorage<Language>();

/** Loads and renders a page in a language: all words that are read meanwhile are of it. For the server alone. */
export const inLanguage = <Result>(language: Language, render: () => Result): Result => rendered.run(language, render);

/** What can be chosen among: the same export of each language's catalogue. */
type Catalogues = Readonly<Record<Language, object>>;

function languageNow(): Language {
  const language = rendered.getStore();
  if (!language) throw new Error('Words were read while no page was rendered: read them in the component instead');
  return language;
}

/**
 * Returns a catalogue that reads as the one of the page's language. Throws when a module reads it while it is loaded,
 * since such a text would stay in one language.
 */
export function chooseWords(catalogues: Catalogues): object {
  const chosen = (): object => catalogues[languageNow()];
  return new Proxy(catalogues.en, {
    get: (_target, key) => Reflect.get(chosen(), key),
    has: (_target, key) => Reflect.has(chosen(), key),
    ownKeys: () => Reflect.ownKeys(chosen()),
    getOwnPropertyDescriptor: (_target, key) => Reflect.getOwnPropertyDescriptor(chosen(), key),
    apply: (_target, _self, values) => Reflect.apply(chosen() as (...given: unknown[]) => unknown, undefined, values),
  });
}
