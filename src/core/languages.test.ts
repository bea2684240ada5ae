import { expect, test } from 'vitest';
import { languageOfText, localPath, partsByLanguage, preferredLanguage, splitPath } from './languages.ts';

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
  ['/hi?step=2', 'hi', '/?step=2'],
  ['/bn#plan', 'bn', '/#plan'],
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

const foreign = (text: string, page: 'en' | 'hi' | 'bn'): readonly string[] =>
  partsByLanguage(text, page).flatMap(({ text: part, language, isForeignProse }) =>
    language === page ? [] : [isForeignProse ? `${part}*` : part],
  );

test.each([
  ['09:00 থেকে Tiger Hill sunrise, তারপর Batasia Loop আর মঠ।', ['Tiger Hill sunrise', 'Batasia Loop']],
  ['A ridge with a view of the snows. দুপুরের খাবার সেখানেই খান।', ['A ridge with a view of the snows.*']],
  ['টয় ট্রেন: Sold by the railways (IRCTC) alone.', ['Sold by the railways (IRCTC) alone.*']],
  ['Darjeeling Mail 12343, এসি 3 টিয়ার', ['Darjeeling Mail']],
  ['চালকসহ (SUV) গাড়ি', []],
  ['(যেমন Glenary’s)। এতে “Early Bird” আছে।', ['Glenary’s', 'Early Bird']],
  ['সবই বাংলা।', []],
  ['Toy train', ['Toy train']],
] as const)('in %s the names and sentences of another language are told apart', (text, expected) => {
  expect(foreign(text, 'bn')).toEqual(expected);
  expect(
    partsByLanguage(text, 'bn')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('on an English page, what is in Hindi is told apart', () => {
  expect(foreign('Welcome to नई दिल्ली, Asha', 'en')).toEqual(['नई दिल्ली']);
  expect(foreign('Welcome', 'en')).toEqual([]);
});
