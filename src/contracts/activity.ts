import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { typedText } from './text.ts';

/** Everything that is recorded of what people do on the site. */
export const ACTIVITY_TYPES = [
  'search',
  'form_submission',
  'itinerary_view',
  'itinerary_share',
  'user_login',
  'user_register',
  'page_view',
  'error',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** Those that a browser may report; all others are recorded by the server as they happen. */
export const reportedActivity = z.object({
  type: z.enum(['page_view', 'itinerary_view', 'itinerary_share', 'error']),
  pageData: z.object({ pageTitle: typedText({ max: 200 }), path: typedText({ max: 500 }) }).optional(),
  itineraryData: z
    .object({
      itinerarySlug: z.string().regex(/^[\w-]{1,200}$/, 'Not a slug of ours'),
      viewDuration: z.number().min(0).max(86_400).optional(),
    })
    .optional(),
  occurredAt: z.iso.datetime().optional(),
});
export type ReportedActivity = z.infer<typeof reportedActivity>;

export const activityEndpoints = defineEndpoints({
  'POST /api/activity': {
    summary: 'Report page views, itinerary views, shares and errors of this browser, up to 50 at once',
    access: 'optional-user',
    body: z.union([z.object({ activities: z.array(reportedActivity).min(1).max(50) }), reportedActivity]),
    answers: { 202: z.null() },
  },
});
