import { z } from 'zod';
import { WISH_LONGEST } from '../core/planner/types.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { tripSearch } from './itineraries.ts';
import { named } from './named.ts';
import { addressPart, typedText } from './text.ts';
import { tripWishes } from './trip-wishes.ts';

/** A search as it is stored. */
export const searchDocument = z.object({
  from: z.string(),
  to: z.string(),
  departureDate: z.string(),
  returnDate: z.string(),
  travellers: z.number(),
  travelClass: z.string(),
  priceRange: z.array(z.number()),
  /** Searches stored before wishes were kept lack them. */
  wish: z.string().default(''),
  wishes: tripWishes.exactOptional(),
  wishNames: z.record(z.string(), z.string()).default({}),
});

export const savedSearch = named('SavedSearch', {
  _id: z.string(),
  ...searchDocument.shape,
  createdAt: z.iso.datetime(),
});

/** Searches kept for each person, at most. */
export const KEPT_SEARCHES = 100;
/** Sights and towns in the wishes of one search, at most. */
const MOST_NAMES = 50;

const searchToKeep = named('SearchToKeep', {
  ...tripSearch.shape,
  /** Other wishes in the traveller's own words. */
  wish: typedText({ max: WISH_LONGEST }).default(''),
  wishes: tripWishes.exactOptional(),
  /** Names of the sights and towns in them, by id. */
  wishNames: z
    .record(z.string().max(100), z.string().max(200))
    .refine((names) => Object.keys(names).length <= MOST_NAMES)
    .default({}),
});
export type SearchToKeep = z.output<typeof searchToKeep>;

const removedSearch = named('RemovedSearch', {
  _id: addressPart,
  ...searchToKeep.shape,
  createdAt: z.iso.datetime(),
});
export type RemovedSearch = z.output<typeof removedSearch>;

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
    summary: 'Keep a search; an equal one of before gives way to it',
    access: 'user',
    body: searchToKeep,
    answers: { 201: z.object({ search: savedSearch }) },
  },
  'PUT /api/search-history': {
    operationId: 'restoreSearches',
    summary: 'Put removed searches back where they were; those that are there stay as they are',
    access: 'user',
    body: z.object({ searches: z.array(removedSearch).max(KEPT_SEARCHES) }),
    answers: { 200: z.object({ searches: z.array(savedSearch) }) },
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
