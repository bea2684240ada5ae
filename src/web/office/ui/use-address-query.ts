import { useCallback, useContext, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;
export type ChangeQuery = (change: Change, options?: NavigateOptions) => void;

/** Returns the query being loaded, else the present one. */
function useWantedSearch(): string {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? next.search : search;
}

/** Returns the query being loaded as parameters, for filters that show a choice at once. */
export const useWantedQuery = (): URLSearchParams => new URLSearchParams(useWantedSearch());

/**
 * Returns the address's query and a function to change it. A change made while another is loading builds upon it; React
 * Router's `useSearchParams` would undo the first. Asks the router for the state, because on a slow machine a render
 * shows a click only later.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, changeQuery: ChangeQuery] {
  const { pathname, search } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const navigate = useNavigate();

  const changeQuery = useCallback(
    (change: Change, options: NavigateOptions = {}) => {
      if (!router) return;
      const latest = router.state.navigation.location ?? router.state.location;
      // A delayed search must not undo a click that leaves the page.
      if (latest.pathname !== pathname) return;
      void navigate(`?${change(new URLSearchParams(latest.search))}`, { preventScrollReset: true, ...options });
    },
    [router, navigate, pathname],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), changeQuery];
}
