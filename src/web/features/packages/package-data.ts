import type { TravelPackage } from '../../../contracts/packages.ts';
import { parseItineraryText } from '../../../core/packages/itinerary-days.ts';
import { DEFAULT_PICTURE } from '../../ui/travel-picture.tsx';
import { filterAddress, NO_FILTERS } from './filter-address.ts';

/** The picture that goes with the page where it is shared. Networks show no SVG; each poster is also there as PNG. */
export function sharingPicture({ images }: Pick<TravelPackage, 'images'>): string {
  const picture = images.find(({ isFeatured }) => isFeatured) ?? images[0];
  return (picture?.url ?? DEFAULT_PICTURE).replace(/\.svg$/, '.png');
}

/** The package and the way to it as search engines read them (schema.org). `address` is the page's own, in full. */
export function listPackageData(trip: TravelPackage, address: string) {
  const absolute = (path: string): string => new URL(path, address).href;
  return {
    '@context': 'https://schema.org',
    '@graph': [describeOffer(trip, address, absolute), wayTo(trip, absolute)],
  };
}

type Absolute = (path: string) => string;

function describeOffer(trip: TravelPackage, address: string, absolute: Absolute) {
  const { title, shortDescription, pricing, rating, travelDetails, itinerary, category } = trip;
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
      ...(pricing.validUntil && pricing.discountPercentage > 0 && { priceValidUntil: pricing.validUntil }),
    },
    // A rating that nobody gave is no rating.
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  };
}

function wayTo({ title, category }: TravelPackage, absolute: Absolute) {
  const crumbs = [
    { name: 'Home', item: absolute('/') },
    { name: 'Packages', item: absolute('/packages') },
    { name: category, item: absolute(filterAddress({ ...NO_FILTERS, categories: [category] })) },
    { name: title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })),
  };
}
