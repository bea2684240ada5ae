import { z } from 'zod';
import type { FormProblem } from '../core/form-problems.ts';
import { told } from './problems.ts';

/** Accepts a password exactly as typed: no trimming, no normalisation. */
export const typedPassword = (missing: FormProblem) =>
  z.string({ error: told(missing) }).refine((text) => text.isWellFormed(), told({ say: 'text-characters' }));

/** Accepts a password to verify, as opposed to a newly chosen one. */
export const enteredPassword = (missing: FormProblem, tooLong: FormProblem) =>
  typedPassword(missing).min(1, told(missing)).max(1000, told(tooLong));
