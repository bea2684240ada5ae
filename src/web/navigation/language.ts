import { createContext, useContext } from 'react';
import { isOfficePath } from '../../contracts/office-paths.ts';
import { type Language, localPath } from '../../core/languages.ts';

/** The language of the page: that of its address, or the one chosen for the back office. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

/** Returns how to write the address of a page of this site in the present language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => (path.startsWith('/') && !isOfficePath(path) ? localPath(language, path) : path);
}
