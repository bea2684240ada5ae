import { z } from 'zod';
import { LEGAL_PAGES } from '../core/legal/legal-pages.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { languageQuery, languageShape, translationSummary } from './translations.ts';

export const legalPageName = z.enum(LEGAL_PAGES).meta({ id: 'LegalPageName' });

export const legalPage = named('LegalPage', {
  name: legalPageName,
  /** Clean HTML. */
  content: z.string(),
  /** When this text came into force. */
  since: z.iso.datetime(),
  ...languageShape,
});
export type LegalPage = z.infer<typeof legalPage>;

const edition = named('LegalEdition', {
  /** Counted from 1. */
  number: z.number(),
  publishedAt: z.iso.datetime(),
  by: z.string(),
});

const managedShape = {
  name: legalPageName,
  /** `draft`: written and not published; `changed`: published, and changed since; `withdrawn` shows no page either. */
  state: z.enum(['none', 'draft', 'published', 'changed', 'withdrawn']),
  /** When the text in force was published; null where none is. */
  publishedAt: z.iso.datetime().nullable(),
  translations: z.array(translationSummary),
};

const managedSummary = named('ManagedLegalSummary', managedShape);
export type ManagedLegalSummary = z.infer<typeof managedSummary>;

export const managedLegalPage = named('ManagedLegalPage', {
  ...managedShape,
  /** The saved text; before the first save the site's draft, with the agency's names filled in. */
  content: z.string(),
  /** What the text leaves to be filled in. */
  blanks: z.array(z.string()),
  /** Grows with each save; 0 before the first. */
  version: z.number(),
  /** All texts that were in force, the newest first. */
  editions: z.array(edition),
});
export type ManagedLegalPage = z.infer<typeof managedLegalPage>;

const byName = z.object({ name: legalPageName });
const version = z.number().int().min(0);
const withPage = z.object({ page: managedLegalPage });

const noun: Noun = {
  name: 'Legal pages',
  about: 'Privacy, terms, cancellation and grievances, in the agency’s words.',
};

export const legalEndpoints = defineEndpoints(noun, {
  'GET /api/legal/{name}': {
    operationId: 'getLegalPage',
    summary: 'A legal page as it is in force; 404 where the agency has published none',
    access: 'public',
    params: byName,
    query: z.object(languageQuery),
    errors: ['not-found'],
    answers: { 200: z.object({ page: legalPage }) },
  },
  'GET /api/admin/legal': {
    operationId: 'listLegalPages',
    summary: 'All legal pages, written or not',
    access: 'settings',
    answers: { 200: z.object({ pages: z.array(managedSummary) }) },
  },
  'GET /api/admin/legal/{name}': {
    operationId: 'getManagedLegalPage',
    summary: 'A legal page with its text as last saved; before the first save with a draft',
    access: 'settings',
    params: byName,
    answers: { 200: withPage },
  },
  'PUT /api/admin/legal/{name}': {
    operationId: 'saveLegalPage',
    summary:
      'Save a text, and publish it if asked to; a text with blanks is not published. 409 when it was saved meanwhile',
    access: 'settings',
    params: byName,
    body: z.object({
      // Cleaned, and measured without its tags, by the server.
      content: z.string().max(200_000),
      version,
      publish: z.boolean().default(false),
    }),
    errors: ['conflict'],
    answers: { 200: withPage },
  },
  'POST /api/admin/legal/{name}/withdraw': {
    operationId: 'withdrawLegalPage',
    summary: 'Take a page off the site; its text stays as a draft',
    access: 'settings',
    params: byName,
    body: z.object({ version }),
    errors: ['not-found', 'conflict'],
    answers: { 200: withPage },
  },
  'GET /api/admin/legal/{name}/editions/{number}': {
    operationId: 'getLegalEdition',
    summary: 'A text that was in force',
    access: 'settings',
    params: byName.extend({ number: z.coerce.number().int().min(1).max(100_000) }),
    errors: ['not-found'],
    answers: { 200: z.object({ edition: edition.extend({ content: z.string() }) }) },
  },
});
