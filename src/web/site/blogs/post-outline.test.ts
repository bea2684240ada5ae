import { expect, test } from 'vitest';
import { outlineOf } from './post-outline.ts';

test('every main heading can be led to, in its own words', () => {
  const { html, headings } = outlineOf(
    '<p>Before</p><h2>Where to <em>stay</em> &amp; eat</h2><h3>Not this</h3><h2>When</h2>',
  );
  expect(headings).toEqual([
    { id: 'part-where-to-stay-eat', text: 'Where to stay & eat' },
    { id: 'part-when', text: 'When' },
  ]);
  expect(html).toBe(
    '<p>Before</p><h2 id="part-where-to-stay-eat" tabindex="-1">Where to <em>stay</em> &amp; eat</h2><h3>Not this</h3><h2 id="part-when" tabindex="-1">When</h2>',
  );
});

test('no two headings share an id, whatever their words and script', () => {
  const { headings } = outlineOf('<h2>Food</h2><h2>Food</h2><h2>खाना</h2><h2>खाना</h2><h2>Food 2</h2><h2>&lt;3</h2>');
  const ids = headings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  expect(ids).toContain('part-food');
  expect(headings.at(-1)?.text).toBe('<3');
});

test('a post without main headings stays as it is', () => {
  const content = '<p>Short.</p><h3>Small</h3>';
  expect(outlineOf(content)).toEqual({ html: content, headings: [] });
});
