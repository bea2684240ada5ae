import { expect, test } from 'vitest';
import { leadFollowUpWords } from './lead-follow-up.ts';

test('the words name who is written to and who writes; a nameless agency leaves no gap', () => {
  expect(leadFollowUpWords('Asha', 'Bengal Wanderers')).toContain('Namaste Asha, this is Bengal Wanderers. You');
  expect(leadFollowUpWords('Asha', '')).toContain('Namaste Asha. You');
});
