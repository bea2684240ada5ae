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

/** The query that is on its way, else the one that is there. */
function useWantedSearch(): string {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? next.search : search;
}

/** The same, for filters that show a choice at once. */
export const useWantedQuery = (): URLSearchParams => new URLSearchParams(useWantedSearch());

/**
 * The address's query, and a way to change it. A change that follows another before its page is there builds upon it,
 * which React Router's `useSearchParams` does not: it would bring back what the first one took away. The router itself
 * is asked what is under way: a render tells of a click only once the machine comes to it.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, changeQuery: ChangeQuery] {
  const { pathname, search } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const navigate = useNavigate();

  const changeQuery = useCallback(
    (change: Change, options: NavigateOptions = {}) => {
      if (!router) return;
      const latest = router.state.navigation.location ?? router.state.location;
      // A search that was still waiting would take back the click that leads away.
      if (latest.pathname !== pathname) return;
      void navigate(`?${change(new URLSearchParams(latest.search))}`, { preventScrollReset: true, ...options });
    },
    [router, navigate, pathname],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), changeQuery];
}
