import { z } from 'zod';
import { isDay } from '../core/dates.ts';
import { FAULT_CODES } from '../core/plan-checking/fault-sayings.ts';
import { MOST_DAYS, PLAN_LONGEST, SURENESSES } from '../core/plan-reading/read-plan-types.ts';
import { MAX_TRAVELLERS } from '../core/planner/types.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { itinerary } from './itineraries.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';

const noun: Noun = { name: 'Plan checks', about: 'Plans made elsewhere, read and checked.' };

/** Control characters, which texts copied from documents have and names do not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** The text of a plan, from any program: what cannot be shown is taken out instead of refused. */
const pastedText = z
  .string(told({ say: 'no-plan-text' }))
  .transform((text) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, ' ').trim())
  .refine((text) => text !== '', told({ say: 'no-plan-text' }))
  .refine((text) => text.length <= PLAN_LONGEST, told({ say: 'text-too-long', max: PLAN_LONGEST }))
  .meta({ maxLength: PLAN_LONGEST });

/** Most places that a visitor can take out of what was read. */
const MOST_LEFT_OUT = 200;

/** A value with where it comes from: the visitor gave it, the text says it, or it is assumed. */
const origin = z.enum(['given', 'read', 'assumed']);

const readPlace = named('ReadPlace', {
  kind: z.enum(['sight', 'town']),
  id: z.string(),
  name: z.string(),
  /** As the text has it. */
  typed: z.string(),
  /** How sure the reading is; `guessed` ones are to be looked at. */
  sure: z.enum(SURENESSES),
});

const readDay = named('ReadDay', {
  number: z.number(),
  date: z.string(),
  /** The town of the night after it; null where none is known, and for the last day. */
  night: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The night is spent in a train or bus. */
  isOnBoard: z.boolean(),
  places: z.array(readPlace),
  /** What looks like names and is no place that we know. */
  unknown: z.array(z.string()),
});

const planFault = named('PlanFault', {
  code: z.enum(FAULT_CODES),
  /** The day that it is about; left out for the whole plan. */
  day: z.number().exactOptional(),
  placeId: z.string().exactOptional(),
  text: z.string(),
});

const sightChange = named('SightChange', {
  id: z.string(),
  name: z.string(),
  /** The day in the pasted plan. */
  from: z.number(),
  /** The day in the repaired plan; left out where it is on none. */
  to: z.number().exactOptional(),
});

/** What was read from a pasted plan, what is wrong with it, and the plan that can be travelled. */
export const planCheck = named('PlanCheck', {
  trip: z.object({
    from: z.object({ value: z.string(), origin }),
    departureDate: z.object({ value: z.string(), origin }),
    travellers: z.object({ value: z.number(), origin }),
  }),
  days: z.array(readDay).max(MOST_DAYS),
  faults: z.array(planFault),
  /** Null where there is none: `refusal` says why, if the plan has a town. */
  repaired: z
    .object({
      itinerary,
      /** Sights of the pasted plan that it has. */
      kept: z.number(),
      changes: z.array(sightChange),
    })
    .nullable(),
  refusal: z.object({ reason: z.string(), message: z.string() }).nullable(),
});
export type PlanCheck = z.output<typeof planCheck>;

export const planCheckEndpoints = defineEndpoints(noun, {
  'POST /api/check-a-plan': {
    operationId: 'checkPlan',
    summary: 'Read a plan made elsewhere, say what is wrong with it, and repair it. The text is not kept',
    access: 'public',
    body: z.object({
      text: pastedText,
      /** Where the trip starts; read from the text or assumed when left out. */
      from: typedText({ max: 100 }).default(''),
      departureDate: z
        .string()
        .refine(isDay, told({ say: 'day-malformed' }))
        .exactOptional(),
      travellers: z.number().int().min(1).max(MAX_TRAVELLERS).exactOptional(),
      /** Ids of sights and towns that were read by mistake: their names mean nothing in this text. */
      leaveOut: z.array(addressPart).max(MOST_LEFT_OUT).default([]),
    }),
    answers: { 200: planCheck },
  },
});
