import { createContext, useContext } from 'react';
import type { PageLocation } from './page-location.ts';

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  readonly replace?: boolean;
  /** Handed to the next page, which finds it in its location. */
  readonly state?: unknown;
  /** Leaves the page where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}

/** Opens pages. The public site and the back office have routers of their own; screens know this interface alone. */
export interface Navigator {
  /** Opens an address of this site; ends when its page is shown, or when another navigation has replaced this one. */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Loads the data of the present page again. */
  readonly reload: () => Promise<void>;
}

export interface Navigation {
  readonly location: PageLocation;
  /** The location whose page is being loaded; null when none is. */
  readonly coming: PageLocation | null;
  /** Whether the page was reached by the browser's own buttons, or was the first of the visit, and not by a link. */
  readonly byHistory: boolean;
}

/** Does not change while the site is open, so that links are not rendered again with each navigation. */
export const NavigatorContext = createContext<Navigator | null>(null);
export const NavigationContext = createContext<Navigation | null>(null);

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This component stands outside the router');
  return value;
}

export const useNavigator = (): Navigator => required(useContext(NavigatorContext));
export const useNavigation = (): Navigation => required(useContext(NavigationContext));
export const useLocation = (): PageLocation => useNavigation().location;
