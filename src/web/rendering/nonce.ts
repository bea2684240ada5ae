import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** Marks the inline scripts of a rendered page as trusted; the server removes the marks again. */
export const nonceContext = createRouterContext<string | undefined>(undefined);

/** The same for components. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
