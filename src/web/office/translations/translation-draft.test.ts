import { expect, it } from 'vitest';
import type { TextPair, Translation } from '../../../contracts/translations.ts';
import { draftOf, formOf, isModels, isOutdated, sectionsOf } from './translation-draft.ts';

const pair = (original: string, text = '', more: Partial<TextPair> = {}): TextPair => ({
  original,
  mark: `#${original}`,
  text,
  madeFrom: `#${original}`,
  byModel: false,
  ...more,
});

const TRANSLATION: Pick<Translation, 'fields' | 'version'> = {
  version: 3,
  fields: [
    { path: 'title', form: 'line', max: 150, texts: [pair('Tea', 'चाय', { madeFrom: '#Toast' })] },
    { path: 'itinerary[].title', form: 'line', max: 150, texts: [pair('Up'), pair('')] },
    {
      path: 'itinerary[].detail',
      form: 'text',
      max: 4000,
      texts: [pair('By jeep'), pair('By train', 'ट्रेन से', { byModel: true })],
    },
    { path: 'images[].caption', form: 'line', max: 200, texts: [pair('Dawn')] },
  ],
};

it('shows the texts of a day together, and none that the original does not have', () => {
  const meta = { path: 'metaTitle', form: 'line', max: 60, texts: [pair('Tea')] } as const;
  const fields = [...TRANSLATION.fields, meta, { ...meta, path: 'metaDescription' }].map((field) => ({
    ...field,
    texts: [...field.texts],
  }));
  expect(sectionsOf({ fields }).map(({ key, rows }) => [key, ...rows.map(({ name }) => name)])).toEqual([
    ['title', 'title'],
    ['itinerary[]', 'itinerary[0].title', 'itinerary[0].detail', 'itinerary[1].detail'],
    ['images[].caption', 'images[0].caption'],
    ['metaTitle', 'metaTitle', 'metaDescription'],
  ]);
});

it('knows what is out of date and what is the model’s, until it is written anew', () => {
  const rows = sectionsOf(TRANSLATION).flatMap((section) => section.rows);
  const draft = draftOf(TRANSLATION);
  const named = (test: typeof isOutdated) =>
    rows.filter((row) => test(row, draft[row.name] ?? { text: '', madeFrom: '' })).map(({ name }) => name);
  expect([named(isOutdated), named(isModels)]).toEqual([['title'], ['itinerary[1].detail']]);
  const [title] = rows;
  expect(title && isOutdated(title, { text: 'चाय', madeFrom: '#Tea' })).toBe(false);
});

it('sends all texts, with what each was made from', () => {
  const draft = { ...draftOf(TRANSLATION), 'itinerary[0].title': { text: 'ऊपर', madeFrom: '#Up' } };
  const form = formOf(TRANSLATION, draft, true);
  expect(form).toMatchObject({ version: 3, release: true });
  expect(form.fields.map(({ texts }) => texts.map(({ text }) => text))).toEqual([
    ['चाय'],
    ['ऊपर', ''],
    ['', 'ट्रेन से'],
    [''],
  ]);
  expect(form.fields[0]?.texts[0]?.madeFrom).toBe('#Toast');
});
