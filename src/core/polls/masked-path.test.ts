import { expect, test } from 'vitest';
import { withoutPollToken } from './masked-path.ts';

test('no path that is logged or counted has the secret of a poll', () => {
  expect(withoutPollToken('/hi/together/6tT9-h0HQ9PuVTUJ')).toBe('/hi/together/…');
  expect(withoutPollToken('/api/together/6tT9-h0HQ9PuVTUJ/state?since=1')).toBe('/api/together/…/state?since=1');
  expect(withoutPollToken('/itinerary/goa-together-4d')).toBe('/itinerary/goa-together-4d');
});
