import { expect, test } from 'vitest';
import { phoneLink, whatsappLink } from './contact-links.ts';

test('an Indian number is called with its country, however it was typed', () => {
  for (const typed of ['98765 43210', '09876543210', '+91 98765-43210', '0091 9876543210', '919876543210']) {
    expect(phoneLink(typed)).toBe('tel:+919876543210');
    expect(whatsappLink(typed)).toBe('https://wa.me/919876543210');
  }
  expect(phoneLink('033 2654 1100')).toBe('tel:+913326541100');
});

test('a number of another country is called as it says', () => {
  for (const typed of ['+65 9123 4567', '0065 9123 4567']) {
    expect(phoneLink(typed)).toBe('tel:+6591234567');
    expect(whatsappLink(typed, 'Hello')).toBe('https://wa.me/6591234567?text=Hello');
  }
});

test('a number of a service is dialled as it was typed', () => {
  expect(phoneLink('1800 123 4567')).toBe('tel:18001234567');
});
