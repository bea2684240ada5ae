import { expect, test } from 'vitest';
import { addressOf, nextOption } from './found-places.ts';

test('every kind of record is opened where it is worked on', () => {
  const at = (kind: Parameters<typeof addressOf>[0]['kind']) => addressOf({ kind, _id: 'a/b', title: '', text: '' });
  expect(at('booking')).toBe('/admin/bookings?open=a%2Fb');
  expect(at('lead')).toBe('/admin/leads?open=a%2Fb');
  expect(at('user')).toBe('/admin/activity?open=user%3Aa%2Fb');
  expect(at('package')).toBe('/admin/packages/a%2Fb');
  expect(at('blog')).toBe('/admin/blogs/a%2Fb');
});

test('arrows go round, and other keys lead nowhere', () => {
  expect(nextOption('ArrowDown', -1, 3)).toBe(0);
  expect(nextOption('ArrowDown', 2, 3)).toBe(0);
  expect(nextOption('ArrowUp', 0, 3)).toBe(2);
  expect(nextOption('ArrowUp', -1, 3)).toBe(2);
  expect(nextOption('ArrowDown', -1, 0)).toBeNull();
  expect(nextOption('Home', 1, 3)).toBeNull();
});
