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

test('each text of the screens is used by one', () => {
  const web = join(words, '../web');
  const screens = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));
  const source = screens.join('\n');
  const unused = nouns
    .filter((file) => /^(?:site|ui|office)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(words, 'en', file), 'utf8').matchAll(/^ {2}(\w+):/gm)].map(
        ([, key = '']) => `${file} ${key}`,
      ),
    )
    .filter((named) => !new RegExp(`\\.${named.split(' ')[1]}\\b|'${named.split(' ')[1]}'`).test(source));
  expect(unused).toEqual([]);
});
