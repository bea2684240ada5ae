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
import { type PriceOffer, percentOff } from '../../../core/offers/offer-price.ts';
import { discountOn, priceToPay } from '../../../core/packages/package-price.ts';
import { readPackageCard, readPackageDocument } from './package-document.ts';
import type { OnSale } from './package-filters.ts';
import type { PackageCardRow, PackageRow } from './store.ts';

export type WholePackageRow = PackageRow & { readonly card: string; readonly document: string };

/** Rounded to one decimal: a few ratings are not more exact. */
const ratingOf = ({ ratingCount, ratingSum, demo }: Pick<PackageRow, 'ratingCount' | 'ratingSum' | 'demo'>) => ({
  average: ratingCount > 0 ? Math.round((ratingSum / ratingCount) * 10) / 10 : 0,
  count: ratingCount,
  isSample: demo === 1,
});

const offerInPrice = (offer: PriceOffer | null) =>
  offer && { title: offer.title, percent: offer.percent, until: offer.until };

function pricingOf(
  row: Pick<PackageRow, 'basePrice' | 'discountPercentage' | 'validUntil' | 'currency'>,
  pricePerPerson: boolean,
  { today, offer }: OnSale,
) {
  const { basePrice, validUntil, currency } = row;
  const discountPercentage = discountOn(row, today);
  return {
    basePrice,
    discountPercentage,
    offer: offerInPrice(offer),
    percentOff: percentOff(discountPercentage, offer),
    finalPrice: priceToPay(row, today, offer?.percent ?? 0),
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

function cardShape(row: PackageCardRow, onSale: OnSale) {
  const card = readPackageCard(row);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    shortDescription: card.shortDescription,
    category: row.category,
    images: card.images,
    pricing: pricingOf(row, card.pricePerPerson, onSale),
    travelDetails: card.travelDetails,
    rating: ratingOf(row),
    views: row.views,
  };
}

function pageShape(row: WholePackageRow, onSale: OnSale) {
  const document = readPackageDocument(row);
  return {
    ...document,
    _id: row.id,
    slug: row.slug,
    pricing: pricingOf(row, document.pricing.pricePerPerson, onSale),
    rating: ratingOf(row),
    views: row.views,
  };
}

/** Returns a package's card for a day. The schemas drop fields that must not be published. */
export const presentCard = (row: PackageCardRow, onSale: OnSale): PackageCard =>
  packageCard.parse(cardShape(row, onSale));

export const presentPage = (row: WholePackageRow, onSale: OnSale): TravelPackage =>
  travelPackage.parse(pageShape(row, onSale));

/** The back office edits the package's own price: it shows the discount as set, in force or not, and no offer. */
const asSet = <P extends { pricing: object }>(shape: P, { discountPercentage }: PackageCardRow) => ({
  ...shape,
  pricing: { ...shape.pricing, discountPercentage },
});

export const presentAdminCard = (row: PackageCardRow, today: Day): AdminPackageCard =>
  adminPackageCard.parse({ ...asSet(cardShape(row, { today, offer: null }), row), ...recordOf(row) });

export const presentAdminPackage = (row: WholePackageRow, today: Day): AdminPackage =>
  adminPackage.parse({ ...asSet(pageShape(row, { today, offer: null }), row), ...recordOf(row) });
