import { z } from 'zod';
import { YEAR_DAY_PATTERN } from '../../core/dates.ts';

/** A day of every year, as core's `YearDay`. */
export const yearDay = z.string().regex(YEAR_DAY_PATTERN, 'must be MM-DD');
