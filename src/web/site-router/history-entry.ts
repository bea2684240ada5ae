import { localPath, splitPath } from '../../core/languages.ts';
import type { PageLocation } from '../navigation/page-location.ts';

/** What an entry of the browser's history keeps of a location. */
interface KeptState {
  /** What the link handed over. */
  readonly usr: unknown;
  readonly key: string;
}

const readState = (): Partial<KeptState> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Returns the location of the present entry. One that was made without the router gets a key. */
export function presentLocation(): PageLocation {
  const { search, hash } = window.location;
  const { path: pathname } = splitPath(window.location.pathname);
  const { usr = null, key } = readState();
  const location = { pathname, search, hash, state: usr, key: key ?? newKey() };
  if (key === undefined) writeEntry(location, true);
  return location;
}

/** Returns the address without the origin and the language. */
export const addressOf = ({ pathname, search, hash }: PageLocation): string => pathname + search + hash;

/** Returns the address under which the browser finds a location: in the language of the present document. */
export const documentAddress = (location: PageLocation): string =>
  localPath(splitPath(window.location.pathname).language, addressOf(location));

/** Makes a location the present entry. */
export function writeEntry(location: PageLocation, replace: boolean): void {
  const kept: KeptState = { usr: location.state, key: location.key };
  if (replace) history.replaceState(kept, '', documentAddress(location));
  else history.pushState(kept, '', documentAddress(location));
}
