import { z } from 'zod';
import { BOOKING_ITEM_TYPES, CONTACT_METHODS } from '../core/bookings/booking-steps.ts';
import { isDay } from '../core/dates.ts';
import { ENQUIRY_SOURCES, HAND_SOURCES } from '../core/enquiry-sources.ts';
import { ENTERED_LEAD_LIMITS } from '../core/leads/entered-lead.ts';
import { LEAD_STATUSES, MOST_LEAD_NOTES } from '../core/leads/lead-options.ts';
import { bulkAnswer, bulkChoice } from './bulk.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { dayFilter, idsFilter, listPage, pageQuery, sortOrder, unlessEmpty } from './lists.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';

const leadShape = {
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Null for none: visitors leave none. */
  email: z.string().nullable(),
  /** How the agency got it. */
  source: z.enum(ENQUIRY_SOURCES),
  status: z.enum(LEAD_STATUSES),
  notes: z.string(),
  followUpOn: z.string().nullable(),
  /** False until an admin has opened it. */
  seen: z.boolean(),
  isDemo: z.boolean(),
  submittedAt: z.iso.datetime(),
};

export const lead = named('Lead', leadShape);
export type Lead = z.infer<typeof lead>;

/** One action in the same browser on the same day before the lead was left; probably by the same person. */
const step = named('LeadStep', { type: z.string(), at: z.iso.datetime(), text: z.string() });

/** One event in a lead's history, with its author. */
const leadEvent = named('LeadEvent', {
  kind: z.enum(['created', 'asked-again', 'seen', 'contact', 'changed', 'booked', 'deleted', 'restored']),
  at: z.iso.datetime(),
  /** Empty for the visitor, and where it is not known. */
  by: z.string(),
  text: z.string(),
});

export const leadDetail = named('LeadDetail', {
  ...leadShape,
  /** The consent text, as the person read it; for an entered lead, what the admin noted. */
  consent: z.string(),
  steps: z.array(step),
  /** Oldest first. */
  history: z.array(leadEvent),
  /** The package or itinerary that the person probably looked at last. */
  lookedAt: z.object({ itemType: z.enum(BOOKING_ITEM_TYPES), slug: z.string() }).nullable(),
});
export type LeadDetail = z.infer<typeof leadDetail>;

const byId = z.object({ id: addressPart });
const status = z.enum(LEAD_STATUSES, { error: 'Status must be new, contacted, converted or lost' });

const notes = typedText({ max: MOST_LEAD_NOTES, multiline: true });
const followUpOn = z.string().refine(isDay, told({ say: 'day-malformed' }));

const source = z.enum(ENQUIRY_SOURCES, { error: 'source is not one of a lead' });

const personShape = {
  name: typedText({ max: ENTERED_LEAD_LIMITS.name, missing: { say: 'name-missing' } }),
  phone: typedText({ max: 60, missing: { say: 'phone-too-short' } }),
  /** Empty for none. */
  email: typedText({ max: ENTERED_LEAD_LIMITS.email }).default(''),
};
const person = named('LeadPerson', { ...personShape, source });

export const leadFilters = z.object({
  search: typedText({ max: 100 }).optional(),
  status: status.optional(),
  source: unlessEmpty(source),
  /**
   * `1`: only leads due for a call today: the uncontacted first, then those with a follow-up day of today or earlier.
   */
  due: z.enum(['1']).optional(),
  /** Left on this day in India or later. */
  receivedFrom: dayFilter,
  receivedTo: dayFilter,
});

/** What the list of leads may be sorted by. */
export const LEAD_SORTS = ['submittedAt', 'name', 'status', 'followUpOn'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** What may be done with many leads at once. */
export const leadAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('restore') }),
]);
export type LeadAct = z.infer<typeof leadAct>;

const noun: Noun = { name: 'Leads', about: 'Visitors who left name and phone to be called.' };

export const leadEndpoints = defineEndpoints(noun, {
  'POST /api/promotional-leads/submit': {
    operationId: 'createLead',
    summary: 'Leave name and phone; the same phone again updates its lead',
    access: 'optional-user',
    body: z.object({
      // Checked by core/leads/lead-form.ts, the phone first.
      phone: typedText({ max: 60, missing: { say: 'phone-too-short' } }),
      name: typedText({ max: 200, missing: { say: 'name-missing' } }),
    }),
    takesIdempotencyKey: true,
    answers: { 201: z.object({ success: z.literal(true) }) },
  },
  'GET /api/promotional-leads': {
    operationId: 'listLeads',
    summary: 'Leads with search, filters and order',
    access: 'sales',
    query: pageQuery(20).extend({
      ...leadFilters.shape,
      /** Without it: by time, and for leads that are due, those that have waited longest first. */
      sortBy: z.enum(LEAD_SORTS, { error: 'sortBy is not one of the list' }).optional(),
      sortOrder: sortOrder.default('desc'),
    }),
    answers: { 200: z.object({ leads: z.array(lead), ...listPage.shape, totalIsAtLeast: z.boolean() }) },
  },
  'GET /api/promotional-leads/stats': {
    operationId: 'getLeadStats',
    summary: 'How many leads there are, by status, and how many are due',
    access: 'sales',
    answers: {
      200: z.object({
        total: z.number(),
        new: z.number(),
        contacted: z.number(),
        converted: z.number(),
        lost: z.number(),
        due: z.number(),
      }),
    },
  },
  'GET /api/promotional-leads/{id}': {
    operationId: 'getLead',
    summary: 'One lead with what it did on the site; marks it seen',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 200: z.object({ lead: leadDetail }) },
  },
  'PUT /api/promotional-leads/{id}/status': {
    operationId: 'setLeadStatus',
    summary: 'Set status, notes and the day of the next follow-up; what is not given stays',
    access: 'sales',
    params: byId,
    body: z.object({
      status,
      notes: notes.optional(),
      followUpOn: followUpOn.nullish(),
      /**
       * The values that the form was opened with; if the lead has changed since, the call answers 409 and writes
       * nothing.
       */
      before: z.object({ status, notes, followUpOn: followUpOn.nullable() }).optional(),
    }),
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ lead }) },
  },
  'POST /api/promotional-leads': {
    operationId: 'enterLead',
    summary: 'Enter a lead that came by phone, message or in person; 409 when its phone has a lead. Sends no message',
    access: 'sales',
    body: z.object({
      ...personShape,
      source: z.enum(HAND_SOURCES, { error: 'source is not one of an entered lead' }),
      notes: notes.default(''),
      followUpOn: followUpOn.nullish(),
      /** True: the person said that they may be called and their data kept. */
      consentSpoken: z.boolean().default(false),
    }),
    errors: ['conflict'],
    takesIdempotencyKey: true,
    answers: { 201: z.object({ lead }) },
  },
  'PUT /api/promotional-leads/{id}': {
    operationId: 'changeLead',
    summary:
      'Change name, phone, e-mail and source of a lead; 409 when another lead has the phone, or when the values are no longer those of `before`',
    access: 'sales',
    params: byId,
    body: z.object({ before: person, after: person }),
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ lead: leadDetail }) },
  },
  'POST /api/promotional-leads/{id}/contact': {
    operationId: 'recordLeadContact',
    summary: 'Record a contact attempt; a successful one moves new to contacted',
    access: 'sales',
    params: byId,
    body: z.object({
      method: z.enum(CONTACT_METHODS, { error: 'Method must be phone, email or whatsapp' }),
      notes: typedText({ max: 2000, multiline: true }).default(''),
      successful: z.boolean(),
    }),
    errors: ['not-found'],
    takesIdempotencyKey: true,
    answers: { 200: z.object({ lead: leadDetail }) },
  },
  'POST /api/promotional-leads/bulk': {
    operationId: 'changeLeads',
    summary:
      'Set the status of many leads, delete or restore them; each in a transaction of its own, with an answer for each',
    access: 'sales',
    body: z.object({ choice: bulkChoice(leadFilters), act: leadAct }),
    errors: ['conflict'],
    answers: { 200: bulkAnswer },
  },
  'DELETE /api/promotional-leads/{id}': {
    operationId: 'deleteLead',
    summary: 'Delete a lead; it can be restored for a day',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'POST /api/promotional-leads/{id}/restore': {
    operationId: 'restoreLead',
    summary: 'Undo a deletion',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 200: z.object({ lead }) },
  },
});

export const leadFiles = defineFiles(noun, {
  'GET /api/promotional-leads/export': {
    operationId: 'exportLeads',
    summary: 'Leads as CSV, by the filters of the list or one by one',
    access: 'export',
    query: leadFilters.extend({ ids: idsFilter }),
    mediaTypes: ['text/csv'],
  },
});
