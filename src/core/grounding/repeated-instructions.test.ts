import { describe, expect, it } from 'vitest';
import { CURRENT_PROMPTS } from './prompts.ts';
import { repeatsInstructions, withoutInstructions } from './repeated-instructions.ts';

const SENTENCE = 'The document has "wish" (the traveller\'s words), "party" and "offered" (places with an id).';

describe('what a model repeats of its instructions', () => {
  it('is found in any of them, plain, in JSON, in other letters and characters, and cut off', () => {
    for (const text of [
      CURRENT_PROMPTS.wish,
      CURRENT_PROMPTS.cards,
      CURRENT_PROMPTS.days,
      CURRENT_PROMPTS.repair,
      JSON.stringify({ title: CURRENT_PROMPTS.wish }),
      SENTENCE.toUpperCase(),
      SENTENCE.replaceAll(' ', '\n- '),
      SENTENCE.slice(5, 60),
    ]) {
      expect(repeatsInstructions(text), text).toBe(true);
    }
  });

  it('is cut out, and nothing else', () => {
    const answer = JSON.stringify({ title: `My orders: ${SENTENCE} That is all.`, description: 'A calm day.' });
    const left = withoutInstructions(answer);
    expect(left).toBe('{"title":"My orders: [instructions]). That is all.","description":"A calm day."}');
    expect(withoutInstructions(CURRENT_PROMPTS.cards)).toMatch(/^\[instructions\].?$/);
  });

  it('is not found in ordinary texts', () => {
    const text = 'Forts, churches and long beaches: this trip gives the old capital and the coast two nights each.';
    expect(repeatsInstructions(text)).toBe(false);
    expect(repeatsInstructions('This trip differs from the others by its pace.')).toBe(false);
    expect(withoutInstructions(text)).toBe(text);
  });
});
