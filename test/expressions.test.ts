import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** The maximum length of any single text from a visitor. */
const LENGTH = 15_000;
const CPU_MS_EACH = 1500;

/** Texts that make an expression backtrack most, when nothing that follows matches. */
const PIECES = [
  'a',
  'A',
  ' ',
  '0',
  '9',
  '-',
  '_',
  '.',
  ',',
  '/',
  '\\',
  '<',
  '>',
  '&',
  '"',
  "'",
  '=',
  ':',
  ';',
  '@',
  '%',
  '+',
  '\t',
  '\n',
  '\r\n',
  'a ',
  ' a',
  'a.',
  'a-',
  '0 ',
  '1,',
  '<a ',
  '<p>',
  '&a',
  '&#1',
  'a=',
  'a="',
  '](',
  '{{',
  'é',
  'आ',
  '🏔',
  'http://',
  'a@',
  'https://a.',
  '/a',
  '../',
  '%41',
  '\u0000',
  '\u2028',
];

/** Matches regular expressions in source text: after a character that no division follows, up to the closing slash. */
const LITERAL =
  /(?<=[=(,:!&|?{};[>]\s*|return )\/((?:[^/\\[\n*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)(?=\s*[),.;\]}:?|&]|\s*$)/gm;

interface Found {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

function findExpressions(): Found[] {
  const found = new Map<string, Found>();
  for (const room of ['core', 'words', 'contracts', 'server']) {
    const folder = join(root, 'src', room);
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
      for (const [, source = '', flags = ''] of readFileSync(join(folder, path), 'utf8').matchAll(LITERAL)) {
        found.set(`/${source}/${flags}`, { source, flags, where: `${room}/${path}` });
      }
    }
  }
  return [...found.values()];
}

/**
 * Runs in a process of its own, because an expression that never returns cannot be stopped otherwise. A third of the
 * text is tried first: an expression whose time grows with the fourth power of the length takes 81 times as long for all
 * of it, so one that is quick enough by that measure is not tried again.
 */
const TRY = `
  const { found, pieces, length, most } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const measure = (expression, piece, letters) => {
    const text = piece.repeat(Math.floor(letters / piece.length));
    const before = process.cpuUsage();
    expression.test(text);
    expression.test(text + '!');
    expression.test('!' + text + '\\u0001');
    return process.cpuUsage(before).user / 1000;
  };
  for (const { source, flags, where } of found) {
    const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
    for (const piece of pieces) {
      process.stderr.write(where + ' /' + source + '/ with ' + JSON.stringify(piece) + '\\n');
      if (measure(expression, piece, length / 3) < most / 81) continue;
      const took = Math.round(measure(expression, piece, length));
      if (took > most) process.stdout.write(where + ' /' + source + '/ took ' + took + ' ms\\n');
    }
  }
  process.stdout.write('through');
`;

function tryOut(found: readonly Found[]): { said: string; at: string } {
  const input = JSON.stringify({ found, pieces: PIECES, length: LENGTH, most: CPU_MS_EACH });
  const options = { input, encoding: 'utf8', timeout: 90_000, maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', TRY], options);
  return { said: stdout, at: stderr.trim().split('\n').at(-1) ?? '' };
}

it('an expression that goes back and back would be found', { timeout: 120_000 }, () => {
  const slow = { source: '^(a|a)*$', flags: '', where: 'here' };
  const input = JSON.stringify({ found: [slow], pieces: ['a'], length: 90, most: 50 });
  const { stdout } = spawnSync(process.execPath, ['--eval', TRY], { input, encoding: 'utf8', timeout: 4000 });
  expect(stdout).not.toBe('through');
});

it('no expression of the server takes long over anything that may be sent', { timeout: 120_000 }, () => {
  const found = findExpressions();
  expect(found.length).toBeGreaterThan(80);
  const { said, at } = tryOut(found);
  expect(said, at).toBe('through');
});
