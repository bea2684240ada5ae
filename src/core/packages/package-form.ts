import { isDay } from '../dates.ts';
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

const isOneOf = (choices: readonly string[], value: string): boolean => choices.includes(value);

const wholeBetween = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max;

function slugProblem(slug: string): string | null {
  if (slug.trim() === '') return 'Slug is required';
  if (!isSlug(slug)) return 'Slug may hold only lower-case letters, digits and single hyphens';
  if (slug.length > PACKAGE_LIMITS.slug.max) return 'Slug must be 100 characters or less';
  return isOneOf(RESERVED_SLUGS, slug) ? `The slug "${slug}" is reserved` : null;
}

function shortDescriptionProblem(text: string): string | null {
  if (text.trim() === '') return 'Short description is required';
  return text.trim().length > PACKAGE_LIMITS.shortDescription.max
    ? 'Short description must be 300 characters or less'
    : null;
}

function basePriceProblem(price: number | null): string | null {
  if (price === null || price === 0) return 'Base price is required';
  if (Number(price) > PACKAGE_LIMITS.basePrice) return 'Base price must be 10 crore or less';
  return wholeBetween(price, 1, PACKAGE_LIMITS.basePrice) ? null : 'Base price must be a whole number above 0';
}

const travelersProblem = (travelers: number | null, label: string): string | null =>
  wholeBetween(travelers, 1, PACKAGE_LIMITS.travelers)
    ? null
    : `${label} travelers must be between 1 and ${PACKAGE_LIMITS.travelers}`;

function maxTravelersProblem({ minTravelers, maxTravelers }: PackageForm): string | null {
  const problem = travelersProblem(maxTravelers, 'Maximum');
  if (problem !== null) return problem;
  return Number(minTravelers) > Number(maxTravelers) ? 'Minimum travelers cannot exceed maximum travelers' : null;
}

/**
 * Returns all problems of a package's form, keyed by the field names of the API, in the form's order; empty when it can
 * be saved.
 */
export function packageProblems(form: PackageForm): Record<string, string> {
  const { discountPercentage, validUntil } = form;
  return onlyProblems({
    title: form.title.trim() === '' ? 'Title is required' : null,
    slug: slugProblem(form.slug),
    description: form.descriptionText.trim() === '' ? 'Description is required' : null,
    shortDescription: shortDescriptionProblem(form.shortDescription),
    category: isOneOf(PACKAGE_CATEGORIES, form.category) ? null : 'Category is required',
    basePrice: basePriceProblem(form.basePrice),
    metaTitle:
      form.metaTitle.trim().length > PACKAGE_LIMITS.metaTitle.max ? 'Meta title must be 60 characters or less' : null,
    metaDescription:
      form.metaDescription.trim().length > PACKAGE_LIMITS.metaDescription.max
        ? 'Meta description must be 160 characters or less'
        : null,
    currency: isOneOf(CURRENCIES, form.currency) ? null : 'Currency must be INR, USD, EUR or GBP',
    discountPercentage: wholeBetween(discountPercentage, 0, PACKAGE_LIMITS.discountPercentage)
      ? null
      : 'Discount must be between 0 and 90 percent',
    validUntil: validUntil === '' || isDay(validUntil) ? null : 'Valid until must be a day',
    fromLocation: form.fromLocation.trim() === '' ? 'From location is required' : null,
    toLocation: form.toLocation.trim() === '' ? 'To location is required' : null,
    duration: wholeBetween(form.durationDays, 1, PACKAGE_LIMITS.days) ? null : 'Duration must be 1 to 90 days',
    travelClass: isOneOf(PACKAGE_TRAVEL_CLASSES, form.travelClass) ? null : 'Travel class is not known',
    maxTravelers: maxTravelersProblem(form),
    minTravelers: travelersProblem(form.minTravelers, 'Minimum'),
    advanceBookingDays: wholeBetween(form.advanceBookingDays, 0, PACKAGE_LIMITS.advanceBookingDays)
      ? null
      : 'Advance booking days must be between 0 and 365',
  });
}
