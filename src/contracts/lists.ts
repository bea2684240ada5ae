import { z } from 'zod';
import { isDay } from '../core/dates.ts';
import { told } from './problems.ts';
import { addressPart } from './text.ts';

const whole = (fallback: number, max: number, words: string) =>
  z.coerce.number({ error: words }).int(words).min(1, words).max(max, words).default(fallback);

/** Returns the paging parameters: `page` from 1 and `limit` from 1 to 100; other values are refused. */
export const pageQuery = (defaultLimit: number) =>
  z.object({
    page: whole(1, 1_000_000, 'page must be a whole number from 1 on'),
    limit: whole(defaultLimit, 100, 'limit must be a whole number from 1 to 100'),
  });

/** Treats an empty value as absent: forms send filters left blank as empty text. */
export const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value: z.input<T> | '') => (value === '' ? undefined : value), schema.optional()).optional();

/** The fields of every list answer besides its rows. */
export const listPage = z.object({ total: z.number(), page: z.number(), totalPages: z.number() });

/** A calendar day in India that narrows a list; left blank, it does not. */
export const dayFilter = unlessEmpty(z.string().refine(isDay, told({ say: 'day-malformed' })));

/** The order of a list: ascending or descending. */
export const sortOrder = z.enum(['asc', 'desc'], { error: 'sortOrder must be asc or desc' });

/** Records that an export may be asked for one by one: those of the longest page. */
const MOST_EXPORTED = 100;

/** Ids joined by commas: only these records. */
export const idsFilter = unlessEmpty(
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(addressPart).max(MOST_EXPORTED, 'ids are too many')),
);
