import { createContext } from 'react-router';
import { type ApiCall, makeClient } from '../../contracts/client.ts';
import { readUserToken } from './user-session.ts';

/** Gives loaders the API while the server renders. */
export const apiContext = createContext<ApiCall>();

/** Returns the signed-in traveller's token as a header, or no header without one. */
export function authorization(): Record<string, string> {
  const token = readUserToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** The API client of the browser. */
export const browserApi: ApiCall = makeClient((address, init) => fetch(address, init), authorization);
