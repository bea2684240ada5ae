import { z } from 'zod';
import { OFFER_LIMITS, OFFER_SCOPES, OFFER_STATES, type OfferScope } from '../core/offers/offer-options.ts';
import { offerWordProblems } from '../core/offers/offer-words.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { named } from './named.ts';
import { wholeNumber } from './numbers.ts';
import { addressPart, typedText } from './text.ts';

export const offer = named('Offer', {
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  /** By so much it lowers the price to pay of what it covers. */
  percent: z.number(),
  /** What it covers. */
  scope: z.enum(OFFER_SCOPES),
  /** First and last day in India on which it is in force. */
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

/** An offer as a price that it has lowered names it. */
export const offerInPrice = named('OfferInPrice', { title: z.string(), percent: z.number(), until: z.iso.date() });

const required = (max: number, name: string) =>
  typedText({ max, missing: `${name} is required` }).refine((text) => text !== '', `${name} is required`);

const offerParts = z.object({
  title: required(OFFER_LIMITS.title, 'Title'),
  text: required(OFFER_LIMITS.text, 'Text'),
  percent: wholeNumber(1, OFFER_LIMITS.percent, 'Percent'),
  scope: z.enum(OFFER_SCOPES, { error: 'What it covers must be all, packages or itineraries' }),
  from: z.iso.date('First day is required'),
  until: z.iso.date('Last day is required'),
  chips: z
    .array(required(OFFER_LIMITS.chip, 'A chip'))
    .max(OFFER_LIMITS.chips, `No more than ${OFFER_LIMITS.chips} chips fit`),
});

type OfferParts = z.infer<typeof offerParts>;
/** An offer as its form sends it; without a scope where the caller does not know of any. */
type SentOffer = Omit<OfferParts, 'scope'> & { readonly scope?: OfferScope | undefined };

const endsInTime = ({ from, until }: SentOffer): boolean => until >= from;
const TOO_EARLY = { path: ['until'], error: 'The last day cannot lie before the first' };

/** Refuses words that the site would not keep, each beside its field. Without a scope none of them reaches too far. */
function keepsItsWord({ scope = 'all', ...offer }: SentOffer, context: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(offerWordProblems({ ...offer, scope }))) {
    context.addIssue({ code: 'custom', path: field.split('.'), message });
  }
}

export const offerForm = offerParts
  .extend({ scope: offerParts.shape.scope.default('all') })
  .refine(endsInTime, TOO_EARLY)
  .superRefine(keepsItsWord)
  .meta({ id: 'OfferForm' });
export type OfferForm = z.infer<typeof offerForm>;

/** A change of an offer; without `scope` it keeps the one that it has. */
const offerChange = offerParts
  .extend({ scope: offerParts.shape.scope.optional(), version: z.number() })
  .refine(endsInTime, TOO_EARLY)
  .superRefine(keepsItsWord)
  .meta({ id: 'OfferChange' });
export type OfferChange = z.infer<typeof offerChange>;

const offerParams = z.object({ id: addressPart });

const noun: Noun = { name: 'Offers', about: 'Offers that lower prices for some days.' };

export const offerEndpoints = defineEndpoints(noun, {
  'GET /api/admin/offers': {
    operationId: 'listOffers',
    summary: 'All offers, the one that ends last first',
    access: 'admin',
    query: pageQuery(20),
    answers: { 200: z.object({ offers: z.array(offer), ...listPage.shape }) },
  },
  'POST /api/admin/offers': {
    operationId: 'createOffer',
    summary: 'Create an offer; it lowers the prices of what it covers from its first to its last day in India',
    access: 'admin',
    body: offerForm,
    answers: { 201: z.object({ offer }) },
  },
  'PUT /api/admin/offers/{id}': {
    operationId: 'updateOffer',
    summary: 'Change an offer; it keeps its scope when none is sent; 409 when another admin saved meanwhile',
    access: 'admin',
    params: offerParams,
    body: offerChange,
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ offer }) },
  },
  'DELETE /api/admin/offers/{id}': {
    operationId: 'deleteOffer',
    summary: 'Take an offer away',
    access: 'admin',
    params: offerParams,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
});
