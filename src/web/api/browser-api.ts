import { type ApiCall, makeClient } from '../../contracts/client.ts';
import { splitPath } from '../../core/languages.ts';
import { readUserToken } from './user-session.ts';

/** Returns the signed-in traveller's token as a header, or no header without one. */
export function authorization(): Record<string, string> {
  const token = readUserToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Names the page's language, in which the API answers, and the signed-in traveller. */
export const callHeaders = (): Record<string, string> => ({
  'accept-language': typeof location === 'undefined' ? 'en' : splitPath(location.pathname).language,
  ...authorization(),
});

/** The API client of the browser. */
export const browserApi: ApiCall = makeClient((address, init) => fetch(address, init), callHeaders);
