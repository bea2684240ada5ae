import type { AdminPackage, PackageFormParts, PackagePicture } from '../../../contracts/packages.ts';
import { type EmailProblem, emailProblem } from '../../../core/accounts/account-form.ts';
import { type PackageDay, parseItineraryText } from '../../../core/packages/itinerary-days.ts';
import { packageProblems } from '../../../core/packages/package-form.ts';
import { BOOKING_INFO_DEFAULTS, PACKAGE_DEFAULTS } from '../../../core/packages/package-options.ts';
import { type PhoneProblem, phoneLengthProblem } from '../../../core/phone.ts';
import { onlyProblems, speakProblems } from '../../../core/problems.ts';
import { packageProblemWords } from '../../../words/en/forms/packages.ts';
import { personProblemWords } from '../../../words/en/forms/people.ts';
import type { FormState } from '../ui/editor/form-fields.ts';
import { newKey } from '../ui/editor/new-key.ts';
import { printable, textOfHtml } from '../ui/editor/plain-text.ts';
import { instantOfPlan, NO_PLAN, type PublishPlan, planOf, planProblem } from '../ui/editor/publish-time.ts';
import { slugToSend } from '../ui/editor/record-slug.ts';
import { NO_TEXTS, type RecordTexts, recordTextsOf } from '../ui/editor/record-texts.ts';

/** A line of a list; its key keeps its field in place while lines come and go. */
export interface ListLine {
  readonly id: string;
  readonly text: string;
}

export interface DraftDay {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

interface DraftPictureShape {
  readonly id: string;
  readonly caption: string;
  /** The address shown here: the stored one, or a small copy of the chosen file. */
  readonly preview: string;
}
/** A stored picture of the package, or a newly chosen file. */
export type DraftPicture = DraftPictureShape &
  ({ readonly url: string; readonly file?: never } | { readonly file: File; readonly url?: never });

export type PackageForm = FormState<PackageDraft>;

/** Values as they stand in fields: an empty number field is null. */
type InFields<T> = { readonly [K in keyof T]: T[K] extends number ? number | null : T[K] };
type BookingInfo = AdminPackage['bookingInfo'];

/** The form's values, as they stand in the fields; `description` is HTML of the editor. */
export interface PackageDraft
  extends RecordTexts,
    PublishPlan,
    Pick<AdminPackage, 'description' | 'shortDescription' | 'isFeatured'>,
    InFields<AdminPackage['travelDetails']>,
    InFields<BookingInfo>,
    InFields<Pick<AdminPackage['pricing'], 'basePrice' | 'pricePerPerson' | 'discountPercentage'>> {
  readonly status: string;
  readonly currency: string;
  readonly validUntil: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly contactWhatsapp: string;
  readonly features: readonly ListLine[];
  readonly inclusions: readonly ListLine[];
  readonly exclusions: readonly ListLine[];
  readonly days: readonly DraftDay[];
  /** The stored pictures, then the new ones. */
  readonly pictures: readonly DraftPicture[];
  /** Key of the featured picture; null without pictures. */
  readonly featuredPicture: string | null;
}

/** The fields that are lists of lines. */
export type ListName = 'features' | 'inclusions' | 'exclusions';

export const newLine = (text = ''): ListLine => ({ id: newKey(), text });
export const newDay = (title = '', detail = ''): DraftDay => ({ id: newKey(), title, detail });
export const linesOf = (texts: readonly string[]): readonly ListLine[] => texts.map((text) => newLine(text));

/** Returns the values of a new package. */
export const emptyDraft = (): PackageDraft => ({
  ...PACKAGE_DEFAULTS,
  ...NO_TEXTS,
  ...NO_PLAN,
  description: '',
  shortDescription: '',
  basePrice: null,
  validUntil: '',
  fromLocation: '',
  toLocation: '',
  duration: null,
  contactPhone: '',
  contactEmail: '',
  contactWhatsapp: '',
  isFeatured: false,
  features: [],
  inclusions: [],
  exclusions: [],
  days: [],
  pictures: [],
  featuredPicture: null,
});

/** Returns the booking terms; an empty number counts as 0. */
export const bookingInfoOf = (draft: PackageDraft): BookingInfo =>
  Object.fromEntries(
    Object.keys(BOOKING_INFO_DEFAULTS).map((name) => [name, draft[name as keyof BookingInfo] ?? 0]),
  ) as BookingInfo;

const draftDays = (itinerary: readonly PackageDay[] | string): readonly DraftDay[] =>
  (typeof itinerary === 'string' ? parseItineraryText(itinerary) : itinerary).map(({ title, detail }) =>
    newDay(title, detail),
  );

/** Returns the form values of a stored package. */
export function draftOf(stored: AdminPackage): PackageDraft {
  const { pricing, travelDetails, bookingInfo, contactInfo } = stored;
  const pictures = stored.images.map(({ url, caption }) => ({ id: newKey(), url, caption, preview: url }));
  const featured = stored.images.findIndex(({ isFeatured }) => isFeatured);
  return {
    ...recordTextsOf(stored),
    description: stored.description,
    shortDescription: stored.shortDescription,
    status: stored.status,
    ...planOf(stored.publishAt),
    basePrice: pricing.basePrice,
    currency: pricing.currency,
    pricePerPerson: pricing.pricePerPerson,
    discountPercentage: pricing.discountPercentage,
    validUntil: pricing.validUntil ?? '',
    ...travelDetails,
    ...bookingInfo,
    contactPhone: contactInfo.phone,
    contactEmail: contactInfo.email,
    contactWhatsapp: contactInfo.whatsapp,
    isFeatured: stored.isFeatured,
    features: linesOf(stored.features),
    inclusions: linesOf(stored.inclusions),
    exclusions: linesOf(stored.exclusions),
    days: draftDays(stored.itinerary),
    pictures,
    featuredPicture: pictures[Math.max(0, featured)]?.id ?? null,
  };
}

const phoneProblem = (phone: string): PhoneProblem | null => (phone.trim() === '' ? null : phoneLengthProblem(phone));

/** Returns when a draft becomes public by itself, in milliseconds since 1970; null for no such time. */
export const plannedInstant = (draft: PackageDraft): number | null =>
  draft.status === 'draft' ? instantOfPlan(draft) : null;

/** Returns the form's problems, keyed by the names of the API's form, in the form's order. */
export function draftProblems(draft: PackageDraft, stored: AdminPackage | null, now: number): Record<string, string> {
  const slug = slugToSend(draft);
  const time = draft.status === 'draft' ? planProblem(draft, stored?.publishAt ?? null, now) : null;
  const problems: Record<string, string> = {
    ...speakProblems(
      packageProblemWords,
      packageProblems({
        ...draft,
        slug,
        descriptionText: textOfHtml(draft.description),
        durationDays: draft.duration,
      }),
    ),
    ...speakProblems(
      personProblemWords,
      onlyProblems<PhoneProblem | EmailProblem>({
        contactPhone: phoneProblem(draft.contactPhone),
        contactEmail: emailProblem(draft.contactEmail.trim()),
        contactWhatsapp: phoneProblem(draft.contactWhatsapp),
      }),
    ),
    ...(time !== null && { publishAt: time }),
  };
  if (slug !== '' || draft.title.trim() === '') return problems;
  const { slug: _madeByTheServer, ...others } = problems;
  return others;
}

const filled = (lines: readonly ListLine[]): string[] => lines.map(({ text }) => printable(text)).filter(Boolean);

/** Returns the days that will be stored: a day without a detail is dropped. */
export const keptDays = (days: readonly DraftDay[]): PackageDay[] =>
  days
    .filter(({ detail }) => detail.trim() !== '')
    .map(({ title, detail }, index) => ({
      day: index + 1,
      title: printable(title) || `Day ${index + 1}`,
      detail: printable(detail),
    }));

export interface PackageUpload {
  readonly parts: PackageFormParts;
  /** The captions of the new pictures. */
  readonly numberedParts: Record<`imageCaption${number}`, string>;
  readonly files: readonly { readonly name: 'images'; readonly file: File }[];
}

const pictureParts = ({ pictures, featuredPicture }: PackageDraft) => {
  const kept = pictures.flatMap(({ id, url, caption }) =>
    url === undefined ? [] : [{ url, caption: printable(caption), isFeatured: id === featuredPicture }],
  );
  const added = pictures.flatMap((picture) => (picture.file ? [picture] : []));
  const featured = pictures.findIndex(({ id }) => id === featuredPicture);
  return {
    parts: {
      existingImages: JSON.stringify(kept),
      ...(featured >= 0 && { featuredImage: String(featured) }),
    },
    numberedParts: Object.fromEntries(added.map(({ caption }, index) => [`imageCaption${index}`, printable(caption)])),
    files: added.map(({ file }) => ({ name: 'images' as const, file })),
  };
};

/** Returns the form to send; `version` is the one read, null for a new package. */
export function packageUpload(draft: PackageDraft, version: number | null): PackageUpload {
  const { features, inclusions, exclusions, days, tags, pictures, featuredPicture, ...fields } = draft;
  const { planned, publishDay, publishTime, ...scalars } = fields;
  const publishAt = plannedInstant(draft);
  const texts = Object.entries(scalars).map(([name, value]) => [name, value === null ? '' : printable(String(value))]);
  const { parts, ...uploads } = pictureParts(draft);
  return {
    parts: {
      ...(Object.fromEntries(texts) as Record<keyof typeof scalars, string>),
      slug: slugToSend(draft),
      publishAt: publishAt === null ? '' : new Date(publishAt).toISOString(),
      features: JSON.stringify(filled(features)),
      inclusions: JSON.stringify(filled(inclusions)),
      exclusions: JSON.stringify(filled(exclusions)),
      itinerary: JSON.stringify(keptDays(days)),
      tags: JSON.stringify(tags.map(printable)),
      ...parts,
      ...(version !== null && { version: String(version) }),
    },
    ...uploads,
  };
}

/** Returns the pictures as a page shows them, before they are stored. */
export const shownPictures = ({ pictures, featuredPicture }: PackageDraft): PackagePicture[] =>
  pictures.map(({ id, preview, caption }) => ({ url: preview, caption, isFeatured: id === featuredPicture }));
