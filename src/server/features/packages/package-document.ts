import type { Insertable } from 'kysely';
import {
  type PackageCardDocument,
  type PackageDocument,
  type PackagePicture,
  packageCardDocument,
  packageDocument,
  type WrittenPackage,
} from '../../../contracts/packages.ts';
import { searchWords } from '../../../core/names.ts';
import { type PackageDay, parseItineraryText } from '../../../core/packages/itinerary-days.ts';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import { discountedPrice } from '../../../core/packages/package-price.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readDocument } from '../../database/stored-document.ts';
import { inPieces } from '../../database/word-index.ts';
import { textOfHtml } from '../../records/rich-text.ts';
import { releasedVersions } from '../../records/translations/follow-original.ts';

type Stored<Column extends 'document' | 'card'> = { readonly [name in 'id' | Column]: string };

/** Returns a row's document, with defaults for fields added since it was written. */
export const readPackageDocument = ({ id, document }: Stored<'document'>): PackageDocument =>
  readDocument(packageDocument, document, `package ${id}`);

export const readPackageCard = ({ id, card }: Stored<'card'>): PackageCardDocument =>
  readDocument(packageCardDocument, card, `card of package ${id}`);

/** Returns the days of a package, also of one whose plan is a single text. */
export const daysOf = ({ itinerary }: Pick<PackageDocument, 'itinerary'>): PackageDay[] =>
  typeof itinerary === 'string' ? parseItineraryText(itinerary) : itinerary;

/** Returns a package's texts at the paths where they are translated. */
export const translatedPart = (document: PackageDocument) => ({ ...document, itinerary: daysOf(document) });

/** Values of the record outside its form. */
export interface PackageRecord {
  readonly id: string;
  readonly slug: string;
  readonly status: PackageStatus;
  readonly demo: 0 | 1;
  /** Time of the write, in milliseconds since 1970. */
  readonly now: number;
  readonly createdAt?: number;
  /** When a draft is published by itself. */
  readonly publishAt?: number | null;
  /** When the package was first published; a published package without it gets `now`. */
  readonly publishedAt?: number | null;
  readonly version?: number;
  readonly views?: number;
  readonly ratingCount?: number;
  readonly ratingSum?: number;
}

const PICTURES_ON_A_CARD = 3;

/** Returns pictures with the featured one first. */
export const featuredFirst = (pictures: readonly PackagePicture[]): PackagePicture[] =>
  pictures.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));

function cardOf(document: PackageDocument): PackageCardDocument {
  return {
    shortDescription: document.shortDescription,
    images: featuredFirst(document.images).slice(0, PICTURES_ON_A_CARD),
    pricePerPerson: document.pricing.pricePerPerson,
    travelDetails: document.travelDetails,
  };
}

/** Returns the texts whose words find the package. */
function wordsOf(document: PackageDocument): string[] {
  const { title, category, travelDetails, tags, features, shortDescription, description } = document;
  const texts = [title, category, travelDetails.toLocation, travelDetails.fromLocation, ...tags, ...features];
  return searchWords([...texts, shortDescription, textOfHtml(description)].join('\n'));
}

/**
 * Writes the index entries of a package again: the words of its original and of all translations that visitors read.
 */
export async function indexPackage(writer: Writer, id: string, document: PackageDocument): Promise<void> {
  const versions = [document, ...(await releasedVersions(writer, 'package', id, document))];
  const words = [...new Set(versions.flatMap(wordsOf))].map((word) => ({ word: Buffer.from(word), packageId: id }));
  await writer.deleteFrom('packageWords').where('packageId', '=', id).execute();
  await insertWords(writer, words);
}

/** Returns a destination in one form, however it is written. */
const destinationOf = (document: Pick<PackageDocument, 'travelDetails'>): string =>
  searchWords(document.travelDetails.toLocation).join(' ');

export interface PackageRows {
  readonly row: Insertable<Schema['packages']>;
  readonly document: Insertable<Schema['packageDocuments']>;
  readonly words: readonly Insertable<Schema['packageWords']>[];
}

export function packageRows(written: WrittenPackage, record: PackageRecord): PackageRows {
  const document = packageDocument.parse(written);
  const { basePrice, currency, discountPercentage, validUntil } = document.pricing;
  const row = {
    id: record.id,
    slug: record.slug,
    title: document.title,
    category: document.category,
    status: record.status,
    featured: document.isFeatured ? 1 : 0,
    basePrice,
    discountPercentage,
    validUntil,
    discountedPrice: discountedPrice(basePrice, discountPercentage),
    currency,
    durationDays: document.travelDetails.duration,
    destination: destinationOf(document),
    views: record.views ?? 0,
    ratingCount: record.ratingCount ?? 0,
    ratingSum: record.ratingSum ?? 0,
    version: record.version ?? 1,
    demo: record.demo,
    createdAt: record.createdAt ?? record.now,
    updatedAt: record.now,
    publishAt: record.publishAt ?? null,
    publishedAt: record.publishedAt ?? (record.status === 'published' ? record.now : null),
    deletedAt: null,
  };
  return {
    row,
    document: { packageId: record.id, card: JSON.stringify(cardOf(document)), document: JSON.stringify(document) },
    words: wordsOf(document).map((word) => ({ word: Buffer.from(word), packageId: record.id })),
  };
}

const insertWords = (writer: Writer, words: PackageRows['words']): Promise<void> =>
  inPieces(words, (piece) => writer.insertInto('packageWords').values(piece).execute());

export async function insertPackage(writer: Writer, { row, document, words }: PackageRows): Promise<void> {
  await writer.insertInto('packages').values(row).execute();
  await writer.insertInto('packageDocuments').values(document).execute();
  await insertWords(writer, words);
}
