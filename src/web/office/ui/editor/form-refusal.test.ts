import { expect, test } from 'vitest';
import { NO_REFUSAL, withoutFields } from './form-refusal.ts';

const refusal = {
  problems: { title: 'Title is required', category: 'Category is required' },
  banner: 'Title is required, Category is required',
};
const mended = (...names: string[]) => withoutFields(refusal, (name) => names.includes(name));

test('the banner goes with the last field that it speaks of', () => {
  expect(mended('title')).toEqual({ problems: { category: 'Category is required' }, banner: 'Category is required' });
  expect(mended('title', 'category')).toEqual(NO_REFUSAL);
});

test('another field leaves it as it is, and so does any field where none was wrong', () => {
  expect(mended('excerpt')).toBe(refusal);
  const failed = { problems: {}, banner: 'Failed to save package' };
  expect(withoutFields(failed, () => true)).toBe(failed);
});

test('a banner that was closed stays closed', () => {
  expect(withoutFields({ ...refusal, banner: '' }, (name) => name === 'title').banner).toBe('');
});
