import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { tripSearch } from './itineraries.ts';
import { addressPart } from './text.ts';

export const savedSearch = z.object({
  _id: z.string(),
  from: z.string(),
  to: z.string(),
  departureDate: z.string(),
  returnDate: z.string(),
  travellers: z.number(),
  travelClass: z.string(),
  priceRange: z.array(z.number()),
  createdAt: z.iso.datetime(),
});

export const searchEndpoints = defineEndpoints({
  'GET /api/search-history': {
    summary: "A person's own searches, newest first",
    access: 'user',
    answers: { 200: z.object({ searches: z.array(savedSearch) }) },
  },
  'POST /api/search-history': {
    summary: 'Keep a search',
    access: 'user',
    body: tripSearch,
    answers: { 201: z.object({ search: savedSearch }) },
  },
  'DELETE /api/search-history/{id}': {
    summary: 'Forget one search',
    access: 'user',
    params: z.object({ id: addressPart }),
    answers: { 204: z.null() },
  },
  'DELETE /api/search-history': { summary: 'Forget all searches', access: 'user', answers: { 204: z.null() } },
});
