import { describe, expect, it } from 'vitest';
import { cutAtWord, DESCRIPTION_LONGEST, fitTitle, TITLE_LONGEST } from './meta-words.ts';

describe('cutAtWord', () => {
  it('leaves a text that fits as it is', () => {
    expect(cutAtWord('Tea  and\ntrains', 155)).toBe('Tea and trains');
    expect(cutAtWord('', 155)).toBe('');
    expect(cutAtWord('x'.repeat(155), 155)).toHaveLength(155);
  });

  it('cuts between words, without the comma that stood there, and stays within the length', () => {
    expect(cutAtWord('Tiger Hill, Batasia Loop, Ghum', 25)).toBe('Tiger Hill, Batasia Loop…');
    for (let longest = 10; longest < 60; longest++) {
      const cut = cutAtWord('Six days among tea gardens, monasteries and the toy train of Darjeeling', longest);
      expect(cut.length).toBeLessThanOrEqual(longest);
      expect(cut).toMatch(/[a-z]…$/);
    }
  });

  it('cuts a single endless word, but no character in two', () => {
    expect(cutAtWord('x'.repeat(200), DESCRIPTION_LONGEST)).toHaveLength(DESCRIPTION_LONGEST);
    expect(cutAtWord('😀'.repeat(100), 10).isWellFormed()).toBe(true);
  });
});

describe('fitTitle', () => {
  it('has the name of the site where there is room', () => {
    expect(fitTitle(['Contact'], 'Safarnama')).toBe('Contact | Safarnama');
    expect(fitTitle(['Contact'], '')).toBe('Contact');
  });

  it('drops the name of the site before it drops words, and words before it cuts', () => {
    const long = 'Darjeeling and Gangtok: Six Days for the Whole Family';
    expect(fitTitle([long], 'Safarnama')).toBe(long);
    expect(fitTitle([`${long} with tea and trains`, long], 'Safarnama')).toBe(long);
    const cut = fitTitle(['word '.repeat(40)], 'Safarnama');
    expect(cut.length).toBeLessThanOrEqual(TITLE_LONGEST);
    expect(cut.endsWith('word…')).toBe(true);
  });
});
