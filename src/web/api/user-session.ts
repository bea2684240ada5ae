import type { User } from '../../contracts/accounts.ts';
import { attempt, readStored, removeStored, setCookie, writeStored } from '../browser/storage.ts';

/** Names of storage keys and cookies, as the product's specification sets them; cookies carry the brand's prefix. */
const TOKEN_KEY = 'userToken';
const USER_KEY = 'userData';
const USER_COOKIE = 'safarnama_user_data';
const USER_COOKIE_DAYS = 1;
/** A legacy placeholder for "no real token". */
const PLACEHOLDER = 'logged-in';

export function readUserToken(): string | null {
  const token = readStored(TOKEN_KEY);
  return token && token !== PLACEHOLDER ? token : null;
}

export function readUser(): User | null {
  const text = readStored(USER_KEY);
  if (!text || !readUserToken()) return null;
  return attempt(() => JSON.parse(text) as User, null);
}

export function keepSession(user: User, token: string): void {
  writeStored(TOKEN_KEY, token);
  writeStored(USER_KEY, JSON.stringify(user));
  // Says only that a traveller is signed in, not which: name and phone stay in storage that no request carries.
  setCookie(USER_COOKIE, '1', USER_COOKIE_DAYS);
}

export function forgetSession(): void {
  removeStored(TOKEN_KEY);
  removeStored(USER_KEY);
  setCookie(USER_COOKIE, '', 0);
}
