export const BOOKING_STATUSES = ['pending', 'contacted', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const CONTACT_METHODS = ['phone', 'email', 'whatsapp'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const BOOKING_ITEM_TYPES = ['package', 'itinerary'] as const;
export type BookingItemType = (typeof BOOKING_ITEM_TYPES)[number];

const NEXT: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ['contacted', 'confirmed', 'cancelled'],
  contacted: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  cancelled: [],
  completed: [],
};

/** Where a booking may go from here; cancelled and completed are ends. */
export const nextStatuses = (status: BookingStatus): readonly BookingStatus[] => NEXT[status];

/** Why a booking may not go from one status to another, in words that name what may follow; null when it may. */
export function moveProblem(from: BookingStatus, to: BookingStatus): string | null {
  const next = nextStatuses(from);
  if (next.includes(to)) return null;
  if (from === to) return `This booking is already ${to}`;
  if (next.length === 0) return `A ${from} booking can no longer change`;
  return `A ${from} booking can only become ${next.join(' or ').replace(/ or (?=.* or )/g, ', ')}`;
}

/** The status after a contact attempt: only a successful one moves a booking, and only out of pending. */
export const statusAfterContact = (status: BookingStatus, successful: boolean): BookingStatus =>
  status === 'pending' && successful ? 'contacted' : status;
