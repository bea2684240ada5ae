import { expect, test } from 'vitest';
import { sayingLocalNames, withLocalNames } from './local-names.ts';

const names = new Map([
  ['Agra', 'आगरा'],
  ['Taj Mahal', 'ताज महल'],
]);

test('names are found whole, wherever they stand in a value', () => {
  const value = { id: 'agra', town: 'Agra', sights: ['Taj Mahal', 'Agra Fort'], nights: 2, none: null };
  expect(withLocalNames(value, names)).toEqual({
    id: 'agra',
    town: 'आगरा',
    sights: ['ताज महल', 'Agra Fort'],
    nights: 2,
    none: null,
  });
});

test('words get local names, at any depth', () => {
  const words = {
    entries: 'सब टिकट',
    card: { title: ({ town }: { town: string }, nights: number) => `${town} ${nights}` },
  };
  const local = sayingLocalNames(words, names);
  expect(local.card.title({ town: 'Agra' }, 2)).toBe('आगरा 2');
  expect(local.entries).toBe('सब टिकट');
});
