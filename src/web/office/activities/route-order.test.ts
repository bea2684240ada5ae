import { expect, test } from 'vitest';
import { openedRoute, routeKey, shareOf, sortRoutes } from './route-order.ts';

const route = (id: string, searched: number, opened: number, asked = 0) => ({
  id,
  from: 'Kolkata',
  to: 'Goa',
  searched,
  opened,
  planned: 0,
  asked,
  confirmed: 0,
});

test('routes are sorted by the people at a step, then by those who searched', () => {
  const routes = [route('a', 5, 3), route('b', 9, 3), route('c', 7, 8)];
  expect(sortRoutes(routes, 'searched').map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(sortRoutes(routes, 'opened').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('a share is told of the step before, unless more came by a link or nothing came before', () => {
  expect([0, 1, 2, 3].map((index) => shareOf(route('a', 8, 2, 1), index))).toEqual([null, '25', '0', null]);
  expect(shareOf(route('a', 2, 3), 1)).toBeNull();
});

test('an address opens a route or a person, not both', () => {
  expect(openedRoute(routeKey('12'))).toBe('12');
  for (const other of ['user:12', 'visitor:route:12', null]) expect(openedRoute(other)).toBeNull();
});
