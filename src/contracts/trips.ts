import { z } from 'zod';
import { ALTERNATIVE_KINDS, NO_ALTERNATIVE } from '../core/planner/alternatives/kinds.ts';
import type { TripDecisions } from '../core/planner/edits/decisions.ts';
import { MAX_TRIP_DAYS } from '../core/planner/types.ts';
import { TRIP_NAME_LONGEST, VERSION_ORIGINS } from '../core/trips.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { itinerary, itineraryDetails } from './itineraries.ts';
import { named } from './named.ts';
import { addressPart, typedText } from './text.ts';
import { planDifference } from './trip-differences.ts';

/** Sights of a day, and of a trip, that are read at most. */
const MOST_SIGHTS = { ofDay: 20, ofTrip: 200 } as const;

const sightId = addressPart;

/** What a traveller decides on in a plan; all else follows. */
export const tripDecisions: z.ZodType<TripDecisions, TripDecisions> = named('TripDecisions', {
  days: z
    .array(
      z.object({
        number: z.number().int(),
        dawn: sightId.exactOptional(),
        sights: z.array(sightId).max(MOST_SIGHTS.ofDay),
      }),
    )
    .max(MAX_TRIP_DAYS),
  minutes: z.record(sightId, z.number().int()).refine((minutes) => Object.keys(minutes).length <= MOST_SIGHTS.ofTrip),
  locked: z.array(sightId).max(MOST_SIGHTS.ofTrip),
});

const trip = named('Trip', {
  _id: z.string(),
  /** What its traveller calls it; empty for the title of its itinerary. */
  name: z.string(),
  itinerary,
  /** True once it was changed: its itinerary is then its own. */
  isOwn: z.boolean(),
  revision: z.number(),
  /** Requests to book it that are neither cancelled nor completed. */
  bookings: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Trip = z.infer<typeof trip>;

const tripEditing = named('TripEditing', {
  trip,
  decisions: tripDecisions,
  /** The planner's own plan, as JSON text: for the editor. */
  plan: z.string(),
  /** The facts that the plan and its edits need, as JSON text: for the editor. */
  facts: z.string(),
  /** Names of its places in the reader's language, by their English ones; empty in English. */
  names: z.record(z.string(), z.string()),
});
export type TripEditing = z.infer<typeof tripEditing>;

const tripRevision = named('TripRevision', {
  revision: z.number(),
  savedAt: z.iso.datetime(),
  decisions: tripDecisions,
  /** How it came about; null for versions from before this was kept. */
  made: z.enum(VERSION_ORIGINS).nullable(),
  /** The version that was brought back by this one; null unless one was. */
  restored: z.number().nullable(),
  /** Without an offer; null where it was not kept. */
  perPersonRupees: z.number().nullable(),
  /** The sights of each day; empty where its plan is no longer kept. */
  days: z.array(
    z.object({
      number: z.number(),
      date: z.iso.date(),
      sights: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  /** What is different from the version before; null for the oldest one that is kept. */
  difference: planDifference.nullable(),
  /** False for the version of today, and where its plan is no longer kept. */
  canBringBack: z.boolean(),
});
export type TripRevision = z.infer<typeof tripRevision>;

/** Which alternative of a trip, as it was changed so far. */
const asked = {
  kind: z.enum(ALTERNATIVE_KINDS),
  /** The day on which it rains; all of them without one. */
  day: z.number().int().exactOptional(),
  decisions: tripDecisions,
  /** The revision that was changed. */
  revision: z.number().int(),
};

const tripAlternative = named('TripAlternative', {
  /** Accepts exactly this plan. */
  digest: z.string(),
  difference: planDifference,
});
export type TripAlternative = z.infer<typeof tripAlternative>;

const tripCalendar = named('TripCalendar', {
  /** The secret address of the calendar file: anyone who has it can read the plan. */
  address: z.url(),
});

const noun: Noun = { name: 'Trips', about: 'Trips that a traveller keeps and changes.' };

const idParams = z.object({ id: addressPart });

export const tripEndpoints = defineEndpoints(noun, {
  'GET /api/trips': {
    operationId: 'listTrips',
    summary: 'The trips that a person keeps, the last changed first',
    access: 'user',
    answers: { 200: z.object({ trips: z.array(trip) }) },
  },
  'POST /api/trips': {
    operationId: 'keepTrip',
    summary: 'Keep an itinerary; one that is kept already is answered as it is',
    access: 'user',
    body: z.object({ itineraryId: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: { 201: z.object({ trip }) },
  },
  'PUT /api/trips/{id}': {
    operationId: 'renameTrip',
    summary: 'Call a trip otherwise; an empty name is the title of its itinerary',
    access: 'user',
    params: idParams,
    body: z.object({ name: typedText({ max: TRIP_NAME_LONGEST }) }),
    errors: ['not-found'],
    answers: { 200: z.object({ trip }) },
  },
  'POST /api/trips/{id}/copy': {
    operationId: 'copyTrip',
    summary: 'Keep a second trip with the same plan',
    access: 'user',
    params: idParams,
    errors: ['not-found', 'conflict'],
    answers: { 201: z.object({ trip }) },
  },
  'DELETE /api/trips/{id}': {
    operationId: 'deleteTrip',
    summary: 'Stop keeping a trip; it can be restored for thirty days',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'POST /api/trips/{id}/restore': {
    operationId: 'restoreTrip',
    summary: 'Keep a deleted trip again',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: { 200: z.object({ trip }) },
  },
  'GET /api/trips/{id}/editing': {
    operationId: 'openTripForEditing',
    summary: 'All that an editor needs: the plan, its decisions and its facts',
    access: 'user',
    params: idParams,
    errors: ['not-found', 'impossible'],
    answers: { 200: z.object({ editing: tripEditing }) },
  },
  'PUT /api/trips/{id}/plan': {
    operationId: 'changeTrip',
    summary:
      'Save what was decided; the site times, prices and checks the plan itself. 409 when it was changed meanwhile',
    access: 'user',
    params: idParams,
    body: z.object({
      decisions: tripDecisions,
      /** The revision that was changed. */
      revision: z.number().int(),
    }),
    errors: ['not-found', 'conflict', 'impossible'],
    answers: { 200: z.object({ trip, details: itineraryDetails }) },
  },
  'GET /api/trips/{id}/revisions': {
    operationId: 'listTripRevisions',
    summary: 'The last versions of a trip, each with what it changed, the newest first',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: { 200: z.object({ revisions: z.array(tripRevision) }) },
  },
  'POST /api/trips/{id}/revisions/restore': {
    operationId: 'bringBackTripRevision',
    summary: 'Bring back a version of a trip: it becomes the newest one, and no other is lost',
    access: 'user',
    params: idParams,
    body: z.object({
      revision: z.number().int(),
      /** The newest revision that was seen. */
      newest: z.number().int(),
    }),
    errors: ['not-found', 'conflict', 'impossible'],
    answers: { 200: z.object({ trip }) },
  },
  'POST /api/trips/{id}/alternatives': {
    operationId: 'findTripAlternative',
    summary: 'Another way to make a trip, as a difference; nothing is saved',
    access: 'user',
    params: idParams,
    body: z.object(asked),
    errors: ['not-found', 'conflict', 'impossible'],
    answers: {
      200: z.object({
        /** Null where there is none. */
        alternative: tripAlternative.nullable(),
        because: z.enum(NO_ALTERNATIVE).nullable(),
        /** What the planner says where it has no such plan. */
        reason: z.string().nullable(),
      }),
    },
  },
  'POST /api/trips/{id}/alternatives/accept': {
    operationId: 'acceptTripAlternative',
    summary: 'Make an alternative the newest version of a trip. 409 when it is no longer the one that was shown',
    access: 'user',
    params: idParams,
    body: z.object({ ...asked, digest: z.string().max(64) }),
    errors: ['not-found', 'conflict', 'impossible'],
    answers: { 200: z.object({ trip }) },
  },
  'PUT /api/trips/{id}/calendar': {
    operationId: 'openTripCalendar',
    summary: 'The address under which calendars subscribe to a trip; made at the first call, and again when renewed',
    access: 'user',
    params: idParams,
    body: z.object({
      /** True for another address: the one before then shows an empty calendar. */
      renew: z.boolean(),
    }),
    errors: ['not-found'],
    answers: { 200: z.object({ calendar: tripCalendar }) },
  },
  'DELETE /api/trips/{id}/calendar': {
    operationId: 'closeTripCalendar',
    summary: 'Take the address of a trip’s calendar back: calendars that subscribe become empty',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
});

export const tripFiles = defineFiles(noun, {
  'GET /api/calendars/{file}': {
    operationId: 'getTripCalendar',
    summary: 'The present plan of a kept trip as a calendar to subscribe to; empty once its address was taken back',
    access: 'public',
    params: z.object({ file: z.string() }),
    errors: ['not-found'],
    mediaTypes: ['text/calendar'],
    hasETag: true,
  },
});
