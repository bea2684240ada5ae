import { expect, test } from 'vitest';
import { followUpWords } from './follow-up.ts';

test('the words name who is written to and who writes; a nameless agency leaves no gap', () => {
  expect(followUpWords('Asha', 'Bengal Wanderers')).toContain('Namaste Asha, this is Bengal Wanderers. You');
  expect(followUpWords('Asha', '')).toContain('Namaste Asha. You');
});
