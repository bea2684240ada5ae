import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the glossary explains each word once, in alphabetical order', () => {
  const text = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8');
  const words = [...text.matchAll(/^\| ([^|]+) \|/gm)].map(([, word = '']) => word.toLowerCase()).slice(1);
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words).toEqual(words.toSorted((a, b) => (a < b ? -1 : 1)));
});
