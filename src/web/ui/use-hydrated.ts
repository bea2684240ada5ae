import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's rendering and in the browser's first, which must be the same; true from then on. A page reached
 * by a link begins with true, so that what the browser has kept is there at once.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
