import { expect, test } from 'vitest';
import { ownPicture } from './own-picture.ts';

const ORIGIN = 'https://safarnama.example';
const UPLOAD = `/pictures/uploads/${'a'.repeat(26)}-900x600.jpg`;

test.each([UPLOAD, '/pictures/posters/1/goa.dusk.svg'])(
  '%s is the site’s own, with or without the origin before it',
  (path) => {
    expect(ownPicture(path, ORIGIN)).toBe(path);
    expect(ownPicture(ORIGIN + path, ORIGIN)).toBe(path);
  },
);

test.each([
  `https://elsewhere.example${UPLOAD}`,
  `${ORIGIN}.evil.example${UPLOAD}`,
  `/${UPLOAD}`,
  'data:image/png;base64,AAAA',
  '/pictures/uploads/../../api/users/me',
  '/pictures/posters/../../api',
  '',
])('%s is not', (source) => {
  expect(ownPicture(source, ORIGIN)).toBeNull();
});
