import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** Marks the inline scripts of a page that is being rendered as ours; the server takes the marks off again. */
export const nonceContext = createRouterContext<string | undefined>(undefined);

/** The same for components. In the browser there is none. */
export const NonceContext = createContext<string | undefined>(undefined);
