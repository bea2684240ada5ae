import type { z } from 'zod';
import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import { itinerary as itinerarySchema, type popularItinerary } from '../../../contracts/itineraries.ts';
import { ITINERARY_RULES, type TitlesAsRead } from '../../../core/bookings/bookable-item.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { type PriceOffer, priceUnderOffer } from '../../../core/offers/offer-price.ts';
import type { ItinerarySummary } from '../../../core/planner/details.ts';
import { figuresOf } from '../../../core/planner/trip-figures.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import { varyPosters } from '../../../core/posters/vary-posters.ts';
import { readPlan, summaryOf } from './itinerary-documents.ts';
import type { ItineraryRow } from './packed-row.ts';
import type { Teller, ToldRow } from './tellers.ts';

/** Returns the price of a trip under an offer, and its price without. */
function pricesOf({ pricePP, travellers }: ItinerarySummary, offer: PriceOffer | null) {
  const reduced = priceUnderOffer(pricePP, offer);
  return {
    pricePP: reduced,
    totalPrice: reduced * travellers,
    fullPricePP: pricePP,
    fullTotalPrice: pricePP * travellers,
    offer,
  };
}

interface Presented {
  readonly shares: number;
  readonly offer: PriceOffer | null;
  readonly gazetteer: Gazetteer;
}

/**
 * Returns a stored itinerary's public form, under the day's offer. The schema drops fields that must not be published.
 */
export function presentItinerary(
  row: ItineraryRow,
  teller: Teller,
  { shares, offer, gazetteer }: Presented,
): Itinerary {
  const summary = teller.summaryOf(row);
  const plan = readPlan(row);
  const gallery = galleryOf(plan, summary, gazetteer);
  return itinerarySchema.parse({
    ...summary,
    ...pricesOf(summary, offer),
    _id: row.id,
    headerImage: posterAddress(summary.coverBaseId),
    galleryImages: gallery.map(({ subject, hour }) => posterAddress(subject, hour)),
    galleryNames: gallery.map(({ name }) => teller.named(name)),
    galleryMotifs: gallery.map(({ motif }) => motif),
    accommodationImage: posterAddress(plan.stays[0]?.baseId ?? summary.coverBaseId, 'night'),
    figures: teller.named(figuresOf(plan, gazetteer)),
    needsDetailedGeneration: row.details === null,
    shares,
    ratesCheckedOn: plan.price.ratesCheckedOn,
  });
}

const MOST_PICTURES = 8;

/** Returns the places pictured: the overnight towns and the sights, none as the header shows it and no two alike. */
function galleryOf({ days, stays }: PlannedTrip, { coverBaseId }: ItinerarySummary, gazetteer: Gazetteer) {
  const towns = stays.map(({ baseId, base }) => ({ id: baseId, name: base.name }));
  const sights = days.flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.kind === 'visit' ? [{ id: stop.sightId, name: stop.place.name }] : [])),
  );
  // The town of the header comes last, at another hour.
  const [cover, others] = [towns.filter(({ id }) => id === coverBaseId), towns.filter(({ id }) => id !== coverBaseId)];
  const all = [...new Map([...others, ...sights, ...cover].map((place) => [place.id, place])).values()];
  return varyPosters(all, gazetteer, { most: MOST_PICTURES, shown: [coverBaseId] });
}

/** Returns a row's day plan under the itinerary's title; its price lines are those without an offer. */
export function presentDetails(row: ToldRow, details: string, teller: Teller, offer: PriceOffer | null): Details {
  const { title, pricePP } = teller.summaryOf(row);
  return {
    ...teller.detailsOf(row, details),
    title,
    priceEstimate: teller.price(priceUnderOffer(pricePP, offer)),
  };
}

type PopularRow = ToldRow & Pick<ItineraryRow, 'id' | 'fromLocation' | 'toLocation' | 'startDate' | 'endDate'>;

export function presentPopular(
  row: PopularRow,
  teller: Teller,
  offer: PriceOffer | null,
): z.infer<typeof popularItinerary> {
  const summary = teller.summaryOf(row);
  return {
    _id: row.id,
    title: summary.title,
    slug: row.slug,
    fromLocation: teller.named(row.fromLocation),
    toLocation: teller.named(row.toLocation),
    departureDate: row.startDate,
    returnDate: row.endDate,
    headerImage: posterAddress(summary.coverBaseId),
    days: summary.days,
    pricePP: priceUnderOffer(summary.pricePP, offer),
    fullPricePP: summary.pricePP,
  };
}

/** An itinerary as it can be booked, for as many as ask. */
export const presentBookable = (row: ItineraryRow, offer: PriceOffer | null, asRead: TitlesAsRead) => ({
  itemType: 'itinerary' as const,
  id: row.id,
  slug: row.slug,
  title: summaryOf(row).title,
  picture: posterAddress(summaryOf(row).coverBaseId),
  asRead,
  price: priceUnderOffer(row.pricePerPersonRupees, offer),
  basePrice: row.pricePerPersonRupees,
  discountPercentage: 0,
  offer,
  isPerPerson: true,
  currency: 'INR',
  durationDays: row.durationDays,
  rules: ITINERARY_RULES,
});
