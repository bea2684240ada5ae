import { TRAVEL_CLASSES } from '../planner/types.ts';

/** Choices and limits of a travel package. */
export const PACKAGE_CATEGORIES = [
  'Adventure',
  'Beach',
  'Cultural',
  'Wildlife',
  'Honeymoon',
  'Family',
  'Luxury',
  'Budget',
  'Weekend Getaway',
  'International',
  'Domestic',
] as const;
export type PackageCategory = (typeof PACKAGE_CATEGORIES)[number];

export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const PACKAGE_STATUSES = ['draft', 'published', 'archived'] as const;
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];

/** The states that lists of the back office distinguish: a draft with a time of publication is scheduled until then. */
export const PACKAGE_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

export const PACKAGE_TRAVEL_CLASSES = TRAVEL_CLASSES;

/** Initial booking terms of a form, and values for packages stored before a field existed. */
export const BOOKING_INFO_DEFAULTS = {
  requiresAdvanceBooking: true,
  advanceBookingDays: 7,
  cancellationPolicy: 'Standard cancellation policy applies',
  refundPolicy: 'Refund available as per terms and conditions',
};

/** Initial values of a form, and values for omitted fields. */
export const PACKAGE_DEFAULTS = {
  status: 'draft',
  currency: 'INR',
  pricePerPerson: true,
  discountPercentage: 0,
  travelClass: 'Economy',
  minTravelers: 1,
  maxTravelers: 10,
  ...BOOKING_INFO_DEFAULTS,
} as const;

/** Texts longer than `max` are rejected; `input` is where the field itself stops accepting characters. */
export const PACKAGE_LIMITS = {
  title: { max: 150, input: 150 },
  slug: { max: 100, input: 100 },
  shortDescription: { max: 300, input: 350 },
  metaTitle: { max: 60, input: 80 },
  metaDescription: { max: 160, input: 200 },
  description: { max: 50_000 },
  place: { max: 100 },
  listEntry: { max: 300 },
  listEntries: 60,
  dayTitle: { max: 150 },
  dayDetail: { max: 4000 },
  days: 90,
  caption: { max: 200 },
  policy: { max: 2000 },
  tags: 30,
  basePrice: 100_000_000,
  discountPercentage: 90,
  travelers: 1000,
  advanceBookingDays: 365,
  pictures: 20,
} as const;

/** Featured packages on the home page, at most. */
export const FEATURED_PACKAGES = 8;

/** Addresses under `/api/packages` and `/package` with another meaning. */
export const RESERVED_SLUGS = [
  'featured',
  'categories',
  'admin',
  'book',
  'popular',
  'create',
  'export',
  'stats',
] as const;
