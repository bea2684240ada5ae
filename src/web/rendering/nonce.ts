import { createContext } from 'react';

/** Marks the inline scripts of a rendered page as trusted; the server removes the marks again. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
