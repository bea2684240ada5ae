import type { AdminPackage, TravelPackage } from '../../../contracts/packages.ts';
import { type Day, isDay } from '../../../core/dates.ts';
import { CURRENCIES, PACKAGE_CATEGORIES } from '../../../core/packages/package-options.ts';
import { discountOn, priceToPay } from '../../../core/packages/package-price.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { bookingInfoOf, keptDays, type PackageDraft, packageUpload, shownPictures } from './package-draft.ts';

const listOf = (json: string | undefined): string[] => JSON.parse(json ?? '[]') as string[];

/**
 * Returns the draft as visitors would see it today, saved or not; without offers, which are not part of the package.
 */
export function previewOfDraft(draft: PackageDraft, stored: AdminPackage | null, today: Day): TravelPackage {
  const { parts } = packageUpload(draft, null);
  const price = {
    basePrice: draft.basePrice ?? 0,
    discountPercentage: draft.discountPercentage ?? 0,
    validUntil: isDay(draft.validUntil) ? draft.validUntil : null,
  };
  const discountPercentage = discountOn(price, today);
  return {
    _id: stored?._id ?? 'preview',
    slug: parts.slug || 'preview',
    title: draft.title || packages.untitledPackage,
    shortDescription: draft.shortDescription,
    category: PACKAGE_CATEGORIES.find((name) => name === draft.category) ?? 'Domestic',
    images: shownPictures(draft),
    pricing: {
      ...price,
      discountPercentage,
      offer: null,
      percentOff: discountPercentage,
      finalPrice: priceToPay(price, today, 0),
      currency: CURRENCIES.find((name) => name === draft.currency) ?? 'INR',
      pricePerPerson: draft.pricePerPerson,
    },
    travelDetails: {
      fromLocation: draft.fromLocation,
      toLocation: draft.toLocation,
      duration: draft.duration ?? 0,
      maxTravelers: draft.maxTravelers ?? 0,
      minTravelers: draft.minTravelers ?? 0,
      travelClass: draft.travelClass,
    },
    rating: stored?.rating ?? { average: 0, count: 0, isSample: false },
    views: stored?.views ?? 0,
    description: draft.description,
    features: listOf(parts.features),
    inclusions: listOf(parts.inclusions),
    exclusions: listOf(parts.exclusions),
    itinerary: keptDays(draft.days),
    tags: [...draft.tags],
    metaTitle: draft.metaTitle,
    metaDescription: draft.metaDescription,
    bookingInfo: bookingInfoOf(draft),
    contactInfo: { phone: draft.contactPhone, email: draft.contactEmail, whatsapp: draft.contactWhatsapp },
    language: 'en',
    languages: ['en'],
  };
}
