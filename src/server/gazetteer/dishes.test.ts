import { describe, expect, it } from 'vitest';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import type { DishRecord } from '../../core/gazetteer/food-types.ts';

const { bases, dishes } = gazetteerRows;

/** Words in the name of a dish that no dish of a diet has. */
const FORBIDDEN: readonly (readonly [diet: DishRecord['diet'][number], words: RegExp])[] = [
  [
    'vegetarian',
    /\b(chicken|mutton|gosht|maas|fish|macher|meen|prawns?|crab|squid|lobster|pork|beef|duck|kebabs?|keema|omelette|hilsa|ilish)\b/i,
  ],
  [
    'jain',
    /\b(aloo|alu|alur|potato|batata|onion|pyaaz|garlic|mooli|radish|kappa|kachalu|yam|mushroom|baingan|honey|egg)\b/i,
  ],
  [
    'vegan',
    /\b(milk|curd|dahi|doi|paneer|ghee|butter|makhani|makhan|cheese|churpi|lassi|rabri|kheer|cream|raita|yoghurt|honey|egg|omelette)\b/i,
  ],
];
const DRINK = /\b(tea|coffee|chai|lassi|kahwa|sherbet|thandai|toddy|feni|chhaang)$/i;

const namesOf = (rows: readonly DishRecord[]): readonly string[] => rows.map(({ name }) => name);

describe('the table of dishes', () => {
  it('has each dish once, and only dishes of a base', () => {
    const names = namesOf(dishes);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const served = new Set(bases.flatMap((base) => base.dishes));
    expect(names.filter((name) => !served.has(name))).toEqual([]);
  });

  it('has Jain and vegan dishes among the vegetarian ones, and nothing else beside these', () => {
    const plain = dishes.filter(({ diet }) => !diet.includes('vegetarian'));
    expect(namesOf(plain.filter(({ diet }) => diet.includes('jain') || diet.includes('vegan')))).toEqual([]);
    const vegetarian = dishes.filter(({ diet }) => diet.includes('vegetarian'));
    const green: readonly string[] = ['vegetarian', 'jain', 'vegan'];
    expect(namesOf(vegetarian.filter(({ diet }) => diet.some((each) => !green.includes(each))))).toEqual([]);
  });

  it.each(FORBIDDEN)('no dish marked %s has a word in its name against it', (diet, words) => {
    expect(namesOf(dishes.filter((dish) => dish.diet.includes(diet) && words.test(dish.name)))).toEqual([]);
  });

  it('has no drink among the mains', () => {
    expect(namesOf(dishes.filter(({ name, type }) => type === 'main' && DRINK.test(name)))).toEqual([]);
  });

  it('has both ends of each season, or none', () => {
    expect(namesOf(dishes.filter(({ from, to }) => (from === undefined) !== (to === undefined)))).toEqual([]);
  });
});
