import { z } from 'zod';

/** A whole number of a form, said of by its name; for JSON bodies. */
export const wholeNumber = (min: number, max: number, name: string) =>
  z
    .number({ error: `${name} is required` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);
