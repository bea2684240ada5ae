import type { Itinerary } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { asShareable } from '../../ui/travel-picture.tsx';

const absolute = (address: string, page: string): string => new URL(address, page).href;

/** One sentence for those who find the page elsewhere. */
export function describeTrip(itinerary: Itinerary): string {
  const { packageName, fromLocation, topAttractions, pricePP, transportSummary } = itinerary;
  const sights = topAttractions.slice(0, 3).join(', ');
  return `${packageName} from ${fromLocation}: ${sights}. ${transportSummary}. About ${formatRupees(pricePP)} per person.`;
}

/** The trip as search engines read it (schema.org, TouristTrip). */
export function listTripData(itinerary: Itinerary, address: string) {
  const { title, startDate, endDate, fromLocation, placesToVisit, pricePP, offer, headerImage } = itinerary;
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: title,
    description: describeTrip(itinerary),
    url: address,
    image: absolute(asShareable(headerImage), address),
    departureTime: startDate,
    arrivalTime: endDate,
    tripOrigin: { '@type': 'City', name: fromLocation },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: placesToVisit.map((name, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        item: { '@type': 'TouristAttraction', name },
      })),
    },
    offers: {
      '@type': 'Offer',
      price: pricePP,
      priceCurrency: 'INR',
      url: address,
      availability: 'https://schema.org/InStock',
      ...(offer && { priceValidUntil: offer.until }),
    },
  };
}
