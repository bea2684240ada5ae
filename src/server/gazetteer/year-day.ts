import { z } from 'zod';

/** A day of every year, as core's `YearDay`. */
export const yearDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be MM-DD');
