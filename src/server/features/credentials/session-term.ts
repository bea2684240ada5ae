import type { Clock } from '../../clock.ts';

/** A session as it is stored, as far as its end goes. */
interface StoredSession {
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

interface Term {
  /** Not used for this long, a session ends. */
  readonly idleMs: number;
  /** However much it is used, it ends after this long. */
  readonly lifetimeMs: number;
  /** How far its last use may lag: not every call is worth a write. */
  readonly touchAfterMs: number;
}

/** Ends sessions that are not used, and keeps those that are. */
export function sessionTerm(
  { idleMs, lifetimeMs, touchAfterMs }: Term,
  clock: Clock,
  touch: (tokenHash: string, lastSeenAt: number, expiresAt: number) => Promise<unknown>,
) {
  return {
    /** The instants of a session that begins now. */
    begin(): Omit<StoredSession, 'tokenHash'> {
      const now = clock();
      return { createdAt: now, lastSeenAt: now, expiresAt: now + idleMs };
    },

    /** Null for a session that has ended; one that goes on is used from now on. */
    async renew<S extends StoredSession>(session: S | undefined): Promise<S | null> {
      const now = clock();
      if (!session || session.expiresAt <= now) return null;
      if (session.lastSeenAt < now - touchAfterMs) {
        await touch(session.tokenHash, now, Math.min(now + idleMs, session.createdAt + lifetimeMs));
      }
      return session;
    },
  };
}
