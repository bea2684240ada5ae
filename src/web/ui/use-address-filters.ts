import { useRef } from 'react';
import { splitPath } from '../../core/languages.ts';
import { useNavigation, useNavigator } from '../navigation/navigation.ts';

/** Marks history entries created by typing. */
const TYPED = 'typed';

interface Paged {
  /** From 1. */
  readonly page: number;
}

interface Filtering<Filters extends Paged> {
  /** The filters in the address, or in the pending navigation: a box that waits for the answer looks dead. */
  readonly filters: Filters;
  /** Changes some filters and returns to page 1. Continuous typing makes a single history entry. */
  readonly apply: (change: Partial<Filters>, typed?: 'typed') => void;
}

/** Keeps the filters of a list in the address alone. */
export function useAddressFilters<Filters extends Paged>(
  read: (query: URLSearchParams) => Filters,
  addressOf: (filters: Filters) => string,
): Filtering<Filters> {
  const { location: here, coming } = useNavigation();
  const { navigate } = useNavigator();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  const filters = read(new URLSearchParams(search));
  // Two changes may happen before the next render: the second builds on the first.
  const latest = useRef({ search, filters });
  if (latest.current.search !== search) latest.current = { search, filters };

  const apply = (change: Partial<Filters>, typed?: 'typed') => {
    // A click on a card right after typing starts a navigation, which a late filter change must not cancel. The
    // browser's address is ahead of the render.
    const { path: inBrowser } = splitPath(location.pathname);
    if ([coming?.pathname ?? here.pathname, inBrowser].some((path) => path !== here.pathname)) return;
    const next = { ...latest.current.filters, page: 1, ...change };
    const address = addressOf(next);
    if (address === addressOf(latest.current.filters)) return;
    latest.current = { ...latest.current, filters: next };
    void navigate(address, {
      preventScrollReset: true,
      replace: typed === 'typed' && here.state === TYPED,
      state: typed === 'typed' ? TYPED : null,
    });
  };
  return { filters, apply };
}
