import { BLOG_LIMITS } from '../core/blogs/blog-options.ts';
import { LEGAL_LIMIT } from '../core/legal/legal-pages.ts';
import { OFFER_LIMITS } from '../core/offers/offer-options.ts';
import { PACKAGE_LIMITS } from '../core/packages/package-options.ts';
import { SITE_LIMITS } from '../core/site/site-limits.ts';
import type { FieldRule, FieldRules } from '../core/translations/field-rule.ts';
import type { TranslatedKind } from '../core/translations/translation-options.ts';
import type { BlogDocument } from './blogs.ts';
import type { OfferForm } from './offers.ts';
import type { PackageDocument } from './packages.ts';
import type { SettingsForm } from './settings.ts';

type PathsIn<Value, Path extends string> = Value extends string
  ? string extends Value
    ? Path
    : never
  : Value extends readonly (infer Entry)[]
    ? PathsIn<Entry, `${Path}[]`>
    : Value extends object
      ? { [Name in keyof Value & string]: PathsIn<Value[Name], `${Path}.${Name}`> }[keyof Value & string]
      : never;

/** The paths of all free texts of a record. Texts of a list of choices are words of the site, not of the record. */
type TextPath<Record> = { [Name in keyof Record & string]: PathsIn<Record[Name], Name> }[keyof Record & string];

/** For each free text of a record its rule; null for one that is the same in every language. */
type RulesFor<Document> = { readonly [Path in TextPath<Document>]: FieldRule | null };

const line = (max: number, more: Partial<FieldRule> = {}): FieldRule => ({ form: 'line', max, ...more });
const lines = (max: number, more: Partial<FieldRule> = {}): FieldRule => ({ form: 'text', max, ...more });

const PACKAGE = {
  title: line(PACKAGE_LIMITS.title.max, { isMain: true, onCard: true }),
  shortDescription: line(PACKAGE_LIMITS.shortDescription.max, { onCard: true }),
  description: { form: 'rich', max: PACKAGE_LIMITS.description.max, isMain: true },
  'travelDetails.fromLocation': line(PACKAGE_LIMITS.place.max, { onCard: true }),
  'travelDetails.toLocation': line(PACKAGE_LIMITS.place.max, { onCard: true }),
  'travelDetails.travelClass': null,
  'features[]': line(PACKAGE_LIMITS.listEntry.max),
  'inclusions[]': line(PACKAGE_LIMITS.listEntry.max),
  'exclusions[]': line(PACKAGE_LIMITS.listEntry.max),
  'itinerary[].title': line(PACKAGE_LIMITS.dayTitle.max),
  'itinerary[].detail': lines(PACKAGE_LIMITS.dayDetail.max),
  // A plan written as one text is read as days before it is translated.
  itinerary: null,
  'bookingInfo.cancellationPolicy': lines(PACKAGE_LIMITS.policy.max),
  'bookingInfo.refundPolicy': lines(PACKAGE_LIMITS.policy.max),
  'images[].caption': line(PACKAGE_LIMITS.caption.max, { isLoose: true, onCard: true }),
  'images[].url': null,
  'tags[]': line(PACKAGE_LIMITS.listEntry.max, { isLoose: true }),
  metaTitle: line(PACKAGE_LIMITS.metaTitle.max, { standIn: 'title' }),
  metaDescription: line(PACKAGE_LIMITS.metaDescription.max, { standIn: 'shortDescription' }),
  'pricing.validUntil': null,
  'contactInfo.phone': null,
  'contactInfo.email': null,
  'contactInfo.whatsapp': null,
} satisfies RulesFor<PackageDocument>;

const POST = {
  title: line(BLOG_LIMITS.title.max, { isMain: true, onCard: true }),
  excerpt: lines(BLOG_LIMITS.excerpt.max, { onCard: true }),
  content: { form: 'article', max: BLOG_LIMITS.content.max, isMain: true },
  'tags[]': line(BLOG_LIMITS.tag.max, { isLoose: true }),
  metaTitle: line(BLOG_LIMITS.metaTitle.max, { standIn: 'title' }),
  metaDescription: line(BLOG_LIMITS.metaDescription.max, { standIn: 'excerpt' }),
  featuredImage: null,
  authorName: null,
} satisfies RulesFor<BlogDocument>;

const OFFER = {
  title: line(OFFER_LIMITS.title, { isMain: true }),
  text: lines(OFFER_LIMITS.text, { isMain: true }),
  'chips[]': line(OFFER_LIMITS.chip, { isLoose: true }),
  from: null,
  until: null,
} satisfies RulesFor<OfferForm>;

const SITE = {
  brand: line(SITE_LIMITS.brand),
  agency: line(SITE_LIMITS.agency),
  tagline: line(SITE_LIMITS.tagline),
  office: lines(SITE_LIMITS.office),
  hours: line(SITE_LIMITS.hours),
  phone: null,
  email: null,
  whatsapp: null,
  twitter: null,
  headline: line(SITE_LIMITS.headline),
  logo: null,
  actionColour: null,
  trustColour: null,
  'map.link': null,
  'map.embed': null,
  'map.tiles': null,
  'map.credit': null,
  'map.creditLink': null,
} satisfies RulesFor<SettingsForm['site']>;

const LEGAL = {
  content: { form: 'rich', max: LEGAL_LIMIT, isMain: true },
} satisfies RulesFor<{ readonly content: string }>;

type Translated<Rules> = { [Path in keyof Rules]: Rules[Path] extends null ? never : Path }[keyof Rules];

/** The path of any field that can be translated. */
export type TranslatedPath =
  | Translated<typeof PACKAGE>
  | Translated<typeof POST>
  | Translated<typeof OFFER>
  | Translated<typeof SITE>
  | Translated<typeof LEGAL>;

const ruled = (rules: Readonly<Record<string, FieldRule | null>>): FieldRules =>
  Object.fromEntries(Object.entries(rules).filter((entry): entry is [string, FieldRule] => entry[1] !== null));

/**
 * What can be translated of each kind of record, in the order of its form: the one place that says so. A new text of a
 * record does not compile until it has a line here.
 */
export const TRANSLATED_FIELDS: Readonly<Record<TranslatedKind, FieldRules>> = {
  package: ruled(PACKAGE),
  post: ruled(POST),
  offer: ruled(OFFER),
  site: ruled(SITE),
  legal: ruled(LEGAL),
};
