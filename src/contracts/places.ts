import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { typedText } from './text.ts';

export const placeSuggestion = z.object({
  city: z.string(),
  airport: z.string(),
  code: z.string(),
  state: z.string(),
  country: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

export const placeEndpoints = defineEndpoints({
  'GET /api/places/suggest': {
    summary: 'Cities and regions that begin with or resemble what is typed; the ten built-in cities for an empty text',
    access: 'public',
    query: z.object({
      q: typedText({ max: 80 }).default(''),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    answers: { 200: z.object({ places: z.array(placeSuggestion) }) },
  },
});
