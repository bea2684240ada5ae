import type { Instant, JsonText } from './column-types.ts';

interface ActivitiesTable {
  id: string;
  type: string;
  userId: string | null;
  /** `visitorOfDay`: tells visitors of a day apart without knowing them. Of old rows a hash of address and browser kind. */
  visitor: string;
  /** The browser's random key of the day; null without one, and of what was done before browsers had keys. */
  dayKey: string | null;
  device: string;
  data: JsonText;
  occurredAt: Instant;
}

/** How many activities there are, by hour and again by day, and how many people were last active in which hour. */
interface ActivityCountsTable {
  /** hour, day; people, by the hour. */
  unit: string;
  /** Hours or days since 1970, by India's clocks. */
  at: number;
  /** Of activities; of people the kind, which has no device. */
  type: string;
  device: string;
  count: number;
}

/** When somebody was last active: of a window that ends now, everybody whose last time lies in it. */
interface ActivityPeopleTable {
  /** `PeopleKind` of core. */
  kind: string;
  /** Id of a user, or the key of a day's visitor. */
  who: string;
  lastAt: Instant;
  /** 0 for a visitor who was signed in: they count as a user. */
  counted: number;
  /** What the last write found, for it to move the counts by; null when it found nothing. */
  wasAt: Instant | null;
  wasCounted: number | null;
}

/** A route that was searched and for which no trip could be made, and why. */
interface UnservedRoutesTable {
  /** Made from the rest, and so the same in every process. */
  id: number;
  fromPlace: string;
  toPlace: string;
  reason: string;
  /** When it was searched last (since 1970, in India). */
  lastDay: number;
  /** How often since it is known: no window holds more. */
  total: number;
}

/** How often such a route was searched on a day. */
interface UnservedSearchesTable {
  day: number;
  routeId: number;
  count: number;
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

/** A question to a language model within a request of the log. */
interface AiCallsTable {
  logId: string;
  /** 0, 1, ... in the order of asking. */
  position: number;
  /** wish, cards, days, repair. */
  purpose: string;
  provider: string;
  model: string;
  promptVersion: string;
  /** answered, a fault of the port, or why it was not asked: closed, over-limit. */
  outcome: string;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
  costPaise: number;
  firstWordsMs: number | null;
  totalMs: number;
  /** Texts that passed the checks, and that did not. */
  accepted: number;
  refused: number;
  /** Ids and names that we do not know, and dropped. */
  invented: number;
  /** What the model was handed, masked; the instructions are those of the prompt's version. */
  material: JsonText;
  /** What it said, masked. */
  answer: string;
}

/** How many requests of the log there are, and what they took, by hour and again by day. */
interface AiCountsTable {
  /** hour, day. */
  unit: string;
  /** Hours or days since 1970, by India's clocks. */
  at: number;
  endpoint: string;
  status: string;
  count: number;
  /** Sums over them. */
  responseTimeMs: number;
  tokens: number;
  costMicroUsd: number;
}

/** How long they took, as a histogram (`bucketOf` of core). */
interface AiResponseTimesTable {
  unit: string;
  at: number;
  bucket: number;
  count: number;
}

/** How plans fared at the verifier. */
interface AiPlanChecksTable {
  unit: string;
  at: number;
  /** planned, passed, or the id of a check that was failed; beginning with `model:`, how a language model fared. */
  outcome: string;
  count: number;
}

/** What happened on the site and what the AI did, each written down once and counted as it is written. */
export interface FigureTables {
  activities: ActivitiesTable;
  activityCounts: ActivityCountsTable;
  activityPeople: ActivityPeopleTable;
  unservedRoutes: UnservedRoutesTable;
  unservedSearches: UnservedSearchesTable;
  aiLogs: AiLogsTable;
  aiCalls: AiCallsTable;
  aiCounts: AiCountsTable;
  aiResponseTimes: AiResponseTimesTable;
  aiPlanChecks: AiPlanChecksTable;
}
