import { z } from 'zod';

/** Accepts a password exactly as typed: no trimming, no normalisation. */
export const typedPassword = (missing: string) =>
  z.string({ error: missing }).refine((text) => text.isWellFormed(), 'Contains characters that cannot be used');

/** Accepts a password to verify, as opposed to a newly chosen one. */
export const enteredPassword = (missing: string, tooLong: string) =>
  typedPassword(missing).min(1, missing).max(1000, tooLong);
