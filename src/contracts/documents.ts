import { z } from 'zod';
import { defineFiles, type Noun } from './endpoint.ts';
import { addressPart } from './text.ts';
import { languageQuery } from './translations.ts';

const noun: Noun = { name: 'Documents', about: 'Plans as files to print or to send.' };

const call = {
  access: 'user',
  params: z.object({ slug: addressPart }),
  /** Without it the document is in the language of the call. */
  query: z.object(languageQuery),
  errors: ['not-found'],
  mediaTypes: ['application/pdf'],
} as const;

export const documentFiles = defineFiles(noun, {
  'GET /api/itineraries/{slug}/document.pdf': {
    ...call,
    operationId: 'getPlanDocument',
    summary: 'The whole plan as PDF, with map, prices and contacts; 404 while there is no day plan',
  },
  'GET /api/itineraries/{slug}/driver-sheet.pdf': {
    ...call,
    operationId: 'getDriverSheet',
    summary: 'One page for the driver: pick-up times, places in order with distances, stays; the reader’s own phone',
  },
});
