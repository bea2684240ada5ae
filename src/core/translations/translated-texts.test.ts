import { describe, expect, it } from 'vitest';
import type { FieldRules } from './field-rule.ts';
import { alignTexts, isSameText, isStale, isWhole, translateRecord } from './translated-texts.ts';

const markOf = (original: string) => `#${original}`;
const made = (original: string, text: string) => ({ text, madeFrom: markOf(original) });

const RULES: FieldRules = {
  title: { form: 'line', max: 100, isMain: true },
  'trip.to': { form: 'line', max: 100 },
  'features[]': { form: 'line', max: 100 },
  'days[].title': { form: 'line', max: 100 },
  'tags[]': { form: 'line', max: 100, isLoose: true },
  metaTitle: { form: 'line', max: 100, standIn: 'title' },
};
const RECORD = {
  title: 'Tea hills',
  trip: { to: 'Darjeeling', days: 2 },
  features: ['Toy train', 'Tea garden'],
  days: [
    { day: 1, title: 'Up' },
    { day: 2, title: 'Down' },
  ],
  tags: ['tea', 'hills'],
  metaTitle: 'Tea hills of Darjeeling',
};
const show = (translated: Parameters<typeof translateRecord>[2], record = RECORD) =>
  translateRecord(record, RULES, translated, markOf);

describe('a translated record', () => {
  it('shows what is translated, and the original for the rest', () => {
    expect(
      show({ title: [made('Tea hills', 'चाय की पहाड़ियाँ')], 'tags[]': [made('tea', 'चाय'), made('hills', '')] }),
    ).toEqual({
      ...RECORD,
      title: 'चाय की पहाड़ियाँ',
      tags: ['चाय', 'hills'],
      metaTitle: '',
    });
  });

  it('shows fields within fields and lists', () => {
    const shown = show({
      'trip.to': [made('Darjeeling', 'दार्जिलिंग')],
      'days[].title': [made('Up', 'ऊपर'), made('Down', 'नीचे')],
    });
    expect(shown.trip).toEqual({ to: 'दार्जिलिंग', days: 2 });
    expect(shown.days).toEqual([
      { day: 1, title: 'ऊपर' },
      { day: 2, title: 'नीचे' },
    ]);
  });

  it('shows a list in one language only', () => {
    expect(show({ 'features[]': [made('Toy train', 'टॉय ट्रेन'), made('Tea garden', '')] }).features).toEqual(
      RECORD.features,
    );
  });

  it('keeps a list in the order of the original, and shows the original when it has grown', () => {
    const features = [made('Toy train', 'टॉय ट्रेन'), made('Tea garden', 'चाय बागान')];
    const turned = { ...RECORD, features: ['Tea garden', 'Toy train'] };
    expect(show({ 'features[]': features }, turned).features).toEqual(['चाय बागान', 'टॉय ट्रेन']);
    const grown = { ...RECORD, features: ['Sunrise', ...RECORD.features] };
    expect(show({ 'features[]': features }, grown).features).toEqual(grown.features);
    expect(isStale(grown, RULES, { 'features[]': features }, markOf)).toBe(true);
  });

  it('stays shown when the original has changed, unless it is no longer true', () => {
    const title = [made('Hills', 'पहाड़ियाँ')];
    expect(show({ title }).title).toBe('पहाड़ियाँ');
    expect(isStale(RECORD, RULES, { title }, markOf)).toBe(true);
    expect(translateRecord(RECORD, RULES, { title }, markOf, () => false).title).toBe('Tea hills');
  });

  it('says nothing where the original has been emptied, which makes no translation stale', () => {
    const translated = {
      'trip.to': [made('Darjeeling', 'दार्जिलिंग')],
      'features[]': [made('Toy train', 'टॉय ट्रेन'), made('Tea garden', 'चाय बागान')],
      'days[].title': [made('Up', 'ऊपर'), made('Down', 'नीचे')],
    };
    const [first, second] = RECORD.days;
    const emptied = { ...RECORD, trip: { to: '', days: 2 }, features: [], days: [first, { ...second, title: '' }] };
    const shown = translateRecord(emptied, RULES, translated, markOf);
    expect(shown).toMatchObject({ trip: { to: '' }, features: [], days: [{ title: 'ऊपर' }, { title: '' }] });
    expect(isStale(emptied, RULES, translated, markOf)).toBe(false);
  });

  it('leaves out nothing of a card, which has fewer fields', () => {
    const card = { title: 'Tea hills' };
    expect(translateRecord(card, RULES, { title: [made('Tea hills', 'চা')], 'features[]': [] }, markOf)).toEqual({
      title: 'চা',
    });
  });
});

it('moved texts follow their original; a changed one keeps its place', () => {
  const translated = [made('a', 'A'), made('b', 'B'), made('c', 'C')];
  const texts = (originals: string[]) => alignTexts(originals, translated, markOf).map((text) => text?.text ?? null);
  expect(texts(['a', 'b', 'c'])).toEqual(['A', 'B', 'C']);
  expect(texts(['c', 'a', 'b'])).toEqual(['C', 'A', 'B']);
  expect(texts(['a', 'x', 'c'])).toEqual(['A', 'B', 'C']);
  expect(texts(['x', 'a', 'b', 'c'])).toEqual([null, 'A', 'B', 'C']);
  expect(texts(['c'])).toEqual(['C']);
});

it('a translation is whole with its main texts, and the same when it reads alike', () => {
  expect(isWhole(RULES, { title: [made('Tea hills', 'চা')] })).toBe(true);
  expect(isWhole(RULES, { title: [made('Tea hills', '')], 'tags[]': [made('tea', 'চা')] })).toBe(false);
  expect(isSameText({ title: [made('a', 'x')] }, { title: [made('b', 'x')], metaTitle: [made('', '')] })).toBe(true);
  expect(isSameText({ title: [made('a', 'x')] }, { title: [made('a', 'y')] })).toBe(false);
});
