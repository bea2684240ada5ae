import { splitPath } from '../../core/languages.ts';
import { browserApi } from '../api/browser-api.ts';
import type { NavigateOptions, Navigation, Navigator } from '../navigation/navigation.ts';
import type { PageLocation } from '../navigation/page-location.ts';
import { addressOf, documentAddress, newKey, presentLocation, writeEntry } from './history-entry.ts';
import { loadPage } from './load-page.ts';
import { matchPage, NOT_FOUND } from './pages.ts';
import { scrollPositions } from './scroll-positions.ts';
import type { ShownPage } from './site-view.tsx';

export interface RouterState {
  readonly shown: ShownPage;
  readonly navigation: Navigation;
  /** Pixels from the top to scroll to when the page is there; null leaves it where it is. */
  readonly scrollTo: number | null;
}

export interface SiteRouter extends Navigator {
  /** State of the page as the server rendered it. */
  readonly first: RouterState;
  /** Calls back with each new state. Returns how to end that. */
  readonly follow: (listener: (state: RouterState) => void) => () => void;
}

type How = 'push' | 'replace' | 'history';

const isSamePage = (one: PageLocation, other: PageLocation): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * Loads a location's page; null when it can only be had as a document. `whole`: with all its data, without which it
 * would be too short to be scrolled to where it was left.
 */
async function loadShown(location: PageLocation, whole: boolean): Promise<ShownPage | null> {
  const { name, params, load } = matchPage(location.pathname);
  if (name === NOT_FOUND) return null;
  try {
    const { page } = await load();
    const url = new URL(addressOf(location), window.location.origin);
    const loader = (!whole && page.loadInBrowser) || page.load;
    const { language } = splitPath(window.location.pathname);
    const { data, refused } = await loadPage(loader?.bind(page), { api: browserApi, params, url, language });
    return { page, params, data, refused };
  } catch (error) {
    // Without a network, after an update of the site, or when the page has moved: the server knows.
    console.warn('The page is opened as a document', error);
    return null;
  }
}

/**
 * Moves between the pages of the public site without loading documents: keeps the present page until the next one can
 * be shown, then changes the address. Other addresses are opened as documents. At most once for each document.
 */
export function makeSiteRouter(page: ShownPage): SiteRouter {
  const positions = scrollPositions();
  const here = presentLocation();
  const first: RouterState = {
    shown: page,
    navigation: { location: here, coming: null, byHistory: true },
    // An entry that the router made, opened as a document: the browser does not scroll it.
    scrollTo: (window.scrollY === 0 && positions.of(here.key)) || null,
  };
  let state = first;
  let listener = (_state: RouterState): void => undefined;
  /** Counts the navigations: one that is overtaken while it loads is given up. */
  let begun = 0;

  const change = (next: RouterState): void => {
    state = next;
    listener(next);
  };

  function scrollTarget(location: PageLocation, how: How, keepsScroll: boolean): number | null {
    if (how === 'history') return positions.of(location.key) ?? null;
    const isPart = location.hash !== '' && isSamePage(state.navigation.location, location);
    return keepsScroll || isPart ? null : 0;
  }

  function show(shown: ShownPage, location: PageLocation, how: How, keepsScroll: boolean): void {
    positions.remember(state.navigation.location.key);
    const scrollTo = scrollTarget(location, how, keepsScroll);
    if (how !== 'history') writeEntry(location, how === 'replace');
    change({ shown, navigation: { location, coming: null, byHistory: how === 'history' }, scrollTo });
  }

  async function open(location: PageLocation, how: How, keepsScroll: boolean): Promise<void> {
    begun += 1;
    const number = begun;
    if (isSamePage(state.navigation.location, location) && !state.shown.refused) {
      return show(state.shown, location, how, keepsScroll);
    }
    change({ ...state, navigation: { ...state.navigation, coming: location }, scrollTo: null });
    const shown = await loadShown(location, how === 'history');
    if (number !== begun) return;
    if (shown) show(shown, location, how, keepsScroll);
    else if (how === 'history') window.location.reload();
    else window.location.assign(documentAddress(location));
  }

  async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    const { replace = false, state: handed = null, preventScrollReset = false } = options;
    const { origin, pathname: localized, search, hash } = new URL(to, window.location.href);
    const { language, path: pathname } = splitPath(localized);
    // An address without a language is of the present one.
    if (language !== 'en' && language !== splitPath(window.location.pathname).language) {
      return window.location.assign(to);
    }
    if (origin !== window.location.origin || matchPage(pathname).name === NOT_FOUND) {
      return window.location.assign(to);
    }
    const location = { pathname, search, hash, state: handed, key: newKey() };
    const isHere = addressOf(location) === addressOf(state.navigation.location);
    await open(location, replace || isHere ? 'replace' : 'push', preventScrollReset);
  }

  async function reload(): Promise<void> {
    begun += 1;
    const number = begun;
    const { location } = state.navigation;
    const shown = await loadShown(location, false);
    if (number !== begun) return;
    if (shown) change({ ...state, shown, scrollTo: null });
    else window.location.reload();
  }

  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => void open(presentLocation(), 'history', false));
  window.addEventListener('pagehide', () => {
    positions.keep(state.navigation.location.key);
    // When this document is opened again, the browser scrolls it.
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  return {
    first,
    navigate,
    reload,
    follow(next) {
      listener = next;
      return () => {
        listener = () => undefined;
      };
    },
  };
}
