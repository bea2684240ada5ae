import { expect, test } from 'vitest';
import type { Itinerary } from '../src/contracts/itineraries.ts';
import { posterAddress } from '../src/core/posters/poster-address.ts';
import { posterLook } from '../src/core/posters/vary-posters.ts';
import { choosePlaces, unlike } from '../src/web/site/itineraries/place-picture.ts';
import { gazetteer } from './gazetteer.ts';
import { startApp } from './start-app.ts';

const DATES = { departureDate: '2026-12-10', returnDate: '2026-12-15' };

/** Returns what a poster's address shows: motif and hour. */
function lookOf(address: string): string {
  const [, subject = '', hour] = /\/([a-z0-9-]+)(?:\.([a-z]+))?\.svg$/.exec(address) ?? [];
  const look = posterLook(subject, gazetteer);
  return `${look.motif} ${hour ?? look.hour}`;
}

const motifOf = (address: string): string => lookOf(address).split(' ')[0] ?? '';

test.each([
  ['Kolkata', 'Darjeeling'],
  ['Delhi', 'Jaipur'],
  ['Mumbai', 'Goa'],
  ['Kolkata', 'Digha'],
  ['Delhi', 'Rajasthan'],
])('from %s to %s, no page shows a poster twice, or two that look alike', async (from, to) => {
  const site = await startApp('sqlite');
  try {
    const search = { from, to, ...DATES, travellers: 2, priceRange: [0, 200_000] as [number, number] };
    const { itineraries } = await site.api('POST /api/generate-itinerary', { body: search });
    expect(itineraries.length).toBeGreaterThan(2);
    for (const { headerImage, galleryImages } of itineraries) {
      const page = [headerImage, ...galleryImages];
      expect(galleryImages.length).toBeGreaterThan(2);
      expect(new Set(page).size).toBe(page.length);
      expect(new Set(page.map(lookOf)).size).toBe(page.length);
      for (const motif of new Set(page.map(motifOf))) {
        expect(page.filter((picture) => motifOf(picture) === motif).length, motif).toBeLessThanOrEqual(2);
      }
    }
    const pictures = await picturesOfCards(site, itineraries);
    expect(new Set(pictures.map(lookOf)).size).toBe(pictures.length);
  } finally {
    await site.close();
  }
});

/** Returns the pictures that the cards of a results page show. */
async function picturesOfCards({ api }: Awaited<ReturnType<typeof startApp>>, itineraries: readonly Itinerary[]) {
  const places = choosePlaces(itineraries);
  const shown: Parameters<typeof unlike>[0][] = [];
  for (const { slug, destinations, toLocation } of itineraries) {
    const query = { place: places.get(slug) ?? '', destination: destinations[0] ?? toLocation };
    const { imageUrl, look = null } = await api('GET /api/place-image', { query });
    expect(imageUrl).toMatch(posterAddress('x').replace('x.svg', ''));
    shown.push(unlike({ url: imageUrl, credit: null, look }, shown));
  }
  return shown.map(({ url }) => url);
}
