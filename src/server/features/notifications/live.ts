import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { NotificationService } from './service.ts';

const LOOK_EVERY_MS = 1000;
const BEAT_EVERY_MS = 15_000;
/** Open streams of one admin in one process: as many windows in view. */
const MOST_OF_ONE_ADMIN = 5;

/** Somebody who listens; told in the text of the event stream. */
interface Listener {
  readonly session: AdminSession;
  readonly tell: (text: string) => void;
  readonly end: () => void;
}

interface Dependencies {
  readonly database: Pick<Database, 'changeMark'>;
  readonly notifications: NotificationService;
  /** Whether a session still opens the notifications, without counting as its use. */
  readonly isOpen: (tokenHash: string) => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
  readonly lookEveryMs?: number;
  readonly beatEveryMs?: number;
}

/**
 * Tells whoever listens what nobody has opened yet, as soon as it changes in any process: one look a second serves all
 * who listen here, none is taken while nobody does, and on SQLite none while nothing was written.
 */
export function liveNotifications(dependencies: Dependencies) {
  const { database, notifications, isOpen, onFailure } = dependencies;
  const { lookEveryMs = LOOK_EVERY_MS, beatEveryMs = BEAT_EVERY_MS } = dependencies;
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  /** What all who listen have been told. */
  let told = '';
  let mark: number | null = null;
  let lastBeat = 0;
  let looking: Promise<void> = Promise.resolve();

  const read = async () => `event: notifications\ndata: ${JSON.stringify(await notifications.current())}\n\n`;

  async function look(): Promise<void> {
    const now = database.changeMark();
    if (now !== null && now === mark) return;
    const text = await read();
    mark = now;
    if (text === told) return;
    told = text;
    await tellAll(text);
  }

  /** Tells each who may still hear it; who is signed in no more, or whose role has changed, is sent away. */
  async function tellAll(text: string): Promise<void> {
    for (const listener of [...listeners]) {
      if (await isOpen(listener.session.tokenHash)) listener.tell(text);
      else listener.end();
    }
  }

  /** A sign of life to each, so that nobody waits on a dead line. */
  async function beat(): Promise<void> {
    if (performance.now() - lastBeat < beatEveryMs) return;
    lastBeat = performance.now();
    await tellAll(': still here\n\n');
  }

  /** Again and again, never twice at once, until nobody listens. */
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
    /** Tells what there is now, then every change, until what is answered is called. */
    follow(listener: Listener): () => void {
      const ofAdmin = [...listeners].filter(({ session }) => session.adminId === listener.session.adminId);
      if (ofAdmin.length >= MOST_OF_ONE_ADMIN) {
        throw new AppError('too-many', 'Too many windows follow the notifications', { retryAfterSeconds: 60 });
      }
      if (isStopped) throw new AppError('overloaded', 'The server is stopping', { retryAfterSeconds: 5 });
      if (listeners.size === 0) lastBeat = performance.now();
      listeners.add(listener);
      read()
        .then(listener.tell)
        .catch(onFailure)
        .finally(() => {
          // A look that ended meanwhile may have told something newer before this: the next one tells it again. It also
          // tells whoever could not be told now.
          [told, mark] = ['', null];
        });
      lookSoon();
      return () => void listeners.delete(listener);
    },

    /** Sends everybody away and waits for the look that is being taken: the process stops. */
    async stop(): Promise<void> {
      isStopped = true;
      if (timer) clearTimeout(timer);
      for (const { end } of listeners) end();
      await looking;
    },
  };
}

export type LiveNotifications = ReturnType<typeof liveNotifications>;
