import { splitPath } from '../../../core/languages.ts';
import { POPUP_OPENS_AFTER_MS } from '../../../core/leads/lead-options.ts';

const OPEN_DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const FIELD = 'input, textarea, select, [contenteditable="true"]';

/** Pages about the visitor's own booking, or about the site itself: their visitors have not come for an offer. */
const OWN_BUSINESS = /^\/(?:booking\/|my-bookings|my-trips|my-polls|together\/|debug)/;

/** Returns true while a popup would interrupt the visitor. */
const isBusy = (): boolean =>
  OWN_BUSINESS.test(splitPath(location.pathname).path) ||
  document.visibilityState === 'hidden' ||
  document.querySelector(OPEN_DIALOG) !== null ||
  document.activeElement?.matches(FIELD) === true;

/** Calls back after the delay; waits as long again while the visitor is busy. Returns the way to stop it. */
export function openLater(open: () => void): () => void {
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    open();
  }, POPUP_OPENS_AFTER_MS);
  return () => clearInterval(timer);
}
