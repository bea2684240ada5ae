import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';

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
 * which React Router's `useSearchParams` does not: it would bring back what the first one took away.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, changeQuery: ChangeQuery] {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const wanted = useRef(search);
  const leaving = useRef(false);
  leaving.current = next !== undefined && next.pathname !== pathname;

  // A link may be on its way too.
  const latest = useWantedSearch();
  useEffect(() => {
    wanted.current = latest;
  }, [latest]);

  const changeQuery = useCallback(
    (change: Change, options: NavigateOptions = {}) => {
      // A search that was still waiting would take back the click that leads away.
      if (leaving.current) return;
      wanted.current = `?${change(new URLSearchParams(wanted.current))}`;
      void navigate(wanted.current, { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), changeQuery];
}
