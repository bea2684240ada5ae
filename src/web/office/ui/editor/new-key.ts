let last = 0;

/** Returns a key that is unique in this tab: rows keep their fields while they are moved, added and removed. */
export const newKey = (): string => `new-${++last}`;
