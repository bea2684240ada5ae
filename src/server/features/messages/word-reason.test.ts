import { expect, it } from 'vitest';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { wordReason } from './word-reason.ts';

const VALUES = { to: '+442079460958', code: '44', most: 5, placeholder: '{trip}' };

it.each(Object.entries(SERVER_WORDS.en.outbox))(
  'the reason %s is read, and said in another language',
  (key, english) => {
    const stored = typeof english === 'string' ? english : english(VALUES);
    for (const language of ['hi', 'bn'] as const) {
      const words = SERVER_WORDS[language].outbox[key as keyof typeof SERVER_WORDS.en.outbox];
      expect(wordReason(stored, SERVER_WORDS[language])).toBe(typeof words === 'string' ? words : words(VALUES));
    }
    expect(wordReason(stored, SERVER_WORDS.en)).toBe(stored);
  },
);

it('what a provider says stays as it is', () => {
  expect(wordReason('The provider answered 503: busy', SERVER_WORDS.bn)).toBe('The provider answered 503: busy');
});
