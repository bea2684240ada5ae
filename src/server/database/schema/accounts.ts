import type { Generated } from 'kysely';
import type { Instant, JsonText } from './column-types.ts';

interface UsersTable {
  id: string;
  name: string;
  /** The digits as typed where they can be dialled; behind a + where the number is of another country (`keptPhone`). */
  phone: string;
  /** The one form under which a person is known; unique. */
  canonicalPhone: string;
  /** The form under which the account was known before phones had countries; null for accounts made since. */
  formerPhone: Generated<string | null>;
  /** The one form of its phone, where another account has it as its own since phones have countries; else null. */
  sharedPhone: Generated<string | null>;
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

interface SearchesTable {
  id: string;
  userId: string;
  search: JsonText;
  createdAt: Instant;
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

/** Travellers and admins: who they are and how they sign in. */
export interface AccountTables {
  users: UsersTable;
  userWords: UserWordsTable;
  sessions: SessionsTable;
  signInAttempts: SignInAttemptsTable;
  searches: SearchesTable;
  admins: AdminsTable;
  adminSessions: AdminSessionsTable;
  adminChallenges: AdminChallengesTable;
  adminRecoveryCodes: AdminRecoveryCodesTable;
}
