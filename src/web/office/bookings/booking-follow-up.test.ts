import { expect, test } from 'vitest';
import { bookingFollowUpWords, followUpLinks } from './booking-follow-up.ts';

const booking = {
  reference: 'SN-7K3M9Q',
  packageTitle: 'Houseboats & hills of Kerala',
  customerInfo: {
    fullName: 'Asha Sen',
    phone: '98765 43210',
    email: 'asha@example.com',
    travelers: 2,
    preferredDate: '2026-12-05',
    specialRequests: '',
  },
};

test('the words name the reference, the trip, the travellers and the date', () => {
  const words = bookingFollowUpWords(booking, 'Bengal Wanderers');
  for (const part of [
    'SN-7K3M9Q',
    'Houseboats & hills of Kerala',
    '2 travellers',
    '5 Dec 2026',
    'Asha Sen',
    'Bengal Wanderers',
  ]) {
    expect(words).toContain(part);
  }
});

test('one traveller is not called travellers, and a nameless agency leaves no gap', () => {
  const alone = { ...booking, customerInfo: { ...booking.customerInfo, travelers: 1 } };
  expect(bookingFollowUpWords(alone, '')).toContain('Namaste Asha Sen. Thank you');
  expect(bookingFollowUpWords(alone, '')).toContain('1 traveller,');
});

test('the links carry number, address and words so that any program reads them', () => {
  const links = followUpLinks(booking, 'Bengal Wanderers');
  expect(links.call).toBe('tel:+919876543210');
  const whatsapp = new URL(links.whatsapp);
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/919876543210');
  expect(whatsapp.searchParams.get('text')).toBe(bookingFollowUpWords(booking, 'Bengal Wanderers'));
  const mail = new URL(links.mail ?? '');
  expect(mail.pathname).toBe('asha@example.com');
  expect(mail.searchParams.get('subject')).toBe('Your booking request SN-7K3M9Q: Houseboats & hills of Kerala');
  expect(mail.searchParams.get('body')).toContain('SN-7K3M9Q');
  // Mail programs would show a form's plus signs as they are.
  expect(links.mail).not.toContain('+');
});

test('no e-mail, no mail link', () => {
  const { email: _none, ...customerInfo } = booking.customerInfo;
  expect(followUpLinks({ ...booking, customerInfo }, '').mail).toBeNull();
});
