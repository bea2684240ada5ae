import { z } from 'zod';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { tripSearch } from './itineraries.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

/** A search as it is stored. */
export const searchDocument = z.object({
  from: z.string(),
  to: z.string(),
  departureDate: z.string(),
  returnDate: z.string(),
  travellers: z.number(),
  travelClass: z.string(),
  priceRange: z.array(z.number()),
});

export const savedSearch = named('SavedSearch', {
  _id: z.string(),
  ...searchDocument.shape,
  createdAt: z.iso.datetime(),
});

const noun: Noun = { name: 'Search history', about: 'A traveller’s own searches.' };

export const searchEndpoints = defineEndpoints(noun, {
  'GET /api/search-history': {
    operationId: 'listSearches',
    summary: "A person's own searches, newest first",
    access: 'user',
    answers: { 200: z.object({ searches: z.array(savedSearch) }) },
  },
  'POST /api/search-history': {
    operationId: 'createSearch',
    summary: 'Keep a search',
    access: 'user',
    body: tripSearch,
    answers: { 201: z.object({ search: savedSearch }) },
  },
  'DELETE /api/search-history/{id}': {
    operationId: 'deleteSearch',
    summary: 'Forget one search',
    access: 'user',
    params: z.object({ id: addressPart }),
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'DELETE /api/search-history': {
    operationId: 'deleteAllSearches',
    summary: 'Forget all searches',
    access: 'user',
    answers: { 204: z.null() },
  },
});
