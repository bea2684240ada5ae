import { createContext } from 'react';

/** The id of the request being rendered, which finds it in the logs. Undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);
