import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPhone, internationalPhone, keptPhone } from './canonical-phone.ts';
import { phoneDigits, phoneLengthProblem, phoneWhileTyped, phoneWithCountry, sentPhone } from './phone.ts';

/** Numbers from around the world, and the ways in which people write them. */
const WRITTEN: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'an Indian mobile',
    '+919876543210',
    [
      '9876543210',
      '98765 43210',
      '98765-43210',
      '09876543210',
      '+91 98765-43210',
      '+919876543210',
      '0091 9876543210',
      '919876543210',
      '+91 (0)98765 43210',
      '(+91) 98765 43210',
      '+91-9876-543-210',
      '+91 098765 43210',
      '0091 098765 43210',
      '91 098765 43210',
    ],
  ],
  ['an Indian mobile that begins with 91', '+919198765432', ['9198765432', '919198765432', '+91 91987 65432']],
  [
    'an Indian landline',
    '+913326541100',
    [
      '033 2654 1100',
      '3326541100',
      '(033) 2654-1100',
      '+91 33 2654 1100',
      '913326541100',
      '0091 33 26541100',
      '+91 033 2654 1100',
      '0091 033 2654 1100',
    ],
  ],
  ['an Indian toll-free number', '+9118001234567', ['1800 123 4567', '18001234567', '+91 1800 123 4567']],
  ['Singapore', '+6591234567', ['+65 9123 4567', '0065 91234567', '+6591234567', '(+65) 9123-4567']],
  ['the UAE', '+971501234567', ['+971 50 123 4567', '00971501234567', '971501234567', '+971 (0)50 123 4567']],
  ['the United States', '+14155552671', ['+1 415 555 2671', '+1 (415) 555-2671', '0014155552671', '14155552671']],
  ['Canada', '+14165550123', ['+1 416 555 0123', '14165550123']],
  [
    'the United Kingdom',
    '+442079460958',
    ['+44 20 7946 0958', '+44 (0)20 7946 0958', '00442079460958', '442079460958'],
  ],
  ['a British mobile', '+447911123456', ['+44 7911 123456', '00447911123456', '447911123456', '+44 (0)7911 123456']],
  ['Nepal', '+9779841234567', ['+977 984 1234567', '009779841234567', '9779841234567']],
  ['Bangladesh', '+8801712345678', ['+880 1712 345678', '008801712345678', '8801712345678']],
  ['Bhutan', '+97517123456', ['+975 17 12 34 56', '0097517123456', '97517123456']],
  ['a satellite of Globalstar', '+881612345678', ['+881 6 1234 5678', '00881612345678', '881612345678']],
  ['an international network', '+8821612345678', ['+882 16 1234 5678', '008821612345678']],
  ['a satellite of Inmarsat', '+870773123456', ['+870 773 123 456', '00870773123456', '870773123456']],
  ['a premium number of the world', '+979123456789', ['+979 1 2345 6789', '00979123456789']],
  ['an American premium number', '+19005551234', ['+1 900 555 1234', '19005551234']],
  // Its country has no known numbers of this form: it still belongs to that country.
  ['a Danish number of a new range', '+4512345678', ['+45 12 34 56 78', '004512345678']],
];

describe('a phone', () => {
  it.each(WRITTEN)('of %s is one, however it is written', (_what, international, spellings) => {
    for (const typed of spellings) {
      expect([typed, internationalPhone(typed)]).toEqual([typed, international]);
      expect([typed, canonicalPhone(typed)]).toEqual([typed, canonicalPhone(international)]);
      expect([typed, canonicalPhone(sentPhone(typed))]).toEqual([typed, canonicalPhone(international)]);
      expect([typed, canonicalPhone(keptPhone(typed))]).toEqual([typed, canonicalPhone(international)]);
      // Links of a stored phone need no phone library.
      expect([typed, phoneWithCountry(keptPhone(typed))]).toEqual([typed, international]);
    }
  });

  it('typed without a country is Indian, also where another country has these digits', () => {
    expect(internationalPhone('6591234567')).toBe('+916591234567');
    expect(internationalPhone('4155552671')).toBe('+914155552671');
  });

  it('that is no number has no international form, and is known by its digits', () => {
    for (const typed of ['0501234567', '123456789012345', '0000000000', '000919876543210', '']) {
      expect([typed, internationalPhone(typed)]).toEqual([typed, null]);
      expect(canonicalPhone(typed)).toBe(typed);
    }
  });

  it('of a country that does not exist stays as it was typed', () => {
    expect(internationalPhone('+999 123 456 7890')).toBe('+9991234567890');
    expect(internationalPhone('+0 98765 43210')).toBe('+919876543210');
  });

  it('is known by ten digits in India and by its international form elsewhere', () => {
    expect(canonicalPhone('+91 98765 43210')).toBe('9876543210');
    expect(canonicalPhone('033 2654 1100')).toBe('3326541100');
    expect(canonicalPhone('+65 9123 4567')).toBe('+6591234567');
  });

  const typed = fc.tuple(
    fc.constantFrom('', '0', '00', '+', '+91', '91', '0091', '+91 0', '00910', '910', '+65 ', '1800'),
    fc.stringMatching(/^[\d -]{0,15}$/),
  );

  it('in its one form, as it is sent and as it is stored is the same phone again', () => {
    fc.assert(
      fc.property(typed, (parts) => {
        const phone = canonicalPhone(parts.join(''));
        expect(canonicalPhone(phone)).toBe(phone);
        expect(canonicalPhone(sentPhone(parts.join('')))).toBe(phone);
        expect(canonicalPhone(keptPhone(parts.join('')))).toBe(phone);
        const dialled = internationalPhone(parts.join('')) ?? phoneDigits(parts.join(''));
        expect(phoneWithCountry(keptPhone(parts.join('')))).toBe(dialled);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a phone as it is sent, stored and dialled', () => {
  it.each([
    ['98765 43210', '9876543210', '9876543210', '+919876543210'],
    ['+91 98765 43210', '919876543210', '919876543210', '+919876543210'],
    ['033 2680 0000', '03326800000', '03326800000', '+913326800000'],
    ['+91 098765 43210', '+9109876543210', '9876543210', '+919876543210'],
    ['+91 033 2680 0000', '+9103326800000', '3326800000', '+913326800000'],
    ['+65 9123 4567', '+6591234567', '+6591234567', '+6591234567'],
    ['0065 9123 4567', '006591234567', '+6591234567', '+6591234567'],
    ['447911123456', '447911123456', '+447911123456', '+447911123456'],
  ])('%s is %s, %s and %s', (written, sent, kept, dialled) => {
    expect(sentPhone(written)).toBe(sent);
    expect(keptPhone(written)).toBe(kept);
    expect(phoneWithCountry(kept)).toBe(dialled);
  });

  it('shows digits and a + alone while it is typed', () => {
    expect(phoneWhileTyped('98-30a')).toBe('9830');
    expect(phoneWhileTyped(' +65 9123-4567')).toBe('+6591234567');
    expect(phoneWhileTyped('9+8')).toBe('98');
    expect(phoneWhileTyped('+1234567890123456')).toBe('+123456789012345');
  });

  it('has 10 to 15 digits, the + not counted', () => {
    expect(phoneLengthProblem('+65 9123 456')).toEqual({ say: 'phone-too-short' });
    expect(phoneLengthProblem('+65 9123 4567')).toBeNull();
    expect(phoneLengthProblem('+123456789012345')).toBeNull();
    expect(phoneLengthProblem('+1234567890123456')).toEqual({ say: 'phone-too-long' });
  });
});
