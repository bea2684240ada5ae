import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The address's query, and a way to change it. A change that follows another before its page is there builds upon it,
 * which React Router's `useSearchParams` does not: it would bring back what the first one took away.
 */
export function useAddressQuery(): readonly [
  query: URLSearchParams,
  changeQuery: (change: Change, options?: NavigateOptions) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wanted = useRef(search);

  useEffect(() => {
    wanted.current = search;
  }, [search]);

  const changeQuery = useCallback(
    (change: Change, options: NavigateOptions = {}) => {
      wanted.current = `?${change(new URLSearchParams(wanted.current))}`;
      void navigate(wanted.current, { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), changeQuery];
}
