import { clear, createStore, del, get, set } from 'idb-keyval';
import type { TripEditing } from '../../contracts/trips.ts';

/** What is kept of a trip for one reader, beside its page: only those who are signed in see a day plan. */
export interface KeptPlan<Details> {
  readonly details: Details;
  /** What its editor needs; absent where the reader does not keep it as a trip. */
  readonly editing?: TripEditing;
  /** In milliseconds. */
  readonly keptAt: number;
  /** Size of page and files, uncompressed. */
  readonly bytes: number;
}

/** A trip is kept for a reader, by the path of its page: with the language, in which its day plan is. */
export interface KeptTrip {
  readonly readerId: string;
  readonly path: string;
}

/** The service worker finds kept pages by such a name (`public/service-worker.js`). */
const NAME_OF_KEPT = 'kept ';
/** Holds the service worker's own page. */
const OFFLINE_CACHE = 'offline page';
const OFFLINE_PAGE = '/offline';

/**
 * Day plans lie here, and what is changed on this device, each under the id of its reader; never in Cache Storage, whose pages are
 * the same for everybody who uses this browser.
 */
export const plans = createStore('kept-trips', 'day-plans');
const keyOf = ({ readerId, path }: KeptTrip): string => `${readerId} ${path}`;

export const nameOfKept = (path: string): string => NAME_OF_KEPT + path;

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Registers the service worker and keeps the page that it shows in place of pages that are not kept. */
export async function startServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.add(OFFLINE_PAGE);
}

/** Registers it in the installed app, where an error page of the browser would look like a broken app. */
export function startInInstalledApp(): void {
  // Without a network, or where the browser refuses storage, the app is the site in a window.
  if ('serviceWorker' in navigator && isInstalled()) void startServiceWorker().catch(() => undefined);
}

/** Returns the kept day plan; null when there is none, or the browser refuses storage. */
export async function readKeptPlan<Details>(trip: KeptTrip): Promise<KeptPlan<Details> | null> {
  return get<KeptPlan<Details>>(keyOf(trip), plans).then(
    (kept) => kept ?? null,
    () => null,
  );
}

export const writeKeptPlan = <Details>(trip: KeptTrip, plan: KeptPlan<Details>): Promise<void> =>
  set(keyOf(trip), plan, plans);

/** Without a kept trip, the browser needs no service worker: pages open a little sooner without one. */
async function stopIfNothingIsKept(): Promise<void> {
  const names = await caches.keys();
  if (isInstalled() || names.some((name) => name.startsWith(NAME_OF_KEPT))) return;
  await caches.delete(OFFLINE_CACHE);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}

/** Removes the page and the day plan of one trip. */
export async function removeKeptTrip(trip: KeptTrip): Promise<void> {
  await Promise.all([del(keyOf(trip), plans), caches.delete(nameOfKept(trip.path))]);
  await stopIfNothingIsKept();
}

/** Removes everything that is kept: who signs out leaves nothing behind for the next reader. */
export async function forgetKeptTrips(): Promise<void> {
  // Outside of secure connections a browser has neither, and nothing was kept.
  if (!('caches' in globalThis && 'serviceWorker' in navigator)) return;
  const kept = (await caches.keys()).filter((name) => name.startsWith(NAME_OF_KEPT));
  await Promise.all([clear(plans), ...kept.map((name) => caches.delete(name))]);
  await stopIfNothingIsKept();
}
