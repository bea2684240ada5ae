import { z } from 'zod';
import { CONFIDENCES, TERRAINS } from '../core/gazetteer/types.ts';
import { LANGUAGES } from '../core/languages.ts';
import type { Credits as CoreCredits } from '../core/places/credits.ts';
import { LICENCE_IDS } from '../core/places/licences.ts';
import {
  type PlacePage as CorePlacePage,
  type StateOnList as CoreStateOnList,
  MONTH_KINDS,
} from '../core/places/place-page.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import type { Mutable } from './mutable.ts';
import { named } from './named.ts';
import { addressPart, typedText } from './text.ts';
import { languageQuery } from './translations.ts';

export const placeSuggestion = named('PlaceSuggestion', {
  city: z.string(),
  airport: z.string(),
  code: z.string(),
  state: z.string(),
  isUnionTerritory: z.boolean(),
  country: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

const day = z.iso.date();
const closure = named('Closure', { from: z.string(), to: z.string(), reason: z.string() });
const placeLink = named('PlaceLink', { slug: z.string(), name: z.string() });

export const placeOnList = named('PlaceOnList', {
  ...placeLink.shape,
  about: z.string(),
  terrain: z.enum(TERRAINS),
  sightCount: z.int(),
  /** January to December. */
  months: z.array(z.enum(MONTH_KINDS)).length(12),
});
export type PlaceOnList = z.infer<typeof placeOnList>;

export const stateOnList = named('StateOnList', {
  ...placeLink.shape,
  places: z.array(placeOnList),
}) satisfies z.ZodType<Mutable<CoreStateOnList>>;
export type StateOnList = z.infer<typeof stateOnList>;

const sightOnPage = named('SightOnPage', {
  id: z.string(),
  name: z.string(),
  about: z.string(),
  lat: z.number(),
  lon: z.number(),
  minutes: z.int(),
  open: z.array(z.string()),
  closedWeekdays: z.array(z.int().min(0).max(6)),
  closedRanges: z.array(closure),
  feeRupees: z.int(),
  permit: z.string().nullable(),
  headline: z.boolean(),
  confidence: z.enum(CONFIDENCES),
  checkedOn: day,
});
export type SightOnPage = z.infer<typeof sightOnPage>;

const wayTo = named('WayTo', {
  by: z.enum(['flight', 'train', 'road']),
  minutes: z.int(),
  arrivesAt: z.string().nullable(),
  minutesFromThere: z.int(),
  overnight: z.boolean(),
});
export type WayTo = z.infer<typeof wayTo>;

export const placePage = named('PlacePage', {
  ...placeOnList.shape,
  state: placeLink,
  lat: z.number(),
  lon: z.number(),
  altitudeMetres: z.int(),
  usualNights: z.int(),
  closures: z.array(closure),
  languages: z.array(z.string()),
  notes: z.array(z.string()),
  dishes: z.array(z.string()),
  eatingPlaces: z.array(z.object({ name: z.string(), area: z.string(), since: z.int() })),
  sights: z.array(sightOnPage),
  ways: z.array(z.object({ city: z.string(), ways: z.array(wayTo) })),
  nearby: z.array(z.object({ ...placeLink.shape, km: z.number(), minutes: z.int() })),
  checkedFrom: day,
  checkedUntil: day,
}) satisfies z.ZodType<Mutable<CorePlacePage>>;
export type PlacePage = z.infer<typeof placePage>;

/** Who is to be credited for the facts. */
export const credits = named('Credits', {
  publishers: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      licence: z.object({ id: z.enum(LICENCE_IDS), address: z.string().nullable(), mayBeMerged: z.boolean() }),
      /** How many facts name it. */
      facts: z.int(),
    }),
  ),
  /** Web pages of others that state facts. */
  pages: z.int(),
}) satisfies z.ZodType<Mutable<CoreCredits>>;
export type Credits = z.infer<typeof credits>;

const noun: Noun = { name: 'Places', about: 'Cities and regions of the search form, and the pages of places.' };

export const placeEndpoints = defineEndpoints(noun, {
  'GET /api/places/suggest': {
    operationId: 'suggestPlaces',
    summary: 'Cities and regions that begin with or resemble what is typed; the ten built-in cities for an empty text',
    access: 'public',
    query: z.object({
      q: typedText({ max: 80 }).default(''),
      lang: z.enum(LANGUAGES).default('en'),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    answers: { 200: z.object({ places: z.array(placeSuggestion) }) },
  },
  'GET /api/places': {
    operationId: 'listPlaces',
    summary: 'The places that have a page, by state',
    access: 'public',
    query: z.object(languageQuery),
    answers: { 200: z.object({ states: z.array(stateOnList) }) },
  },
  'GET /api/credits': {
    operationId: 'getCredits',
    summary: 'The open data that the facts rest on, with the licence of each',
    access: 'public',
    answers: { 200: z.object({ credits }) },
  },
  'GET /api/places/{slug}': {
    operationId: 'getPlace',
    summary: 'What is known of a place: when to go, how to get there, what to see, and when that was checked',
    access: 'public',
    params: z.object({ slug: addressPart }),
    query: z.object(languageQuery),
    errors: ['not-found'],
    answers: { 200: z.object({ place: placePage }) },
  },
});
