import { z } from 'zod';

/** Accepts a whole number in a JSON body; its messages call the field by its name. */
export const wholeNumber = (min: number, max: number, name: string) =>
  z
    .number({ error: `${name} is required` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);
