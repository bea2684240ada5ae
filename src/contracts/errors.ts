import { z } from 'zod';
import { named } from './named.ts';

/** What a person did that we refuse, or what failed; the only table from code to HTTP status. */
export const STATUS_OF_ERROR = {
  moved: 301,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  impossible: 422,
  'too-many': 429,
  internal: 500,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_ERROR;

/** The body of every refusal but those of `POST /api/generate-itinerary`. */
export const errorAnswer = named('ErrorAnswer', {
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** The slug under which the thing that was asked for is now. */
  movedTo: z.string().optional(),
  /** By this the agency finds the request in its logs. */
  requestId: z.string().optional(),
});

/** The body of a refused generation: `code` is the HTTP status, `reason` names the cause, `details` says what helps. */
export const generationErrorAnswer = named('GenerationErrorAnswer', {
  error: z.object({
    code: z.number().int(),
    message: z.string(),
    reason: z.string().optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  requestId: z.string().optional(),
});
export type GenerationErrorAnswer = z.infer<typeof generationErrorAnswer>;
