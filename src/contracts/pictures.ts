import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { typedText } from './text.ts';

/** A list of names as JSON text in a query parameter, as the screens have always sent it. */
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

/** Whose a photo is, as its provider's terms ask it to be said beside it, with links. */
export const photoCredit = z.object({
  author: z.string(),
  /** Page of the author with the provider; null where there is none. */
  authorUrl: z.string().nullable(),
  /** "Unsplash", "Pexels", "Wikimedia Commons". */
  source: z.string(),
  /** Page of the photo with the provider. */
  sourceUrl: z.string(),
  /** "CC BY-SA 4.0" and its text; null where the provider has one licence for all. */
  licence: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
});
export type PhotoCredit = z.infer<typeof photoCredit>;

/** Absent for our own illustrations: the credit in words, and the same with its links. */
const credits = { credit: z.string().optional(), attribution: photoCredit.optional() };

export const galleryImage = z.object({ url: z.string(), alt: z.string(), ...credits });

export const pictureEndpoints = defineEndpoints({
  'GET /api/place-image': {
    summary: 'The address of a picture of a place',
    access: 'public',
    query: z
      .object({
        place: typedText({ max: 200 }).optional(),
        destination: typedText({ max: 200 }).optional(),
        mobile: z.enum(['true', 'false']).optional(),
      })
      .refine(({ place, destination }) => place || destination, { path: ['place'], error: 'Please name a place' }),
    answers: { 200: z.object({ imageUrl: z.string(), ...credits }) },
  },
  'GET /api/destination-gallery': {
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
