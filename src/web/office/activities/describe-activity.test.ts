import { expect, test } from 'vitest';
import type { ShownActivity } from '../../../contracts/activities.ts';
import { describeActivity, personOf, visitorName } from './describe-activity.ts';

const base: ShownActivity = {
  _id: '1',
  activityType: 'page_view',
  timestamp: '2026-11-21T04:00:00.000Z',
  userId: null,
  visitor: 'abcdefghij',
  deviceInfo: { deviceType: 'mobile' },
};
const search = {
  from: 'Kolkata',
  to: 'Goa',
  departureDate: '2026-12-05',
  returnDate: '2026-12-09',
  travellers: 2,
  priceRange: { min: 0, max: 50_000 },
};

test('a search is told with its dates, people, budget, and how long it took', () => {
  const text = describeActivity({ ...base, activityType: 'search', searchData: { ...search, processingTime: 340 } });
  expect(text).toBe('Kolkata to Goa, Sat 5 Dec 2026 to Wed 9 Dec 2026, 2 travellers, ₹0 to ₹50,000 each, in 0.3 s');
});

test('a search that was not served says why', () => {
  const searchData = { ...search, refusal: 'BUDGET_TOO_LOW' };
  expect(describeActivity({ ...base, activityType: 'search', searchData })).toContain('no trip: budget too low');
});

test('a day plan is told apart from a reading', () => {
  const of = (itineraryData: ShownActivity['itineraryData']) =>
    describeActivity({ ...base, activityType: 'itinerary_view', itineraryData });
  expect(of({ itinerarySlug: 'goa', viewDuration: 75 })).toBe('Read Goa for 1 min 15 s');
  expect(of({ itinerarySlug: 'goa', dayPlan: true })).toBe('Opened the day plan of Goa');
});

test('a trip is named by its words, without the characters at the end of its slug', () => {
  const itinerarySlug = 'goa-by-rail-pfd5g8y4r2n9';
  const of = (activityType: ShownActivity['activityType'], more: Partial<ShownActivity>) =>
    describeActivity({ ...base, activityType, ...more });
  expect(of('itinerary_view', { itineraryData: { itinerarySlug, dayPlan: true } })).toBe(
    'Opened the day plan of Goa by rail',
  );
  expect(of('itinerary_share', { itineraryData: { itinerarySlug, platform: 'whatsapp' } })).toBe(
    'Shared Goa by rail on whatsapp',
  );
  expect(of('itinerary_share', {})).toBe('Shared an itinerary');
  const pageTitle = 'Goa by rail | Safarnama';
  expect(of('page_view', { pageData: { pageTitle, path: `/itinerary/${itinerarySlug}` } })).toBe(
    'Goa by rail | Safarnama (/itinerary/goa-by-rail)',
  );
  // A package's address ends in words, however long.
  expect(of('page_view', { pageData: { pageTitle, path: '/package/goa-mountaineers' } })).toContain(
    '(/package/goa-mountaineers)',
  );
});

test('a booking request is told with name and phone, an erased traveller’s without', () => {
  const of = (name: string, phone: string) =>
    describeActivity({
      ...base,
      activityType: 'form_submission',
      formData: {
        formType: 'booking',
        submissionSource: 'package/hills',
        reference: 'SN-ABC123',
        fields: { name, phone },
      },
    });
  expect(of('Mei Lin', '+6591234567')).toBe('Booking request SN-ABC123 for package/hills by Mei Lin, +6591234567');
  expect(of('Erased', '')).toBe('Booking request SN-ABC123 for package/hills by Erased');
});

test('people are named by account, visitors by their day’s key, erased ones not at all', () => {
  const asha = { ...base, userId: 'u1', userInfo: { name: 'Asha', phone: '98' } };
  expect([visitorName(asha), personOf(asha)]).toEqual(['Asha', 'user:u1']);
  expect([visitorName(base), personOf(base)]).toEqual(['Visitor abcdef', 'visitor:abcdefghij']);
  const erased = { ...base, visitor: null };
  expect([visitorName(erased), personOf(erased)]).toEqual(['Erased', null]);
});
