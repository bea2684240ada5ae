import { blogEditor } from '../../../words/en/office/blog-editor.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import { packageEditor } from '../../../words/en/office/package-editor.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { recordEditor } from '../../../words/en/office/record-editor.ts';
import { recordVersions } from '../../../words/en/office/record-versions.ts';

type Names = Readonly<Record<string, string | undefined>>;

/** The fields that both kinds have or only posts have, as their editor calls them. */
const postNames = (): Names => ({
  title: recordEditor.title,
  slug: recordEditor.slug,
  category: recordEditor.category,
  tags: recordEditor.tags,
  metaTitle: recordEditor.metaTitle,
  metaDescription: recordEditor.metaDescription,
  status: packageEditor.status,
  excerpt: blogEditor.excerpt,
  content: blogEditor.content,
  contentPictures: recordVersions.contentPictures,
  featuredImage: blogEditor.featuredPicture,
  readTimeSet: blogEditor.readTime,
  authorName: blogEditor.author,
});

const packageNames = (): Names => ({
  shortDescription: packageEditor.shortDescription,
  description: packageEditor.description,
  images: packageEditor.pictures,
  isFeatured: packageEditor.featureOnHomePage,
  itinerary: packageEditor.itinerary,
  features: packageEditor.lists.features.label,
  inclusions: packageEditor.lists.inclusions.label,
  exclusions: packageEditor.lists.exclusions.label,
  'pricing.basePrice': packageEditor.basePrice,
  'pricing.currency': packageEditor.currency,
  'pricing.pricePerPerson': packageEditor.isPricePerPerson,
  'pricing.discountPercentage': packageEditor.discount,
  'pricing.validUntil': packageEditor.discountEnd,
  'travelDetails.fromLocation': packageEditor.from,
  'travelDetails.toLocation': packageEditor.to,
  'travelDetails.duration': packageEditor.durationDays,
  'travelDetails.travelClass': packageEditor.travelClass,
  'travelDetails.minTravelers': packageEditor.minTravelers,
  'travelDetails.maxTravelers': packageEditor.maxTravelers,
  'bookingInfo.requiresAdvanceBooking': packageEditor.requiresAdvance,
  'bookingInfo.advanceBookingDays': packageEditor.advanceDays,
  'bookingInfo.cancellationPolicy': packageEditor.cancellationPolicy,
  'bookingInfo.refundPolicy': packageEditor.refundPolicy,
  'contactInfo.phone': packageEditor.phone,
  'contactInfo.email': packageEditor.email,
  'contactInfo.whatsapp': packageEditor.whatsapp,
});

/** Returns the name of a field of a version. */
export const fieldName = (field: string): string => ({ ...postNames(), ...packageNames() })[field] ?? field;

/** Returns a value that is no text in words. */
export function valueWords(text: string): string {
  const known: Names = {
    ...recordVersions.values,
    ...packages.statuses,
    ...packages.categories,
    ...blogs.categories,
    ...packageEditor.travelClasses,
  };
  return known[text] ?? text;
}
