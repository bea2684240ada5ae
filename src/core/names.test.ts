import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caseKey,
  cutWord,
  distinctTexts,
  isSameName,
  latinWords,
  nameKey,
  nameSlug,
  searchWords,
  wordKey,
} from './names.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 120 });

describe('the key of a name', () => {
  it.each([
    ['  Pondichéry!! ', 'pondichery'],
    ["Cox's-Bazar", 'coxs bazar'],
    ['St. Mary’s', 'st marys'],
    ['Dolphin`s Nose', 'dolphins nose'],
    ['JAIPUR,  Rajasthan (JAI)', 'jaipur rajasthan jai'],
    ['ﬁrst ①', 'first 1'],
    ['İzmir', 'izmir'],
    ['দার্জিলিং', 'দার্জিলিং'.normalize('NFKD')],
    ['🌄 – …', ''],
  ])('of %j is %j', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('is its own key, and at most 60 characters', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const key = nameKey(name);
        expect(key.length).toBeLessThanOrEqual(60);
        expect(nameKey(key)).toBe(key);
      }),
    );
  });

  it('is the same in capitals, with accents and with other signs between the words', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 }), (words) => {
        const name = words.join(' ');
        const other = ` ${words.map((word) => `${word.toUpperCase()}\u0301`).join(' - ')}! `;
        expect(nameKey(other)).toBe(nameKey(name));
        expect(isSameName(name, other)).toBe(true);
      }),
    );
  });

  it('tells names apart that are nothing but signs', () => {
    expect(isSameName('?', ' ? ')).toBe(true);
    expect(isSameName('?', '!')).toBe(false);
    expect(isSameName('?', 'Goa')).toBe(false);
  });
});

describe('the Latin words of a text', () => {
  it.each([
    ["Café d'Orient (1900)", ['cafe', 'dorient', '1900']],
    ['Tiger Hill, St. Paul’s', ['tiger', 'hill', 'st', 'pauls']],
    ['Goa गोवा beach', ['goa', 'beach']],
    ['दार्जिलिंग', []],
  ])('%j are %j', (text, words) => {
    expect(latinWords(text)).toEqual(words);
  });
});

describe('the slug of a name', () => {
  it.each([
    ['Darjeeling', 'darjeeling'],
    ["Dolphin's Nose, Coonoor", 'dolphins-nose-coonoor'],
    ['Pondichéry', 'pondichery'],
    ['  ', 'india'],
    ['दार्जिलिंग', 'place-1hx5k3z'],
    ['x'.repeat(70), 'x'.repeat(60)],
  ])('%j is %j', (name, slug) => {
    expect(nameSlug(name)).toBe(slug);
  });

  it('of any name can stand in an address', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(nameSlug(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });

  it('is made of the words by which the name is found on photos', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 15 }), (name) => {
        const words = latinWords(name);
        if (words.length > 0) expect(nameSlug(name)).toBe(words.join('-'));
      }),
    );
  });
});

describe('the key of a word', () => {
  it.each([
    ['Raja’s', 'raja'],
    ["Rajas'", 'rajas'],
    ["Cox's", 'cox'],
    ['Café', 'cafe'],
    ['f\u20ddour', 'four'],
    ['K\u093eolkata', 'kolkata'],
    ['a.m', 'am'],
  ])('%j is %j', (word, key) => {
    expect(wordKey(word)).toBe(key);
  });
});

describe('texts that differ in capitals alone', () => {
  it('have one key', () => {
    expect(caseKey('  By the Night Train ')).toBe('by the night train');
    expect(caseKey('Café')).not.toBe(caseKey('Cafe'));
  });

  it('are kept once, as they came first', () => {
    expect(distinctTexts(['Hills', 'hills ', 'HILLS', 'hill-s', 'Sea'])).toEqual(['Hills', 'hill-s', 'Sea']);
  });
});

describe('the words that searching compares', () => {
  it.each([
    ['Darjeeling & Kalimpong', ['darjeeling', 'kalimpong']],
    ['  Café crème, CAFÉ! ', ['cafe', 'creme']],
    ["Cox's Bazar, Cox’s", ['coxs', 'bazar']],
    ['3-day (2 nights)', ['3', 'day', '2', 'nights']],
    ['দার্জিলিং টয় ট্রেন', ['দার্জিলিং', 'টয়', 'ট্রেন']],
    ['ﬁrst ①', ['first', '1']],
    ['asha.sen', ['asha', 'sen']],
    ['% _ \\ <b>', ['b']],
    ['🌄', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text).map((word) => word.normalize('NFC'))).toEqual(words.map((word) => word.normalize('NFC')));
  });

  it('are cut to a length that can be indexed, never through a letter', () => {
    const cut = searchWords(`${'x'.repeat(59)}\u{10330} ${'x'.repeat(59)}\u{20000} ${'y'.repeat(70)}`);
    expect(cut).toEqual(['x'.repeat(59), 'y'.repeat(60)]);
    expect(cutWord('y'.repeat(70))).toBe('y'.repeat(60));
  });

  it('are themselves in search form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = searchWords(text);
        expect(searchWords(words.join(' '))).toEqual(words);
      }),
    );
  });
});
