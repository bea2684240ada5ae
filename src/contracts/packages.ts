import { z } from 'zod';
import {
  CURRENCIES,
  PACKAGE_CATEGORIES,
  PACKAGE_LIMITS,
  PACKAGE_STATES,
  PACKAGE_STATUSES,
} from '../core/packages/package-options.ts';
import { defineEndpoints, defineForm, type Noun } from './endpoint.ts';
import { listPage, pageQuery, unlessEmpty } from './lists.ts';
import { named } from './named.ts';
import { offerInPrice } from './offers.ts';
import { told } from './problems.ts';
import { atVersion } from './record-versions.ts';
import { addressPart, typedText } from './text.ts';
import { languageQuery, languageShape, translationSummary } from './translations.ts';

const picture = named('PackagePicture', {
  url: z.string(),
  caption: z.string(),
  isFeatured: z.boolean(),
  /** Width of the largest version, in pixels; absent for drawings, which are sharp at any size. */
  width: z.number().exactOptional(),
  height: z.number().exactOptional(),
});
export type PackagePicture = z.infer<typeof picture>;

/** The price fields that the form sets. */
const pricingShape = {
  basePrice: z.number(),
  /** The package's own discount; on the public site the one in force today: 0 once `validUntil` has passed. */
  discountPercentage: z.number(),
  currency: z.enum(CURRENCIES),
  pricePerPerson: z.boolean(),
  validUntil: z.string().nullable(),
};

const pricing = named('PackagePricing', {
  ...pricingShape,
  /** The offer that reduces the price today, on top of the discount; null for none. */
  offer: offerInPrice.nullable(),
  /** The reduction by discount and offer together today, in per cent, rounded down. */
  percentOff: z.number(),
  /** The price to pay today, discount and offer deducted. */
  finalPrice: z.number(),
});

const itineraryDay = named('ItineraryDay', { day: z.number(), title: z.string(), detail: z.string() });

/**
 * The fields that the package form edits, the same when stored and when answered. A new field needs a default here:
 * packages stored earlier lack it.
 */
const editedShape = {
  title: z.string(),
  shortDescription: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  category: z.enum(PACKAGE_CATEGORIES),
  /** At most three in lists, the featured one first. */
  images: z.array(picture),
  travelDetails: named('TravelDetails', {
    fromLocation: z.string(),
    toLocation: z.string(),
    /** In days. */
    duration: z.number(),
    maxTravelers: z.number(),
    minTravelers: z.number(),
    travelClass: z.string(),
  }),
  features: z.array(z.string()),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  /** Days, or one text to parse into days (core/packages/itinerary-days.ts). */
  itinerary: z.union([z.array(itineraryDay), z.string()]),
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  bookingInfo: z.object({
    requiresAdvanceBooking: z.boolean(),
    advanceBookingDays: z.number(),
    cancellationPolicy: z.string(),
    refundPolicy: z.string(),
  }),
  contactInfo: z.object({ phone: z.string(), email: z.string(), whatsapp: z.string() }),
};

/** The stored form of a package. */
export const packageDocument = z.object({
  ...editedShape,
  pricing: z.object(pricingShape),
  isFeatured: z.boolean(),
});
export type PackageDocument = z.output<typeof packageDocument>;
/** The same before parsing: fields with a default may be missing. */
export type WrittenPackage = z.input<typeof packageDocument>;

/** The fields that a card shows beyond the columns, so that lists need not read the whole package. */
export const packageCardDocument = z.object({
  shortDescription: editedShape.shortDescription,
  images: editedShape.images,
  pricePerPerson: pricingShape.pricePerPerson,
  travelDetails: editedShape.travelDetails,
});
export type PackageCardDocument = z.output<typeof packageCardDocument>;

const rating = named('PackageRating', {
  average: z.number(),
  count: z.number(),
  /** True for the invented rating of demonstration content: labelled as a sample and hidden from search engines. */
  isSample: z.boolean(),
});

const cardShape = {
  _id: z.string(),
  slug: z.string(),
  title: editedShape.title,
  shortDescription: editedShape.shortDescription,
  category: editedShape.category,
  images: editedShape.images,
  pricing,
  travelDetails: editedShape.travelDetails,
  rating,
  views: z.number(),
};

export const packageCard = named('PackageCard', { ...cardShape, ...languageShape });
export type PackageCard = z.infer<typeof packageCard>;

const pageShape = { ...cardShape, ...editedShape };

export const travelPackage = named('TravelPackage', { ...pageShape, ...languageShape });
export type TravelPackage = z.infer<typeof travelPackage>;

const adminShape = {
  status: z.enum(PACKAGE_STATUSES),
  /** When a draft becomes public by itself; null when nothing is planned. */
  publishAt: z.iso.datetime().nullable(),
  isFeatured: z.boolean(),
  /** True for demonstration content, which one action removes. */
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Grows with each save; a save based on an older version is refused. */
  version: z.number(),
  /** One for each language besides English. */
  translations: z.array(translationSummary),
};

/** A card of the back office's grid. Its `pricing.discountPercentage` is the value set, in force or not. */
export const adminPackageCard = named('AdminPackageCard', { ...cardShape, ...adminShape });
export type AdminPackageCard = z.infer<typeof adminPackageCard>;

export const adminPackage = named('AdminPackage', {
  ...pageShape,
  ...adminShape,
  /** Slugs under which it was public before; their addresses lead to its page. */
  formerSlugs: z.array(z.string()),
});
export type AdminPackage = z.infer<typeof adminPackage>;

export const PACKAGE_SORTS = ['recommended', 'price-low', 'price-high', 'duration', 'newest'] as const;

const rupees = z.coerce
  .number({ error: told({ say: 'price-malformed' }) })
  .min(0, told({ say: 'price-below-zero' }))
  .max(1_000_000_000, told({ say: 'price-malformed' }));

/** The filters of the list. `duration`: at most so many days ("5"), a range ("3-5") or at least so many ("10+"). */
export const packageFilters = z.object({
  search: typedText({ max: 100 }).optional(),
  /** One category, or several separated by commas. */
  category: typedText({ max: 200 }).optional(),
  minPrice: unlessEmpty(rupees),
  maxPrice: unlessEmpty(rupees),
  duration: unlessEmpty(
    z.string().regex(/^(?:\d{1,3}|\d{1,3}-\d{1,3}|\d{1,3}\+)$/, told({ say: 'duration-malformed' })),
  ),
  sort: unlessEmpty(z.enum(PACKAGE_SORTS, { error: `sort must be one of ${PACKAGE_SORTS.join(', ')}` })),
});
export type PackageFilters = z.output<typeof packageFilters>;

const bucket = named('FacetBucket', { value: z.string(), label: z.string(), count: z.number() });

/** How many packages each choice would show with the other filters unchanged; choices that show none are left out. */
export const packageFacets = named('PackageFacets', {
  categories: z.array(bucket),
  durations: z.array(bucket),
  /** `value` is "min-max" in rupees, or "min-" without an upper limit. */
  prices: z.array(bucket),
});
export type PackageFacets = z.infer<typeof packageFacets>;

/** The parts of the multipart form, all of them text. Checked by core/packages/package-form.ts. */
export const packageFormParts = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  category: z.string(),
  status: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  basePrice: z.string(),
  currency: z.string(),
  pricePerPerson: z.string(),
  discountPercentage: z.string(),
  validUntil: z.string(),
  fromLocation: z.string(),
  toLocation: z.string(),
  duration: z.string(),
  travelClass: z.string(),
  maxTravelers: z.string(),
  minTravelers: z.string(),
  requiresAdvanceBooking: z.string(),
  advanceBookingDays: z.string(),
  cancellationPolicy: z.string(),
  refundPolicy: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  contactWhatsapp: z.string(),
  isFeatured: z.string(),
  /** ISO instant at which a draft is published; empty: none. */
  publishAt: z.string(),
  /** `true` for a save that the editor makes by itself; refused unless the package is a draft before and after it. */
  autosave: z.string(),
  /** Lists as JSON text; tags may be separated by commas instead. */
  features: z.string(),
  inclusions: z.string(),
  exclusions: z.string(),
  itinerary: z.string(),
  tags: z.string(),
  /** `[{ url, caption, isFeatured }]`: the existing pictures to keep, in order. */
  existingImages: z.string(),
  /** Index of the featured picture in the kept pictures followed by the new ones. */
  featuredImage: z.string(),
  /** The version that the form was opened with. */
  version: z.string(),
});
/** The form that saves a package. `imageCaption0` is the caption of the first new picture, and so on. */
export const packageForm = defineForm({
  parts: packageFormParts,
  numbered: ['imageCaption'],
  files: { parts: ['images'], most: PACKAGE_LIMITS.pictures },
});
export type PackageFormParts = Partial<z.infer<typeof packageFormParts>>;

const withPackage = z.object({ package: adminPackage });
const byId = z.object({ id: addressPart });

const noun: Noun = { name: 'Packages', about: 'Travel packages that the agency sells.' };

export const packageEndpoints = defineEndpoints(noun, {
  'GET /api/packages': {
    operationId: 'listPackages',
    summary: 'Published travel packages; prices filter on what the traveller pays',
    access: 'public',
    query: pageQuery(12).extend({ ...packageFilters.shape, ...languageQuery }),
    answers: {
      200: z.object({
        packages: z.array(packageCard),
        ...listPage.shape,
        facets: packageFacets,
        /** The filters as the server understood them. */
        filters: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    },
  },
  'GET /api/packages/featured': {
    operationId: 'listFeaturedPackages',
    summary: 'At most eight packages for the home page',
    access: 'public',
    query: z.object(languageQuery),
    answers: { 200: z.object({ packages: z.array(packageCard) }) },
  },
  'GET /api/packages/categories': {
    operationId: 'listPackageCategories',
    summary: 'Categories that have published packages',
    access: 'public',
    answers: { 200: z.object({ categories: z.array(z.string()) }) },
  },
  'GET /api/packages/{slug}': {
    operationId: 'getPackage',
    summary: 'A published package, and others like it; counts a view once per visitor per day',
    access: 'public',
    params: z.object({ slug: addressPart }),
    query: z.object(languageQuery),
    errors: ['moved', 'not-found'],
    answers: { 200: z.object({ package: travelPackage, related: z.array(packageCard) }) },
  },
  'GET /api/packages/admin/all': {
    operationId: 'listAllPackages',
    summary: 'Packages of every status, last changed first',
    access: 'packages',
    query: pageQuery(100).extend({
      search: typedText({ max: 100 }).optional(),
      /** `draft` leaves out drafts scheduled for later. */
      status: unlessEmpty(z.enum(PACKAGE_STATES, { error: 'status must be draft, scheduled, published or archived' })),
    }),
    answers: {
      200: z.object({
        packages: z.array(adminPackageCard),
        ...listPage.shape,
        /** Packages by state, regardless of the filters. */
        counts: z.object({
          draft: z.number(),
          scheduled: z.number(),
          published: z.number(),
          archived: z.number(),
        }),
      }),
    },
  },
  'GET /api/packages/admin/{id}': {
    operationId: 'getAdminPackage',
    summary: 'One package with everything that its form edits, as it is or as it was at a kept version',
    access: 'packages',
    params: byId,
    query: atVersion,
    errors: ['not-found'],
    answers: { 200: withPackage },
  },
  'POST /api/packages/admin/create': {
    operationId: 'createPackage',
    summary: 'Create a package with its pictures',
    access: 'packages',
    multipart: packageForm,
    errors: ['conflict'],
    answers: { 201: withPackage },
  },
  'PUT /api/packages/admin/{id}': {
    operationId: 'updatePackage',
    summary: 'Change a package and its pictures; 409 when another admin saved it meanwhile',
    access: 'packages',
    params: byId,
    multipart: packageForm,
    errors: ['not-found', 'conflict'],
    answers: { 200: withPackage },
  },
  'PATCH /api/packages/admin/{id}/status': {
    operationId: 'setPackageStatus',
    summary: 'Publish, archive or take back to draft',
    access: 'packages',
    params: byId,
    body: z.object({ status: z.enum(PACKAGE_STATUSES, { error: 'Status must be draft, published or archived' }) }),
    errors: ['not-found'],
    answers: { 200: withPackage },
  },
  'DELETE /api/packages/admin/{id}': {
    operationId: 'deletePackage',
    summary: 'Delete a package; it can be restored for a day',
    access: 'packages',
    params: byId,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'POST /api/packages/admin/{id}/restore': {
    operationId: 'restorePackage',
    summary: 'Undo a deletion',
    access: 'packages',
    params: byId,
    errors: ['not-found'],
    answers: { 200: withPackage },
  },
});
