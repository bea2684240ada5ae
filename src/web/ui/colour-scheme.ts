import { writeStored } from '../browser/storage.ts';
import { THEME_KEY } from './theme.ts';

export type ColourScheme = 'light' | 'dark';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Returns the present scheme: the choice kept in this browser, else the system's. */
export function schemeNow(): ColourScheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

/** Switches the page between light and dark, keeps the choice in this browser and returns it. */
export function switchScheme(): ColourScheme {
  const next = schemeNow() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  writeStored(THEME_KEY, next);
  return next;
}

/** Calls back when the page's scheme may have changed, by the switch or by the system. Returns the way to stop. */
export function followScheme(follow: () => void): () => void {
  const system = matchMedia(SYSTEM_IS_DARK);
  const page = new MutationObserver(follow);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', follow);
  return () => {
    page.disconnect();
    system.removeEventListener('change', follow);
  };
}
