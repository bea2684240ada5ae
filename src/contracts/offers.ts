import { z } from 'zod';
import { type FieldName, missing } from '../core/field-problems.ts';
import { offerWordProblems } from '../core/offers/offer-claims.ts';
import { OFFER_LIMITS, OFFER_SCOPES, OFFER_STATES, type OfferScope } from '../core/offers/offer-options.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { named } from './named.ts';
import { wholeNumber } from './numbers.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';
import { translationSummary } from './translations.ts';

export const offer = named('Offer', {
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The reduction of the price to pay, for everything that the offer covers. */
  percent: z.number(),
  /** The things that the offer covers. */
  scope: z.enum(OFFER_SCOPES),
  /** First and last Indian calendar day in force. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Short phrases beside the popup's form while the offer runs. */
  chips: z.array(z.string()),
  /** As of the Indian calendar day of the request. */
  state: z.enum(OFFER_STATES),
  isDemo: z.boolean(),
  /** Grows with each save; a save based on an older version is refused. */
  version: z.number(),
  /** One for each language besides English. */
  translations: z.array(translationSummary),
});
export type Offer = z.infer<typeof offer>;

/** An offer, as named beside a price that it reduces. */
export const offerInPrice = named('OfferInPrice', { title: z.string(), percent: z.number(), until: z.iso.date() });

const required = (max: number, field: FieldName) =>
  typedText({ max, missing: missing(field) }).refine((text) => text !== '', told(missing(field)));

const offerParts = z.object({
  title: required(OFFER_LIMITS.title, 'title'),
  text: required(OFFER_LIMITS.text, 'text'),
  percent: wholeNumber(1, OFFER_LIMITS.percent, 'percent'),
  scope: z.enum(OFFER_SCOPES, { error: 'What it covers must be all, packages or itineraries' }),
  from: z.iso.date(told(missing('first-day'))),
  until: z.iso.date(told(missing('last-day'))),
  chips: z
    .array(required(OFFER_LIMITS.chip, 'chip'))
    .max(OFFER_LIMITS.chips, told({ say: 'too-many-chips', most: OFFER_LIMITS.chips })),
});

type OfferParts = z.infer<typeof offerParts>;
/** An offer as its form sends it; without a scope from callers that predate the field. */
type SentOffer = Omit<OfferParts, 'scope'> & { readonly scope?: OfferScope | undefined };

const endsInTime = ({ from, until }: SentOffer): boolean => until >= from;
const TOO_EARLY = { path: ['until'], error: told({ say: 'offer-ends-early' }) };

/** Refuses claims that the site cannot keep, each beside its field. Without a scope, no claim counts as too broad. */
function keepsItsWord({ scope = 'all', ...offer }: SentOffer, context: z.RefinementCtx): void {
  for (const [field, problem] of Object.entries(offerWordProblems({ ...offer, scope }))) {
    context.addIssue({ code: 'custom', path: field.split('.'), message: told(problem) });
  }
}

export const offerForm = offerParts
  .extend({ scope: offerParts.shape.scope.default('all') })
  .refine(endsInTime, TOO_EARLY)
  .superRefine(keepsItsWord)
  .meta({ id: 'OfferForm' });
export type OfferForm = z.infer<typeof offerForm>;

/** A change of an offer; without `scope`, the stored one stays. */
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
    access: 'settings',
    query: pageQuery(20),
    answers: { 200: z.object({ offers: z.array(offer), ...listPage.shape }) },
  },
  'POST /api/admin/offers': {
    operationId: 'createOffer',
    summary: 'Create an offer; it lowers the prices of what it covers from its first to its last day in India',
    access: 'settings',
    body: offerForm,
    answers: { 201: z.object({ offer }) },
  },
  'PUT /api/admin/offers/{id}': {
    operationId: 'updateOffer',
    summary: 'Change an offer; it keeps its scope when none is sent; 409 when another admin saved meanwhile',
    access: 'settings',
    params: offerParams,
    body: offerChange,
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ offer }) },
  },
  'DELETE /api/admin/offers/{id}': {
    operationId: 'deleteOffer',
    summary: 'Take an offer away',
    access: 'settings',
    params: offerParams,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
});
