import {
  type AdminPackage,
  type AdminPackageCard,
  adminPackage,
  adminPackageCard,
  type PackageCard,
  packageCard,
  type TravelPackage,
  travelPackage,
} from '../../../contracts/packages.ts';
import type { Day } from '../../../core/dates.ts';
import { discountOn, priceToPay } from '../../../core/packages/package-price.ts';
import type { PackageCardDocument, PackageDocument } from './package-document.ts';
import type { PackageCardRow, PackageRow } from './store.ts';

/** A row with its document, as it comes out of the database. */
export type WholePackageRow = PackageRow & { readonly card: string; readonly document: string };

export const documentOf = (row: Pick<WholePackageRow, 'document'>): PackageDocument =>
  JSON.parse(row.document) as PackageDocument;

/** One decimal: more would claim to know more than a handful of ratings say. */
const ratingOf = ({ ratingCount, ratingSum }: Pick<PackageRow, 'ratingCount' | 'ratingSum'>) => ({
  average: ratingCount > 0 ? Math.round((ratingSum / ratingCount) * 10) / 10 : 0,
  count: ratingCount,
});

function pricingOf(
  row: Pick<PackageRow, 'basePrice' | 'discountPercentage' | 'validUntil' | 'currency'>,
  pricePerPerson: boolean,
  today: Day,
) {
  const { basePrice, validUntil, currency } = row;
  return {
    basePrice,
    discountPercentage: discountOn(row, today),
    finalPrice: priceToPay(row, today),
    currency,
    pricePerPerson,
    validUntil,
  };
}

const recordOf = (row: PackageCardRow) => ({
  status: row.status,
  isFeatured: row.featured === 1,
  isDemo: row.demo === 1,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
  version: row.version,
});

function cardShape(row: PackageCardRow, today: Day) {
  const card = JSON.parse(row.card) as PackageCardDocument;
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    shortDescription: card.shortDescription,
    category: row.category,
    images: card.images,
    pricing: pricingOf(row, card.pricePerPerson, today),
    travelDetails: card.travelDetails,
    rating: ratingOf(row),
    views: row.views,
  };
}

function pageShape(row: WholePackageRow, today: Day) {
  const document = documentOf(row);
  return {
    ...document,
    _id: row.id,
    slug: row.slug,
    pricing: pricingOf(row, document.pricing.pricePerPerson, today),
    rating: ratingOf(row),
    views: row.views,
  };
}

/** A package as a card shows it on a day. The schemas drop whatever is not meant to leave. */
export const presentCard = (row: PackageCardRow, today: Day): PackageCard => packageCard.parse(cardShape(row, today));

export const presentPage = (row: WholePackageRow, today: Day): TravelPackage =>
  travelPackage.parse(pageShape(row, today));

/** The back office sees the discount as it was set, in force or not. */
const asSet = <P extends { pricing: object }>(shape: P, { discountPercentage }: PackageCardRow) => ({
  ...shape,
  pricing: { ...shape.pricing, discountPercentage },
});

export const presentAdminCard = (row: PackageCardRow, today: Day): AdminPackageCard =>
  adminPackageCard.parse({ ...asSet(cardShape(row, today), row), ...recordOf(row) });

export const presentAdminPackage = (row: WholePackageRow, today: Day): AdminPackage =>
  adminPackage.parse({ ...asSet(pageShape(row, today), row), ...recordOf(row) });
