import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../contracts/client.ts';
import type { BookableItem } from '../../../core/bookings/bookable-item.ts';
import { bookingBody, readTyped, type TypedBooking, wordBookingFailure } from './send-booking.ts';

const item: BookableItem = {
  itemType: 'package',
  id: 'p1',
  slug: 'goa-by-train',
  title: 'Goa by train',
  price: 12_500,
  basePrice: 12_500,
  discountPercentage: 0,
  offer: null,
  isPerPerson: true,
  currency: 'INR',
  rules: { minTravelers: 1, maxTravelers: 10, advanceBookingDays: 7 },
};

const typed: TypedBooking = {
  fullName: ' Asha Sen ',
  phone: '98300 12345',
  email: '  ',
  travelers: '3',
  preferredDate: '2026-12-24',
  specialRequests: '',
};

describe('what is sent', () => {
  it('leaves out what was left empty', () => {
    expect(bookingBody(item, typed)).toEqual({
      itemType: 'package',
      packageId: 'p1',
      packageSlug: 'goa-by-train',
      packageTitle: 'Goa by train',
      packagePrice: 12_500,
      fullName: 'Asha Sen',
      phone: '98300 12345',
      travelers: 3,
      preferredDate: '2026-12-24',
    });
  });

  it.each(['', '2.5', '-1', '1e1', 'three'])('takes "%s" for no number of travelers', (travelers) => {
    expect(readTyped({ ...typed, travelers }).travelers).toBeNaN();
  });
});

describe('what is said of a failure', () => {
  const fields = Object.keys(typed);

  it('puts what the server says of fields beside them, and nothing twice', () => {
    const problems = { phone: 'Phone number must be at least 10 digits' };
    const error = new ApiError(400, problems.phone, problems, { error: problems.phone, fields: problems });
    expect(wordBookingFailure(error, fields)).toEqual({ problems, refusal: '' });
  });

  it('says the rest in the words of the server', () => {
    const error = new ApiError(404, 'This package is no longer available', {}, { error: 'This package is …' });
    expect(wordBookingFailure(error, fields).refusal).toBe('This package is no longer available');
  });

  it('does not leave a problem unsaid whose field is not in the form', () => {
    const problems = { packageSlug: 'Too long' };
    expect(wordBookingFailure(new ApiError(400, 'Too long', problems, { error: 'Too long' }), fields).refusal).toBe(
      'Too long',
    );
  });

  it('has words of its own for an answer without any', () => {
    const error = new ApiError(502, '', {}, '<html>');
    expect(wordBookingFailure(error, fields).refusal).toBe('Failed to submit booking request');
  });

  it('asks to try again when the server was not reached', () => {
    const error = new ApiError(0, '');
    expect(wordBookingFailure(error, fields).refusal).toBe('Failed to submit booking request. Please try again.');
  });
});
