import { expect, test } from 'vitest';
import { distinctPosters } from './distinct-posters.ts';
import { posterAddress } from './poster-address.ts';
import { POSTER_HOURS } from './subject.ts';

const [goa, puri, photo] = [posterAddress('goa'), posterAddress('puri'), '/pictures/uploads/a.webp'];
const hourOf = (address = ''): string | undefined => /\.([a-z]+)\.svg$/.exec(address)?.[1];

test('the posters of a list are at different hours, whatever they show; photos stay as they are', () => {
  const shown = distinctPosters([goa, photo, goa, photo, posterAddress('goa', 'dawn'), puri]);
  expect([shown[1], shown[3]]).toEqual([photo, photo]);
  expect([shown[0], shown[2], shown[4], shown[5]].map(hourOf)).toEqual(POSTER_HOURS.slice(0, 4));
});

test('a poster that is alone keeps its own hour', () => {
  expect(distinctPosters([photo, goa])).toEqual([photo, goa]);
});
