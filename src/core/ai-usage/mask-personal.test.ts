import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

test('fields that name a person or open something are masked, wherever they stand', () => {
  const written = {
    user: { fullName: 'Asha Sen', phone: 9831012345, email: 'asha@mail.example' },
    apiKey: 'abc',
    idToken: 'x',
    password: '123456',
    from: 9831012345,
    empty: { phone: '' },
  };
  expect(maskPersonal([written])).toEqual([
    {
      user: { fullName: '[name]', phone: '[phone]', email: '[e-mail]' },
      apiKey: '[secret]',
      idToken: '[secret]',
      password: '[secret]',
      from: '[phone]',
      empty: { phone: '' },
    },
  ]);
});

test.each([
  ['call +91 98310 12345 please', 'call [phone] please'],
  ['9831012345', '[phone]'],
  ['098310-12345', '[phone]'],
  ['0091-98310-12345', '[phone]'],
  ['+91 (98310) 12345, after six', '[phone], after six'],
  ['(+91) 9831012345', '[phone]'],
  ['98.31.01.23.45', '[phone]'],
  ['9 8 3 1 0 1 2 3 4 5', '[phone]'],
  ['9831\u200b012345', '[phone]'],
  ['ph9831012345x', 'ph[phone]x'],
  ['tel:9831012345/9831012346', 'tel:[phone]/[phone]'],
  ['९८३१०१२३४५ पर', '[phone] पर'],
  ['৯৮৩১০ ১২৩৪৫', '[phone]'],
  ['９８３１０１２３４５', '[phone]'],
  ['033 2248 1234', '[phone]'],
  ['(033) 2248-1234', '[phone]'],
  ['12025550123', '[phone]'],
  ['+44 20 7946 0958', '[phone]'],
  ['2026-12-10 98310 12345', '2026-12-10 [phone]'],
  ['Goa 2 98310 12345 3', 'Goa 2 [phone] 3'],
  ['mail asha.sen+trip@mail.example now', 'mail [e-mail] now'],
  ['Bearer abcdefghijklmnop', '[secret]'],
  ['key sk-proj-abcdefghijklmnop0123456789', 'key [secret]'],
  ['x AbCdEfGhIjKlMnOpQrStUv0123456789 y', 'x [secret] y'],
  ['x AbCdEfGhIjKl-nOpQrStUv_012345-789 y', 'x [secret] y'],
  ['x d41d8cd98f00b204e9800998ecf8427e y', 'x [secret] y'],
])('in a text: %s', (text, masked) => {
  expect(maskPersonal({ to: text })).toEqual({ to: masked });
});

test('what a search or an answer holds otherwise stays as it is', () => {
  const search = {
    from: 'Kolkata',
    to: 'Darjeeling and Sikkim',
    departureDate: '2026-12-10',
    returnDate: '2026-12-13',
    travellers: 2,
    priceRange: [0, 50_000],
    at: '2026-12-10T10:00:00.000Z',
    none: null,
    exclude: [],
    slug: 'quiet-darjeeling-4-days-from-kolkata-2026-12-10-12',
    id: '0mwrdgzx601sx8i3lft5re80xp',
    placeNames: ['Tiger Hill', 'दिल्ली २'],
    tokensUsed: 812,
    madeAt: 1_795_323_824_390,
    coordinates: [22.5726, 88.3639],
    text: 'Plans for these dates start at ₹12,400 per person, 2026-12-10 to 2026-12-13, 10:00-18:30, 2 of 6.',
  };
  expect(maskPersonal(search)).toEqual(search);
});

test('no phone of ten digits survives, whatever stands around and between its digits', () => {
  const phone = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
  const gaps = fc.array(fc.constantFrom('', '', '', ' ', '-', '.', ' - ', '\u200b'), { minLength: 9, maxLength: 9 });
  const before = fc.constantFrom('', 'call ', 'Goa, ', '(', 'to:', 'x', '2026-12-10 ', '₹12,400 ', '+91 ', '0');
  const after = fc.constantFrom('', ' ', '.', ')', ', thanks', 'x', ' 2026-12-10');
  fc.assert(
    fc.property(phone, gaps, before, after, (digits, between, start, end) => {
      const written = [...digits].map((digit, i) => digit + (between[i] ?? '')).join('');
      const masked = maskPersonal(start + written + end) as string;
      expect(masked.replace(/\D/g, '')).not.toContain(digits);
      expect(masked).toContain('[phone]');
    }),
    { numRuns: 1000 },
  );
});

test('a long text costs little, whatever it is made of', () => {
  for (const sign of ['1', '1 ', 'a', 'aB1', '@', 'a@', '-', '+(']) {
    const text = sign.repeat(20_000 / sign.length);
    expect(typeof maskPersonal(text)).toBe('string');
  }
});
