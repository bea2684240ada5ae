import { z } from 'zod';
import type { PackageDocument, PackageFormParts } from '../../../contracts/packages.ts';
import { emailProblem } from '../../../core/accounts/account-form.ts';
import { type FieldName, tooLong } from '../../../core/field-problems.ts';
import type { FormProblem } from '../../../core/form-problems.ts';
import { distinctTexts } from '../../../core/names.ts';
import type { PackageDay } from '../../../core/packages/itinerary-days.ts';
import { packageProblems } from '../../../core/packages/package-form.ts';
import {
  BOOKING_INFO_DEFAULTS,
  type Currency,
  PACKAGE_DEFAULTS,
  PACKAGE_LIMITS,
  PACKAGE_STATUSES,
  type PackageCategory,
  type PackageStatus,
} from '../../../core/packages/package-options.ts';
import { phoneLengthProblem } from '../../../core/phone.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import { FormParts } from '../../http/form-parts.ts';
import { readPublishAt } from '../../records/publish-time.ts';
import { cleanHtml, textOfHtml } from '../../records/rich-text.ts';
import { slugFor } from '../../records/unique-slugs.ts';

/** A package's form, before its pictures and its free slug are known. */
export interface PackageSubmission {
  readonly document: Omit<PackageDocument, 'images'>;
  readonly status: PackageStatus;
  readonly slug: string;
  /** When a draft is published by itself. */
  readonly publishAt: number | null;
}

/** The package as it was when the form was opened. */
interface Opened {
  readonly slug: string;
  readonly status: PackageStatus;
  readonly publishAt: number | null;
  readonly document: PackageDocument;
}

/** More than any list of days, including empty ones. */
const MOST_SENT_DAYS = 2 * PACKAGE_LIMITS.days;
/** Longer than any valid value, so that the form's own rule reports what is wrong. */
const FAR_TOO_LONG = 10_000;

const sentDay = z
  .object({ title: z.string().default(''), detail: z.string().optional(), content: z.string().optional() })
  .transform(({ title, detail, content }) => ({ title, detail: detail ?? content ?? '' }));

/** The values of a new package. */
const EMPTY: PackageDocument = {
  title: '',
  shortDescription: '',
  description: '',
  category: 'Domestic',
  images: [],
  pricing: {
    basePrice: 0,
    currency: PACKAGE_DEFAULTS.currency,
    pricePerPerson: PACKAGE_DEFAULTS.pricePerPerson,
    discountPercentage: PACKAGE_DEFAULTS.discountPercentage,
    validUntil: null,
  },
  travelDetails: {
    fromLocation: '',
    toLocation: '',
    duration: 0,
    maxTravelers: PACKAGE_DEFAULTS.maxTravelers,
    minTravelers: PACKAGE_DEFAULTS.minTravelers,
    travelClass: PACKAGE_DEFAULTS.travelClass,
  },
  features: [],
  inclusions: [],
  exclusions: [],
  itinerary: [],
  tags: [],
  metaTitle: '',
  metaDescription: '',
  bookingInfo: BOOKING_INFO_DEFAULTS,
  contactInfo: { phone: '', email: '', whatsapp: '' },
  isFeatured: false,
};

/** An entry of each list, as messages name it. */
const EACH_OF = {
  features: 'each-feature',
  inclusions: 'each-inclusion',
  exclusions: 'each-exclusion',
  tags: 'each-tag',
} as const;
type ListName = keyof typeof EACH_OF;

/** Reads a list of texts without empty entries. */
function readTexts(form: FormParts, name: ListName, value: unknown, most: number): string[] | null {
  const sent = form.entries(name, value, { label: name, most, entry: z.string() });
  const rule = { label: EACH_OF[name], max: PACKAGE_LIMITS.listEntry.max };
  return sent?.map((text) => form.checkText(name, text, rule)).filter((text) => text !== '') ?? null;
}

function readList(form: FormParts, name: ListName, kept: readonly string[]): string[] {
  const value = form.json(name, name);
  return (value === undefined ? null : readTexts(form, name, value, PACKAGE_LIMITS.listEntries)) ?? [...kept];
}

/** Reads tags from JSON or comma-separated text; tags that differ only in case count as one. */
function readTags(form: FormParts, parts: PackageFormParts, kept: readonly string[]): string[] {
  const typed = parts.tags;
  if (typed === undefined) return [...kept];
  const value = typed.startsWith('[') ? form.json('tags', 'tags') : typed.split(',');
  const tags = value === undefined ? [] : (readTexts(form, 'tags', value, PACKAGE_LIMITS.tags) ?? []);
  return distinctTexts(tags);
}

/** Reads the days, drops those without a detail and numbers the rest. Their texts stay unchanged. */
function readItinerary(form: FormParts, kept: PackageDocument['itinerary']): PackageDocument['itinerary'] {
  const value = form.json('itinerary', 'itinerary');
  if (value === undefined) return kept;
  const { dayTitle, dayDetail, description, days: most } = PACKAGE_LIMITS;
  if (typeof value === 'string') {
    return form.checkText('itinerary', value, { label: 'itinerary', max: description.max, multiline: true });
  }
  const rule = { label: 'itinerary' as const, most: MOST_SENT_DAYS, entry: sentDay };
  const days = (form.entries('itinerary', value, rule) ?? [])
    .map(({ title, detail }) => ({
      title: form.checkText('itinerary', title, { label: 'day-title', max: dayTitle.max }),
      detail: form.checkText('itinerary', detail, { label: 'day-detail', max: dayDetail.max, multiline: true }),
    }))
    .filter(({ detail }) => detail !== '')
    .map(({ title, detail }, index): PackageDay => ({ day: index + 1, title, detail }));
  if (days.length > most) form.refuse('itinerary', { say: 'too-many-days', most });
  return days;
}

function readStatus(form: FormParts, kept: PackageStatus): PackageStatus {
  const typed = form.text('status', kept, { label: 'status', max: FAR_TOO_LONG }, PACKAGE_DEFAULTS.status);
  const status = PACKAGE_STATUSES.find((each) => each === typed);
  if (!status) form.refuse('status', { say: 'package-status-unknown' });
  return status ?? kept;
}

function readContact(form: FormParts, kept: PackageDocument['contactInfo']): PackageDocument['contactInfo'] {
  const read = (part: string, value: string, label: FieldName, problemOf: (text: string) => FormProblem | null) => {
    const text = form.text(part, value, { label, max: 254 });
    const problem = text === '' ? null : problemOf(text);
    if (problem) form.refuse(part, problem);
    return text;
  };
  return {
    phone: read('contactPhone', kept.phone, 'contact-phone', phoneLengthProblem),
    email: read('contactEmail', kept.email, 'contact-email', emailProblem),
    whatsapp: read('contactWhatsapp', kept.whatsapp, 'contact-whatsapp', phoneLengthProblem),
  };
}

function readDescription(form: FormParts, kept: string): string {
  const { max } = PACKAGE_LIMITS.description;
  // Cleaning only shortens a text, but one that is far too long is not worth cleaning.
  const typed = form.text('description', kept, { label: 'description', max: 4 * max, multiline: true });
  const clean = typed === kept ? kept : cleanHtml(typed);
  if (clean.length > max) form.refuse('description', tooLong('description', max));
  return clean;
}

type Numbers = Record<
  'basePrice' | 'discountPercentage' | 'duration' | 'maxTravelers' | 'minTravelers' | 'advanceBookingDays',
  number | null
>;

function readNumbers(form: FormParts, old: PackageDocument | null): Numbers {
  const { discountPercentage, maxTravelers, minTravelers, advanceBookingDays } = PACKAGE_DEFAULTS;
  const { pricing, travelDetails, bookingInfo } = old ?? EMPTY;
  return {
    basePrice: form.whole('basePrice', old ? pricing.basePrice : null, null),
    discountPercentage: form.whole('discountPercentage', pricing.discountPercentage, discountPercentage),
    duration: form.whole('duration', old ? travelDetails.duration : null, null),
    maxTravelers: form.whole('maxTravelers', travelDetails.maxTravelers, maxTravelers),
    minTravelers: form.whole('minTravelers', travelDetails.minTravelers, minTravelers),
    advanceBookingDays: form.whole('advanceBookingDays', bookingInfo.advanceBookingDays, advanceBookingDays),
  };
}

function readTextFields(form: FormParts, old: PackageDocument | null) {
  const { pricing, travelDetails, bookingInfo, ...kept } = old ?? EMPTY;
  const { title, place, policy } = PACKAGE_LIMITS;
  const ruled = (label: FieldName) => ({ label, max: FAR_TOO_LONG });
  return {
    title: form.text('title', kept.title, { label: 'title', max: title.max }),
    shortDescription: form.text('shortDescription', kept.shortDescription, ruled('short-description')),
    category: form.text('category', old ? kept.category : '', ruled('category')),
    currency: form.text('currency', pricing.currency, ruled('currency'), PACKAGE_DEFAULTS.currency),
    validUntil: form.text('validUntil', pricing.validUntil ?? '', ruled('valid-until')),
    fromLocation: form.text('fromLocation', travelDetails.fromLocation, { label: 'from-location', max: place.max }),
    toLocation: form.text('toLocation', travelDetails.toLocation, { label: 'to-location', max: place.max }),
    travelClass: form.text(
      'travelClass',
      travelDetails.travelClass,
      ruled('travel-class'),
      PACKAGE_DEFAULTS.travelClass,
    ),
    metaTitle: form.text('metaTitle', kept.metaTitle, ruled('meta-title')),
    metaDescription: form.text('metaDescription', kept.metaDescription, ruled('meta-description')),
    cancellationPolicy: form.text(
      'cancellationPolicy',
      bookingInfo.cancellationPolicy,
      { label: 'cancellation-policy', max: policy.max, multiline: true },
      PACKAGE_DEFAULTS.cancellationPolicy,
    ),
    refundPolicy: form.text(
      'refundPolicy',
      bookingInfo.refundPolicy,
      { label: 'refund-policy', max: policy.max, multiline: true },
      PACKAGE_DEFAULTS.refundPolicy,
    ),
  };
}

/**
 * Reads the form of a new or opened package; throws with all its problems, including the given ones of its pictures.
 */
export function readPackageForm(
  parts: PackageFormParts,
  id: string,
  opened: Opened | null,
  pictureProblems: Readonly<Record<string, FormProblem>>,
): PackageSubmission {
  const form = new FormParts(parts);
  const old = opened?.document ?? null;
  const kept = old ?? EMPTY;
  const texts = readTextFields(form, old);
  const numbers = readNumbers(form, old);
  const description = readDescription(form, kept.description);
  const typedSlug = form.text('slug', opened?.slug ?? '', { label: 'slug', max: FAR_TOO_LONG });
  const slug = slugFor(typedSlug, texts.title, `package-${id}`);
  const document = {
    title: texts.title,
    shortDescription: texts.shortDescription,
    description,
    category: texts.category as PackageCategory,
    pricing: {
      basePrice: Number(numbers.basePrice),
      currency: texts.currency as Currency,
      pricePerPerson: form.flag('pricePerPerson', kept.pricing.pricePerPerson, 'price-per-person'),
      discountPercentage: Number(numbers.discountPercentage),
      validUntil: texts.validUntil === '' ? null : texts.validUntil,
    },
    travelDetails: {
      fromLocation: texts.fromLocation,
      toLocation: texts.toLocation,
      duration: Number(numbers.duration),
      maxTravelers: Number(numbers.maxTravelers),
      minTravelers: Number(numbers.minTravelers),
      travelClass: texts.travelClass,
    },
    features: readList(form, 'features', kept.features),
    inclusions: readList(form, 'inclusions', kept.inclusions),
    exclusions: readList(form, 'exclusions', kept.exclusions),
    itinerary: readItinerary(form, kept.itinerary),
    tags: readTags(form, parts, kept.tags),
    metaTitle: texts.metaTitle,
    metaDescription: texts.metaDescription,
    bookingInfo: {
      requiresAdvanceBooking: form.flag(
        'requiresAdvanceBooking',
        kept.bookingInfo.requiresAdvanceBooking,
        'advance-booking',
      ),
      advanceBookingDays: Number(numbers.advanceBookingDays),
      cancellationPolicy: texts.cancellationPolicy,
      refundPolicy: texts.refundPolicy,
    },
    contactInfo: readContact(form, kept.contactInfo),
    isFeatured: form.flag('isFeatured', kept.isFeatured, 'featured'),
  };
  const status = readStatus(form, opened?.status ?? PACKAGE_DEFAULTS.status);
  const publishAt = readPublishAt(form, opened?.publishAt ?? null);
  refuseProblems({
    ...packageProblems({
      ...texts,
      ...numbers,
      slug,
      descriptionText: textOfHtml(description),
      durationDays: numbers.duration,
    }),
    // Problems of storage come before those of the form's rules.
    ...form.problems,
    ...pictureProblems,
  });
  return { document, status, slug, publishAt };
}

/** Throws with all problems at once, as only the package form does. */
function refuseProblems(problems: Readonly<Record<string, FormProblem>>): void {
  const all = Object.values(problems).map(toldProblem);
  if (all.length === 0) return;
  const { fields = {} } = AppError.ofProblems(problems);
  throw new AppError('invalid', (words) => all.map((told) => told(words)).join(', '), { fields });
}
