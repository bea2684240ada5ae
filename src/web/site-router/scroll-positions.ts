import { attempt } from '../browser/storage.ts';

const STORAGE_KEY = 'scroll-positions';
/** Entries of the history whose positions are remembered. */
const MOST_REMEMBERED = 50;

/** Remembers how far the page of each entry of the history was scrolled, in CSS pixels from the top. */
export function scrollPositions() {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][], []);
  const positions = new Map(Array.isArray(stored) ? stored : []);
  const remember = (key: string): void => {
    positions.delete(key);
    positions.set(key, window.scrollY);
  };
  return {
    remember,
    of: (key: string): number | undefined => positions.get(key),
    /** Keeps the positions for the time after another document. */
    keep(key: string): void {
      remember(key);
      attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_REMEMBERED))), null);
    },
  };
}
