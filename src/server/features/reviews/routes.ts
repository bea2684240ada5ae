import { reviewForm } from '../../../contracts/reviews.ts';
import { reviewProblems } from '../../../core/reviews/review-form.ts';
import { AppError } from '../../http/app-error.ts';
import type { Routes } from '../../http/endpoints.ts';
import { readForm } from '../../http/multipart-form.ts';
import type { ReviewService } from './service.ts';

type ReviewKeys =
  | 'GET /api/bookings/{reference}/review'
  | 'POST /api/bookings/{reference}/review'
  | 'GET /api/reviews'
  | 'GET /api/admin/reviews'
  | 'PUT /api/admin/reviews/{id}/state';

/** More links than a person opens; bounds guesses of keys. */
const LINKS_PER_MINUTE = 60;
const WRITTEN_PER_MINUTE = 10;
/** A long text in Bengali, with its indexes. */
const REVIEW_BYTES = 8 * 1024;

export const reviewRoutes = (reviews: ReviewService): Pick<Routes, ReviewKeys> => ({
  'GET /api/bookings/{reference}/review': {
    callsPerMinute: LINKS_PER_MINUTE,
    handle: ({ params, query }) => reviews.showOwn({ reference: params.reference, key: query.key }),
  },
  'POST /api/bookings/{reference}/review': {
    callsPerMinute: WRITTEN_PER_MINUTE,
    growth: { kind: 'others', bytesOf: () => REVIEW_BYTES },
    handle: async ({ request, params }) => {
      using form = await readForm(request, reviewForm);
      const { key = '', stars = '', text = '', name = '' } = form.parts;
      const problems = reviewProblems({ stars, text, name });
      if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
      const [photo] = form.files;
      const written = { stars: Number(stars), text, name: name.replace(/\s+/g, ' '), photo };
      return { review: await reviews.write({ reference: params.reference, key }, written) };
    },
  },
  'GET /api/reviews': { handle: ({ query }) => reviews.listOfPackage(query.package, query) },
  'GET /api/admin/reviews': { handle: ({ query }) => reviews.list(query) },
  'PUT /api/admin/reviews/{id}/state': {
    handle: async ({ params, body, session }) => ({ review: await reviews.decide(params.id, body, session) }),
  },
});
