import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['example.org/tea', 'https://example.org/tea'],
  [' https://example.org ', 'https://example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['tel:+91 98300 12345', 'tel:+91 98300 12345'],
  ['/packages?category=Family', '/packages?category=Family'],
  ['https://safarnama.example/blog/tea', '/blog/tea'],
  ['https://safarnama.example/admin/blogs', 'https://safarnama.example/admin/blogs'],
])('%s leads to %s', (typed, whole) => {
  expect(linkAddress(typed, 'https://safarnama.example')).toBe(whole);
});

test.each(['', 'tea', '//evil.example/x', '/admin', 'javascript:alert(1)', 'data:text/html,x', '/a b'])(
  '%s is no address for a link',
  (typed) => {
    expect(linkAddress(typed, 'https://safarnama.example')).toBeNull();
  },
);
