import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

test('fields that name a person or open something are masked, wherever they stand', () => {
  const written = { user: { fullName: 'Asha Sen', phone: 9831012345, email: 'asha@mail.example' }, apiKey: 'abc', idToken: 'x' };
  expect(maskPersonal([written])).toEqual([
    { user: { fullName: '[name]', phone: '[phone]', email: '[e-mail]' }, apiKey: '[secret]', idToken: '[secret]' },
  ]);
});

test.each([
  ['call +91 98310 12345 please', 'call [phone] please'],
  ['9831012345', '[phone]'],
  ['098310-12345', '[phone]'],
  ['mail asha.sen+trip@mail.example now', 'mail [e-mail] now'],
  ['Bearer abcdefghijklmnop', '[secret]'],
  ['key sk-proj-abcdefghijklmnop0123456789', 'key [secret]'],
  ['x AbCdEfGhIjKlMnOpQrStUv0123456789 y', 'x [secret] y'],
])('in a text: %s', (text, masked) => {
  expect(maskPersonal({ to: text })).toEqual({ to: masked });
});

test('what a search or an answer holds otherwise stays as it is', () => {
  const search = {
    ...{ from: 'Kolkata', to: 'Darjeeling and Sikkim', departureDate: '2026-12-10', returnDate: '2026-12-13' },
    ...{ travellers: 2, priceRange: [0, 50_000], at: '2026-12-10T10:00:00.000Z', none: null, exclude: [] },
    slug: 'quiet-darjeeling-4-days-from-kolkata-2026-12-10-0',
    placeNames: ['Tiger Hill'],
    tokensUsed: 812,
    text: 'Plans for these dates begin at ₹12,400 per person, 2026-12-10 to 2026-12-13.',
  };
  expect(maskPersonal(search)).toEqual(search);
});

test('no phone of ten digits survives in any text', () => {
  const phone = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
  const words = fc.constantFrom('', 'call ', 'Goa, ', '(', 'to:');
  fc.assert(
    fc.property(phone, words, fc.constantFrom('', ' ', '.', ')', ', thanks'), (digits, before, after) => {
      expect(maskPersonal(before + digits + after)).not.toContain(digits);
    }),
  );
});
