import { z } from 'zod';
import { OPEN_WINDOW_PATTERN } from '../core/clock-time.ts';
import { YEAR_DAY_PATTERN } from '../core/dates.ts';
import { type FieldName, missing } from '../core/field-problems.ts';
import { CONFIDENCES, THEMES } from '../core/gazetteer/types.ts';
import type { CorrectedFact } from '../core/places/corrections.ts';
import { CHECK_IDS } from '../core/planner/verifier/checks.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { listPage, pageQuery, unlessEmpty } from './lists.ts';
import type { Mutable } from './mutable.ts';
import { named } from './named.ts';
import { wholeNumber } from './numbers.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';

const day = z.iso.date();
const required = (max: number, field: FieldName) =>
  typedText({ max, missing: missing(field) }).refine((text) => text !== '', told(missing(field)));

const openWindow = z.string().regex(OPEN_WINDOW_PATTERN, told({ say: 'hours-malformed' }));
const hours = z
  .array(openWindow)
  .min(1, told(missing('hours')))
  .max(4);
const closedDays = z
  .array(z.literal([0, 1, 2, 3, 4, 5, 6]))
  .max(6, told({ say: 'impossible-times', fault: 'closed-all-week' }));
const yearDay = z.string().regex(YEAR_DAY_PATTERN, told({ say: 'year-day-malformed' }));
const fee = wholeNumber(0, 6000, 'fee');
const minutes = wholeNumber(15, 480, 'visit-minutes');
/** In decimal degrees (WGS 84). */
const lat = z
  .number(told(missing('latitude')))
  .min(5)
  .max(38);
const lon = z
  .number(told(missing('longitude')))
  .min(67)
  .max(98);

/** Further names of a place, and the characters of one. */
const MOST_NAMES = 40;
const LONGEST_NAME = 80;

/** How strong a reason to come a sight is that the back office adds. */
export const ADDED_SCORES = [35, 55, 70] as const;

/** The texts of values. Typed ones are cleaned, and only for input. */
interface Texts<Text extends z.ZodType<string, string>> {
  readonly reason: Text;
  readonly spelling: Text;
  readonly name: Text;
  readonly about: Text;
}

/** Returns the values of each fact, with their texts. */
const valuesWith = <Text extends z.ZodType<string, string>>({ reason, spelling, name, about }: Texts<Text>) => ({
  hours,
  closedDays,
  fee,
  duration: minutes,
  position: z.object({ lat, lon }),
  season: z.array(z.object({ from: yearDay, to: yearDay, reason })).max(6),
  closures: z
    .array(
      z.object({ from: z.iso.date(told(missing('first-day'))), to: z.iso.date(told(missing('last-day'))), reason }),
    )
    .max(10),
  /** Further names and spellings. */
  names: z
    .array(spelling)
    .min(1, told(missing('names')))
    .max(MOST_NAMES),
  hidden: z.literal(true),
  sight: z.object({
    name,
    about,
    lat,
    lon,
    minutes,
    open: hours,
    closedWeekdays: closedDays,
    feeRupees: fee,
    themes: z
      .array(z.enum(THEMES))
      .min(1, told(missing('themes')))
      .max(4),
    indoor: z.boolean(),
    score: z.literal(ADDED_SCORES),
  }),
});

const typed = valuesWith({
  reason: required(120, 'closure-reason'),
  spelling: required(LONGEST_NAME, 'names'),
  name: required(80, 'sight-name'),
  // As the facts' own sights: one sentence without numbers, which our texts do not have.
  about: required(160, 'sight-about')
    .refine((text) => !/\d/.test(text), told({ say: 'sight-about-number' }))
    .refine((text) => text.length >= 20, told({ say: 'sight-about-short' })),
});
const kept = valuesWith({ reason: z.string(), spelling: z.string(), name: z.string(), about: z.string() });
type Values = typeof typed | typeof kept;

/** A fact and what it is instead, with more fields. */
const correctedWith = <V extends Values, More extends z.ZodRawShape>(values: V, more: More) => {
  const factWith = <F extends keyof V>(fact: F & string) =>
    z.object({ fact: z.literal(fact), value: values[fact], ...more });
  return z.discriminatedUnion('fact', [
    factWith('hours'),
    factWith('closedDays'),
    factWith('fee'),
    factWith('duration'),
    factWith('position'),
    factWith('season'),
    factWith('closures'),
    factWith('names'),
    factWith('hidden'),
    factWith('sight'),
  ]);
};

/** A fact as it is stored. */
export const correctedFact = correctedWith(kept, {}) satisfies z.ZodType<Mutable<CorrectedFact>>;

/** Where it is from, and why it is entered. */
const grounds = {
  source: required(300, 'fact-source'),
  why: required(300, 'fact-why'),
  /** Id of the correction that was in force when the form was opened; null for none. */
  replaces: z.string().nullable(),
};

export const correctionForm = correctedWith(typed, grounds).meta({ id: 'CorrectionForm' });
export type CorrectionForm = z.infer<typeof correctionForm>;

/** A correction in force, with who made it. */
export const placeCorrection = correctedWith(kept, {
  _id: z.string(),
  placeId: z.string(),
  baseId: z.string(),
  source: z.string(),
  why: z.string(),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  /** False when the facts no longer have the place, or have got the added sight themselves. */
  applies: z.boolean(),
}).meta({ id: 'PlaceCorrection' });
export type PlaceCorrection = z.infer<typeof placeCorrection>;

const factProvenance = named('FactProvenance', {
  source: z.array(z.string()),
  checkedOn: day,
  confidence: z.enum(CONFIDENCES),
});
const closure = z.object({ from: z.string(), to: z.string(), reason: z.string() });

export const officeSight = named('OfficeSight', {
  id: z.string(),
  name: z.string(),
  about: z.string(),
  headline: z.boolean(),
  /** Added in the back office. */
  added: z.boolean(),
  hidden: z.boolean(),
  lat: z.number(),
  lon: z.number(),
  open: z.array(z.string()),
  closedWeekdays: z.array(z.number()),
  closedRanges: z.array(closure),
  feeRupees: z.number(),
  minutes: z.number(),
  /** The provenance of each fact. */
  facts: z.object({
    position: factProvenance,
    hours: factProvenance,
    closedDays: factProvenance,
    fee: factProvenance,
    season: factProvenance,
    duration: factProvenance,
  }),
});
export type OfficeSight = z.infer<typeof officeSight>;

export const officePlaceOnList = named('OfficePlaceOnList', {
  id: z.string(),
  name: z.string(),
  state: z.string(),
  sights: z.number(),
  /** Facts of its sights that no source states, in percent. */
  unsourcedPercent: z.number(),
  /** The day of the oldest check. */
  checkedOn: day,
  corrections: z.number(),
});
export type OfficePlaceOnList = z.infer<typeof officePlaceOnList>;

export const officePlace = named('OfficePlace', {
  ...officePlaceOnList.shape,
  about: z.string(),
  lat: z.number(),
  lon: z.number(),
  closures: z.array(closure),
  officeSights: z.array(officeSight),
  /** In force at the base and its sights, the newest first. */
  inForce: z.array(placeCorrection),
});
export type OfficePlace = z.infer<typeof officePlace>;

/** A stored plan that the corrections break. */
export const brokenPlan = named('BrokenPlan', {
  slug: z.string(),
  title: z.string(),
  startDate: day,
  endDate: day,
  /** Open booking requests for it. */
  bookings: z.number(),
  /** What would not be planned so today; the message is for the office, in English. */
  breaks: z.array(z.object({ check: z.enum(CHECK_IDS), message: z.string() })),
});
export type BrokenPlan = z.infer<typeof brokenPlan>;

export const officePlacesNoun: Noun = {
  name: 'Places in the back office',
  about: 'The facts of places, corrected where they are wrong: at work in the next plan.',
};
const params = z.object({ id: addressPart });

export const placeCorrectionEndpoints = defineEndpoints(officePlacesNoun, {
  'GET /api/admin/places': {
    operationId: 'listOfficePlaces',
    summary: 'Places by name, with how much of them a source states; found by the names of their sights too',
    access: 'places',
    query: pageQuery(20).extend({
      search: typedText({ max: 80 }).default(''),
      state: unlessEmpty(typedText({ max: 2 })),
      corrected: unlessEmpty(z.enum(['yes'])),
    }),
    answers: {
      200: z.object({
        places: z.array(officePlaceOnList),
        states: z.array(z.object({ code: z.string(), name: z.string() })),
        ...listPage.shape,
      }),
    },
  },
  'GET /api/admin/places/{id}': {
    operationId: 'getOfficePlace',
    summary: 'The facts of a place and its sights, each with source and date, and the corrections in force',
    access: 'places',
    params,
    errors: ['not-found'],
    answers: { 200: z.object({ place: officePlace }) },
  },
  'POST /api/admin/places/{id}/corrections': {
    operationId: 'correctPlace',
    summary:
      'Correct a fact of a base or sight, close it, hide it, or add a sight to a base; 409 when it changed meanwhile',
    access: 'places',
    params,
    body: correctionForm,
    errors: ['not-found', 'conflict'],
    answers: { 201: z.object({ correction: placeCorrection }) },
  },
  'DELETE /api/admin/place-corrections/{id}': {
    operationId: 'endPlaceCorrection',
    summary: 'End a correction: the fact is again as the project has it',
    access: 'places',
    params,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'GET /api/admin/places/{id}/plans': {
    operationId: 'listBrokenPlans',
    summary:
      'Stored plans, not yet travelled, that the corrections of a base break. Each call reads some of them: call again with `next` until it is null',
    access: 'places',
    params,
    query: z.object({ after: typedText({ max: 60 }).default('') }),
    errors: ['not-found'],
    answers: {
      200: z.object({ plans: z.array(brokenPlan), read: z.number(), next: z.string().nullable() }),
    },
  },
});
