import { isDay } from '../dates.ts';
import { type FieldProblem, missing, type SlugProblem, tooLong } from '../field-problems.ts';
import { onlyProblems } from '../problems.ts';
import { isSlug } from '../slug.ts';
import {
  CURRENCIES,
  PACKAGE_CATEGORIES,
  PACKAGE_LIMITS,
  PACKAGE_TRAVEL_CLASSES,
  RESERVED_SLUGS,
} from './package-options.ts';

/**
 * The fields of a package's form that can be checked by themselves; numbers that could not be read are NaN, empty ones
 * null.
 */
export interface PackageForm {
  readonly title: string;
  readonly slug: string;
  readonly shortDescription: string;
  /** The description as text, without its tags. */
  readonly descriptionText: string;
  readonly category: string;
  readonly basePrice: number | null;
  readonly currency: string;
  readonly discountPercentage: number | null;
  /** Empty for a discount without an end. */
  readonly validUntil: string;
  readonly fromLocation: string;
  readonly toLocation: string;
  readonly durationDays: number | null;
  readonly travelClass: string;
  readonly minTravelers: number | null;
  readonly maxTravelers: number | null;
  readonly advanceBookingDays: number | null;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** What is wrong with a field of a package. */
export type PackageProblem =
  | FieldProblem
  | SlugProblem
  | {
      readonly say:
        | 'price-too-high'
        | 'price-not-whole'
        | 'currency-unknown'
        | 'valid-until-malformed'
        | 'class-unknown'
        | 'travellers-crossed'
        | 'package-status-unknown'
        | 'picture-foreign'
        | 'featured-picture-unknown';
    }
  | { readonly say: 'travellers-range'; readonly limit: 'min' | 'max'; readonly most: number }
  | {
      readonly say: 'discount-range' | 'duration-range' | 'advance-range' | 'too-many-days' | 'too-many-pictures';
      readonly most: number;
    };

const isOneOf = (choices: readonly string[], value: string): boolean => choices.includes(value);

const wholeBetween = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max;

function slugProblem(slug: string): PackageProblem | null {
  if (slug.trim() === '') return missing('slug');
  if (!isSlug(slug)) return { say: 'slug-characters' };
  if (slug.length > PACKAGE_LIMITS.slug.max) return tooLong('slug', PACKAGE_LIMITS.slug.max);
  return isOneOf(RESERVED_SLUGS, slug) ? { say: 'slug-reserved', slug } : null;
}

function shortDescriptionProblem(text: string): PackageProblem | null {
  if (text.trim() === '') return missing('short-description');
  const { max } = PACKAGE_LIMITS.shortDescription;
  return text.trim().length > max ? tooLong('short-description', max) : null;
}

function basePriceProblem(price: number | null): PackageProblem | null {
  if (price === null || price === 0) return missing('base-price');
  if (Number(price) > PACKAGE_LIMITS.basePrice) return { say: 'price-too-high' };
  return wholeBetween(price, 1, PACKAGE_LIMITS.basePrice) ? null : { say: 'price-not-whole' };
}

const travelersProblem = (travelers: number | null, limit: 'min' | 'max'): PackageProblem | null =>
  wholeBetween(travelers, 1, PACKAGE_LIMITS.travelers)
    ? null
    : { say: 'travellers-range', limit, most: PACKAGE_LIMITS.travelers };

function maxTravelersProblem({ minTravelers, maxTravelers }: PackageForm): PackageProblem | null {
  const problem = travelersProblem(maxTravelers, 'max');
  if (problem !== null) return problem;
  return Number(minTravelers) > Number(maxTravelers) ? { say: 'travellers-crossed' } : null;
}

/**
 * Returns all problems of a package's form, keyed by the field names of the API, in the form's order; empty when it can
 * be saved.
 */
export function packageProblems(form: PackageForm): Record<string, PackageProblem> {
  const { discountPercentage, validUntil } = form;
  return onlyProblems<PackageProblem>({
    title: form.title.trim() === '' ? missing('title') : null,
    slug: slugProblem(form.slug),
    description: form.descriptionText.trim() === '' ? missing('description') : null,
    shortDescription: shortDescriptionProblem(form.shortDescription),
    category: isOneOf(PACKAGE_CATEGORIES, form.category) ? null : missing('category'),
    basePrice: basePriceProblem(form.basePrice),
    metaTitle:
      form.metaTitle.trim().length > PACKAGE_LIMITS.metaTitle.max
        ? tooLong('meta-title', PACKAGE_LIMITS.metaTitle.max)
        : null,
    metaDescription:
      form.metaDescription.trim().length > PACKAGE_LIMITS.metaDescription.max
        ? tooLong('meta-description', PACKAGE_LIMITS.metaDescription.max)
        : null,
    currency: isOneOf(CURRENCIES, form.currency) ? null : { say: 'currency-unknown' },
    discountPercentage: wholeBetween(discountPercentage, 0, PACKAGE_LIMITS.discountPercentage)
      ? null
      : { say: 'discount-range', most: PACKAGE_LIMITS.discountPercentage },
    validUntil: validUntil === '' || isDay(validUntil) ? null : { say: 'valid-until-malformed' },
    fromLocation: form.fromLocation.trim() === '' ? missing('from-location') : null,
    toLocation: form.toLocation.trim() === '' ? missing('to-location') : null,
    duration: wholeBetween(form.durationDays, 1, PACKAGE_LIMITS.days)
      ? null
      : { say: 'duration-range', most: PACKAGE_LIMITS.days },
    travelClass: isOneOf(PACKAGE_TRAVEL_CLASSES, form.travelClass) ? null : { say: 'class-unknown' },
    maxTravelers: maxTravelersProblem(form),
    minTravelers: travelersProblem(form.minTravelers, 'min'),
    advanceBookingDays: wholeBetween(form.advanceBookingDays, 0, PACKAGE_LIMITS.advanceBookingDays)
      ? null
      : { say: 'advance-range', most: PACKAGE_LIMITS.advanceBookingDays },
  });
}
