import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const words = import.meta.dirname;
const nouns = globSync('*/**/*.ts', { cwd: join(words, 'en') }).filter((file) => !file.endsWith('.test.ts'));
/** Only what English needs. */
const ENGLISH_ALONE = new Set(['planner/dishes.ts']);

test.each(['hi', 'bn'])('each catalogue is there in %s', (language) => {
  const there = new Set(globSync('**/*.ts', { cwd: join(words, language) }));
  expect(nouns.filter((file) => !there.has(file) && !ENGLISH_ALONE.has(file))).toEqual([]);
});

const sources = globSync('{web,server,words/en}/**/*.{ts,tsx}', { cwd: join(words, '..') })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(words, '..', file), 'utf8'));

/** Returns the keys of a catalogue that no file which imports it names. What the planner says is typed by its sayings. */
function unusedKeys(file: string): string[] {
  const imported = sources.filter((source) => source.includes(`/${file}'`)).join('\n');
  const keys = [...readFileSync(join(words, 'en', file), 'utf8').matchAll(/^ {2}'?([\w-]+)'?[:(]/gm)].map(
    ([, key = '']) => key,
  );
  return keys.filter((key) => !new RegExp(`\\.${key}\\b|['"]${key}['"]|\\b${key}\\b[,\\s:].*\\} = `).test(imported));
}

test.each(nouns.filter((file) => /^(?:site|ui|office)\//.test(file)))('each text of %s is used', (file) => {
  expect(unusedKeys(file)).toEqual([]);
});

const ofServer = sources
  .filter((source) => /words-of\.ts'|app-error\.ts'|document-words\.ts'|document-source\.ts'/.test(source))
  .join('\n');

test.each(
  nouns.filter((file) => /^(?:refusals|answers|messages|documents)\/(?!server-words|document-words)/.test(file)),
)('each text of %s is used by the server', (file) => {
  const [, catalogue = ''] = readFileSync(join(words, 'en', file), 'utf8').split(/^export const /m);
  const keys = [...catalogue.matchAll(/^ {2}'?([\w-]+)'?[:(]/gm)].map(([, key = '']) => key);
  expect(keys.filter((key) => !new RegExp(`\\.${key}\\b|'${key}'|\\b${key}\\b[^\n]*\\} = `).test(ofServer))).toEqual(
    [],
  );
});
