import type { ReportedActivity } from '../../../contracts/activities.ts';
import { DAY_KEY_COOKIE, secondsLeftInIndianDay } from '../../../core/activities/day-key.ts';
import { browserApi } from '../../api/browser-api.ts';
import { randomKey } from '../../api/intent-keys.ts';
import { setCookieFor } from '../../browser/storage.ts';

/** Lets a page view and an error that follows it travel in one request. */
const SEND_AFTER_MS = 4000;
/** The endpoint accepts no more per request. */
const MOST_AT_ONCE = 50;
/** An error in a loop deserves a few reports, not thousands. */
const MOST_ERRORS = 20;

const waiting: ReportedActivity[] = [];
let timer = 0;
let errors = 0;
/** False until it is known that activity may be recorded. */
let isFollowed = false;

interface PrivacyWishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Returns false for visitors who ask not to be tracked. */
function mayReport(): boolean {
  const wishes: PrivacyWishes = navigator;
  return wishes.doNotTrack !== '1' && wishes.globalPrivacyControl !== true;
}

function sendWaiting(send: (body: { activities: ReportedActivity[] }) => unknown): void {
  clearTimeout(timer);
  timer = 0;
  while (waiting.length > 0) send({ activities: waiting.splice(0, MOST_AT_ONCE) });
}

// Reports are best-effort: a failed one is dropped.
const sendSoon = (): void => sendWaiting((body) => browserApi('POST /api/activity', { body }).catch(() => undefined));

/** Sends the queue while the page is being left: the browser completes a beacon by itself. */
const sendOnLeaving = (): void =>
  sendWaiting((body) =>
    navigator.sendBeacon('/api/activity', new Blob([JSON.stringify(body)], { type: 'application/json' })),
  );

function report(activity: ReportedActivity): void {
  if (!mayReport()) return;
  if (isFollowed) keepDayKey();
  waiting.push({ ...activity, occurredAt: new Date().toISOString() });
  timer ||= window.setTimeout(sendSoon, SEND_AFTER_MS);
}

const here = () => location.pathname.slice(0, 500);

/** What the next page view tells of where this visit came from; null once it is told. */
let arrivesFrom: (() => object) | null = () => {
  // The host alone: the rest of the address is not the site's business.
  const referrer = document.referrer.split('/')[2] ?? '';
  const campaign = /utm_source=([^&]{1,99})/.exec(location.search)?.[1];
  // A page that this site linked to begins no visit.
  return referrer === location.host ? {} : { referrer, campaign };
};

export function reportPageView(): void {
  const pageTitle = document.title.slice(0, 200) || 'Untitled';
  report({ type: 'page_view', pageData: { pageTitle, path: here(), ...arrivesFrom?.() } });
  arrivesFrom = null;
}

/** Queues a report; `viewDuration` in seconds. */
export function reportItineraryView(itinerarySlug: string, viewDuration: number): void {
  report({ type: 'itinerary_view', itineraryData: { itinerarySlug, viewDuration } });
}

/** Queues an error report; an error has no title, so its message takes that field. */
export function reportError(message: string): void {
  if (errors++ >= MOST_ERRORS) return;
  // The server would refuse the whole batch for a control character.
  const pageTitle =
    message
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200) || 'Unknown error';
  report({ type: 'error', pageData: { pageTitle, path: here() } });
}

/**
 * Reports errors and the end of the page; returns the way to stop. Drops the browser's key of the day when the agency
 * records no visits (`tracksVisits`) or the visitor asks not to be tracked.
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

/** Gives this browser a key of the day unless it has one; the cookie expires at the end of the Indian day. */
function keepDayKey(): void {
  if (document.cookie.includes(`${DAY_KEY_COOKIE}=`)) return;
  setCookieFor(DAY_KEY_COOKIE, randomKey(), secondsLeftInIndianDay(Date.now()));
}

/** Removes the key at once. */
const dropDayKey = (): void => setCookieFor(DAY_KEY_COOKIE, '', 0);
