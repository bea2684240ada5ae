import { expect, test } from 'vitest';
import { changeValues, isOutdated, valuesOf } from './lead-edit.ts';

const stored = valuesOf({ status: 'new', notes: 'Likes hills', followUpOn: null });

test('a change knows what it began from, a further one too', () => {
  const first = changeValues(null, stored, { notes: 'Likes hills and tea' });
  const second = changeValues(first, stored, { status: 'contacted' });
  expect(second).toEqual({
    before: stored,
    values: { status: 'contacted', notes: 'Likes hills and tea', followUpOn: '' },
  });
});

test('what is put back as it was is no change', () => {
  const edit = changeValues(null, stored, { followUpOn: '2026-12-05' });
  expect(changeValues(edit, stored, { followUpOn: '' })).toBeNull();
});

test('an edit is outdated once the lead is another one than it began from', () => {
  const edit = changeValues(null, stored, { notes: 'Likes tea' });
  expect(isOutdated(edit, stored)).toBe(false);
  expect(isOutdated(edit, { ...stored, status: 'lost' })).toBe(true);
  expect(isOutdated(edit, { ...stored, notes: 'Spoke to her mother' })).toBe(true);
  expect(isOutdated(null, { ...stored, status: 'lost' })).toBe(false);
});
