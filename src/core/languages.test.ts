import { expect, test } from 'vitest';
import { languageOfText, localPath, preferredLanguage, splitPath } from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/packages', 'en', '/packages'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/packages', 'hi', '/packages'],
  ['/bn/blog/goa', 'bn', '/blog/goa'],
  ['/hindi', 'en', '/hindi'],
  ['/en/packages', 'en', '/en/packages'],
  ['/xx', 'en', '/xx'],
  ['/HI', 'en', '/HI'],
  ['/hi/hi', 'hi', '/hi'],
])('%s is in %s the page %s', (address, language, path) => {
  expect(splitPath(address)).toEqual({ language, path });
});

test.each([
  ['en', '/', '/'],
  ['hi', '/', '/hi'],
  ['hi', '/?step=2', '/hi?step=2'],
  ['hi', '/#plan', '/hi#plan'],
  ['bn', '/blog?page=2', '/bn/blog?page=2'],
] as const)('in %s, %s is at %s', (language, path, address) => {
  expect(localPath(language, path)).toBe(address);
});

test('the first language of the browser that the site has is preferred', () => {
  expect(preferredLanguage(['ta-IN', 'bn-IN', 'en'])).toBe('bn');
  expect(preferredLanguage(['hi'])).toBe('hi');
  expect(preferredLanguage(['ta', 'fr-FR'])).toBeUndefined();
});

test.each([
  ['Ganges', 'hi', 'en'],
  ['गंगा, Ganges', 'hi', 'hi'],
  ['গঙ্গা।', 'hi', 'bn'],
  ['₹1,24,500', 'bn', 'bn'],
  ['।', 'bn', 'bn'],
] as const)('%s on a page in %s is in %s', (text, page, language) => {
  expect(languageOfText(text, page)).toBe(language);
});
