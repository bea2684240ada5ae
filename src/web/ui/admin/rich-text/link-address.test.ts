import { expect, test } from 'vitest';
import { wholeAddress } from './link-address.ts';

test.each([
  ['example.org/tea', 'https://example.org/tea'],
  [' https://example.org ', 'https://example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['tel:+91 98300 12345', 'tel:+91 98300 12345'],
  ['/packages?category=Family', 'https://safarnama.example/packages?category=Family'],
])('%s leads to %s', (typed, whole) => {
  expect(wholeAddress(typed, 'https://safarnama.example')).toBe(whole);
});

test.each(['', 'tea', '//evil.example/x', 'javascript:alert(1)', 'data:text/html,x', '/a b'])(
  '%s is no address for a link',
  (typed) => {
    expect(wholeAddress(typed, 'https://safarnama.example')).toBeNull();
  },
);
