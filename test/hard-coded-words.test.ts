import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findHardCodedWords } from '../scripts/hard-coded-words.ts';

const root = join(import.meta.dirname, '..');
const textsOf = (source: string) => findHardCodedWords('screen.tsx', source).map(({ text }) => text);

describe('texts outside of catalogues', () => {
  test.each([
    ['between tags', '<p>Save</p>', 'Save'],
    ['over several lines', '<p>\n  Save\n  all\n</p>', 'Save all'],
    ['in an attribute that is read aloud', '<button aria-label="close" />', 'close'],
    ['in a property of a component', '<Field label="Name" />', 'Name'],
    ['in an object', "const tab = { id: 'all', label: 'All' };", 'All'],
    ['in a condition', "<p>{ok ? 'Saved for later' : null}</p>", 'Saved for later'],
    ['in a template', '<p>{`Nothing found for $' + '{word}`}</p>', 'Nothing found for x'],
    ['in a constant', "const hint = 'Please try again';", 'Please try again'],
    ['without a capital', "const rest = 'and then we call you';", 'and then we call you'],
  ])('are found %s', (_place, source, text) => {
    expect(textsOf(source)).toEqual([text]);
  });

  test.each([
    ['classes', '<p className="Some Words here are" />'],
    ['punctuation and figures', '<p>{price} · {count} / 5</p>'],
    ['errors for developers', "throw new Error('This cannot happen here');"],
    ['logs', "console.error('Could not read the answer');"],
    ['imports', "import { a } from './Some file of ours.ts';"],
    ['types', "type Kind = 'First Class' | 'Premium Economy';"],
    ['media queries', "matchMedia('(min-width: 900px) and (hover)');"],
  ])('are not %s', (_kind, source) => {
    expect(textsOf(source)).toEqual([]);
  });
});

/**
 * Texts that only look like words for people: names, addresses, ids, marks in stored texts,
 * and the offer of a language in that language.
 */
const NO_WORDS =
  /^(?:Bearer x|HTTP x(?:: x)?|WhatsApp|https:\/\/|Moved to x|Mx xh1v1h-1z|Ctrl K|Day xx?(?:: x)?|Unknown error|npm run restore FILE|home|packages|blog|contact|Read this page in English|No, thank you|head style script.*|br hr img.*|p div section.*)$/;

const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
const foundIn = (file: string): string[] =>
  findHardCodedWords(file, readFileSync(join(root, file), 'utf8'))
    .filter(({ text }) => !NO_WORDS.test(text))
    .map(({ line, text }) => `${file}:${line} ${text}`);

test('no screen has words of its own', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(foundIn)).toEqual([]);
});
