import { expect, test } from 'vitest';
import type { TravelPackage } from '../../../contracts/packages.ts';
import type { Review } from '../../../contracts/reviews.ts';
import { BOOKING_INFO_DEFAULTS } from '../../../core/packages/package-options.ts';
import { listPackageData, sharingPicture } from './package-data.ts';

const ADDRESS = 'https://safarnama.example/package/goa';

const GOA: TravelPackage = {
  language: 'en',
  languages: ['en'],
  _id: '1',
  slug: 'goa',
  title: 'Goa in four days',
  shortDescription: 'Forts and shacks.',
  description: '<p>Forts and shacks.</p>',
  category: 'Weekend Getaway',
  images: [
    { url: '/pictures/posters/1/panaji.svg', caption: 'Panaji', isFeatured: false },
    { url: '/pictures/posters/1/calangute.dusk.svg', caption: 'The beach', isFeatured: true },
  ],
  pricing: {
    basePrice: 20_000,
    discountPercentage: 10,
    offer: null,
    percentOff: 10,
    finalPrice: 18_000,
    currency: 'INR',
    pricePerPerson: true,
    validUntil: '2026-12-31',
  },
  travelDetails: {
    fromLocation: 'Mumbai',
    toLocation: 'Goa',
    duration: 4,
    maxTravelers: 10,
    minTravelers: 1,
    travelClass: 'Economy',
  },
  rating: { average: 4.6, count: 12, isSample: false },
  views: 7,
  features: [],
  inclusions: [],
  exclusions: [],
  itinerary: 'Day 1 Arrival: A swim.\nDay 2: Forts.',
  tags: [],
  metaTitle: '',
  metaDescription: '',
  bookingInfo: BOOKING_INFO_DEFAULTS,
  contactInfo: { phone: '', email: '', whatsapp: '' },
};

const offerOf = (trip: TravelPackage, reviews: readonly Review[] = []) =>
  listPackageData(trip, reviews, ADDRESS)['@graph'][0];

test('search engines are told the price that is paid, not the one that is struck through', () => {
  expect(offerOf(GOA)).toMatchObject({
    offers: { price: 18_000, priceCurrency: 'INR', priceValidUntil: '2026-12-31', url: ADDRESS },
  });
  const full = { ...GOA, pricing: { ...GOA.pricing, discountPercentage: 0, finalPrice: 20_000 } };
  expect(offerOf(full)).toMatchObject({ offers: { price: 20_000 } });
  expect(JSON.stringify(offerOf(full))).not.toContain('priceValidUntil');
});

test('search engines are told when the price ends: with the discount or the offer, whichever ends first', () => {
  const offer = { title: '20% off', percent: 20, until: '2026-12-15' };
  const under = (pricing: Partial<TravelPackage['pricing']>) =>
    offerOf({ ...GOA, pricing: { ...GOA.pricing, ...pricing } });
  expect(under({ offer, finalPrice: 14_400 })).toMatchObject({
    offers: { price: 14_400, priceValidUntil: '2026-12-15' },
  });
  expect(under({ offer: { ...offer, until: '2027-01-31' } })).toMatchObject({
    offers: { priceValidUntil: '2026-12-31' },
  });
  expect(under({ offer, discountPercentage: 0 })).toMatchObject({ offers: { priceValidUntil: '2026-12-15' } });
});

test('search engines are told a rating only where travellers gave it, never that of demonstration content', () => {
  expect(offerOf(GOA)).toMatchObject({ aggregateRating: { ratingValue: 4.6, reviewCount: 12 } });
  expect(offerOf({ ...GOA, rating: { ...GOA.rating, average: 0, count: 0 } })).not.toHaveProperty('aggregateRating');
  expect(offerOf({ ...GOA, rating: { ...GOA.rating, isSample: true } })).not.toHaveProperty('aggregateRating');
});

test('search engines are told each review that is shown, with its stars and its words', () => {
  const review = { _id: '1', stars: 4, text: 'Worth it.', name: 'Asha', photo: '', travelledIn: '2026-11' };
  const writtenAt = '2026-11-28T04:00:00.000Z';
  expect(offerOf(GOA, [{ ...review, writtenAt }])).toMatchObject({
    review: [
      {
        author: { name: 'Asha' },
        datePublished: '2026-11-28',
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Worth it.',
      },
    ],
  });
  expect(offerOf(GOA)).not.toHaveProperty('review');
});

test('days are named from a list and from a text', () => {
  const names = (trip: TravelPackage) => JSON.stringify(offerOf(trip)).match(/"name":"(Arrival|Day 2|Forts)"/g);
  expect(names(GOA)).toEqual(['"name":"Arrival"', '"name":"Day 2"']);
  expect(names({ ...GOA, itinerary: [{ day: 1, title: 'Forts', detail: 'Aguada' }] })).toEqual(['"name":"Forts"']);
});

test('every address is whole, and the page itself ends the way to it', () => {
  const way = listPackageData(GOA, [], ADDRESS)['@graph'][1];
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://safarnama.example/' },
      { position: 2, item: 'https://safarnama.example/packages' },
      { position: 3, item: 'https://safarnama.example/packages?category=Weekend+Getaway' },
      { position: 4, name: 'Goa in four days' },
    ],
  });
});

test('the shared picture is the featured one, in a form that networks show', () => {
  expect(sharingPicture(GOA)).toBe('/pictures/posters/1/calangute.dusk.png');
  const photo = '/pictures/uploads/01234567890123456789012345-1600x900.jpg';
  expect(sharingPicture({ images: [{ url: photo, caption: '', isFeatured: true }] })).toBe(photo);
  expect(sharingPicture({ images: [] })).toMatch(/\.png$/);
});
