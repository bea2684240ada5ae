/** Refusals of settings. */
export const settings = {
  keyIncomplete: 'This is not a whole key. Paste the key again, or leave the one that is kept.',
  changedMeanwhile: 'Another admin changed the settings. Reload to see their changes, then save yours again.',
} as const;
