import { useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Marks the steps of the history that typing has made. */
const TYPED = 'typed';

interface Paged {
  /** From 1. */
  readonly page: number;
}

interface Filtering<Filters extends Paged> {
  /** What the address asks for, or will in a moment: a box that waits for the answer looks dead. */
  readonly filters: Filters;
  /** Changes a part and begins again at the first page. What is typed in one go is one step for the back button. */
  readonly apply: (change: Partial<Filters>, typed?: 'typed') => void;
}

/** The filters of a list live in the address alone. */
export function useAddressFilters<Filters extends Paged>(
  read: (query: URLSearchParams) => Filters,
  addressOf: (filters: Filters) => string,
): Filtering<Filters> {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  const filters = read(new URLSearchParams(search));
  // Two changes may come before the page is drawn again: the second one builds on the first.
  const latest = useRef({ search, filters });
  if (latest.current.search !== search) latest.current = { search, filters };

  const apply = (change: Partial<Filters>, typed?: 'typed') => {
    // Whoever has pressed a card right after typing is on the way to it: what was typed must not call them back. The
    // browser's address is ahead of what is drawn.
    if ([coming?.pathname ?? here.pathname, location.pathname].some((path) => path !== here.pathname)) return;
    const next = { ...latest.current.filters, page: 1, ...change };
    const address = addressOf(next);
    if (address === addressOf(latest.current.filters)) return;
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
