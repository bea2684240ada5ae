import { expect, test } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { tripRequest } from '../../../test/plan-trips.ts';
import { searchedRoute } from './searched-route.ts';
import { findSetting } from './trip-setting.ts';

const routeOf = (from: string, to: string) => searchedRoute(from, to, gazetteer);

test('a route has the names that its itineraries have, however it was typed', () => {
  for (const [from, to] of [
    ['Kolkata', 'Goa'],
    ['calcutta', 'Darjeling'],
    ['Bombay', 'Kerala'],
    ['Delhi', 'Agra, Jaipur'],
    ['kolkata', 'Lava'],
  ] as const) {
    const found = findSetting(tripRequest(from, to, '2026-12-04', 6), gazetteer);
    if (found.kind === 'refused') throw new Error(`${to} is refused`);
    const { home, destination } = found.setting;
    expect(routeOf(from, to)).toEqual({ from: home.name, to: destination });
  }
});

test('a route to where no trips are planned is none', () => {
  for (const [from, to] of [
    ['Kolkata', 'Atlantis Under Water'],
    ['Kolkata', 'Paris'],
    ['Nowhere at all', 'Goa'],
    ['Kolkata', 'Kolkata'],
    ['', ''],
  ] as const) {
    expect(routeOf(from, to), to).toBeNull();
  }
});
