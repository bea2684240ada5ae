import { expect, test } from 'vitest';
import { type DraftMarkState, describeDraft } from './draft-mark.tsx';

const NOW = Date.parse('2026-11-28T08:33:00Z');
const resting: DraftMarkState = { changed: false, keeping: null, savedAt: null, isCutOff: false, isSending: false };
const changed = { ...resting, changed: true };
const kept = { ...changed, keeping: { keptAt: NOW } };

test.each([
  [resting, '', ''],
  [{ ...resting, savedAt: NOW - 30_000 }, 'Saved', ''],
  [{ ...resting, savedAt: NOW - 130_000 }, 'Saved', '2 min ago'],
  [changed, 'Not saved yet', ''],
  [kept, 'Draft kept in this browser', 'at 2:03 pm'],
  [{ ...kept, isCutOff: true }, 'Offline: kept in this browser', 'at 2:03 pm'],
  [{ ...kept, isSending: true }, 'Saving …', ''],
] as const)('says where the changes are: %j', (state, words, since) => {
  expect(describeDraft(state, NOW)).toEqual({ state: words, since });
});

test('says that nothing is kept while the storage is full, with a network or without', () => {
  for (const isCutOff of [false, true])
    expect(describeDraft({ ...changed, keeping: 'failed', isCutOff }, NOW).state).toMatch(/^Not kept:/);
});
