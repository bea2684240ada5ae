import { z } from 'zod';

/** A password is taken as typed: no trimming, no normalisation. */
export const typedPassword = (missing: string) =>
  z.string({ error: missing }).refine((text) => text.isWellFormed(), 'Contains characters that cannot be used');

/** A password that is to be looked at, and not chosen. */
export const enteredPassword = (missing: string, tooLong: string) =>
  typedPassword(missing).min(1, missing).max(1000, tooLong);
