import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { typedText } from './text.ts';

/** What the search over the whole back office finds, in the order in which it is shown. */
export const FOUND_KINDS = ['booking', 'lead', 'user', 'package', 'blog'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

const foundRecord = z.object({
  kind: z.enum(FOUND_KINDS),
  _id: z.string(),
  /** What to call it by: a name or a title. */
  title: z.string(),
  /** What tells it from others of that name: reference, phone, status. */
  text: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

export const findEndpoints = defineEndpoints({
  'GET /api/admin/search': {
    summary:
      'Bookings, leads, users, packages and posts by name, phone or reference: at most 5 of each, the newest first; an editor finds packages and posts',
    access: 'editor',
    query: z.object({ q: typedText({ max: 100, missing: 'q is required' }) }),
    answers: { 200: z.object({ results: z.array(foundRecord) }) },
  },
});
