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
  const { pathname, search, hash } = window.location;
  const { usr = null, key } = readState();
  const location = { pathname, search, hash, state: usr, key: key ?? newKey() };
  if (key === undefined) writeEntry(location, true);
  return location;
}

/** Returns the address without the origin. */
export const addressOf = ({ pathname, search, hash }: PageLocation): string => pathname + search + hash;

/** Makes a location the present entry. */
export function writeEntry(location: PageLocation, replace: boolean): void {
  const kept: KeptState = { usr: location.state, key: location.key };
  if (replace) history.replaceState(kept, '', addressOf(location));
  else history.pushState(kept, '', addressOf(location));
}
