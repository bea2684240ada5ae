import { z } from 'zod';
import type { PackageDocument, PackageFormParts } from '../../../contracts/packages.ts';
import { emailProblem } from '../../../core/accounts/account-form.ts';
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
import { AppError } from '../../http/app-error.ts';
import { FormParts } from '../../http/form-parts.ts';
import { cleanHtml, textOfHtml } from '../../records/rich-text.ts';
import { slugFor } from '../../records/unique-slugs.ts';

/** A package's form, before its pictures and its free slug are known. */
export interface PackageSubmission {
  readonly document: Omit<PackageDocument, 'images'>;
  readonly status: PackageStatus;
  readonly slug: string;
}

/** The package as it was when the form was opened. */
interface Opened {
  readonly slug: string;
  readonly status: PackageStatus;
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

/** Reads a list of texts without empty entries. */
function readTexts(form: FormParts, name: string, value: unknown, label: string, most: number): string[] | null {
  const sent = form.entries(name, value, { label, most, entry: z.string() });
  const rule = { label: `Each of the ${label.toLowerCase()}`, max: PACKAGE_LIMITS.listEntry.max };
  return sent?.map((text) => form.checkText(name, text, rule)).filter((text) => text !== '') ?? null;
}

function readList(form: FormParts, name: string, kept: readonly string[], label: string): string[] {
  const value = form.json(name, label);
  return (value === undefined ? null : readTexts(form, name, value, label, PACKAGE_LIMITS.listEntries)) ?? [...kept];
}

/** Reads tags from JSON or comma-separated text; tags that differ only in case count as one. */
function readTags(form: FormParts, parts: PackageFormParts, kept: readonly string[]): string[] {
  const typed = parts.tags;
  if (typed === undefined) return [...kept];
  const value = typed.startsWith('[') ? form.json('tags', 'Tags') : typed.split(',');
  const tags = value === undefined ? [] : (readTexts(form, 'tags', value, 'Tags', PACKAGE_LIMITS.tags) ?? []);
  return distinctTexts(tags);
}

/** Reads the days, drops those without a detail and numbers the rest. Their texts stay unchanged. */
function readItinerary(form: FormParts, kept: PackageDocument['itinerary']): PackageDocument['itinerary'] {
  const value = form.json('itinerary', 'Itinerary');
  if (value === undefined) return kept;
  const { dayTitle, dayDetail, description, days: most } = PACKAGE_LIMITS;
  if (typeof value === 'string') {
    return form.checkText('itinerary', value, { label: 'Itinerary', max: description.max, multiline: true });
  }
  const rule = { label: 'Itinerary', most: MOST_SENT_DAYS, entry: sentDay };
  const days = (form.entries('itinerary', value, rule) ?? [])
    .map(({ title, detail }) => ({
      title: form.checkText('itinerary', title, { label: 'Title of a day', max: dayTitle.max }),
      detail: form.checkText('itinerary', detail, { label: 'Detail of a day', max: dayDetail.max, multiline: true }),
    }))
    .filter(({ detail }) => detail !== '')
    .map(({ title, detail }, index): PackageDay => ({ day: index + 1, title, detail }));
  if (days.length > most) form.refuse('itinerary', `Itinerary may have at most ${most} days`);
  return days;
}

function readStatus(form: FormParts, kept: PackageStatus): PackageStatus {
  const typed = form.text('status', kept, { label: 'Status', max: FAR_TOO_LONG }, PACKAGE_DEFAULTS.status);
  const status = PACKAGE_STATUSES.find((each) => each === typed);
  if (!status) form.refuse('status', 'Status must be draft, published or archived');
  return status ?? kept;
}

function readContact(form: FormParts, kept: PackageDocument['contactInfo']): PackageDocument['contactInfo'] {
  const read = (part: string, value: string, label: string, problemOf: (text: string) => string | null) => {
    const text = form.text(part, value, { label, max: 254 });
    const problem = text === '' ? null : problemOf(text);
    if (problem) form.refuse(part, problem);
    return text;
  };
  return {
    phone: read('contactPhone', kept.phone, 'Contact phone', phoneLengthProblem),
    email: read('contactEmail', kept.email, 'Contact e-mail', emailProblem),
    whatsapp: read('contactWhatsapp', kept.whatsapp, 'Contact WhatsApp', phoneLengthProblem),
  };
}

function readDescription(form: FormParts, kept: string): string {
  const { max } = PACKAGE_LIMITS.description;
  // Cleaning only shortens a text, but one that is far too long is not worth cleaning.
  const typed = form.text('description', kept, { label: 'Description', max: 4 * max, multiline: true });
  const clean = typed === kept ? kept : cleanHtml(typed);
  if (clean.length > max) form.refuse('description', `Description must be ${max} characters or less`);
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
  const ruled = (label: string) => ({ label, max: FAR_TOO_LONG });
  return {
    title: form.text('title', kept.title, { label: 'Title', max: title.max }),
    shortDescription: form.text('shortDescription', kept.shortDescription, ruled('Short description')),
    category: form.text('category', old ? kept.category : '', ruled('Category')),
    currency: form.text('currency', pricing.currency, ruled('Currency'), PACKAGE_DEFAULTS.currency),
    validUntil: form.text('validUntil', pricing.validUntil ?? '', ruled('Valid until')),
    fromLocation: form.text('fromLocation', travelDetails.fromLocation, { label: 'From location', max: place.max }),
    toLocation: form.text('toLocation', travelDetails.toLocation, { label: 'To location', max: place.max }),
    travelClass: form.text(
      'travelClass',
      travelDetails.travelClass,
      ruled('Travel class'),
      PACKAGE_DEFAULTS.travelClass,
    ),
    metaTitle: form.text('metaTitle', kept.metaTitle, ruled('Meta title')),
    metaDescription: form.text('metaDescription', kept.metaDescription, ruled('Meta description')),
    cancellationPolicy: form.text(
      'cancellationPolicy',
      bookingInfo.cancellationPolicy,
      { label: 'Cancellation policy', max: policy.max, multiline: true },
      PACKAGE_DEFAULTS.cancellationPolicy,
    ),
    refundPolicy: form.text(
      'refundPolicy',
      bookingInfo.refundPolicy,
      { label: 'Refund policy', max: policy.max, multiline: true },
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
  pictureProblems: Readonly<Record<string, string>>,
): PackageSubmission {
  const form = new FormParts(parts);
  const old = opened?.document ?? null;
  const kept = old ?? EMPTY;
  const texts = readTextFields(form, old);
  const numbers = readNumbers(form, old);
  const description = readDescription(form, kept.description);
  const typedSlug = form.text('slug', opened?.slug ?? '', { label: 'Slug', max: FAR_TOO_LONG });
  const slug = slugFor(typedSlug, texts.title, `package-${id}`);
  const document = {
    title: texts.title,
    shortDescription: texts.shortDescription,
    description,
    category: texts.category as PackageCategory,
    pricing: {
      basePrice: Number(numbers.basePrice),
      currency: texts.currency as Currency,
      pricePerPerson: form.flag('pricePerPerson', kept.pricing.pricePerPerson, 'Price per person'),
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
    features: readList(form, 'features', kept.features, 'Features'),
    inclusions: readList(form, 'inclusions', kept.inclusions, 'Inclusions'),
    exclusions: readList(form, 'exclusions', kept.exclusions, 'Exclusions'),
    itinerary: readItinerary(form, kept.itinerary),
    tags: readTags(form, parts, kept.tags),
    metaTitle: texts.metaTitle,
    metaDescription: texts.metaDescription,
    bookingInfo: {
      requiresAdvanceBooking: form.flag(
        'requiresAdvanceBooking',
        kept.bookingInfo.requiresAdvanceBooking,
        'Requires advance booking',
      ),
      advanceBookingDays: Number(numbers.advanceBookingDays),
      cancellationPolicy: texts.cancellationPolicy,
      refundPolicy: texts.refundPolicy,
    },
    contactInfo: readContact(form, kept.contactInfo),
    isFeatured: form.flag('isFeatured', kept.isFeatured, 'Featured'),
  };
  const status = readStatus(form, opened?.status ?? PACKAGE_DEFAULTS.status);
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
  return { document, status, slug };
}

/** Throws with all problems at once, as only the package form does. */
function refuseProblems(fields: Readonly<Record<string, string>>): void {
  const messages = Object.values(fields);
  if (messages.length > 0) throw new AppError('invalid', messages.join(', '), { fields });
}
