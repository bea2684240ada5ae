import { z } from 'zod';
import { named } from './named.ts';
import { tripWishes } from './trip-wishes.ts';

/** Lists the reasons for refusals and failures; the only table from code to HTTP status. */
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

/** The body of every refusal except those of `POST /api/generate-itinerary`. */
export const errorAnswer = named('ErrorAnswer', {
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** The present slug of the requested thing. */
  movedTo: z.string().optional(),
  /** The id that finds the request in the logs. */
  requestId: z.string().optional(),
});

/** A change of a search that leads to an answer: it has been planned before it is offered. */
const searchChange = named('SearchChange', {
  from: z.string().exactOptional(),
  to: z.string().exactOptional(),
  departureDate: z.string().exactOptional(),
  returnDate: z.string().exactOptional(),
  /** Rupees per person, lowest and highest. */
  priceRange: z.tuple([z.number(), z.number()]).exactOptional(),
  /** All the wishes that remain. */
  wishes: tripWishes.exactOptional(),
  /** What the change does, for people; only where it is one of wishes. */
  label: z.string().exactOptional(),
});
export type SearchChange = z.infer<typeof searchChange>;

/** Helps to mend a refused search. Further members depend on the reason. */
export const refusalDetails = z.looseObject({
  /** Best first; missing when nothing was tried, empty when none of the changes tried helps. */
  remedies: z.array(searchChange).exactOptional(),
});

/** The body of a refused generation: `code` is the HTTP status, `reason` names the cause, `details` helps to fix it. */
export const generationErrorAnswer = named('GenerationErrorAnswer', {
  error: z.object({
    code: z.number().int(),
    message: z.string(),
    reason: z.string().optional(),
    details: refusalDetails.optional(),
  }),
  requestId: z.string().optional(),
});
export type GenerationErrorAnswer = z.infer<typeof generationErrorAnswer>;
