import { formatCount } from '../../../core/counts.ts';
import { WHOLE_PLAN_TITLE } from '../../../core/packages/itinerary-days.ts';
import { BOOKING_INFO_DEFAULTS } from '../../../core/packages/package-options.ts';

/** The page of one package. */
export const packagePage = {
  untitled: 'Travel package',
  missingTitle: 'We can’t find this package',
  missing: 'Package not found',
  failedTitle: 'This package cannot be shown',
  notLoaded: 'Failed to fetch package details',
  back: 'Back to Packages',
  bookNow: 'Book Now',
  share: 'Share this package',
  shareTitle: 'Share This Package',
  callToBook: 'Call to book',
  loading: 'Loading the package',
  priceAndContact: 'Price and contact',
  price: 'Price',
  noPaymentNow: 'No payment now: we call you within 24 hours.',
  /** Before and after the offer's title; `percent` is the package's own discount. */
  offerBefore: 'Includes the offer',
  offerAfter: ({ percent }: { percent: number }) => (percent > 0 ? `, on top of ${percent}% off this package.` : '.'),
  reducedUntil: ({ day }: { day: string }) => `Reduced until ${day}.`,
  views: ({ count }: { count: number }) => `${formatCount(count)} ${count === 1 ? 'view' : 'views'}`,
  mostTravelers: ({ count }: { count: number }) =>
    `Max ${formatCount(count)} ${count === 1 ? 'Traveler' : 'Travelers'}`,
  travelClasses: {
    Economy: 'Economy',
    'Premium Economy': 'Premium Economy',
    Business: 'Business',
    'First Class': 'First Class',
  },
  noReviews: 'No reviews yet',
  /** Between the average rating and the number of reviews, for screen readers. */
  ofFiveBy: 'of 5 by',
  reviews: ({ count, isSample }: { count: number; isSample: boolean }) =>
    `${formatCount(count)} ${isSample ? 'sample ' : ''}${count === 1 ? 'review' : 'reviews'}`,
  about: 'About This Package',
  features: 'Package Features',
  included: "What's Included",
  notIncluded: "What's Not Included",
  days: 'Day-wise Itinerary',
  day: ({ number }: { number: number }) => `Day ${number}`,
  /** The heading of a plan that is not divided into days. */
  wholePlan: WHOLE_PLAN_TITLE,
  policies: 'Policies',
  booking: 'Booking',
  bookAhead: ({ days }: { days: number }) =>
    `Please book at least ${days === 1 ? '1 day' : `${formatCount(days)} days`} before you travel.`,
  cancellation: 'Cancellation',
  refund: 'Refund',
  /** The terms of a package for which the agency has written none. */
  usualCancellation: BOOKING_INFO_DEFAULTS.cancellationPolicy,
  usualRefund: BOOKING_INFO_DEFAULTS.refundPolicy,
  gallery: 'Photo gallery',
  openLarge: 'open large',
  morePhotos: ({ count }: { count: number }) => `+${formatCount(count)} more ${count === 1 ? 'photo' : 'photos'}`,
  picturesNotOpened: 'We couldn’t open the pictures. Please reload the page.',
  contact: 'Contact Us',
  call: 'Call',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  /** The subject of an e-mail. */
  mailAbout: ({ title }: { title: string }) => `About “${title}”`,
  /** The beginning of a message. */
  messageAbout: ({ title }: { title: string }) => `About “${title}”: `,
  related: 'You may also like',
} as const;
