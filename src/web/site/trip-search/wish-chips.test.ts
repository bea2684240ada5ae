import { describe, expect, it } from 'vitest';
import type { TripWishes } from '../../../core/planner/wishes.ts';
import { wishesIn, withTravellers } from './trip-wishes.ts';
import { addWishes, listChips, usualWishes } from './wish-chips.ts';

const WISHES: TripWishes = {
  party: { adults: 4, children: [4], elders: 2, mobility: 'full' },
  diet: ['vegetarian'],
  mustSee: ['darjeeling-tiger-hill'],
  avoid: ['treks'],
  leaveBefore: '18:00',
};

describe('chips', () => {
  it('are the wishes in words, each with the wishes that remain without it', () => {
    const chips = listChips(WISHES, { 'darjeeling-tiger-hill': 'Tiger Hill' });
    expect(chips.map(({ words }) => words)).toEqual([
      '4 adults, 2 of them elders, 1 child (4)',
      'Vegetarian',
      'See Tiger Hill',
      'No treks',
      'Home by 18:00',
    ]);
    for (const { without } of chips) expect(listChips(without, {})).toHaveLength(4);
  });

  it('of usual wishes set what they say', () => {
    for (const { words, wishes } of usualWishes())
      expect(listChips(wishes, {}).map((chip) => chip.words)).toEqual([words]);
  });

  it('are added without repeating, and single ones replaced', () => {
    const more: TripWishes = { diet: ['vegetarian', 'jain'], leaveBefore: '20:00' };
    expect(addWishes(WISHES, more)).toMatchObject({
      diet: ['vegetarian', 'jain'],
      leaveBefore: '20:00',
      avoid: ['treks'],
    });
  });
});

describe('stored wishes', () => {
  it('come back as they were', () => expect(wishesIn(JSON.parse(JSON.stringify(WISHES)))).toEqual(WISHES));

  it('are left out where they are none of ours', () => {
    for (const junk of [null, 7, 'x', [], { diet: 'veg', party: { adults: 'two' }, pace: 3, avoid: [4], other: ['x'] }])
      expect(wishesIn(junk)).toEqual({});
  });

  it('follow the number of travellers, or the party goes', () => {
    expect(withTravellers(WISHES, 6).party?.adults).toBe(5);
    expect(withTravellers(WISHES, 2)).not.toHaveProperty('party');
    expect(withTravellers({ diet: ['jain'] }, 9)).toEqual({ diet: ['jain'] });
  });
});
