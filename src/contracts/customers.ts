import { z } from 'zod';
import { emailProblem } from '../core/accounts/account-form.ts';
import { CONTACT_METHODS } from '../core/bookings/booking-steps.ts';
import {
  CONSENT_PURPOSES,
  CONSENT_WAYS,
  CUSTOMER_LIMITS,
  LIKENESSES,
  LINKED_KINDS,
  TIMELINE_KINDS,
} from '../core/customers/customer-options.ts';
import { isDay } from '../core/dates.ts';
import { LANGUAGES } from '../core/languages.ts';
import { typedPhone } from './accounts.ts';
import { defineEndpoints, defineFiles, defineForm, type Noun } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart, obeys, typedText } from './text.ts';

const day = z.string({ error: told({ say: 'day-missing' }) }).refine(isDay, told({ say: 'day-malformed' }));

const customerForm = named('CustomerForm', {
  name: typedText({ max: CUSTOMER_LIMITS.name, missing: { say: 'name-missing' } }).refine(
    (name) => name !== '',
    told({ say: 'name-missing' }),
  ),
  phones: z.array(typedPhone).max(CUSTOMER_LIMITS.phones).default([]),
  emails: z
    .array(typedText({ max: 254 }).superRefine(obeys(emailProblem)))
    .max(CUSTOMER_LIMITS.emails)
    .default([]),
  /** Empty when it is not known. */
  language: z.union([z.enum(LANGUAGES), z.literal('')]).default(''),
  city: typedText({ max: CUSTOMER_LIMITS.city }).default(''),
  birthday: day.nullish(),
  notes: typedText({ max: CUSTOMER_LIMITS.notes, multiline: true }).default(''),
});
export type CustomerForm = z.output<typeof customerForm>;

const customerRow = named('CustomerRow', {
  _id: z.string(),
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  bookings: z.number(),
  /** Of confirmed and completed bookings in rupees. */
  rupees: z.number(),
  lastContactAt: z.iso.datetime().nullable(),
  nextDeparture: z.string().nullable(),
});
export type CustomerRow = z.infer<typeof customerRow>;

const linkedRecord = named('LinkedRecord', {
  kind: z.enum(LINKED_KINDS),
  _id: z.string(),
  title: z.string(),
  text: z.string(),
});
export type LinkedRecord = z.infer<typeof linkedRecord>;

/** A record that may be of the same person. A phone is no proof: anyone can type any number. */
const proposedRecord = named('ProposedRecord', { ...linkedRecord.shape, alike: z.array(z.enum(LIKENESSES)) });
export type ProposedRecord = z.infer<typeof proposedRecord>;

const proposedCustomer = named('ProposedCustomer', {
  _id: z.string(),
  name: z.string(),
  text: z.string(),
  alike: z.array(z.enum(LIKENESSES)),
});
export type ProposedCustomer = z.infer<typeof proposedCustomer>;

const consent = named('CustomerConsent', {
  _id: z.string(),
  purpose: z.enum(CONSENT_PURPOSES),
  way: z.enum(CONSENT_WAYS),
  givenOn: z.string(),
  by: z.string(),
  withdrawnOn: z.string().nullable(),
});

const customerFile = named('CustomerFile', {
  _id: z.string(),
  name: z.string(),
  bytes: z.number(),
  by: z.string(),
  addedAt: z.iso.datetime(),
});

/** An unlinking or a joining that can still be undone. */
const undo = named('CustomerUndo', {
  _id: z.string(),
  kind: z.enum(['unlinked', 'joined']),
  title: z.string(),
  at: z.iso.datetime(),
});

export const customerDetail = named('Customer', {
  _id: z.string(),
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  language: z.string(),
  city: z.string(),
  birthday: z.string().nullable(),
  notes: z.string(),
  /** Rises with each change; a form sends the one that it was opened with. */
  revision: z.number(),
  createdAt: z.iso.datetime(),
  totals: z.object({
    bookings: z.number(),
    /** Completed trips. */
    trips: z.number(),
    rupees: z.number(),
    lastContactAt: z.iso.datetime().nullable(),
    nextDeparture: z.string().nullable(),
  }),
  linked: z.array(linkedRecord),
  consents: z.array(consent),
  files: z.array(customerFile),
  proposedRecords: z.array(proposedRecord),
  proposedCustomers: z.array(proposedCustomer),
  undos: z.array(undo),
});
export type Customer = z.infer<typeof customerDetail>;

const timelineEntry = named('CustomerTimelineEntry', {
  _id: z.string(),
  kind: z.enum([...TIMELINE_KINDS, 'link']),
  at: z.iso.datetime(),
  text: z.string(),
  /** The admin; empty where there is none. */
  by: z.string(),
  /** The record that it is of; null for what belongs to the customer alone. */
  of: z.object({ kind: z.enum(['booking', 'lead', 'conversation']), _id: z.string() }).nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const link = named('CustomerLink', { kind: z.enum(LINKED_KINDS), id: addressPart });
const byId = z.object({ id: addressPart });
const one = z.object({ customer: customerDetail });
const fileById = z.object({ id: addressPart, fileId: addressPart });
const fileForm = defineForm({ parts: z.object({}), numbered: [], files: { parts: ['file'], most: 1 } });

const noun: Noun = { name: 'Customers', about: 'People whom the agency itself put together from leads and bookings.' };

export const customerEndpoints = defineEndpoints(noun, {
  'GET /api/admin/customers': {
    operationId: 'listCustomers',
    summary: 'Customers, the newest first; found by any part of a phone, by name in any script, by e-mail',
    access: 'sales',
    query: pageQuery(50).extend({ search: typedText({ max: 100 }).optional() }),
    answers: { 200: z.object({ customers: z.array(customerRow), ...listPage.shape }) },
  },
  'POST /api/admin/customers': {
    operationId: 'createCustomer',
    summary: 'Make a customer, and link the record that it is made from',
    access: 'sales',
    body: customerForm.extend({ from: link.nullish() }),
    errors: ['not-found', 'conflict'],
    takesIdempotencyKey: true,
    answers: { 201: z.object({ _id: z.string() }) },
  },
  'GET /api/admin/customers/{id}': {
    operationId: 'getCustomer',
    summary: 'A customer with totals, linked records, files and proposals',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 200: one },
  },
  'PUT /api/admin/customers/{id}': {
    operationId: 'updateCustomer',
    summary: 'Change the facts of a customer; 409 when they have changed since `revision`',
    access: 'sales',
    params: byId,
    body: customerForm.extend({ revision: z.number().int() }),
    errors: ['not-found', 'conflict'],
    answers: { 200: one },
  },
  'DELETE /api/admin/customers/{id}': {
    operationId: 'deleteCustomer',
    summary: 'Delete a customer with notes, calls, tasks and files, for good; linked records stay without it',
    access: 'people',
    params: byId,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'GET /api/admin/customers/{id}/timeline': {
    operationId: 'listCustomerTimeline',
    summary: 'Everything that happened with a customer, the newest first',
    access: 'sales',
    params: byId,
    query: z.object({ kind: z.enum(TIMELINE_KINDS).optional(), before: z.string().max(100).optional() }),
    errors: ['not-found'],
    answers: { 200: z.object({ entries: z.array(timelineEntry), next: z.string().nullable() }) },
  },
  'POST /api/admin/customers/{id}/entries': {
    operationId: 'addCustomerEntry',
    summary: 'Write a note, or record a call with its result',
    access: 'sales',
    params: byId,
    body: z.object({
      kind: z.enum(['note', 'call']),
      method: z.enum(CONTACT_METHODS).default('phone'),
      successful: z.boolean().default(false),
      text: typedText({ max: CUSTOMER_LIMITS.entry, multiline: true }).default(''),
    }),
    errors: ['not-found'],
    takesIdempotencyKey: true,
    answers: { 201: z.object({ _id: z.string() }) },
  },
  'POST /api/admin/customers/{id}/consents': {
    operationId: 'addCustomerConsent',
    summary: 'Take down what a customer agreed to, how and when',
    access: 'sales',
    params: byId,
    body: z.object({ purpose: z.enum(CONSENT_PURPOSES), way: z.enum(CONSENT_WAYS), givenOn: day }),
    errors: ['not-found'],
    answers: { 201: one },
  },
  'DELETE /api/admin/customers/{id}/consents/{consentId}': {
    operationId: 'withdrawCustomerConsent',
    summary: 'Note that a customer has withdrawn a consent today',
    access: 'sales',
    params: z.object({ id: addressPart, consentId: addressPart }),
    errors: ['not-found'],
    answers: { 200: one },
  },
  'POST /api/admin/customers/{id}/links': {
    operationId: 'linkCustomer',
    summary: 'Link a lead, a booking or an account; 409 when it is linked to another customer',
    access: 'sales',
    params: byId,
    body: link,
    errors: ['not-found', 'conflict'],
    answers: { 200: one },
  },
  'DELETE /api/admin/customers/{id}/links/{kind}/{recordId}': {
    operationId: 'unlinkCustomer',
    summary: 'Unlink a record; can be undone for a day',
    access: 'sales',
    params: z.object({ id: addressPart, kind: z.enum(LINKED_KINDS), recordId: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: { 200: one },
  },
  'POST /api/admin/customers/{id}/join': {
    operationId: 'joinCustomers',
    summary: 'Move all of another customer into this one; can be undone for a day',
    access: 'sales',
    params: byId,
    body: z.object({ otherId: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: { 200: one },
  },
  'POST /api/admin/customers/{id}/undos/{undoId}': {
    operationId: 'undoCustomerChange',
    summary: 'Undo an unlinking or a joining of the last day',
    access: 'sales',
    params: z.object({ id: addressPart, undoId: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: { 200: one },
  },
  'POST /api/admin/customers/{id}/files': {
    operationId: 'addCustomerFile',
    summary: 'Store a PDF or a picture of a customer, at most 10 MB',
    access: 'sales',
    params: byId,
    multipart: fileForm,
    errors: ['not-found', 'conflict'],
    answers: { 201: one },
  },
  'POST /api/admin/customers/{id}/files/{fileId}/ticket': {
    operationId: 'openCustomerFile',
    summary: 'The address of a file, which opens for a minute',
    access: 'sales',
    params: fileById,
    errors: ['not-found'],
    answers: { 200: z.object({ address: z.string() }) },
  },
  'DELETE /api/admin/customers/{id}/files/{fileId}': {
    operationId: 'deleteCustomerFile',
    summary: 'Delete a file, for good',
    access: 'sales',
    params: fileById,
    errors: ['not-found'],
    answers: { 200: one },
  },
});

export const customerFiles = defineFiles(noun, {
  'GET /api/admin/customers/{id}/files/{fileId}/content': {
    operationId: 'getCustomerFile',
    summary: 'A file of a customer, with a ticket',
    access: 'public',
    params: fileById,
    query: z.object({ ticket: z.string().max(200).default('') }),
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    errors: ['not-found', 'forbidden'],
  },
});
