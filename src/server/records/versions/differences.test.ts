import { expect, it } from 'vitest';
import { documentDifferences } from './differences.ts';

const of = (before: object, after: object) => documentDifferences(before, after);

it('names nested fields, and is empty for documents that are alike', () => {
  expect(of({ pricing: { basePrice: 1 } }, { pricing: { basePrice: 2 } })).toMatchObject([
    { field: 'pricing.basePrice' },
  ]);
  expect(of({ tags: ['a'], title: 'x' }, { tags: ['a'], title: 'x' })).toEqual([]);
});

it('marks entries of lists, days of an itinerary and pictures one by one', () => {
  const day = (title: string) => ({ day: 1, title, detail: 'By jeep.' });
  expect(of({ itinerary: [day('Up')] }, { itinerary: [day('Up'), day('Down')] })[0]?.parts).toEqual([
    { mark: 'same', text: 'Up\nBy jeep.' },
    { mark: 'added', text: 'Down\nBy jeep.' },
  ]);
  const content = (picture: string) => ({ content: `<p>Look</p><img src="${picture}" alt="x">` });
  expect(of(content('/a.jpg'), content('/b.jpg'))[1]).toEqual({
    field: 'contentPictures',
    form: 'pictures',
    parts: [
      { mark: 'removed', text: '/a.jpg' },
      { mark: 'added', text: '/b.jpg' },
    ],
  });
});

it('says that only the formatting changed by a text whose every part is the same', () => {
  const [change] = of({ description: '<p>Tea</p>' }, { description: '<p><strong>Tea</strong></p>' });
  expect(change?.parts.every(({ mark }) => mark === 'same')).toBe(true);
});

it('takes little time for long texts with nothing in common', () => {
  const words = (letter: string) => ({
    excerpt: Array.from({ length: 20_000 }, (_, index) => letter + index).join(' '),
  });
  const began = performance.now();
  expect(of(words('a'), words('b'))[0]?.parts.map(({ mark }) => mark)).toEqual(['removed', 'added']);
  expect(performance.now() - began).toBeLessThan(5000);
});
