import type { Clock } from '../clock.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';

/** A session as it is stored, as far as its end goes. */
interface StoredSession {
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

interface Term {
  /** Not used for this long, a session ends. Asked for at each look: a shorter time is in force for all that are open. */
  readonly idleMs: () => number | Promise<number>;
  /** However much it is used, it ends after this long. */
  readonly lifetimeMs: number;
  /** How far its last use may lag: not every call is worth a write. */
  readonly touchAfterMs: number;
}

/** Ends sessions that are not used, and keeps those that are. */
export function sessionTerm(
  { idleMs, lifetimeMs, touchAfterMs }: Term,
  clock: Clock,
  touch: (tokenHash: string, lastSeenAt: number) => Promise<unknown>,
) {
  /** Those that still open anything; to be looked at is no use of them. */
  async function listOpen<S extends Omit<StoredSession, 'tokenHash'>>(sessions: readonly S[]): Promise<S[]> {
    const idle = await idleMs();
    const now = clock();
    return sessions.filter(({ createdAt, lastSeenAt }) => Math.min(lastSeenAt + idle, createdAt + lifetimeMs) > now);
  }

  return {
    /** The instants of a session that begins now; it ends at the last of them however much it is used. */
    begin() {
      const now = clock();
      return { createdAt: now, lastSeenAt: now, expiresAt: now + lifetimeMs };
    },

    listOpen,

    /** Null for a session that has ended; one that goes on is used from now on. */
    async renew<S extends StoredSession>(session: S | undefined): Promise<S | null> {
      const [open] = await listOpen(session ? [session] : []);
      if (!open) return null;
      const now = clock();
      if (open.lastSeenAt < now - touchAfterMs) {
        // On a full or read-only disk those who are signed in go on reading.
        await touch(open.tokenHash, now).catch((error: unknown) => {
          if (!(error instanceof DatabaseUnavailable)) throw error;
        });
      }
      return open;
    },

    /** What was not used since this moment has ended. */
    unusedSince: async (): Promise<number> => clock() - (await idleMs()),
  };
}

export type SessionTerm = ReturnType<typeof sessionTerm>;
