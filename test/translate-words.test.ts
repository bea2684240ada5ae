import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../scripts/words/read-catalogue.ts';
import { codeOfMessage } from '../scripts/words/read-icu.ts';
import { exportWords, importWords, type Sources } from '../scripts/words/translate.ts';

const ENGLISH: Sources = new Map([
  [
    'site/trips.ts',
    `export const trips = {
  title: 'Your trips',
  steps: { first: "It's {here}" },
  found: ({ count, town }: { count: number; town: string }) =>
    count === 0 ? 'No trip' : count === 1 ? \`1 trip in \${town}\` : \`\${count} trips in \${town}\`,
  days: ({ count }: { count: number }) => dates.days({ count }),
} as const;
`,
  ],
]);

const HINDI: Sources = new Map([
  [
    'site/trips.ts',
    `export const trips = {
  title: 'आपकी यात्राएँ',
  steps: { first: 'यह {here} है' },
  found: ({ count, town }) => \`\${town} की \${count} यात्राएँ\`,
  days: ({ count }) => dates.days({ count }),
} satisfies Like<typeof en>;
`,
  ],
]);

const exported = exportWords('hi', ENGLISH, HINDI);
const idOfFound = 'site/trips:trips.found';

/** Imports the exported file with one text changed. */
const importWith = (id: string, text: string) =>
  importWords(
    { ...exported, messages: { ...exported.messages, [id]: { english: exported.messages[id]?.english ?? '', text } } },
    ENGLISH,
    HINDI,
  );

describe('words for translators', () => {
  test('are texts and functions in ICU MessageFormat, without those that call another function', () => {
    expect(exported.messages).toEqual({
      'site/trips:trips.title': { english: 'Your trips', text: 'आपकी यात्राएँ' },
      'site/trips:trips.steps.first': { english: "It''s '{'here'}'", text: "यह '{'here'}' है" },
      [idOfFound]: {
        english: '{count, plural, =0 {No trip} =1 {1 trip in {town}} other {{count} trips in {town}}}',
        text: '{town} की {count} यात्राएँ',
      },
    });
  });

  test('come back as they went', () => {
    expect(importWords(exported, ENGLISH, HINDI)).toEqual({ changed: new Map() });
  });

  test('are written as functions where they have values', () => {
    const imported = importWith(idOfFound, '{count, plural, =0 {कोई नहीं} other {{town}: `{count}`}}');
    expect('changed' in imported && imported.changed.get('site/trips.ts')).toContain(
      "found: ({ count, town }) => count === 0 ? 'कोई नहीं' : " + '`$' + '{town}: \\`$' + '{count}\\``,',
    );
  });

  test.each([
    ['without a value', idOfFound, '{count} यात्राएँ', '{town} is missing'],
    ['with a value too many', 'site/trips:trips.title', '{name} की यात्राएँ', '{name} is not a value of this message'],
    ['that is no message', idOfFound, '{town} की {count यात्राएँ', 'This cannot be read'],
    ['with a kind of plural that is not understood', idOfFound, '{count, plural, few {{town}} other {}}', '"few"'],
    ['that is empty', 'site/trips:trips.title', ' ', 'The text is empty'],
    ['of no such key', 'site/trips:trips.lost', 'खोया', 'There is no such message'],
  ])('a text %s is refused, and nothing is taken', (_case, id, text, problem) => {
    const imported = importWith(id, text);
    expect(imported).toEqual({ refused: { [id]: expect.stringContaining(problem) } });
  });

  test('made from another English text are refused', () => {
    const older = { language: 'hi', messages: { 'site/trips:trips.title': { english: 'Trips', text: 'यात्राएँ' } } };
    expect(importWords(older, ENGLISH, HINDI)).toEqual({
      refused: { 'site/trips:trips.title': expect.stringContaining('has changed') },
    });
  });
});

test('every message of our catalogues survives the way to translators and back', () => {
  const words = join(import.meta.dirname, '../src/words');
  const files = globSync('{en,hi,bn}/**/*.ts', { cwd: words }).filter((file) => !file.endsWith('.test.ts'));
  let count = 0;
  for (const file of files) {
    for (const { key, icu, values } of readCatalogue(file, readFileSync(join(words, file), 'utf8'))) {
      if (icu === null) continue;
      const code = codeOfMessage(icu, values);
      const [again] = readCatalogue(file, `export const x = { y: ${code} };`);
      expect(again?.icu, `${file} ${key}`).toBe(icu);
      count++;
    }
  }
  expect(count).toBeGreaterThan(1000);
});
