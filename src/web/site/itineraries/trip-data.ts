import type { Itinerary } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { cardWay } from '../../../core/posters/trip-card.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { asShareable } from '../../ui/travel-picture.tsx';

const absolute = (address: string, page: string): string => new URL(address, page).href;

type TripNames = Pick<Itinerary, 'title' | 'fromLocation' | 'toLocation' | 'duration' | 'days'>;
type TripFacts = Pick<Itinerary, 'packageName' | 'fromLocation' | 'topAttractions' | 'pricePP' | 'transportSummary'>;

/** Returns the possible titles of a trip's page, the longest first; each contains the trip's own title. */
export function titlesOfTrip({ title, fromLocation, toLocation, duration, days }: TripNames) {
  return {
    title: texts.fullTitle({ title, from: fromLocation, to: toLocation, duration }),
    shorterTitles: [
      texts.titleWithStart({ title, days, from: fromLocation }),
      texts.titleWithLength({ title, days }),
      title,
    ],
  };
}

/** The longest description that search engines show in full. */
const DESCRIPTION_LONGEST = 155;

/** Returns one or two sentences for search results: the price, then as many sights as fit, then the ride. */
export function describeTrip(itinerary: TripFacts): string {
  const { packageName, fromLocation, topAttractions, pricePP, transportSummary } = itinerary;
  const price = formatRupees(pricePP);
  const tell = (sights: number, transport: string) =>
    texts.summary({
      name: packageName,
      from: fromLocation,
      sights: topAttractions.slice(0, sights),
      transport,
      price,
    });
  const most = Math.min(3, topAttractions.length);
  const counts = Array.from({ length: most + 1 }, (_, i) => most - i);
  const tried = [tell(most, transportSummary), ...counts.map((sights) => tell(sights, ''))];
  return tried.find((text) => text.length <= DESCRIPTION_LONGEST) ?? texts.price({ price });
}

/** Returns what the trip's sharing card shows. */
export function describeCard(
  itinerary: Pick<Itinerary, 'title' | 'fromLocation' | 'toLocation' | 'stays' | 'pricePP'>,
) {
  const way = cardWay(itinerary).map(({ place }) => place);
  return texts.cardShows({ title: itinerary.title, way, price: formatRupees(itinerary.pricePP) });
}

/** Returns the trip as structured data for search engines (schema.org, TouristTrip). */
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
