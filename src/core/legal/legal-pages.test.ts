import { expect, it } from 'vitest';
import { blanksIn } from './legal-pages.ts';

it('what is to be filled in is named once, in the order of the text', () => {
  const text = 'I am [[name of the officer]], reached at [[ phone ]]; write to [[name of the officer]]. [one] [[]]';
  expect(blanksIn(text)).toEqual(['name of the officer', 'phone']);
});
