let last = 0;

/** A key that nothing else in this tab has: rows keep their fields while they are moved, added and removed. */
export const newKey = (): string => `new-${++last}`;
