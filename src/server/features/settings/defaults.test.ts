import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, settingsDocument } from './defaults.ts';

it('stored settings keep what they hold, and every block and field that they lack has its default', () => {
  const { messages: _, ...older } = DEFAULT_SETTINGS;
  const { map: __, ...site } = older.site;
  const stored = { ...older, tokenLimit: 5, retention: { leadDays: 30 }, site: { ...site, brand: 'Yatra' } };
  expect(settingsDocument.parse(stored)).toEqual({
    ...DEFAULT_SETTINGS,
    tokenLimit: 5,
    retention: { ...DEFAULT_SETTINGS.retention, leadDays: 30 },
    site: { ...DEFAULT_SETTINGS.site, brand: 'Yatra' },
  });
});

it('stored settings outside the limits of today’s form are read, as others than settings are not', () => {
  expect(settingsDocument.parse({ maxRequestsPerMinute: 10_000_000 }).maxRequestsPerMinute).toBe(10_000_000);
  expect(settingsDocument.safeParse({ maxRequestsPerMinute: 'many' }).success).toBe(false);
});
