import { expect, test } from 'vitest';
import { pastedLines } from './pasted-lines.ts';

test('each pasted line is an entry without its bullet or number, empty ones go', () => {
  expect(pastedLines('• Breakfast\r\n\r\n2) Dinner\n- Guide \n  3-star hotel\n4.5 km walk')).toEqual([
    'Breakfast',
    'Dinner',
    'Guide',
    '3-star hotel',
    '4.5 km walk',
  ]);
});
