import { expect, test } from 'vitest';
import { posterAddress } from './poster-address.ts';
import { distinctPosters } from './distinct-posters.ts';

test('a poster that a list shows again is at another hour; photos stay as they are', () => {
  const [goa, photo] = [posterAddress('goa'), '/pictures/uploads/a.webp'];
  const shown = distinctPosters([goa, photo, goa, photo, posterAddress('goa', 'dawn'), posterAddress('puri')]);
  expect(shown[0]).toBe(goa);
  expect([shown[1], shown[3]]).toEqual([photo, photo]);
  expect(shown[5]).toBe(posterAddress('puri'));
  expect(new Set(shown).size).toBe(5);
});
