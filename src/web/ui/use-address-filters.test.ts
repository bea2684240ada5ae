import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationContext, NavigatorContext } from '../navigation/navigation.ts';
import { useAddressFilters } from './use-address-filters.ts';

afterEach(() => vi.unstubAllGlobals());

/** Changes a filter on the page of packages while the browser's address is this; returns where it leads. */
function changeAt(address: string): string[] {
  vi.stubGlobal('location', new URL(address, 'https://site.example'));
  const location = { pathname: '/packages', search: '', hash: '', state: null, key: 'one' };
  const opened: string[] = [];
  const navigator = { navigate: async (to: string) => void opened.push(to), reload: async () => undefined };
  function Filters() {
    const { apply } = useAddressFilters(
      (query) => ({ page: 1, search: query.get('search') ?? '' }),
      ({ search }) => `/packages?search=${search}`,
    );
    apply({ search: 'tea' });
    return null;
  }
  renderToString(
    createElement(
      NavigatorContext,
      { value: navigator },
      createElement(NavigationContext, { value: { location, coming: null, byHistory: false } }, createElement(Filters)),
    ),
  );
  return opened;
}

it.each(['/packages', '/hi/packages', '/bn/packages?page=2'])('filters change on %s', (address) => {
  expect(changeAt(address)).toEqual(['/packages?search=tea']);
});

it('filters do not change once another page is being opened', () => {
  expect(changeAt('/hi/package/tea')).toEqual([]);
});
