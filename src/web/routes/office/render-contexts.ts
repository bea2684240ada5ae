import { createContext } from 'react-router';
import type { Language } from '../../../core/languages.ts';

/** Hands the mark of trusted scripts to the router of the back office. */
export const nonceContext = createContext<string | undefined>(undefined);
/** Hands it the language in which the page is rendered. */
export const languageContext = createContext<Language>('en');
