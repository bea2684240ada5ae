import { z } from 'zod';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { addressPart, typedText } from './text.ts';

/** The lists that have views. */
export const VIEWED_LISTS = ['bookings', 'leads'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

export const VIEW_LIMITS = { name: 40, query: 500 } as const;

const listView = named('ListView', {
  _id: z.string(),
  list: z.enum(VIEWED_LISTS),
  name: z.string(),
  /** The query of the list's address: filters and order. */
  query: z.string(),
  /** True when every admin sees it. */
  shared: z.boolean(),
  /** True for the caller's own, which the caller may change. */
  isOwn: z.boolean(),
  /** Name of its admin. */
  owner: z.string(),
});
export type ListView = z.infer<typeof listView>;

const list = z.enum(VIEWED_LISTS, { error: 'list is not one that has views' });
const form = z.object({
  name: typedText({ max: VIEW_LIMITS.name, missing: 'name is required' }),
  query: typedText({ max: VIEW_LIMITS.query }),
  shared: z.boolean(),
});
const byId = z.object({ id: addressPart });
const answer = z.object({ view: listView });

const noun: Noun = { name: 'Views', about: 'Filters and order of a list under a name, of one admin or for all.' };

export const listViewEndpoints = defineEndpoints(noun, {
  'GET /api/admin/views': {
    operationId: 'listViews',
    summary: 'The views of a list: one’s own and those shared by others, in the order in which they were made',
    access: 'sales',
    query: z.object({ list }),
    answers: { 200: z.object({ views: z.array(listView) }) },
  },
  'POST /api/admin/views': {
    operationId: 'createView',
    summary: 'Name the filters and the order of a list; 409 for a name that one already has',
    access: 'sales',
    body: form.extend({ list }),
    errors: ['conflict'],
    answers: { 201: answer },
  },
  'PATCH /api/admin/views/{id}': {
    operationId: 'changeView',
    summary: 'Rename a view of one’s own, share it, or give it other filters',
    access: 'sales',
    params: byId,
    body: form.partial(),
    errors: ['not-found', 'conflict'],
    answers: { 200: answer },
  },
  'DELETE /api/admin/views/{id}': {
    operationId: 'deleteView',
    summary: 'Delete a view of one’s own',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
});
