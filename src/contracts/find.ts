import { z } from 'zod';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { typedText } from './text.ts';

/** The kinds of result of the back office's search, in display order. */
export const FOUND_KINDS = ['booking', 'lead', 'customer', 'user', 'package', 'blog', 'place'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

const foundRecord = named('FoundRecord', {
  kind: z.enum(FOUND_KINDS),
  _id: z.string(),
  /** Display name: a name or a title. */
  title: z.string(),
  /** Tells namesakes apart: reference, phone, status. */
  text: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

const foundTotal = named('FoundTotal', {
  kind: z.enum(FOUND_KINDS),
  /** Includes matches beyond the listed results. */
  total: z.number(),
  /** True when there may be more matches than counted. */
  totalIsAtLeast: z.boolean(),
});
export type FoundTotal = z.infer<typeof foundTotal>;

const noun: Noun = { name: 'Search', about: 'One search over the whole back office.' };

export const findEndpoints = defineEndpoints(noun, {
  'GET /api/admin/search': {
    operationId: 'searchBackOffice',
    summary:
      'Bookings, leads, customers, users, packages, posts and places by name, phone or reference: at most 5 of each, the newest first, and how many there are; an editor finds packages and posts',
    access: 'office',
    query: z.object({ q: typedText({ max: 100, missing: 'q is required' }) }),
    answers: { 200: z.object({ results: z.array(foundRecord), totals: z.array(foundTotal) }) },
  },
});
