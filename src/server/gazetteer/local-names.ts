import type { Language } from '../../core/languages.ts';
import type { LocalNames } from '../../core/local-names.ts';
import { readNamePairs } from './read-local-names.ts';

/** Returns the names of a language, read at the first use. */
export const localNames = (language: Language): LocalNames => new Map(readNamePairs()[language] ?? []);
