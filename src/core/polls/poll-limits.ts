/** What one account, one poll and one text may hold. */
export const POLL_LIMITS = {
  /** Open polls of an account. */
  open: 20,
  suggestions: 5,
  guests: 100,
  /** Comments, questions and answers of a poll. */
  comments: 300,
  likes: 1000,
  /** Characters. */
  title: 80,
  name: 40,
  comment: 500,
} as const;

/** So many guests who report a comment hide it until the poll's owner decides. */
export const REPORTS_THAT_HIDE = 2;

/** A poll is erased so many days after its last trip has ended. */
export const KEPT_AFTER_TRIP_DAYS = 30;
