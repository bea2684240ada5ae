/** The traits of an activity that identify its people; `data` as it was recorded. */
export interface ActivityTraits {
  readonly type: string;
  readonly userId: string | null;
  /** Keyed hash of a browser on one day; at most 256 for one address. */
  readonly visitor: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The funnel from a search to a booking request, as visitors of a day go through it. */
export const FUNNEL_STEPS = ['search', 'card', 'details', 'booking'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/**
 * The kinds of people whose last activity is stored: signed-in users, users who registered or signed in, and visitors
 * of a day.
 */
export type PeopleKind = 'user' | 'user_login' | 'user_register' | 'visitor' | FunnelStep;

/** Replaces the visitor in activities of an erased person. */
export const ERASED_VISITOR = 'erased';

/**
 * Returns the funnel step of an activity, or null. `card` is the page or having read it; `booking` is one of an
 * itinerary.
 */
export function funnelStepOf({ type, data }: Pick<ActivityTraits, 'type' | 'data'>): FunnelStep | null {
  switch (type) {
    case 'search':
      return 'search';
    case 'page_view':
      return typeof data.path === 'string' && data.path.startsWith('/itinerary/') ? 'card' : null;
    case 'itinerary_view':
      return data.stage === 'details' ? 'details' : 'card';
    case 'form_submission':
      return data.formType === 'booking' && data.itemType === 'itinerary' ? 'booking' : null;
    default:
      return null;
  }
}

export interface CountedPerson {
  readonly kind: PeopleKind;
  readonly who: string;
  /** False for a visitor who was signed in: they count as a user. */
  readonly counted: boolean;
}

/** Returns the people whose last activity this may be; none for an erased visitor. */
export function peopleOf(activity: ActivityTraits): CountedPerson[] {
  const { type, userId, visitor } = activity;
  const people: CountedPerson[] = [];
  if (userId !== null) {
    people.push({ kind: 'user', who: userId, counted: true });
    if (type === 'user_login' || type === 'user_register') people.push({ kind: type, who: userId, counted: true });
  }
  if (visitor === ERASED_VISITOR) return people;
  people.push({ kind: 'visitor', who: visitor, counted: userId === null });
  const step = funnelStepOf(activity);
  if (step) people.push({ kind: step, who: visitor, counted: true });
  return people;
}
