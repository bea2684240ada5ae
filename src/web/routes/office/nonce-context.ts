import { createContext } from 'react-router';

/** Hands the mark of trusted scripts to the router of the back office. */
export const nonceContext = createContext<string | undefined>(undefined);
