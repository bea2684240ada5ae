/** How long a session lives. */
export interface SessionLife {
  /** One that is not used for this long ends. */
  readonly idleMs: number;
  /** However much it is used, it ends after this long. */
  readonly lifetimeMs: number;
  /** How far a session's last use may lag: not every call is worth a write. */
  readonly touchAfterMs: number;
}

interface Session {
  /** Milliseconds since 1970, as all instants here. */
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

/** When a session ends unless it is used again. Not stored: a shorter life is in force at once. */
export const endOfSession = ({ createdAt, lastSeenAt }: Session, { idleMs, lifetimeMs }: SessionLife): number =>
  Math.min(lastSeenAt + idleMs, createdAt + lifetimeMs);

/** Whether a session still opens anything, and whether its use is to be written down. */
export function judgeSession(session: Session, life: SessionLife, now: number): 'ended' | 'used' | 'open' {
  if (endOfSession(session, life) <= now) return 'ended';
  return session.lastSeenAt < now - life.touchAfterMs ? 'used' : 'open';
}
