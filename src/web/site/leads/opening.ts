import { POPUP_OPENS_AFTER_MS } from '../../../core/leads/lead-options.ts';

const OPEN_DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const FIELD = 'input, textarea, select, [contenteditable="true"]';

/** Who is here sees to a booking of their own, or to the site itself, and has not come for an offer. */
const OWN_BUSINESS = /^\/(?:booking\/|my-bookings|debug)/;

/** True while somebody is in the middle of something that a popup would take away. */
const isBusy = (): boolean =>
  OWN_BUSINESS.test(location.pathname) ||
  document.visibilityState === 'hidden' ||
  document.querySelector(OPEN_DIALOG) !== null ||
  document.activeElement?.matches(FIELD) === true;

/** Calls once the time has come; who is busy then is left alone for as long again. Returns the way to stop it. */
export function openLater(open: () => void): () => void {
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    open();
  }, POPUP_OPENS_AFTER_MS);
  return () => clearInterval(timer);
}
