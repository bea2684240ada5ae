import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { TravelPackage } from '../../../contracts/packages.ts';
import { type BookableItem, ITINERARY_RULES } from '../../../core/bookings/bookable-item.ts';

/**
 * Returns a package in the form that the booking dialog takes. The server looks all of this up again in its own record.
 */
export function packageItem({ _id, slug, title, pricing, travelDetails, bookingInfo }: TravelPackage): BookableItem {
  return {
    itemType: 'package',
    id: _id,
    slug,
    title,
    price: pricing.finalPrice,
    basePrice: pricing.basePrice,
    discountPercentage: pricing.discountPercentage,
    offer: pricing.offer,
    isPerPerson: pricing.pricePerPerson,
    currency: pricing.currency,
    rules: {
      minTravelers: travelDetails.minTravelers,
      maxTravelers: travelDetails.maxTravelers,
      advanceBookingDays: bookingInfo.requiresAdvanceBooking ? bookingInfo.advanceBookingDays : 0,
    },
  };
}

export function itineraryItem({ _id, slug, title, pricePP, fullPricePP, offer }: Itinerary): BookableItem {
  return {
    itemType: 'itinerary',
    id: _id,
    slug,
    title,
    price: pricePP,
    basePrice: fullPricePP,
    discountPercentage: 0,
    offer,
    isPerPerson: true,
    currency: 'INR',
    rules: ITINERARY_RULES,
  };
}
