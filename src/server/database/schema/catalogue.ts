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
  /** What anybody may see (`ItinerarySummary` of core); empty where it is packed. */
  summary: JsonText;
  /** The whole plan (`Itinerary` of core); empty where it is packed. */
  plan: JsonText;
  /** Summary and plan, compressed; null in rows of an older version until the sweep packs them. */
  packed: Uint8Array | null;
  /** The day plan in words (`ItineraryDetails` of core) of rows of an older version. */
  details: JsonText | null;
  /** The day plan, compressed; null until a traveller asks for it. */
  packedDetails: Uint8Array | null;
  detailedAt: Instant | null;
  /** What a language model has written of it and the checks let pass (`CardWords` of core); null for the built-in words. */
  words: JsonText | null;
  views: number;
  /** Place among what pages list and search engines may find; null for what they do not. Demonstration trips come last. */
  popularRank: number | null;
  /** 1 for demonstration content, which can be removed in one act. */
  demo: number;
  createdAt: Instant;
  /** Keyed hash of the day and the visitor who had it planned; null in rows of an older version. */
  madeBy: string | null;
  /** When it was first opened by another visitor than its maker, or on another day; until then it may be swept. */
  keptAt: Instant | null;
}

/** Who opened trips of a route in the last weeks: keyed hashes of addresses, different for each route. */
interface RouteVisitorsTable {
  route: string;
  visitor: string;
  /** The last one, in days since 1970 by India's clocks. */
  day: number;
}

interface RouteFiguresTable {
  route: string;
  fromLocation: string;
  toLocation: string;
  /** Different ones, of the last weeks. */
  visitors: number;
  /** On which a new visitor came. */
  days: number;
  lastDay: number;
}

interface ItinerarySharesTable {
  itineraryId: string;
  platform: string;
  count: number;
}

/** Visitors who have shared an itinerary on a platform, as keyed hashes: each is counted once. */
interface ItinerarySharersTable {
  itineraryId: string;
  platform: string;
  visitor: string;
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

/** Slugs under which a record was public before. None of them is the slug of a record that is not deleted. */
interface FormerSlugsTable {
  slug: string;
  recordId: string;
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
  /** Pixels of the largest form; which others there are follows from it (core/pictures/uploaded-picture.ts). */
  width: number;
  height: number;
  /** Since when no record shows it; null while one does. */
  looseSince: Instant | null;
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
  word: Uint8Array;
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

/** What is cheaper for a while. */
interface OffersTable {
  id: string;
  title: string;
  text: string;
  /** By so much it lowers the price to pay. */
  percent: number;
  /** all, packages, itineraries. */
  scope: string;
  /** First and last day in India on which it is in force. */
  startsOn: string;
  endsOn: string;
  chips: JsonText;
  version: number;
  demo: number;
  createdAt: Instant;
}

/** What a photo provider had for a place, or that it had nothing. */
interface PhotosTable {
  /** Id of a base, a sight or a region of the gazetteer. */
  subject: string;
  provider: string;
  /** Name in the upload store; null where nothing was found. */
  file: string | null;
  /** Whose it is (`PhotoCredit` of the contract). */
  credit: JsonText | null;
  lookedAt: Instant;
}

/** What the site shows: itineraries, packages, posts, offers and their pictures. */
export interface CatalogueTables {
  itineraries: ItinerariesTable;
  routeVisitors: RouteVisitorsTable;
  routeFigures: RouteFiguresTable;
  itineraryShares: ItinerarySharesTable;
  itinerarySharers: ItinerarySharersTable;
  packages: PackagesTable;
  packageFormerSlugs: FormerSlugsTable;
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
  photos: PhotosTable;
}
