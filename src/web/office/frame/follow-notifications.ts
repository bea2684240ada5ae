import type { ApiAnswer } from '../../../contracts/client.ts';
import { readEventStream } from '../../api/read-event-stream.ts';
import { adminApi, adminFetch } from '../api/admin-api.ts';

export type Notifications = ApiAnswer<'GET /api/admin/notifications'>;

/** Polling interval without a stream. */
const ASK_EVERY_MS = 60_000;
/** Pause after a stream has ended, as on a server restart. */
const FOLLOW_AGAIN_AFTER_MS = 2000;
/** The server sends a heartbeat every fifteen seconds. */
const SILENT_AFTER_MS = 40_000;

export interface Wires {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly ask: (signal: AbortSignal) => Promise<Notifications>;
  /** Resolves after the delay, or at once when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const throughTheApi: Wires = {
  fetch: adminFetch,
  ask: (signal) => adminApi('GET /api/admin/notifications', { signal }),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

/** Listens to the stream until it ends or falls silent; returns true when it delivered anything. */
async function listen(
  tell: (notifications: Notifications) => void,
  signal: AbortSignal,
  { fetch, wait }: Wires,
): Promise<boolean> {
  const silence = new AbortController();
  const both = AbortSignal.any([signal, silence.signal]);
  let watch = new AbortController();
  const heard = () => {
    watch.abort();
    watch = new AbortController();
    const mine = watch.signal;
    void wait(SILENT_AFTER_MS, mine).then(() => mine.aborted || silence.abort());
  };
  let hasTold = false;
  try {
    heard();
    const response = await fetch('/api/admin/notifications/stream', { signal: both });
    if (!response.ok || !response.body) return false;
    for await (const { event, data } of readEventStream(response.body)) {
      heard();
      if (event !== 'notifications') continue;
      tell(JSON.parse(data) as Notifications);
      hasTold = true;
    }
  } catch {
    // A broken connection and an abort are handled alike.
  } finally {
    watch.abort();
  }
  return hasTold;
}

/** Reports the unseen items on each change, until the signal aborts: over the stream, else by polling every minute. */
export async function followNotifications(
  tell: (notifications: Notifications) => void,
  signal: AbortSignal,
  wires: Wires = throughTheApi,
): Promise<void> {
  while (!signal.aborted) {
    const hasTold = await listen(tell, signal, wires);
    if (signal.aborted) return;
    if (!hasTold) {
      const asked = await wires.ask(signal).catch(() => null);
      if (asked && !signal.aborted) tell(asked);
    }
    await wires.wait(hasTold ? FOLLOW_AGAIN_AFTER_MS : ASK_EVERY_MS, signal);
  }
}
