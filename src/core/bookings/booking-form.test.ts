import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../test/english.ts';
import { type BookingRules, ITINERARY_RULES } from './bookable-item.ts';
import { bookingProblems, daysAllowed, travelersAllowed } from './booking-form.ts';

const TODAY = '2026-11-21';
const rules: BookingRules = { minTravelers: 2, maxTravelers: 6, advanceBookingDays: 7 };
const form = {
  fullName: 'Asha Sen',
  phone: '98765 43210',
  email: '',
  travelers: 2,
  preferredDate: '2026-12-05',
};
const problems = (wrong: Partial<typeof form>, of = rules) =>
  problemsOf(bookingProblems({ ...form, ...wrong }, of, TODAY));

describe('a booking request', () => {
  it('may be sent when all is in order', () => {
    expect(problems({})).toEqual({});
    expect(problems({ email: 'asha@example.org', travelers: 6 })).toEqual({});
  });

  it.each([
    [{ fullName: ' ' }, 'fullName', 'Full name is required'],
    [{ fullName: 'A' }, 'fullName', 'Full name must be at least 2 characters'],
    [{ phone: '12345' }, 'phone', 'Phone number must be at least 10 digits'],
    [{ phone: '1'.repeat(16) }, 'phone', 'Phone number cannot exceed 15 digits'],
    [{ email: 'asha' }, 'email', 'Please enter a valid email address'],
    [{ travelers: 1 }, 'travelers', 'This trip needs at least 2 travelers'],
    [{ travelers: 7 }, 'travelers', 'This trip takes at most 6 travelers'],
    [{ travelers: 0 }, 'travelers', 'Number of travelers is required'],
    [{ travelers: 2.5 }, 'travelers', 'Number of travelers is required'],
    [{ travelers: Number.NaN }, 'travelers', 'Number of travelers is required'],
    [{ preferredDate: '' }, 'preferredDate', 'Preferred date is required'],
    [{ preferredDate: '2027-02-29' }, 'preferredDate', 'Please give a day as YYYY-MM-DD'],
    [{ preferredDate: '5 Dec 2026' }, 'preferredDate', 'Please give a day as YYYY-MM-DD'],
    [{ preferredDate: '2026-11-20' }, 'preferredDate', 'Preferred date cannot be in the past'],
    [{ preferredDate: '2026-11-27' }, 'preferredDate', 'Please book at least 7 days ahead: from Sat 28 Nov 2026 on'],
    [{ preferredDate: '2028-11-21' }, 'preferredDate', 'Please choose a date within the next two years'],
  ])('with %j is refused at %s', (wrong, field, message) => {
    expect(problems(wrong)).toEqual({ [field]: message });
  });

  it('names every wrong field, in the form’s order', () => {
    const found = problems({ preferredDate: '', phone: '', fullName: '' });
    expect(Object.keys(found)).toEqual(['fullName', 'phone', 'preferredDate']);
  });

  it('may be for the first and the last day that the rules allow, and for no day beside', () => {
    const { first, last } = daysAllowed(rules, TODAY);
    expect([first, last]).toEqual(['2026-11-28', '2028-11-20']);
    expect(problems({ preferredDate: first })).toEqual({});
    expect(problems({ preferredDate: last })).toEqual({});
  });

  it('for an itinerary is for today on and for up to twenty', () => {
    expect(problems({ preferredDate: TODAY, travelers: 20 }, ITINERARY_RULES)).toEqual({});
    expect(problems({ travelers: 21 }, ITINERARY_RULES)).toEqual({
      travelers: 'This trip takes at most 20 travelers',
    });
  });

  it('never takes more than the spec’s twenty, whatever a package says', () => {
    expect(travelersAllowed({ ...rules, minTravelers: 0, maxTravelers: 500 })).toEqual({ min: 1, max: 20 });
  });
});
