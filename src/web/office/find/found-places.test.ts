import { expect, test } from 'vitest';
import { describeTotals, foundAddress, nextOption, showAllOf } from './found-places.ts';

test('every kind of record is opened where it is worked on', () => {
  const at = (kind: Parameters<typeof foundAddress>[0]['kind']) =>
    foundAddress({ kind, _id: 'a/b', title: '', text: '' });
  expect(at('booking')).toBe('/admin/bookings?open=a%2Fb');
  expect(at('lead')).toBe('/admin/leads?open=a%2Fb');
  expect(at('user')).toBe('/admin/activity?open=user%3Aa%2Fb');
  expect(at('package')).toBe('/admin/packages/a%2Fb');
  expect(at('blog')).toBe('/admin/blogs/a%2Fb');
  expect(at('place')).toBe('/admin/places/a%2Fb');
});

test('what is found beyond what is shown has a way to its list, with the words in the address', () => {
  const found = { kind: 'booking', total: 37, totalIsAtLeast: false } as const;
  expect(showAllOf(found, 5, 'asha sen')).toEqual({
    label: 'Show all 37 bookings',
    to: '/admin/bookings?search=asha+sen',
  });
  expect(showAllOf({ ...found, kind: 'blog', total: 1200, totalIsAtLeast: true }, 5, 'hills')?.label).toBe(
    'Show all posts, more than 1,200',
  );
  expect(showAllOf({ ...found, total: 5 }, 5, 'asha')).toBeNull();
  expect(showAllOf({ ...found, kind: 'user' }, 5, 'asha')).toBeNull();
});

test('results are counted with those that are not shown', () => {
  const of = (total: number, totalIsAtLeast = false) => ({ kind: 'lead' as const, total, totalIsAtLeast });
  expect(describeTotals([of(1)], 0)).toBe('1 result.');
  expect(describeTotals([of(12), of(30)], 0)).toBe('42 results.');
  expect(describeTotals([of(12), of(100, true)], 0)).toBe('More than 112 results.');
});

test('arrows go round, and other keys lead nowhere', () => {
  expect(nextOption('ArrowDown', -1, 3)).toBe(0);
  expect(nextOption('ArrowDown', 2, 3)).toBe(0);
  expect(nextOption('ArrowUp', 0, 3)).toBe(2);
  expect(nextOption('ArrowUp', -1, 3)).toBe(2);
  expect(nextOption('ArrowDown', -1, 0)).toBeNull();
  expect(nextOption('Home', 1, 3)).toBeNull();
});
