import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** The id of the request that is being rendered, by which it is found in the logs. */
export const requestIdContext = createRouterContext<string>();

/** The same for components. In the browser there is none. */
export const RequestIdContext = createContext<string | undefined>(undefined);
