/** What an admin may do. Each call of the back office requires one of these. */
export const RIGHTS = [
  /** The own profile, password, second factor, passkeys and sessions, and the search. Every role has it. */
  'office',
  /** Posts, with their pictures, translations and versions. */
  'posts',
  /** Packages, with their pictures, translations and versions. */
  'packages',
  /** Leads, bookings, customers, tasks, messages to travellers, and reviews to read. */
  'sales',
  /** Which reviews are shown on the site. */
  'reviews',
  /** Lists with personal data as files, taken away or brought in. */
  'export',
  /** A person's data: a copy, erasure, a way back into the account. */
  'people',
  /** Dashboard and activity. */
  'figures',
  /** What language models were asked, and what it cost. */
  'ai-usage',
  /** Facts of places. */
  'places',
  /** Settings, offers, legal pages, wordings, providers, demonstration content, and the audit log. */
  'settings',
  /** Admins and their sessions. */
  'admins',
  /** Backups, which hold everything. */
  'backups',
] as const;
export type Right = (typeof RIGHTS)[number];
