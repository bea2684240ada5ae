import type { TravelPackage } from '../../../contracts/packages.ts';
import type { Review } from '../../../contracts/reviews.ts';
import { parseItineraryText } from '../../../core/packages/itinerary-days.ts';
import { frame } from '../../../words/en/site/frame.ts';
import { asShareable, DEFAULT_PICTURE } from '../../ui/travel-picture.tsx';
import { listWay } from '../../ui/way-data.ts';
import { filterAddress, NO_FILTERS } from './filter-address.ts';
import { lastDayOfPrice, wordCategory } from './package-words.ts';

/** Returns the picture for shared previews. */
export function sharingPicture({ images }: Pick<TravelPackage, 'images'>): string {
  const picture = images.find(({ isFeatured }) => isFeatured) ?? images[0];
  return asShareable(picture?.url ?? DEFAULT_PICTURE);
}

/**
 * Returns the package and its breadcrumbs as structured data for search engines (schema.org). `address` is absolute.
 */
export function listPackageData(trip: TravelPackage, reviews: readonly Review[], address: string) {
  const absolute = (path: string): string => new URL(path, address).href;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...describeOffer(trip, address, absolute), ...(reviews.length > 0 && { review: reviews.map(describeReview) }) },
      wayTo(trip, absolute),
    ],
  };
}

type Absolute = (path: string) => string;

function describeOffer(trip: TravelPackage, address: string, absolute: Absolute) {
  const { title, shortDescription, pricing, rating, travelDetails, itinerary, category } = trip;
  const lastDay = lastDayOfPrice(pricing);
  const days = typeof itinerary === 'string' ? parseItineraryText(itinerary) : itinerary;
  return {
    '@type': ['TouristTrip', 'Product'],
    '@id': `${address}#package`,
    name: title,
    description: shortDescription,
    url: address,
    image: absolute(sharingPicture(trip)),
    category,
    tripOrigin: { '@type': 'Place', name: travelDetails.fromLocation },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: days.map((day, at) => ({ '@type': 'ListItem', position: at + 1, name: day.title })),
    },
    offers: {
      '@type': 'Offer',
      price: pricing.finalPrice,
      priceCurrency: pricing.currency,
      url: address,
      availability: 'https://schema.org/InStock',
      ...(lastDay && { priceValidUntil: lastDay }),
    },
    // Only travellers' own ratings count.
    ...(rating.count > 0 &&
      !rating.isSample && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
      }),
  };
}

/** Describes a released review: each is by a traveller whose trip the agency has completed. */
const describeReview = ({ stars, name, text, writtenAt }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: writtenAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  ...(text !== '' && { reviewBody: text }),
});

const wayTo = ({ title, category }: TravelPackage, absolute: Absolute) =>
  listWay([
    { name: frame.home, item: absolute('/') },
    { name: frame.packages, item: absolute('/packages') },
    { name: wordCategory(category), item: absolute(filterAddress({ ...NO_FILTERS, categories: [category] })) },
    { name: title },
  ]);
