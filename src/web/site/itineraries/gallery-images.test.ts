import { expect, test } from 'vitest';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { chooseImages, ownImages } from './gallery-images.ts';
import { choosePlaces } from './place-picture.ts';

const itinerary = (given: Partial<Itinerary>): Itinerary =>
  ({
    title: 'By Night Train',
    placesToVisit: ['Tiger Hill sunrise', 'Batasia Loop'],
    topAttractions: ['Tiger Hill sunrise', 'Batasia Loop'],
    destinations: ['Darjeeling'],
    toLocation: 'Darjeeling',
    galleryImages: [],
    ...given,
  }) as Itinerary;

const poster = (subject: string): string => `/pictures/posters/1/${subject}.svg`;

test('a gallery has at least two pictures', () => {
  expect(ownImages(itinerary({}))).toHaveLength(2);
  expect(ownImages(itinerary({ galleryImages: [poster('darjeeling')] }))).toHaveLength(2);
});

test('a picture is never shown twice', () => {
  const galleryImages = [poster('darjeeling'), poster('darjeeling'), poster('darjeeling-tiger-hill')];
  expect(ownImages(itinerary({ galleryImages }))).toHaveLength(2);
});

test('posters are named by the towns and sights that are in them; those of older results by the trip', () => {
  const galleryImages = [poster('darjeeling'), poster('darjeeling-tiger-hill')];
  const altOf = (given: Partial<Itinerary>) => ownImages(itinerary({ galleryImages, ...given })).map(({ alt }) => alt);
  expect(altOf({ galleryNames: ['দার্জিলিং', 'টাইগার হিল'] })).toEqual(['দার্জিলিং', 'টাইগার হিল']);
  expect(altOf({})).toEqual(['By Night Train', 'By Night Train']);
});

test('cards side by side show different places as long as there are any', () => {
  const cards = ['a', 'b', 'c'].map((slug) => itinerary({ slug }));
  expect([...choosePlaces(cards).values()]).toEqual(['Tiger Hill sunrise', 'Batasia Loop', 'Darjeeling']);
});

test('photos take the place of drawings, and drawings that of nothing but missing ones', () => {
  const credit = { author: 'Mira Roy', authorUrl: null, source: 'Pexels', sourceUrl: 'https://x.test', licence: null };
  const photo = { url: '/pictures/uploads/a.jpg', alt: 'Tiger Hill', attribution: credit };
  const drawn = { url: poster('kurseong'), alt: 'Illustration of Kurseong' };
  const own = itinerary({ galleryImages: ['darjeeling', 'darjeeling-tiger-hill', 'mirik'].map(poster) });
  expect(chooseImages(own, [photo, drawn])).toEqual([photo, drawn]);
  expect(chooseImages(own, [drawn])).toEqual(ownImages(own));
  expect(chooseImages(own, [])).toEqual(ownImages(own));
  const few = itinerary({ galleryImages: [poster('darjeeling')] });
  expect(chooseImages(few, [drawn]).map(({ url }) => url)).toEqual([poster('darjeeling'), drawn.url]);
});
