import { expect, test } from 'vitest';
import { countedPage, itineraryOfPage } from './visited-page.ts';

test('a page is counted under its path, without its query', () => {
  expect(['/', '', '/packages', '/packages/', '/package/hills?utm_source=x#top', '/blog/tea'].map(countedPage)).toEqual(
    ['/', '/', '/packages', '/packages', '/package/hills', '/blog/tea'],
  );
});

test('what stands in the address of a person’s own page is not counted', () => {
  for (const path of ['/booking/SN-7K3M9Q', '/my-polls/abc', '/together/…', '/reset-password/token', '/package/a/b']) {
    expect(countedPage(path)).toMatch(/^\/[a-z-]+\/…$/);
  }
  expect(countedPage(`/blog/${'x'.repeat(900)}`).length).toBeLessThan(200);
});

test('the page of an itinerary names it, and no other page does', () => {
  expect(itineraryOfPage('/itinerary/goa-by-rail-pfd5g8y4r2n9')).toBe('goa-by-rail-pfd5g8y4r2n9');
  for (const path of ['/itinerary/', '/itinerary/a/b', '/packages', '/itinerary/a b']) {
    expect(itineraryOfPage(path)).toBeNull();
  }
});
