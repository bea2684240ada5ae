import type { Generated } from 'kysely';
import type { Instant, JsonText } from './column-types.ts';

interface UsersTable {
  id: string;
  name: string;
  /** The digits as typed if they can be dialled; with a leading + for a foreign number (`keptPhone`). */
  phone: string;
  /** The canonical form that identifies a person; unique. */
  canonicalPhone: string;
  /** The form that identified the account before phones had countries; null for accounts made since. */
  formerPhone: Generated<string | null>;
  /** The canonical form of its phone, if another account took it when phones got countries; else null. */
  sharedPhone: Generated<string | null>;
  email: string | null;
  passwordHash: string;
  /** Version of the consent text that the person read in the register dialog at `createdAt`. */
  consent: string;
  /** Of the page on which the account was opened. */
  language: Generated<string>;
  createdAt: Instant;
  /** The words of the user's search index, each after a space. */
  searchText: Generated<string>;
  /** When a one-time code showed that the phone is the person's; null for a phone that has not been proven. */
  phoneProvenAt: Generated<Instant | null>;
  /** The canonical form of an e-mail address that a link sent to it has confirmed; unique. */
  confirmedEmail: Generated<string | null>;
  /** What the person is told at the next visit (`ACCOUNT_NOTICES`); null for nothing. */
  notice: Generated<string | null>;
  /** The customer that an admin linked it to; null for none. */
  customerId: Generated<string | null>;
}

/** Word index of users, from the words of `searchText`; written and deleted together with them. */
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
  /** The shortened address: the network, not the person. */
  network: string;
  /** `password`, `code`, `passkey` or `link`; null for sessions from before this was kept. */
  signedInBy: Generated<string | null>;
}

/** One-time codes sent to phones; a right one becomes a proof, which is used once. */
interface PhoneCodesTable {
  id: string;
  /** A keyed hash of the phone. */
  phoneKey: string;
  /** A keyed hash of the code. */
  codeHash: string;
  /** SHA-256 of the proof, hex; null until the code has been entered. */
  proofHash: string | null;
  guesses: number;
  expiresAt: Instant;
}

/** Links that confirm an e-mail address or choose a new password, each for one use. */
interface AccountLinksTable {
  /** SHA-256 of the link's token, hex. */
  tokenHash: string;
  userId: string;
  purpose: string;
  /** The address to confirm; null for other purposes. */
  email: string | null;
  createdAt: Instant;
  expiresAt: Instant;
}

/** Passkeys of a traveller or an admin. */
interface PasskeysTable {
  id: string;
  userId: string | null;
  adminId: string | null;
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** The authenticator's count of signatures; 0 where it keeps none. */
  counter: number;
  transports: JsonText;
  /** What its owner calls it. */
  name: string;
  createdAt: Instant;
  lastUsedAt: Instant | null;
}

/** Challenges that a passkey is to sign, each for one use. */
interface PasskeyChallengesTable {
  /** SHA-256 of the challenge, hex. */
  challengeHash: string;
  purpose: string;
  /** Who adds a passkey; null for signing in. */
  ownerId: string | null;
  expiresAt: Instant;
}

/**
 * One row per sign-in that is in progress or failed within the last minute. Buckets are keyed hashes: no phone, no
 * address.
 */
interface SignInAttemptsTable {
  id: string;
  bucket: string;
  at: Instant;
}

interface SearchesTable {
  id: string;
  userId: string;
  search: JsonText;
  createdAt: Instant;
}

/** Trips that people keep. */
interface TripsTable {
  id: string;
  userId: string;
  itineraryId: string;
  /** 1 once the trip has an itinerary of its own, which its traveller has changed. */
  isOwn: number;
  /** What its traveller calls it; empty for the title of the itinerary. */
  name: string;
  /** Rises with every saved change. */
  revision: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** Soft delete: a deleted trip can be restored for a while. */
  deletedAt: Instant | null;
}

/** What was decided in the last versions of a trip (`TripDecisions` of core). */
interface TripRevisionsTable {
  tripId: string;
  revision: number;
  decisions: JsonText;
  savedAt: Instant;
  /** Number of the plan on which it was decided; null in older rows, which are all made on the first one, 0. */
  planNumber: number | null;
  /** `kept`, `edited`, `brought-back` or the kind of an alternative; null in older rows. */
  made: string | null;
  /** The version that was brought back by this one. */
  restored: number | null;
  perPersonRupees: number | null;
}

/** Plans of versions that are not made on the plan of today. */
interface VersionPlansTable {
  tripId: string;
  planNumber: number;
  /** JSON, compressed. */
  packed: Uint8Array;
}

/** The address under which calendars subscribe to a trip. */
interface TripCalendarsTable {
  tripId: string;
  /** The address holds a token, which is not stored: it is computed from the trip, the nonce and the site's secret. */
  tokenHash: string;
  nonce: string;
  /** Of its maker; the calendar is in it. */
  language: string;
  createdAt: Instant;
}

/** Addresses that were taken back, or whose trip is gone: calendars that still ask are told that it is empty. */
interface EndedTripCalendarsTable {
  tokenHash: string;
  language: string;
  endedAt: Instant;
}

interface AdminsTable {
  id: string;
  username: string;
  email: string;
  /** The canonical form of the e-mail address that identifies an admin; unique. */
  canonicalEmail: string;
  passwordHash: string;
  role: string;
  lastLoginAt: Instant | null;
  createdAt: Instant;
  /** When a one-time password was made to be handed over; null once the admin has chosen their own. */
  handedOverAt: Instant | null;
  /** The secret shared with the authenticator app, encrypted; null without a second factor. */
  totpSecret: string | null;
  /** The time step (half minute) of the last accepted code: each code is accepted once. */
  totpLastStep: Generated<number>;
  /** A new shared secret, encrypted; it takes effect once a code has shown that the app has it. */
  totpPending: string | null;
  /** 1 for one mail a day with what is due. */
  remindByMail: Generated<number>;
}

interface AdminSessionsTable {
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  /** The id of the session in lists. */
  id: string;
  adminId: string;
  createdAt: Instant;
  lastSeenAt: Instant;
  /** The absolute expiry, regardless of use. */
  expiresAt: Instant;
  network: string;
  /** Browser and operating system, in words. */
  device: string;
  /** When this admin signed in before this session. */
  previousLoginAt: Instant | null;
  /** `password` or `passkey`; null for sessions from before this was kept. */
  signedInBy: Generated<string | null>;
}

/** Sign-ins that have passed the password and still need a code. */
interface AdminChallengesTable {
  /** SHA-256 of the challenge, hex. */
  tokenHash: string;
  adminId: string;
  guesses: number;
  expiresAt: Instant;
}

/** One-time recovery codes for a lost authenticator app. */
interface AdminRecoveryCodesTable {
  adminId: string;
  /** SHA-256 of the code, hex. */
  codeHash: string;
}

/** Who was erased, so that a restored backup does not bring them back. */
interface ErasuresTable {
  id: string;
  at: Instant;
  /** Keyed hashes of the erased accounts' ids, as a list. */
  userKeys: JsonText;
  /** A keyed hash of the erased phone; null where only accounts were erased. */
  phoneKey: string | null;
}

/** Accounts and sessions of travellers and admins. */
export interface AccountTables {
  users: UsersTable;
  userWords: UserWordsTable;
  sessions: SessionsTable;
  phoneCodes: PhoneCodesTable;
  accountLinks: AccountLinksTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  signInAttempts: SignInAttemptsTable;
  searches: SearchesTable;
  trips: TripsTable;
  tripRevisions: TripRevisionsTable;
  tripCalendars: TripCalendarsTable;
  endedTripCalendars: EndedTripCalendarsTable;
  versionPlans: VersionPlansTable;
  admins: AdminsTable;
  adminSessions: AdminSessionsTable;
  adminChallenges: AdminChallengesTable;
  adminRecoveryCodes: AdminRecoveryCodesTable;
  erasures: ErasuresTable;
}
