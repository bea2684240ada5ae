import { describe, expect, it } from 'vitest';
import { beginningsOf, typedWords } from '../typed-words.ts';
import { bookingWords } from './booking-search-words.ts';

const booking = {
  reference: 'SN-7K3M9Q',
  itemTitle: 'Darjeeling & Kalimpong: 5 Days',
  fullName: 'Zoë D’Souza',
  phone: '919876543210',
  email: 'Zoe.Souza+trip@Example.org',
};

/** Matches as the back office's search does. */
const isFound = (search: string, words = bookingWords(booking)): boolean =>
  typedWords(search).every((typed) =>
    beginningsOf(typed).some((beginning) => words.some((word) => word.startsWith(beginning))),
  );

describe('the words by which a booking is found', () => {
  it.each([
    'zoe',
    'ZOË dsou',
    "d'souza",
    'kalimpong darj',
    '9876543210',
    '98765 43210',
    '+91 98765-43210',
    '+91 98765',
    '+91 98765 432',
    '098765 43210',
    '919876543210',
    '(98765) 43210',
    '43210',
    '43 210',
    '3210',
    '32 10',
    '210',
    '76543210',
    '6 5432-10',
    'SN-7K3M9Q',
    'sn7k3m9q',
    '7k3m',
    'sn-7k',
    'zoe.souza+trip@example.org',
    'Zoe.Souza+trip@',
    'zoe.souza',
    'trip',
    'zoe 98765 43210 darjeeling',
    'darjeeling 5 days',
  ])('match %j', (search) => expect(isFound(search)).toBe(true));

  it.each(['oë', 'zoe goa', '9876543211', '5432', '10', '43211', 'sn-7k3m9r', 'zoe@', 'example.org', 'kalim pong'])(
    'do not match %j',
    (search) => expect(isFound(search)).toBe(false),
  );

  it.each(['+65 9123 4567', '0065 91234567', '6591234567', '9123 4567', '4567', '+65 9123', '659123'])(
    'match a phone of another country: %j',
    (search) => expect(isFound(search, bookingWords({ ...booking, phone: '+6591234567' }))).toBe(true),
  );

  it('are those of any script', () => {
    const words = bookingWords({ ...booking, fullName: 'আশা সেন', email: null });
    expect(isFound('আশা', words)).toBe(true);
    expect(isFound('সেন ৫', words)).toBe(false);
  });

  it('are distinct, never empty, and bounded in length', () => {
    const words = bookingWords({ ...booking, fullName: `Days ${'x'.repeat(100)}`, phone: '', email: null });
    expect(new Set(words).size).toBe(words.length);
    expect(Math.min(...words.map((word) => word.length))).toBeGreaterThan(0);
    expect(Math.max(...words.map((word) => word.length))).toBe(60);
    expect(typedWords(Array.from({ length: 30 }, (_, i) => `w${i}`).join(' '))).toHaveLength(8);
  });

  it('are distinct as bytes too, however long a name and an address are', () => {
    const email = `${'x'.repeat(59)}\u{20000}@example.org`;
    const words = bookingWords({ ...booking, fullName: `${'x'.repeat(59)}\u{10330}`, email });
    expect(new Set(words.map((word) => encodeURIComponent(word))).size).toBe(words.length);
    expect(isFound(email, words)).toBe(true);
  });

  it('are none for what holds no word', () => {
    for (const search of ['', '  ', '% _ \\', '🌄', '@', '+']) expect(typedWords(search)).toEqual([]);
  });
});
