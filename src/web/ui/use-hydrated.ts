import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in the server's render and the browser's first one, which must match; true from then on. A page reached
 * by a link starts with true, so that data kept in the browser shows at once.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
