import { z } from 'zod';

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
