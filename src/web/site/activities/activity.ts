import type { ReportedActivity } from '../../../contracts/activities.ts';
import { browserApi } from '../../api/browser-api.ts';
import { dropDayKey, keepDayKey } from './day-key.ts';

/** A page view and the error that follows it travel together. */
const SEND_AFTER_MS = 4000;
/** The endpoint takes no more at once. */
const MOST_AT_ONCE = 50;
/** Something that fails in a loop is worth a few lines, not thousands. */
const MOST_ERRORS = 20;

const waiting: ReportedActivity[] = [];
let timer = 0;
let errors = 0;
/** False until it is known that what is done on the site may be kept. */
let isFollowed = false;

interface PrivacyWishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whoever asks not to be followed is not followed. */
function mayReport(): boolean {
  const wishes: PrivacyWishes = navigator;
  return wishes.doNotTrack !== '1' && wishes.globalPrivacyControl !== true;
}

function sendWaiting(): void {
  clearTimeout(timer);
  timer = 0;
  while (waiting.length > 0) {
    const activities = waiting.splice(0, MOST_AT_ONCE);
    // Nothing was promised to anybody for a report: one that fails is dropped.
    browserApi('POST /api/activity', { body: { activities } }).catch(() => undefined);
  }
}

/** Sends what waits while the page is being left: the browser finishes a beacon by itself. */
function sendOnLeaving(): void {
  clearTimeout(timer);
  timer = 0;
  while (waiting.length > 0) {
    const activities = waiting.splice(0, MOST_AT_ONCE);
    navigator.sendBeacon('/api/activity', new Blob([JSON.stringify({ activities })], { type: 'application/json' }));
  }
}

function report(activity: ReportedActivity): void {
  if (!mayReport()) return;
  if (isFollowed) keepDayKey();
  waiting.push({ ...activity, occurredAt: new Date().toISOString() });
  timer ||= window.setTimeout(sendWaiting, SEND_AFTER_MS);
}

const here = () => location.pathname.slice(0, 500);

export function reportPageView(): void {
  report({ type: 'page_view', pageData: { pageTitle: document.title.slice(0, 200) || 'Untitled', path: here() } });
}

/** `viewDuration` in seconds. */
export function reportItineraryView(itinerarySlug: string, viewDuration: number): void {
  report({ type: 'itinerary_view', itineraryData: { itinerarySlug, viewDuration } });
}

/** An error has no title: what it says stands in its place. */
export function reportError(message: string): void {
  if (errors++ >= MOST_ERRORS) return;
  // Control characters would have the whole batch refused.
  const pageTitle =
    message
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200) || 'Unknown error';
  report({ type: 'error', pageData: { pageTitle, path: here() } });
}

/**
 * Listens for what goes wrong and for the page's end; gives back what ends the listening. Where the agency keeps nothing
 * of what visitors do (`tracksVisits`), or a visitor asks for that, the browser has no key of the day.
 */
export function startReporting(tracksVisits: boolean): () => void {
  isFollowed = tracksVisits && mayReport();
  if (!isFollowed) dropDayKey();
  const onError = (event: ErrorEvent) => reportError(event.message);
  const onRejection = (event: PromiseRejectionEvent) => reportError(String(event.reason));
  const onVisibility = () => document.visibilityState === 'hidden' && sendOnLeaving();
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('pagehide', sendOnLeaving);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    removeEventListener('pagehide', sendOnLeaving);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
