/** Another way to make a trip, as a traveller asks for it. */
export const ALTERNATIVE_KINDS = ['cheaper', 'slower', 'shorter', 'less-walking', 'rainy-day', 'later'] as const;
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

/** The kinds that choose other sights for the same days: they need no other plan, and take effect like edits. */
export const DECIDED_KINDS = ['slower', 'less-walking', 'rainy-day'] as const;
export type DecidedKind = (typeof DECIDED_KINDS)[number];

/** The kinds that need another plan for the same towns. */
export type PlannedKind = Exclude<AlternativeKind, DecidedKind>;

export const isDecided = (kind: AlternativeKind): kind is DecidedKind =>
  (DECIDED_KINDS as readonly AlternativeKind[]).includes(kind);

/** Why there is no such alternative. */
export const NO_ALTERNATIVE = [
  /** Slower: no day has a sight to spare. */
  'nothing-to-spare',
  /** Less walking: nothing in the plan is strenuous or has steps. */
  'nothing-hard',
  /** Rainy day: all sights are indoors. */
  'all-indoors',
  /** Cheaper: no ticket can be saved. */
  'nothing-paid',
  /** What would have to go is locked, or must be seen. */
  'locked',
  /** Nothing else is there to take the place of what would have to go. */
  'nothing-instead',
  /** Every such plan breaks a rule that the plan keeps. */
  'would-break',
  /** Nothing can be visited on the day that was named. */
  'no-such-day',
  /** A trip of one day cannot be shorter. */
  'one-day',
  /** The trip has begun. */
  'begun',
  /** The planner has no plan for it, and says why. */
  'not-planned',
] as const;
export type NoAlternative = (typeof NO_ALTERNATIVE)[number];
