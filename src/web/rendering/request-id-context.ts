import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** The id of the request being rendered, which finds it in the logs. */
export const requestIdContext = createRouterContext<string>();

/** The same for components. Undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);
