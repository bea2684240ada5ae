import { useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { filterAddress, type ListFilters, readFilters } from './filter-address.ts';

/** Marks the steps of the history that typing has made. */
const TYPED = 'typed';

interface Filtering {
  /** What the address asks for, or will in a moment: a box that waits for the answer looks dead. */
  readonly filters: ListFilters;
  /** Changes a part and begins again at the first page. What is typed in one go is one step for the back button. */
  readonly apply: (change: Partial<ListFilters>, typed?: 'typed') => void;
}

/** The filters live in the address alone. */
export function useFilters(): Filtering {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  const filters = readFilters(new URLSearchParams(search));
  // Two changes may come before the page is drawn again: the second one builds on the first.
  const latest = useRef({ search, filters });
  if (latest.current.search !== search) latest.current = { search, filters };

  const apply = (change: Partial<ListFilters>, typed?: 'typed') => {
    const next = { ...latest.current.filters, page: 1, ...change };
    const address = filterAddress(next);
    if (address === filterAddress(latest.current.filters)) return;
    latest.current = { ...latest.current, filters: next };
    void navigate(address, {
      preventScrollReset: true,
      // A box that is ticked only in the next turn jumps back for a moment.
      flushSync: true,
      replace: typed === 'typed' && here.state === TYPED,
      state: typed === 'typed' ? TYPED : null,
    });
  };
  return { filters, apply };
}
