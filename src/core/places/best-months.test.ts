import { expect, it } from 'vitest';
import { bestSpans } from './best-months.ts';
import type { MonthKind } from './place-page.ts';

const yearOf = (letters: string): MonthKind[] => [...letters].map((letter) => (letter === 'b' ? 'best' : 'poor'));

it.each([
  ['b..........b', [{ from: 11, to: 0 }]],
  ['bb.......bbb', [{ from: 9, to: 1 }]],
  [
    '..bbb....bb.',
    [
      { from: 2, to: 4 },
      { from: 9, to: 10 },
    ],
  ],
  ['....b.......', [{ from: 4, to: 4 }]],
  ['bbbbbbbbbbbb', [{ from: 0, to: 11 }]],
  ['............', []],
])('%s is best in these spans', (year, spans) => expect(bestSpans(yearOf(year))).toEqual(spans));
