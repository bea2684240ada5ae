import { z } from 'zod';
import { FUNNEL_STEPS } from '../core/activities/activity-people.ts';
import { SOURCE_KINDS } from '../core/activities/visit-source.ts';
import { withoutPollToken } from '../core/polls/masked-path.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { named } from './named.ts';
import { addressPart, typedText } from './text.ts';

/** Lists every kind of activity recorded on the site. */
export const ACTIVITY_TYPES = [
  'search',
  'form_submission',
  'user_login',
  'user_register',
  'itinerary_view',
  'itinerary_share',
  'error',
  'page_view',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const ACTIVITY_DEVICES = ['desktop', 'mobile', 'tablet'] as const;

/** The kinds that a browser may report; the server records all others itself. */
export const reportedActivity = named('ReportedActivity', {
  type: z.enum(['page_view', 'itinerary_view', 'itinerary_share', 'error']),
  pageData: z
    .object({
      pageTitle: typedText({ max: 200 }),
      path: typedText({ max: 500 }).transform(withoutPollToken),
      /** Of the first page of a visit: the host that linked here, empty for none. One that is no host is ignored. */
      referrer: z.string().max(300).optional(),
      /** The `utm_source` of its address. */
      campaign: z.string().max(300).optional(),
    })
    .optional(),
  itineraryData: z
    .object({
      itinerarySlug: z.string().regex(/^[\w-]{1,200}$/, 'itinerarySlug must be the slug of an itinerary'),
      viewDuration: z.number().min(0).max(86_400).optional(),
    })
    .optional(),
  occurredAt: z.iso.datetime().optional(),
});
export type ReportedActivity = z.infer<typeof reportedActivity>;

/** A field that is missing, or that holds something else, says nothing: one odd field must not hide a list. */
const storedText = z.string().optional().catch(undefined);
const storedNumber = z.number().optional().catch(undefined);

/**
 * What an activity says beside its columns. Which fields there are depends on its type and on when it was written;
 * everything in it is handed out with a person's own copy, fields of older versions too.
 */
export const activityDocument = z.looseObject({
  /** Searches. */
  from: storedText,
  to: storedText,
  /** The route of a search by the names of its places; none where no trips are planned, and in older ones. */
  routeFrom: storedText,
  routeTo: storedText,
  departureDate: storedText,
  returnDate: storedText,
  travellers: storedNumber,
  travelClass: storedText,
  priceRange: z.array(z.number()).optional().catch(undefined),
  /** The HTTP status of the answer, how long it took in milliseconds, and why no trip was made. */
  status: storedNumber,
  processingTime: storedNumber,
  reason: storedText,
  /** Forms: `booking` with its reference and item, or `lead` with the lead's id, which the first ones lack. */
  formType: storedText,
  reference: storedText,
  itemType: storedText,
  itemSlug: storedText,
  leadId: storedText,
  /** Itineraries: opened, opened with the day plan (`stage` is `details`), read for so many seconds, shared. */
  itinerarySlug: storedText,
  stage: storedText,
  viewDuration: storedNumber,
  platform: storedText,
  /** Pages; the title of an error is its message. */
  pageTitle: storedText,
  path: storedText,
  /** Where the visit that the page began came from (`sourceOf` of core). */
  source: storedText,
});
export type ActivityDocument = z.output<typeof activityDocument>;

/** One recorded activity, as the back office sees it. */
export const activity = named('Activity', {
  _id: z.string(),
  activityType: z.enum(ACTIVITY_TYPES),
  timestamp: z.iso.datetime(),
  /** Null when the person was not signed in. */
  userId: z.string().nullable(),
  /** Tells apart the browsers of one day; null for the activity of an erased person. */
  visitor: z.string().nullable(),
  userInfo: z.object({ name: z.string(), phone: z.string() }).optional(),
  deviceInfo: z.object({ deviceType: z.enum(ACTIVITY_DEVICES) }),
  searchData: z
    .object({
      from: z.string(),
      to: z.string(),
      departureDate: z.string(),
      returnDate: z.string(),
      priceRange: z.object({ min: z.number(), max: z.number() }),
      travellers: z.number(),
      /** In milliseconds. */
      processingTime: z.number().optional(),
      /** Why no trip was made; absent when one was. */
      refusal: z.string().optional(),
    })
    .optional(),
  formData: z
    .object({
      formType: z.string(),
      /**
       * Contact data of the booking or lead that this activity created, while that is kept; the activity itself stores
       * none.
       */
      fields: z.object({ name: z.string(), phone: z.string(), email: z.string().optional() }).optional(),
      submissionSource: z.string(),
      /** Reference of the booking. */
      reference: z.string().optional(),
    })
    .optional(),
  itineraryData: z
    .object({
      itinerarySlug: z.string(),
      /** In seconds. */
      viewDuration: z.number().optional(),
      /** True when the day plan was opened. */
      dayPlan: z.boolean().optional(),
      platform: z.string().optional(),
    })
    .optional(),
  /** For an error, the title is the error message. */
  pageData: z.object({ pageTitle: z.string(), path: z.string() }).optional(),
});
export type ShownActivity = z.infer<typeof activity>;

/** Length of a window in days, ending now: 1 is the last 24 hours; more are Indian calendar days, today included. */
const range = z.enum(['1', '7', '30', '90'], { error: 'range must be 1, 7, 30 or 90 days' }).default('7');

export const activityFilters = z.object({
  type: z.enum(['all', ...ACTIVITY_TYPES], { error: 'type is not one of an activity' }).default('all'),
  range,
  device: z
    .enum(['all', ...ACTIVITY_DEVICES], { error: 'device must be all, desktop, mobile or tablet' })
    .default('all'),
});
export type ActivityFilters = z.output<typeof activityFilters>;

const loginEntry = named('LoginEntry', {
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  /** When the person last signed in, or registered. */
  lastActivity: z.iso.datetime(),
});
export type LoginEntry = z.infer<typeof loginEntry>;

const person = named('ActivityPerson', {
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** When the person was first seen. With an account, this includes earlier activity on the same browser and day. */
  firstSeen: z.iso.datetime(),
});

const curves = {
  /** Browsers, each counted once an hour or day. */
  visits: z.number(),
  searches: z.number(),
  itineraryViews: z.number(),
  /** Booking requests and leads sent on the site. */
  requests: z.number(),
};

const activityPoint = named('ActivityPoint', {
  /** Start of the hour or day, in Indian time. */
  at: z.iso.datetime(),
  ...curves,
  /** The same one window earlier. */
  before: z.object(curves),
});
export type ActivityPoint = z.infer<typeof activityPoint>;

const visited = { views: z.number(), visitors: z.number() };

/** People of a day at each step of a route's funnel: an account, or a browser without one, counts once a day. */
const routeFunnel = named('RouteFunnel', {
  id: z.string(),
  from: z.string(),
  to: z.string(),
  searched: z.number(),
  /** Opened one of its trips, and the day plan of one. */
  opened: z.number(),
  planned: z.number(),
  /** Sent a booking request for one, or their phone number after looking at one. */
  asked: z.number(),
  /** Their booking request is confirmed or completed by now. */
  confirmed: z.number(),
});
export type RouteFunnel = z.infer<typeof routeFunnel>;

const countedValue = z.object({ value: z.string(), count: z.number() });

const routeDetail = named('RouteDetail', {
  ...routeFunnel.shape,
  /** Months of departure, `YYYY-MM`, in their order. */
  months: z.array(countedValue),
  /** Median of the highest price a person that was asked for, in rupees and rounded; null without a search. */
  medianBudget: z.number().nullable(),
  searches: z.number(),
  /** Why searches found no trip, the most frequent first. */
  refusals: z.array(countedValue),
});

const noun: Noun = { name: 'Activities', about: 'What visitors do on the site, and the figures made of it.' };

export const activityEndpoints = defineEndpoints(noun, {
  'POST /api/activity': {
    operationId: 'reportActivity',
    summary: 'Report page views, itinerary views, shares and errors of this browser, up to 50 at once',
    access: 'optional-user',
    // Not a union of both: a refused union cannot say which field is wrong.
    body: reportedActivity
      .partial({ type: true })
      .extend({ activities: z.array(reportedActivity).min(1).max(50).optional() })
      .refine(({ type, activities }) => type !== undefined || activities !== undefined, {
        path: ['type'],
        error: 'Please say what happened: type is missing',
      }),
    answers: { 204: z.null() },
  },
  'GET /api/admin/activity': {
    operationId: 'listActivities',
    summary: 'What people did, the newest first',
    access: 'figures',
    query: pageQuery(20).extend(activityFilters.shape),
    answers: { 200: z.object({ activities: z.array(activity), ...listPage.shape }) },
  },
  'GET /api/admin/activity/stats': {
    operationId: 'getActivityStats',
    summary: 'How much was searched, sent and viewed in a window, and by how many',
    access: 'figures',
    query: z.object({ range }),
    answers: {
      200: z.object({
        totalSearches: z.number(),
        totalSubmissions: z.number(),
        /** Views of pages and of itineraries. */
        totalViews: z.number(),
        /** Identified and anonymous people together. */
        uniqueUsers: z.number(),
        /** People active while signed in. */
        identifiedUsers: z.number(),
        /** Visitors of a day, not signed in on it; a visitor on two days counts twice. */
        anonymousUsers: z.number(),
      }),
    },
  },
  'GET /api/admin/activity/login-stats': {
    operationId: 'getLoginStats',
    summary: 'Sign-ins and registrations of a window, with the last ten people of each',
    access: 'figures',
    query: z.object({ days: range }),
    answers: {
      200: z.object({
        totalLogins: z.number(),
        totalRegistrations: z.number(),
        uniqueLoginUsers: z.number(),
        uniqueRegistrationUsers: z.number(),
        /** In days. */
        period: z.number(),
        loginUserDetails: z.array(loginEntry),
        registrationUserDetails: z.array(loginEntry),
      }),
    },
  },
  'GET /api/admin/activity/funnel': {
    operationId: 'getFunnel',
    summary: 'How many visitors of a day searched, opened a trip, opened its day plan and asked to book it',
    access: 'figures',
    query: z.object({ range }),
    answers: { 200: z.object({ steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), visitors: z.number() })) }) },
  },
  'GET /api/admin/activity/series': {
    operationId: 'getActivitySeries',
    summary: 'Visits, searches, itinerary views and requests over time, beside the window before',
    access: 'figures',
    query: z.object({ range }),
    answers: {
      200: z.object({
        unit: z.enum(['hour', 'day']),
        /** Start of the first day of which anything is counted; null while there is none. */
        since: z.iso.datetime().nullable(),
        points: z.array(activityPoint),
      }),
    },
  },
  'GET /api/admin/activity/visited': {
    operationId: 'listVisited',
    summary: 'The pages that were visited most, and where visits came from',
    access: 'figures',
    query: z.object({ range }),
    answers: {
      200: z.object({
        pages: z.array(z.object({ path: z.string(), ...visited })),
        /** Views of all pages, also of those that are not listed. */
        pageViews: z.number(),
        /** Views are arrivals. A direct arrival has no name. */
        sources: z.array(z.object({ name: z.string(), kind: z.enum(SOURCE_KINDS), ...visited })),
        arrivals: z.number(),
      }),
    },
  },
  'GET /api/admin/activity/routes': {
    operationId: 'listRouteFunnels',
    summary: 'The routes that most people searched, with how many of them came how far',
    access: 'figures',
    query: z.object({ range }),
    answers: { 200: z.object({ routes: z.array(routeFunnel) }) },
  },
  'GET /api/admin/activity/routes/{id}': {
    operationId: 'getRouteFunnel',
    summary: 'How far people came on a route, when they want to travel, for how much, and what found no trip',
    access: 'figures',
    params: z.object({ id: addressPart }),
    query: z.object({ range }),
    errors: ['not-found'],
    answers: { 200: z.object({ route: routeDetail }) },
  },
  'GET /api/admin/activity/unserved-routes': {
    operationId: 'listUnservedRoutes',
    summary: 'The routes that most people searched and for which no trip could be made, with the reason',
    access: 'figures',
    query: z.object({ range }),
    answers: {
      200: z.object({
        routes: z.array(
          z.object({
            from: z.string(),
            to: z.string(),
            reason: z.string(),
            /** Number of searches. */
            count: z.number(),
            /** Visitors of a day. */
            people: z.number(),
          }),
        ),
      }),
    },
  },
  'GET /api/admin/activity/people/{kind}/{id}': {
    operationId: 'getActivityPerson',
    summary: 'What one person did, by account or as the visitor of a day, the newest first',
    access: 'figures',
    params: z.object({ kind: z.enum(['user', 'visitor']), id: addressPart }),
    errors: ['not-found'],
    answers: {
      200: z.object({
        person,
        activities: z.array(activity),
        /** True when there are earlier entries than those listed. */
        hasEarlier: z.boolean(),
      }),
    },
  },
});

export const activityFiles = defineFiles(noun, {
  'GET /api/admin/activity/export': {
    operationId: 'exportActivities',
    summary: 'Activities as CSV, by the filters of the feed',
    access: 'export',
    query: activityFilters,
    mediaTypes: ['text/csv'],
  },
});
