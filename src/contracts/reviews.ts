import { z } from 'zod';
import { REVIEW_LIMITS, REVIEW_STATES } from '../core/reviews/review-form.ts';
import { defineEndpoints, defineForm, type Noun } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

const words = {
  /** 1 to 5. */
  stars: z.number(),
  /** In the traveller's words; empty for stars alone. */
  text: z.string(),
  /** As the traveller wants to be named. */
  name: z.string(),
  /** Address of an uploaded picture; empty for none. */
  photo: z.string(),
};

const state = z.enum(REVIEW_STATES).meta({ id: 'ReviewState' });

/** A released review, as visitors read it: by a traveller whose trip the agency has completed. */
export const shownReview = named('Review', {
  _id: z.string(),
  ...words,
  /** The month of the trip: `2026-11`. */
  travelledIn: z.string(),
  writtenAt: z.iso.datetime(),
});
export type Review = z.infer<typeof shownReview>;

export const ownReview = named('OwnReview', { ...words, state });
export type OwnReview = z.infer<typeof ownReview>;

export const managedReview = named('ManagedReview', {
  ...shownReview.shape,
  state,
  bookingId: z.string(),
  reference: z.string(),
  title: z.string(),
  /** Path of the package's page; null where it has none any more, and for planned trips. */
  page: z.string().nullable(),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
});
export type ManagedReview = z.infer<typeof managedReview>;

export const reviewForm = defineForm({
  parts: z.object({
    /** The second half of the secret link. */
    key: z.string(),
    /** A digit from 1 to 5. */
    stars: z.string(),
    text: z.string().meta({ maxLength: REVIEW_LIMITS.text }),
    name: z.string().meta({ maxLength: REVIEW_LIMITS.name }),
  }),
  numbered: [],
  files: { parts: ['photo'], most: 1 },
});

const byReference = z.object({ reference: addressPart });

const noun: Noun = { name: 'Reviews', about: 'What travellers say of trips that the agency has completed.' };

export const reviewEndpoints = defineEndpoints(noun, {
  'GET /api/bookings/{reference}/review': {
    operationId: 'getOwnReview',
    summary: 'Whether the trip behind a secret link can be reviewed, and what was written',
    access: 'public',
    params: byReference,
    query: z.object({ key: z.string().max(100).default('') }),
    errors: ['not-found'],
    answers: { 200: z.object({ mayReview: z.boolean(), proposedName: z.string(), review: ownReview.nullable() }) },
  },
  'POST /api/bookings/{reference}/review': {
    operationId: 'createReview',
    summary: 'Review a completed trip, once; the agency releases it or not and cannot change it',
    access: 'public',
    params: byReference,
    multipart: reviewForm,
    errors: ['not-found', 'conflict'],
    answers: { 201: z.object({ review: ownReview }) },
  },
  'GET /api/reviews': {
    operationId: 'listReviews',
    summary: 'Released reviews of a package, the newest first',
    access: 'public',
    query: pageQuery(10).extend({ package: addressPart }),
    answers: { 200: z.object({ reviews: z.array(shownReview), ...listPage.shape }) },
  },
  'GET /api/admin/reviews': {
    operationId: 'listManagedReviews',
    summary: 'Reviews of a state, the newest first, and how many there are of each',
    access: 'sales',
    query: pageQuery(20).extend({ state: state.default('waiting') }),
    answers: {
      200: z.object({
        reviews: z.array(managedReview),
        ...listPage.shape,
        counts: z.object({ waiting: z.number(), released: z.number(), rejected: z.number() }),
      }),
    },
  },
  'PUT /api/admin/reviews/{id}/state': {
    operationId: 'setReviewState',
    summary: 'Release a review, or show it no more; 409 when another admin decided meanwhile',
    access: 'reviews',
    params: z.object({ id: addressPart }),
    body: z.object({ state, from: state }),
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ review: managedReview }) },
  },
});
