/** What an admin can link to a customer. */
export const LINKED_KINDS = ['booking', 'lead', 'user'] as const;
export type LinkedKind = (typeof LINKED_KINDS)[number];

/** The longest values of a customer, in characters, and how many of each there can be. */
export const CUSTOMER_LIMITS = {
  name: 100,
  city: 80,
  notes: 5000,
  entry: 2000,
  phones: 6,
  emails: 6,
  files: 100,
} as const;

/** What a customer can agree to. */
export const CONSENT_PURPOSES = ['offers', 'documents', 'sharing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** How a customer agreed. */
export const CONSENT_WAYS = ['spoken', 'written', 'message'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** The filters of a customer's timeline. */
export const TIMELINE_KINDS = ['booking', 'lead', 'trip', 'message', 'call', 'note', 'task', 'file'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Why a record may be of a customer. None of these proves it. */
export const LIKENESSES = ['phone', 'email', 'name'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** Joining two customers and unlinking can be undone for a day. */
export const UNDO_CUSTOMER_MS = 24 * 3_600_000;
