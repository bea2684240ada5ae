import type { Generated } from 'kysely';
import type { Instant, JsonText } from './column-types.ts';

interface ActivitiesTable {
  id: string;
  type: string;
  userId: string | null;
  /**
   * `visitorOfDay`: tells visitors of a day apart without identifying them. In old rows a hash of address and browser
   * kind.
   */
  visitor: string;
  /** The browser's random key of the day; null without one, and in rows from before browsers had keys. */
  dayKey: string | null;
  device: string;
  data: JsonText;
  occurredAt: Instant;
}

/** Counts of activities, by hour and again by day, and counts of people by the hour of their last activity. */
interface ActivityCountsTable {
  /** `hour`, `day`; `people`, which counts by the hour; `hour-visitors` and `day-visitors`: browsers seen in each. */
  unit: string;
  /** Hours or days since 1970, in Indian time. */
  at: number;
  /** Type of the activities; for people their kind, which has no device. */
  type: string;
  device: string;
  count: number;
}

/**
 * Last activity of each person. The people active in a window that ends now are those whose last activity lies in it.
 */
interface ActivityPeopleTable {
  /** `PeopleKind` of core. */
  kind: string;
  /** Id of a user, or the key of a visitor of the day. */
  who: string;
  lastAt: Instant;
  /** 0 for a visitor who was signed in: they count as a user. */
  counted: number;
  /** The previous value of the last write, which moves the counts by it; null when there was none. */
  wasAt: Instant | null;
  wasCounted: number | null;
}

/** A searched route without a possible trip, and the reason. */
interface UnservedRoutesTable {
  /** Derived from the other columns, and so the same in every process. */
  id: number;
  fromPlace: string;
  toPlace: string;
  reason: string;
  /** Day of the last search, in days since 1970 in India. */
  lastDay: number;
  /** Number of searches since it is known: no window holds more. */
  total: number;
  /** Number of people of a day since it is known. */
  people: Generated<number>;
  /** The package that was drafted for it; null for none. */
  packageId: Generated<string | null>;
}

/** How often such a route was searched per day. */
interface UnservedSearchesTable {
  day: number;
  routeId: number;
  count: number;
  /** Number of visitors of the day who searched it. */
  people: Generated<number>;
}

/** Who searched such a route on a day, so that each counts once; kept for two days. */
interface UnservedVisitorsTable {
  day: number;
  routeId: number;
  /** `visitorOfDay`. */
  visitor: string;
}

/** What people asked for on such a route, in blocks of four weeks: how many for each value. */
interface UnservedAskedTable {
  routeId: number;
  /** `blockOfDay` of core. */
  block: number;
  /** One of `ASKED_KINDS`. */
  kind: string;
  value: number;
  count: number;
}

/** What a visitor has done on a day, as hashes, so that it is counted once; kept while reports of the day may arrive. */
interface VisitSeenTable {
  /** In days since 1970 in India, as in the tables below. */
  day: number;
  key: number;
}

/** Views and visitors of pages, and arrivals from sources, by day. */
interface VisitFiguresTable {
  /** page, source. */
  kind: string;
  day: number;
  /** Path of the page, or name of the source; empty for all beyond those that are kept. */
  name: string;
  views: number;
  /** Visitors of the day, each counted once. */
  visitors: number;
}

/** A searched route whose trips are planned. */
interface SearchedRoutesTable {
  /** Derived from the places, and so the same in every process. */
  id: number;
  fromPlace: string;
  toPlace: string;
  lastDay: number;
  /** Number of people who searched it since it is known: no window holds more. */
  total: number;
}

/** How many people of a day took each step of a route's funnel. */
interface RouteDaysTable {
  routeId: number;
  day: number;
  searched: number;
  opened: number;
  planned: number;
  asked: number;
}

/** What was searched on a route: counts of values by day. */
interface RouteTraitsTable {
  routeId: number;
  day: number;
  /** `month` of departure; `budget`; `refusal`, why no trip was found. */
  trait: string;
  value: string;
  count: number;
}

/** Booking requests for trips of a route. */
interface RouteRequestsTable {
  /** Of the booking. */
  reference: string;
  routeId: number;
  day: number;
  /** A hash that is different for each route and day. */
  person: number;
  /** 1 while the booking is confirmed or completed. */
  confirmed: number;
}

interface AiLogsTable {
  id: string;
  endpoint: string;
  responseStatus: string;
  httpStatus: number;
  responseTimeMs: number;
  tokensUsed: number;
  costMicroUsd: number;
  userId: string | null;
  network: string;
  userAgent: string;
  requestData: JsonText;
  responseData: JsonText;
  createdAt: Instant;
}

/** A call to a language model within a logged request. */
interface AiCallsTable {
  logId: string;
  /** 0, 1, … in the order of the calls. */
  position: number;
  /** wish, cards, days, repair. */
  purpose: string;
  provider: string;
  model: string;
  promptVersion: string;
  /** `answered`, a fault of the port, or why the model was not called: `closed`, `over-limit`. */
  outcome: string;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
  costPaise: number;
  firstWordsMs: number | null;
  totalMs: number;
  /** Number of texts that passed the checks, and that failed them. */
  accepted: number;
  refused: number;
  /** Number of unknown ids and names, which were dropped. */
  invented: number;
  /** The input of the model, masked; the instructions are those of the prompt's version. */
  material: JsonText;
  /** The model's answer, masked. */
  answer: string;
}

/** Counts and sums of logged requests, by hour and again by day. */
interface AiCountsTable {
  /** hour, day. */
  unit: string;
  /** Hours or days since 1970, in Indian time. */
  at: number;
  endpoint: string;
  status: string;
  count: number;
  /** Sums over them. */
  responseTimeMs: number;
  tokens: number;
  costMicroUsd: number;
}

/** Histogram of response times (`bucketOf` of core). */
interface AiResponseTimesTable {
  unit: string;
  at: number;
  bucket: number;
  count: number;
}

/** Results of the plan verifier. */
interface AiPlanChecksTable {
  unit: string;
  at: number;
  /** `planned`, `passed`, or the id of a failed check; with the prefix `model:`, the same for a language model. */
  outcome: string;
  count: number;
}

/** Activities of visitors and calls of the AI, each stored once and counted as it is written. */
export interface FigureTables {
  activities: ActivitiesTable;
  activityCounts: ActivityCountsTable;
  activityPeople: ActivityPeopleTable;
  unservedRoutes: UnservedRoutesTable;
  unservedSearches: UnservedSearchesTable;
  visitSeen: VisitSeenTable;
  visitFigures: VisitFiguresTable;
  searchedRoutes: SearchedRoutesTable;
  routeDays: RouteDaysTable;
  routeTraits: RouteTraitsTable;
  routeRequests: RouteRequestsTable;
  unservedVisitors: UnservedVisitorsTable;
  unservedAsked: UnservedAskedTable;
  aiLogs: AiLogsTable;
  aiCalls: AiCallsTable;
  aiCounts: AiCountsTable;
  aiResponseTimes: AiResponseTimesTable;
  aiPlanChecks: AiPlanChecksTable;
}
