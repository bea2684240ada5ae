import type { Instant, JsonText } from './column-types.ts';

interface ItinerariesTable {
  id: string;
  slug: string;
  fromLocation: string;
  toLocation: string;
  startDate: string;
  endDate: string;
  durationDays: number;
  pricePerPersonRupees: number;
  /** The public part (`ItinerarySummary` of core); empty where it is packed. */
  summary: JsonText;
  /** The whole plan (`Itinerary` of core); empty in compressed rows. */
  plan: JsonText;
  /** Summary and plan, compressed; null in rows of an older version until the sweep packs them. */
  packed: Uint8Array | null;
  /** The day plan in words (`ItineraryDetails` of core) of rows of an older version. */
  details: JsonText | null;
  /** The day plan, compressed; null until a traveller first requests it. */
  packedDetails: Uint8Array | null;
  detailedAt: Instant | null;
  /** Texts by a language model that passed the checks (`CardWords` of core); null for the built-in texts. */
  words: JsonText | null;
  views: number;
  /**
   * Rank among the itineraries that pages list and search engines may index; null for all others. Demonstration trips
   * come last.
   */
  popularRank: number | null;
  /** 1 for demonstration content, which can be removed in one step. */
  demo: number;
  createdAt: Instant;
  /** Keyed hash of the day and the visitor who requested the plan; null in rows of an older version. */
  madeBy: string | null;
  /**
   * When another visitor than its maker first opened it, or anyone on another day; until then the sweep may delete it.
   */
  keptAt: Instant | null;
}

/** Visitors that opened trips of a route in the last weeks: keyed hashes of addresses, different for each route. */
interface RouteVisitorsTable {
  route: string;
  visitor: string;
  /** The last such day, in days since 1970 in Indian time. */
  day: number;
}

interface RouteFiguresTable {
  route: string;
  fromLocation: string;
  toLocation: string;
  /** Number of different visitors in the last weeks. */
  visitors: number;
  /** Number of days on which a new visitor came. */
  days: number;
  lastDay: number;
}

interface ItinerarySharesTable {
  itineraryId: string;
  platform: string;
  count: number;
}

/** Keyed hashes of the visitors who shared an itinerary on a platform: each counts once. */
interface ItinerarySharersTable {
  itineraryId: string;
  platform: string;
  visitor: string;
}

/**
 * The columns that lists filter, sort and count by; the rest of a package is in its document, which lists do not read.
 */
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
  /** The destination in the form that searches compare: similar packages go to the same place. */
  destination: string;
  views: number;
  ratingCount: number;
  /** Sum of all ratings, for their average. */
  ratingSum: number;
  version: number;
  demo: number;
  createdAt: Instant;
  updatedAt: Instant;
  publishedAt: Instant | null;
  /** When a draft becomes public by itself. */
  publishAt: Instant | null;
  /** Soft delete: a deleted package can be restored for a day, then it is deleted for good. */
  deletedAt: Instant | null;
}

/** Former slugs of published records. None of them is the current slug of a record that is not deleted. */
interface FormerSlugsTable {
  slug: string;
  recordId: string;
}

/** What was saved of a package or a post, version by version. */
interface RecordVersionsTable {
  /** package, post. */
  kind: string;
  recordId: string;
  version: number;
  savedAt: Instant;
  /** Empty for a version from before versions were kept. */
  adminId: string;
  admin: string;
  /** How it came about (`VERSIONS_MADE` of the contract). */
  made: string;
  /** The version that was brought back by this one. */
  restored: number | null;
  /** Slug, status and document as JSON, compressed. */
  packed: Uint8Array;
}

/** The texts of a package, apart from the columns that lists read. */
interface PackageDocumentsTable {
  packageId: string;
  /** What a card shows besides the columns (`PackageCardDocument`). */
  card: JsonText;
  /** Everything that the form edits (`PackageDocument`); only the package's own page reads it. */
  document: JsonText;
}

/** Word index of packages. */
interface PackageWordsTable {
  /** As UTF-8, like the words of bookings. */
  word: Uint8Array;
  packageId: string;
}

/** Uploaded pictures, encoded by the site. A row without an owner is waiting for its record, or abandoned. */
interface UploadsTable {
  id: string;
  /** `package:<id>`; null until the write that shows it has been committed. */
  owner: string | null;
  /** Pixels of the largest form; the other sizes follow from it (core/pictures/uploaded-picture.ts). */
  width: number;
  height: number;
  /** When the last record stopped showing it; null while one does. */
  looseSince: Instant | null;
}

interface BlogsTable {
  id: string;
  slug: string;
  title: string;
  category: string;
  status: string;
  /** When it is published automatically. */
  publishAt: Instant | null;
  /** When it was first published; null if it never was. */
  publishedAt: Instant | null;
  views: number;
  version: number;
  demo: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** Soft delete: a deleted post can be restored for a day, then it is deleted for good. */
  deletedAt: Instant | null;
}

/** The rest of a post: the card for lists, the document for its own page. */
interface BlogDocumentsTable {
  blogId: string;
  card: JsonText;
  document: JsonText;
}

/** Word index of posts. */
interface BlogWordsTable {
  word: Uint8Array;
  blogId: string;
}

interface BlogSharesTable {
  blogId: string;
  platform: string;
  count: number;
}

/** Keyed hashes of the visitors who shared a post on a platform: each counts once. */
interface BlogSharersTable {
  blogId: string;
  platform: string;
  visitor: string;
}

/** Offers: discounts for a limited time. */
interface OffersTable {
  id: string;
  title: string;
  text: string;
  /** Percentage off the price to pay. */
  percent: number;
  /** all, packages, itineraries. */
  scope: string;
  /** First and last day on which it is in force, in India. */
  startsOn: string;
  endsOn: string;
  chips: JsonText;
  version: number;
  demo: number;
  createdAt: Instant;
}

/** Translations of packages, posts, offers and the site's own texts, one row for each language. */
interface TranslationsTable {
  /** package, post, offer, site. */
  kind: string;
  recordId: string;
  language: string;
  /** What the back office saved last (`TranslatedTexts` of core). */
  document: JsonText;
  /** draft, released. */
  state: string;
  /** person; model while the document has words of a language model that no person has released. */
  writtenBy: string;
  /** 1 when texts of the original have changed since they were translated. */
  stale: number;
  /** What visitors read; null for none. */
  released: JsonText | null;
  /** The part of it that lists show. */
  card: JsonText | null;
  /** 1 when the released main texts make a page in the language. */
  whole: number;
  version: number;
  updatedAt: Instant;
  /** Name of the admin. */
  updatedBy: string;
}

/** Facts of places as corrected in the back office; at most one in force for each fact of a place. */
interface PlaceCorrectionsTable {
  id: string;
  /** Id of a sight or a base of the gazetteer, or of a sight that was added here. */
  placeId: string;
  baseId: string;
  /** One of `CORRECTABLE`. */
  fact: string;
  value: JsonText;
  source: string;
  why: string;
  madeAt: Instant;
  /** Name of the admin. */
  madeBy: string;
  /** Null while it is in force. */
  endedAt: Instant | null;
  endedBy: string | null;
}

/** What an import of open data found. */
interface PlaceImportsTable {
  id: string;
  /** One of `IMPORT_SOURCES`. */
  source: string;
  /** Name of the file, without its folder. */
  file: string;
  importedAt: Instant;
  /** How many of each match (`ImportReport` of the contract). */
  report: JsonText;
}

/** A place of open data that says something the facts do not; once for each place of a source. */
interface PlaceCandidatesTable {
  id: string;
  source: string;
  sourceId: string;
  /** One of `CANDIDATE_KINDS`. */
  kind: string;
  /** One of `MATCH_KINDS`. */
  match: string;
  /** All of it (`FoundPlace` of the contract). */
  found: JsonText;
  importedAt: Instant;
  state: 'waiting' | 'taken' | 'left';
  decidedAt: Instant | null;
  /** Name of the admin. */
  decidedBy: string | null;
}

/** What a photo provider found for a place, or that it found nothing. */
interface PhotosTable {
  /** Id of a base, a sight or a region of the gazetteer. */
  subject: string;
  provider: string;
  /** File name in the upload store; null where nothing was found. */
  file: string | null;
  /** Author and licence (`PhotoCredit` of the contract). */
  credit: JsonText | null;
  lookedAt: Instant;
}

/** What the site shows: itineraries, packages, posts, offers and their pictures. */
export interface CatalogueTables {
  itineraries: ItinerariesTable;
  placeCandidates: PlaceCandidatesTable;
  placeCorrections: PlaceCorrectionsTable;
  placeImports: PlaceImportsTable;
  routeVisitors: RouteVisitorsTable;
  routeFigures: RouteFiguresTable;
  itineraryShares: ItinerarySharesTable;
  itinerarySharers: ItinerarySharersTable;
  packages: PackagesTable;
  packageFormerSlugs: FormerSlugsTable;
  recordVersions: RecordVersionsTable;
  packageDocuments: PackageDocumentsTable;
  packageWords: PackageWordsTable;
  uploads: UploadsTable;
  blogs: BlogsTable;
  blogFormerSlugs: FormerSlugsTable;
  blogDocuments: BlogDocumentsTable;
  blogWords: BlogWordsTable;
  blogShares: BlogSharesTable;
  blogSharers: BlogSharersTable;
  offers: OffersTable;
  translations: TranslationsTable;
  photos: PhotosTable;
}
