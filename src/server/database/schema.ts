import type { Generated } from 'kysely';

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
  /** The words by which they are found, a space before each. */
  searchText: Generated<string>;
}

/** Leads from the words of `searchText` to the users; kept and removed together with them. */
interface UserWordsTable {
  word: Uint8Array;
  userId: string;
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
  /** planned, passed, or the id of a check that was failed. */
  outcome: string;
  count: number;
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

interface AdminsTable {
  id: string;
  username: string;
  email: string;
  /** The address in the one form under which an admin is known; unique. */
  canonicalEmail: string;
  passwordHash: string;
  role: string;
  lastLoginAt: Instant | null;
  createdAt: Instant;
  /** When their password was made for somebody to hand over; null once they have chosen one of their own. */
  handedOverAt: Instant | null;
  /** What their authenticator app shares with us, sealed; null without a second factor. */
  totpSecret: string | null;
  /** The last half minute whose code was used: none opens twice. */
  totpLastStep: Generated<number>;
  /** A secret that is being set up, sealed; in force once a code has shown that the app has it. */
  totpPending: string | null;
}

/** Signing in of somebody who has shown a password and not yet a code. */
interface AdminChallengesTable {
  /** SHA-256 of the challenge, hex. */
  tokenHash: string;
  adminId: string;
  guesses: number;
  expiresAt: Instant;
}

/** Codes that open once each where the app is lost. */
interface AdminRecoveryCodesTable {
  adminId: string;
  /** SHA-256 of the code, hex. */
  codeHash: string;
}

interface AdminSessionsTable {
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  /** What it is called by where it is shown. */
  id: string;
  adminId: string;
  createdAt: Instant;
  lastSeenAt: Instant;
  /** However much it is used. */
  expiresAt: Instant;
  network: string;
  /** Browser and system, in words. */
  device: string;
  /** When this admin had signed in before. */
  previousLoginAt: Instant | null;
}

/** What lists filter, sort and count by; everything else of a package is in its document, which lists don't read. */
interface PackagesTable {
  id: string;
  slug: string;
  title: string;
  category: string;
  status: string;
  featured: number;
  basePrice: number;
  discountPercentage: number;
  /** Last day of the discount. */
  validUntil: string | null;
  /** Price after the discount, whether or not it is still in force. */
  discountedPrice: number;
  currency: string;
  durationDays: number;
  /** Where it goes, as searching compares words: the like of it go to the same place. */
  destination: string;
  views: number;
  ratingCount: number;
  /** Sum of all ratings, so that the average is theirs. */
  ratingSum: number;
  version: number;
  demo: number;
  createdAt: Instant;
  updatedAt: Instant;
  publishedAt: Instant | null;
  /** Deleted packages can be restored for a day, then they go for good. */
  deletedAt: Instant | null;
}

/** The texts of a package, apart from the columns that lists of all packages read. */
interface PackageDocumentsTable {
  packageId: string;
  /** What a card shows beyond the columns (`PackageCardDocument`). */
  card: JsonText;
  /** Everything that the form edits (`PackageDocument`), read by the package's own page alone. */
  document: JsonText;
}

/** The words by which a package is found. */
interface PackageWordsTable {
  /** As UTF-8, like those of bookings. */
  word: Uint8Array;
  packageId: string;
}

/** Pictures that were uploaded and encoded by us. A row without an owner is waiting for its package, or forgotten. */
interface UploadsTable {
  id: string;
  /** `package:<id>`, null until the write that shows it has been committed. */
  owner: string | null;
  /** Pixels of the largest form; which others there are follows from it (core/uploaded-picture.ts). */
  width: number;
  height: number;
  /** Since when no record shows it; null while one does. */
  looseSince: Instant | null;
}

interface BookingsTable {
  /** Made from `createdAt`, so that the order of ids is the order in which they were sent. */
  id: string;
  reference: string;
  itemType: string;
  itemId: string;
  itemSlug: string;
  itemTitle: string;
  /** Price of the record when it was asked for. */
  itemPrice: number;
  pricePerPerson: number;
  total: number;
  currency: string;
  fullName: string;
  /** As typed, digits only; the words have it in its one form. */
  phone: string;
  email: string | null;
  travelers: number;
  preferredDate: string;
  specialRequests: string;
  status: string;
  /** Who was signed in when it was sent. */
  userId: string | null;
  /** Version of the wording that the person read, at `createdAt` in the booking dialog. */
  consent: string;
  network: string;
  seenAt: Instant | null;
  demo: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** The words by which it is found, a space before each. */
  searchText: string;
}

/** Everything that happened to a booking, in order. */
interface BookingEventsTable {
  id: string;
  bookingId: string;
  /** created, seen, contact, status. */
  kind: string;
  adminId: string | null;
  /** Name of who did it, as it was then. */
  actor: string;
  /** Of a contact: phone, email, whatsapp. */
  method: string | null;
  successful: number | null;
  notes: string;
  fromStatus: string | null;
  toStatus: string | null;
  at: Instant;
}

/** Leads from the words of `searchText` to the bookings; kept and removed together with them. */
interface BookingWordsTable {
  /** As UTF-8: bytes sort alike on every engine under every collation, so that a beginning is a range. */
  word: Uint8Array;
  bookingId: string;
}

/** How many bookings there are: rows are counted as they are written, not when somebody asks. */
interface BookingCountsTable {
  status: string;
  count: number;
  /** Of these, how many nobody has opened. */
  unseen: number;
}

interface LeadsTable {
  id: string;
  name: string;
  phone: string;
  /** The same phone again updates its lead. */
  canonicalPhone: string;
  status: string;
  notes: string;
  followUpOn: string | null;
  consent: string;
  network: string;
  seenAt: Instant | null;
  demo: number;
  submittedAt: Instant;
  updatedAt: Instant;
  /** Deleted leads can be restored for a day. */
  deletedAt: Instant | null;
  /** Keyed hash of who left it on that day: ties it to what they did on the site before. */
  visitor: string | null;
  /** Who was signed in when it was left. */
  userId: string | null;
  searchText: string;
}

interface BlogsTable {
  id: string;
  slug: string;
  title: string;
  category: string;
  status: string;
  /** When it becomes public by itself. */
  publishAt: Instant | null;
  /** When it was first public; null for what never was. */
  publishedAt: Instant | null;
  views: number;
  version: number;
  demo: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** Deleted posts can be restored for a day, then they go for good. */
  deletedAt: Instant | null;
}

/** The rest of a post: its card for lists, its document for its own page. */
interface BlogDocumentsTable {
  blogId: string;
  card: JsonText;
  document: JsonText;
}

/** The words by which a post is found. */
interface BlogWordsTable {
  word: Buffer;
  blogId: string;
}

interface BlogSharesTable {
  blogId: string;
  platform: string;
  count: number;
}

/** Who has shared what where, as keyed hashes: a visitor counts once. */
interface BlogSharersTable {
  blogId: string;
  platform: string;
  visitor: string;
}

interface LeadWordsTable {
  word: Uint8Array;
  leadId: string;
}

/** How many leads there are: rows are counted as they are written. */
interface LeadCountsTable {
  status: string;
  count: number;
  unseen: number;
}

/** Messages to travellers and to the agency, written down with what they tell of, sent afterwards. */
interface OutboxTable {
  id: string;
  /** email, sms. */
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  aboutKind: string;
  aboutId: string;
  /** waiting, sent, failed, kept. */
  state: string;
  tries: number;
  lastError: string;
  nextTryAt: Instant | null;
  /** Until then a process is at it, and no other sends it. */
  claimedUntil: Instant | null;
  createdAt: Instant;
  sentAt: Instant | null;
}

/** What the back office sets: one row, absent until somebody has saved. */
interface SettingsTable {
  name: string;
  value: JsonText;
  version: number;
}

/** What is cheaper for a while. */
interface OffersTable {
  id: string;
  title: string;
  text: string;
  percent: number;
  /** First and last day in India on which it is shown. */
  startsOn: string;
  endsOn: string;
  chips: JsonText;
  version: number;
  demo: number;
  createdAt: Instant;
}

/** Who changed what in the back office. */
interface AuditEntriesTable {
  id: string;
  adminId: string;
  /** Name of who did it, as it was then. */
  admin: string;
  action: string;
  subject: string;
  changes: JsonText;
  at: Instant;
}

export interface Schema {
  settings: SettingsTable;
  auditEntries: AuditEntriesTable;
  offers: OffersTable;
  users: UsersTable;
  userWords: UserWordsTable;
  sessions: SessionsTable;
  signInAttempts: SignInAttemptsTable;
  itineraries: ItinerariesTable;
  itineraryShares: ItinerarySharesTable;
  searches: SearchesTable;
  activities: ActivitiesTable;
  activityCounts: ActivityCountsTable;
  activityPeople: ActivityPeopleTable;
  unservedRoutes: UnservedRoutesTable;
  unservedSearches: UnservedSearchesTable;
  aiLogs: AiLogsTable;
  aiCounts: AiCountsTable;
  aiResponseTimes: AiResponseTimesTable;
  aiPlanChecks: AiPlanChecksTable;
  idempotencyKeys: IdempotencyKeysTable;
  nounVersions: NounVersionsTable;
  installation: InstallationTable;
  admins: AdminsTable;
  adminSessions: AdminSessionsTable;
  adminChallenges: AdminChallengesTable;
  adminRecoveryCodes: AdminRecoveryCodesTable;
  packages: PackagesTable;
  packageDocuments: PackageDocumentsTable;
  packageWords: PackageWordsTable;
  uploads: UploadsTable;
  bookings: BookingsTable;
  bookingEvents: BookingEventsTable;
  bookingWords: BookingWordsTable;
  bookingCounts: BookingCountsTable;
  leads: LeadsTable;
  leadWords: LeadWordsTable;
  leadCounts: LeadCountsTable;
  outbox: OutboxTable;
  blogs: BlogsTable;
  blogDocuments: BlogDocumentsTable;
  blogWords: BlogWordsTable;
  blogShares: BlogSharesTable;
  blogSharers: BlogSharersTable;
}
