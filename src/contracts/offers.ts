import { z } from 'zod';
import { OFFER_LIMITS, OFFER_STATES } from '../core/offers/offer-options.ts';
import { defineEndpoints } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { wholeNumber } from './numbers.ts';
import { addressPart, typedText } from './text.ts';

export const offer = z.object({
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  percent: z.number(),
  /** First and last day in India on which it is shown. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Short words that the popup shows beside its form while the offer runs. */
  chips: z.array(z.string()),
  /** On the day in India on which it is read. */
  state: z.enum(OFFER_STATES),
  isDemo: z.boolean(),
  /** Goes up with each save; a save that read an older one is refused. */
  version: z.number(),
});
export type Offer = z.infer<typeof offer>;

const required = (max: number, name: string) =>
  typedText({ max, missing: `${name} is required` }).refine((text) => text !== '', `${name} is required`);

const offerParts = z.object({
  title: required(OFFER_LIMITS.title, 'Title'),
  text: required(OFFER_LIMITS.text, 'Text'),
  percent: wholeNumber(1, 100, 'Percent'),
  from: z.iso.date('First day is required'),
  until: z.iso.date('Last day is required'),
  chips: z
    .array(required(OFFER_LIMITS.chip, 'A chip'))
    .max(OFFER_LIMITS.chips, `No more than ${OFFER_LIMITS.chips} chips fit`),
});

type OfferParts = z.infer<typeof offerParts>;
const endsInTime = ({ from, until }: OfferParts): boolean => until >= from;
const TOO_EARLY = { path: ['until'], error: 'The last day cannot lie before the first' };

export const offerForm = offerParts.refine(endsInTime, TOO_EARLY);
export type OfferForm = z.infer<typeof offerForm>;

const offerParams = z.object({ id: addressPart });

export const offerEndpoints = defineEndpoints({
  'GET /api/admin/offers': {
    summary: 'All offers, the one that ends last first',
    access: 'admin',
    query: pageQuery(20),
    answers: { 200: z.object({ offers: z.array(offer), ...listPage.shape }) },
  },
  'POST /api/admin/offers': {
    summary: 'Create offer; it is shown from its first to its last day in India',
    access: 'admin',
    body: offerForm,
    answers: { 201: z.object({ offer }) },
  },
  'PUT /api/admin/offers/{id}': {
    summary: 'Change an offer; 409 when another admin saved meanwhile',
    access: 'admin',
    params: offerParams,
    body: offerParts.extend({ version: z.number() }).refine(endsInTime, TOO_EARLY),
    answers: { 200: z.object({ offer }) },
  },
  'DELETE /api/admin/offers/{id}': {
    summary: 'Take an offer away',
    access: 'admin',
    params: offerParams,
    answers: { 204: z.null() },
  },
});
