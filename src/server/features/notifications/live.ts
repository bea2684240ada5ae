import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { NotificationService } from './service.ts';

const LOOK_EVERY_MS = 1000;
const BEAT_EVERY_MS = 15_000;
/** Open streams per admin and process: as many windows in view. */
const MOST_OF_ONE_ADMIN = 5;

/** An open event stream; `tell` receives its text. */
interface Listener {
  readonly session: AdminSession;
  readonly tell: (text: string) => void;
  readonly end: () => void;
}

interface Dependencies {
  readonly database: Pick<Database, 'changeMark'>;
  readonly notifications: NotificationService;
  /** Returns whether a session may still read notifications, without counting as its use. */
  readonly isOpen: (tokenHash: string) => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
  readonly lookEveryMs?: number;
  readonly beatEveryMs?: number;
}

/**
 * Sends listeners the unopened records as soon as they change in any process. One poll a second serves all listeners of
 * this process; none is made without listeners, nor on SQLite while nothing was written.
 */
export function liveNotifications(dependencies: Dependencies) {
  const { database, notifications, isOpen, onFailure } = dependencies;
  const { lookEveryMs = LOOK_EVERY_MS, beatEveryMs = BEAT_EVERY_MS } = dependencies;
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  /** The stamp of what was last sent to all listeners. */
  let told = '';
  let mark: number | null = null;
  let lastBeat = 0;
  let looking: Promise<void> = Promise.resolve();

  /** Returns the event for each admin, and its stamp. */
  async function read(): Promise<{ readonly textFor: (session: AdminSession) => string; readonly stamp: string }> {
    const { of, stamp } = await notifications.current();
    return { textFor: (session) => `event: notifications\ndata: ${JSON.stringify(of(session))}\n\n`, stamp };
  }

  async function look(): Promise<void> {
    const now = database.changeMark();
    if (now !== null && now === mark) return;
    const { textFor, stamp } = await read();
    mark = now;
    if (stamp === told) return;
    told = stamp;
    await tellAll(textFor);
  }

  /** Sends to each listener with a valid session; closes the others, whose session ended or whose role changed. */
  async function tellAll(textFor: (session: AdminSession) => string): Promise<void> {
    for (const listener of [...listeners]) {
      if (await isOpen(listener.session.tokenHash)) listener.tell(textFor(listener.session));
      else listener.end();
    }
  }

  /** Sends a heartbeat, so that dead connections are noticed. */
  async function beat(): Promise<void> {
    if (performance.now() - lastBeat < beatEveryMs) return;
    lastBeat = performance.now();
    await tellAll(() => ': still here\n\n');
  }

  /** Polls repeatedly, one poll at a time, while there are listeners. */
  function lookSoon(): void {
    if (timer || isStopped || listeners.size === 0) return;
    timer = setTimeout(() => {
      looking = look()
        .then(beat)
        .catch(onFailure)
        .finally(() => {
          timer = null;
          lookSoon();
        });
    }, lookEveryMs).unref();
  }

  return {
    /** Sends the present state and every change, until the returned function is called. */
    follow(listener: Listener): () => void {
      const ofAdmin = [...listeners].filter(({ session }) => session.adminId === listener.session.adminId);
      if (ofAdmin.length >= MOST_OF_ONE_ADMIN) {
        throw new AppError('too-many', ({ reports }) => reports.tooManyWindows, { retryAfterSeconds: 60 });
      }
      if (isStopped) throw new AppError('overloaded', ({ calls }) => calls.stopping, { retryAfterSeconds: 5 });
      if (listeners.size === 0) lastBeat = performance.now();
      listeners.add(listener);
      read()
        .then(({ textFor }) => listener.tell(textFor(listener.session)))
        .catch(onFailure)
        .finally(() => {
          // A poll that ended meanwhile may have sent newer text before this: resetting makes the next poll send again,
          // also to listeners that got nothing now.
          [told, mark] = ['', null];
        });
      lookSoon();
      return () => void listeners.delete(listener);
    },

    /** Closes all streams and waits for the current poll, at shutdown. */
    async stop(): Promise<void> {
      isStopped = true;
      if (timer) clearTimeout(timer);
      for (const { end } of listeners) end();
      await looking;
    },
  };
}

export type LiveNotifications = ReturnType<typeof liveNotifications>;
