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
import type { Language } from '../../../core/languages.ts';
import { type PriceOffer, percentOff } from '../../../core/offers/offer-price.ts';
import { discountOn, priceToPay } from '../../../core/packages/package-price.ts';
import { type RecordInLanguage, withLocalLinks } from '../../records/translations/in-languages.ts';
import { daysOf, readPackageCard, readPackageDocument } from './package-document.ts';
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
  publishAt: row.publishAt === null ? null : new Date(row.publishAt).toISOString(),
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

/** Returns a package's card for a day in a language. The schemas drop fields that must not be published. */
export const presentCard = (row: PackageCardRow, onSale: OnSale, words: RecordInLanguage): PackageCard =>
  packageCard.parse({ ...words.translate(cardShape(row, onSale)), ...words });

/** Returns a package's page for a day, with links to pages in its readers' language. */
export function presentPage(
  row: WholePackageRow,
  onSale: OnSale,
  words: RecordInLanguage,
  readers: Language,
): TravelPackage {
  const page = pageShape(row, onSale);
  const isTranslated = words.language !== 'en';
  const shown = words.translate(isTranslated ? { ...page, itinerary: daysOf(page) } : page);
  return travelPackage.parse({ ...shown, description: withLocalLinks(shown.description, readers), ...words });
}

/** The back office edits the package's own price: it shows the discount as set, in force or not, and no offer. */
const asSet = <P extends { pricing: object }>(shape: P, { discountPercentage }: PackageCardRow) => ({
  ...shape,
  pricing: { ...shape.pricing, discountPercentage },
});

/** The back office's part of a package besides its row. */
interface OfficePart {
  readonly today: Day;
  readonly translations: AdminPackage['translations'];
}

export const presentAdminCard = (row: PackageCardRow, { today, translations }: OfficePart): AdminPackageCard =>
  adminPackageCard.parse({ ...asSet(cardShape(row, { today, offer: null }), row), ...recordOf(row), translations });

export const presentAdminPackage = (
  row: WholePackageRow,
  { today, ...office }: OfficePart & Pick<AdminPackage, 'formerSlugs'>,
): AdminPackage =>
  adminPackage.parse({ ...asSet(pageShape(row, { today, offer: null }), row), ...recordOf(row), ...office });
