/** Milliseconds since 1970, UTC. */
type Instant = number;
/** JSON text, parsed by a schema when read. */
type JsonText = string;

interface UsersTable {
  id: string;
  name: string;
  /** As typed, digits only. */
  phone: string;
  /** The one form under which a person is known; unique. */
  canonicalPhone: string;
  email: string | null;
  passwordHash: string;
  /** Version of the wording that the person read when they gave their data, at `createdAt` in the register dialog. */
  consent: string;
  createdAt: Instant;
}

interface SessionsTable {
  /** SHA-256 of the token, hex: a copy of the table opens no session. */
  tokenHash: string;
  userId: string;
  createdAt: Instant;
  lastSeenAt: Instant;
  expiresAt: Instant;
  /** Shortened: the network, not the person. */
  network: string;
}

/** One row for each sign-in that is under way or was wrong in the last minute. Buckets are keyed hashes: no phone, no address. */
interface SignInAttemptsTable {
  id: string;
  bucket: string;
  at: Instant;
}

interface ItinerariesTable {
  id: string;
  slug: string;
  fromLocation: string;
  toLocation: string;
  startDate: string;
  endDate: string;
  durationDays: number;
  pricePerPersonRupees: number;
  /** What anybody may see (`ItinerarySummary` of core). */
  summary: JsonText;
  /** The whole plan (`Itinerary` of core). */
  plan: JsonText;
  /** The day plan in words (`ItineraryDetails` of core); null until somebody asks for it. */
  details: JsonText | null;
  detailedAt: Instant | null;
  views: number;
  /** 1 for demonstration content, which can be removed in one act. */
  demo: number;
  createdAt: Instant;
}

interface ItinerarySharesTable {
  itineraryId: string;
  platform: string;
  count: number;
}

interface SearchesTable {
  id: string;
  userId: string;
  search: JsonText;
  createdAt: Instant;
}

interface ActivitiesTable {
  id: string;
  type: string;
  userId: string | null;
  /** Keyed hash of the network and browser of the day: tells visitors apart without knowing them. */
  visitor: string;
  device: string;
  data: JsonText;
  occurredAt: Instant;
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

interface IdempotencyKeysTable {
  caller: string;
  key: string;
  bodyHash: string;
  /** Null while the first call is still at work. */
  answer: JsonText | null;
  createdAt: Instant;
}

/** Counts up whenever rows of the noun change in a way that public pages show. */
interface NounVersionsTable {
  noun: string;
  version: number;
}

/** Facts of this installation that every process shares: secrets made at the first start. */
interface InstallationTable {
  name: string;
  value: string;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  signInAttempts: SignInAttemptsTable;
  itineraries: ItinerariesTable;
  itineraryShares: ItinerarySharesTable;
  searches: SearchesTable;
  activities: ActivitiesTable;
  aiLogs: AiLogsTable;
  idempotencyKeys: IdempotencyKeysTable;
  nounVersions: NounVersionsTable;
  installation: InstallationTable;
}
