import { writeStored } from '../browser/storage.ts';
import { THEME_KEY } from './theme.ts';

export type ColourScheme = 'light' | 'dark';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** What the page shows now: the choice kept in this browser, else the system's. */
export function schemeNow(): ColourScheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

/** Turns the page from paper to night or back, and keeps the choice in this browser. */
export function switchScheme(): ColourScheme {
  const next = schemeNow() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  writeStored(THEME_KEY, next);
  return next;
}

/** Calls back when the page's scheme may have changed, by its switch or by the system. */
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
