import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('the words that searching compares', () => {
  it.each([
    ['Darjeeling & Kalimpong', ['darjeeling', 'kalimpong']],
    ['  Café crème, CAFÉ! ', ['cafe', 'creme']],
    ["Cox's Bazar, Cox’s", ['coxs', 'bazar']],
    ['3-day (2 nights)', ['3', 'day', '2', 'nights']],
    ['দার্জিলিং টয় ট্রেন', ['দার্জিলিং', 'টয়', 'ট্রেন']],
    ['ﬁrst ①', ['first', '1']],
    ['% _ \\ <b>', ['b']],
    ['🌄', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text).map((word) => word.normalize('NFC'))).toEqual(words.map((word) => word.normalize('NFC')));
  });

  it('are cut to a length that can be indexed, never through a letter', () => {
    const cut = searchWords(`${'x'.repeat(59)}\u{10330} ${'x'.repeat(59)}\u{20000} ${'y'.repeat(70)}`);
    expect(cut).toEqual(['x'.repeat(59), 'y'.repeat(60)]);
  });
});
