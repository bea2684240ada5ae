import { createContext } from 'react-router';
import { type ApiCall, makeClient } from '../../contracts/client.ts';
import { readUserToken } from './user-session.ts';

/** The API as loaders reach it while the server renders. */
export const apiContext = createContext<ApiCall>();

/** The signed-in traveller's token as a header, when there is one. */
export function authorization(): Record<string, string> {
  const token = readUserToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** The API as the browser reaches it. */
export const browserApi: ApiCall = makeClient((address, init) => fetch(address, init), authorization);
