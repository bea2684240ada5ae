import { z } from 'zod';
import { LANGUAGES } from '../core/languages.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { typedText } from './text.ts';

export const placeSuggestion = named('PlaceSuggestion', {
  city: z.string(),
  airport: z.string(),
  code: z.string(),
  state: z.string(),
  isUnionTerritory: z.boolean(),
  country: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

const noun: Noun = { name: 'Places', about: 'Cities and regions of the search form.' };

export const placeEndpoints = defineEndpoints(noun, {
  'GET /api/places/suggest': {
    operationId: 'suggestPlaces',
    summary: 'Cities and regions that begin with or resemble what is typed; the ten built-in cities for an empty text',
    access: 'public',
    query: z.object({
      q: typedText({ max: 80 }).default(''),
      lang: z.enum(LANGUAGES).default('en'),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    answers: { 200: z.object({ places: z.array(placeSuggestion) }) },
  },
});
