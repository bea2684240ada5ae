import { z } from 'zod';
import { LANGUAGES } from '../core/languages.ts';
import { POSTER_HOURS } from '../core/posters/subject.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { addressPart, typedText } from './text.ts';

/** Parses a list of names, sent as JSON text in a query parameter; the screens have always sent it so. */
const namesAsJson = z
  .string()
  .max(8000)
  .optional()
  .transform((text, context): string[] => {
    if (text === undefined || text === '') return [];
    try {
      return z.array(z.string().max(200)).max(50).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be a JSON list of names' });
      return z.NEVER;
    }
  });

/** The author and source of a photo, as the provider's terms require them beside it, with links. */
export const photoCredit = named('PhotoCredit', {
  author: z.string(),
  /** The author's page at the provider; null without one. */
  authorUrl: z.string().nullable(),
  /** "Unsplash", "Pexels", "Wikimedia Commons". */
  source: z.string(),
  /** The photo's page at the provider. */
  sourceUrl: z.string(),
  /** Name ("CC BY-SA 4.0") and text of the licence; null when one licence covers all of the provider's photos. */
  licence: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
});
export type PhotoCredit = z.infer<typeof photoCredit>;

/** The credit as text, and the same with links. Both are absent for our own illustrations. */
const credits = { credit: z.string().optional(), attribution: photoCredit.optional() };

export const galleryImage = named('GalleryImage', { url: z.string(), alt: z.string(), ...credits });

/** What a poster shows in large, and at which hour; two with the same of both look alike. Photos have none. */
const posterLook = named('PosterLook', { motif: z.string(), hour: z.enum(POSTER_HOURS) });

const noun: Noun = { name: 'Pictures', about: 'Pictures of places.' };

export const pictureEndpoints = defineEndpoints(noun, {
  'GET /api/place-image': {
    operationId: 'getPlacePicture',
    summary: 'The address of a picture of a place',
    access: 'public',
    query: z
      .object({
        place: typedText({ max: 200 }).optional(),
        destination: typedText({ max: 200 }).optional(),
        mobile: z.enum(['true', 'false']).optional(),
      })
      .refine(({ place, destination }) => place || destination, { path: ['place'], error: 'Please name a place' }),
    answers: { 200: z.object({ imageUrl: z.string(), look: posterLook.optional(), ...credits }) },
  },
  'GET /api/destination-gallery': {
    operationId: 'getGallery',
    summary: 'Pictures of the destinations and places of a trip',
    access: 'public',
    query: z.object({
      destinations: namesAsJson,
      placesToVisit: namesAsJson,
      highlights: namesAsJson,
      aiSearchTerms: namesAsJson,
    }),
    answers: { 200: z.object({ success: z.boolean(), images: z.array(galleryImage) }) },
  },
});

export const pictureFiles = defineFiles(noun, {
  'GET /api/proxy-image': {
    operationId: 'getRemotePicture',
    summary: 'A picture of a photo provider, re-encoded as WebP',
    access: 'public',
    query: z.object({ url: z.string().min(1).max(2000) }),
    errors: ['not-found'],
    mediaTypes: ['image/webp'],
  },
  'GET /pictures/posters/{edition}/{file}': {
    operationId: 'getPoster',
    summary: 'A poster of a place as the site draws it',
    access: 'public',
    params: z.object({ edition: z.string(), file: z.string() }),
    errors: ['not-found'],
    mediaTypes: ['image/svg+xml', 'image/png'],
    hasETag: true,
  },
  'GET /pictures/cards/{language}/{slug}/{file}': {
    operationId: 'getTripCard',
    summary:
      'The sharing card of a trip, with its way and price; an address of an earlier content shows the present card',
    access: 'public',
    params: z.object({
      language: z.enum(LANGUAGES),
      slug: addressPart,
      file: z.string().regex(/^[0-9a-f]{16}\.png$/, 'Not an address of ours'),
    }),
    errors: ['not-found'],
    mediaTypes: ['image/png'],
    hasETag: true,
  },
  'GET /pictures/uploads/{file}': {
    operationId: 'getUpload',
    summary: 'A picture that an admin uploaded',
    access: 'public',
    params: z.object({ file: z.string() }),
    errors: ['not-found'],
    mediaTypes: ['image/webp', 'image/jpeg'],
    hasETag: true,
  },
});
