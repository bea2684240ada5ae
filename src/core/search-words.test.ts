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
});
