import type { Clock } from '../clock.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';

/** The stored columns that decide when a session ends. */
interface StoredSession {
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

interface Term {
  /**
   * A session ends after this long without use. Read at each check, so a shorter timeout applies to all open sessions.
   */
  readonly idleMs: () => number | Promise<number>;
  /** A session ends after this long even when in use. */
  readonly lifetimeMs: number;
  /** How outdated the stored last use may be: not every call is worth a write. */
  readonly touchAfterMs: number;
}

/** Ends unused sessions and renews used ones. */
export function sessionTerm(
  { idleMs, lifetimeMs, touchAfterMs }: Term,
  clock: Clock,
  touch: (tokenHash: string, lastSeenAt: number) => Promise<unknown>,
) {
  /** Returns the sessions still open; the check does not count as use. */
  async function listOpen<S extends Omit<StoredSession, 'tokenHash'>>(sessions: readonly S[]): Promise<S[]> {
    const idle = await idleMs();
    const now = clock();
    return sessions.filter(({ createdAt, lastSeenAt }) => Math.min(lastSeenAt + idle, createdAt + lifetimeMs) > now);
  }

  return {
    /** Returns the instants of a session that starts now. */
    begin() {
      const now = clock();
      return { createdAt: now, lastSeenAt: now, expiresAt: now + lifetimeMs };
    },

    listOpen,

    /** Returns an open session and records its use; null for one that has ended. */
    async renew<S extends StoredSession>(session: S | undefined): Promise<S | null> {
      const [open] = await listOpen(session ? [session] : []);
      if (!open) return null;
      const now = clock();
      if (open.lastSeenAt < now - touchAfterMs) {
        // On a full or read-only disk, signed-in users can still read.
        await touch(open.tokenHash, now).catch((error: unknown) => {
          if (!(error instanceof DatabaseUnavailable)) throw error;
        });
      }
      return open;
    },

    /** Sessions last used before this moment have ended. */
    unusedSince: async (): Promise<number> => clock() - (await idleMs()),
  };
}

export type SessionTerm = ReturnType<typeof sessionTerm>;
