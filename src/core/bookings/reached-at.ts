import type { BookingStatus } from './booking-steps.ts';

/** When a booking was first contacted and when it was confirmed; null for a step that it has not taken or took back. */
export interface ReachedAt {
  readonly contactedAt: number | null;
  readonly confirmedAt: number | null;
}

export const NOT_REACHED: ReachedAt = { contactedAt: null, confirmedAt: null };

/**
 * Returns when the steps of a booking were taken, after a move at a moment in milliseconds since 1970. A cancelled
 * booking keeps them; a step back takes away what lies after it.
 */
export function reachedAfter(to: BookingStatus, at: number, { contactedAt, confirmedAt }: ReachedAt): ReachedAt {
  switch (to) {
    case 'pending':
      return NOT_REACHED;
    case 'contacted':
      return { contactedAt: contactedAt ?? at, confirmedAt: null };
    case 'confirmed':
    case 'completed':
      return { contactedAt: contactedAt ?? at, confirmedAt: confirmedAt ?? at };
    case 'cancelled':
      return { contactedAt, confirmedAt };
  }
}
