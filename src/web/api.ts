import { createContext } from 'react-router';
import { type ApiCall, makeClient } from '../contracts/client.ts';
import { readUserToken } from './features/session/storage.ts';

/** The API as loaders reach it while the server renders. */
export const apiContext = createContext<ApiCall>();

/** The API as the browser reaches it, with the signed-in traveller's token when there is one. */
export const browserApi: ApiCall = makeClient(
  (address, init) => fetch(address, init),
  () => {
    const token = readUserToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
);
