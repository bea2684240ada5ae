import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Darjeeling & Kalimpong: 5 Days!', 'darjeeling-kalimpong-5-days'],
    ['  Goa   --  Beach  Break ', 'goa-beach-break'],
    ['Café Crème', 'cafe-creme'],
    ['-edge-', 'edge'],
    ['Hill—Station', 'hill-station'],
    ['Delhi–Agra – Jaipur', 'delhi-agra-jaipur'],
    ['Goa ‒ 5−6 days', 'goa-5-6-days'],
    ['100% off_now', '100-offnow'],
    ['দার্জিলিং', ''],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('of any title is empty or a slug, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
        const slug = slugOf(title);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it.each(['a', 'goa-2', '5-days'])('may be %j', (slug) => expect(isSlug(slug)).toBe(true));
  it.each(['', '-a', 'a-', 'a--b', 'Goa', 'a b', 'café', 'a/b', 'a\n'])('cannot be %j', (slug) =>
    expect(isSlug(slug)).toBe(false),
  );
});
