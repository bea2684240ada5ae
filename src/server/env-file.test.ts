import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findWrongLines, loadEnvFile } from './env-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'safarnama-env-'));
const path = join(folder, 'site.env');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(text: string, variables: Record<string, string> = {}) {
  writeFileSync(path, text);
  const warnings: string[] = [];
  const all: Record<string, string | undefined> = { ...variables, ENV_FILE: path };
  loadEnvFile(all, (words) => void warnings.push(words));
  const { ENV_FILE: _, ...rest } = all;
  return { variables: rest, warnings };
}

it('variables of the file are set, comments and quotes taken off', () => {
  const text = '\uFEFF# mine\r\n\r\nPORT=3100 # here\nexport SMTP_FROM = "Asha #1 <asha@example.in>"\nHOST=\n';
  expect(load(text)).toEqual({
    variables: { PORT: '3100', SMTP_FROM: 'Asha #1 <asha@example.in>', HOST: '' },
    warnings: [],
  });
});

it('what the environment has already wins, even as empty', () => {
  const { variables } = load('PORT=3100\nREDIS_URL=redis://file', { PORT: '3200', REDIS_URL: '' });
  expect(variables).toEqual({ PORT: '3200', REDIS_URL: '' });
});

it.each([
  ['without =', 'PORT=1\nHOST 0.0.0.0', 2],
  ['with a hyphen in its name', 'SITE-URL=https://a.example', 1],
  ['without a name', '=secret', 1],
  ['with an open quote', '\nSMS_TOKEN="abc\nPORT=1\n', 2],
])('a line %s is refused by its number, without its text', (_what, text, line) => {
  expect(findWrongLines(text).map((problem) => problem.line)).toEqual([line]);
  expect(() => load(text)).toThrow(`site.env: line ${line} `);
  expect(() => load(text)).not.toThrow(/secret|abc|0\.0\.0\.0/);
});

it('a quoted value may have several lines', () => {
  expect(load('SMS_TOKEN="a\nb = c\nd"\nPORT=1').variables).toEqual({ SMS_TOKEN: 'a\nb = c\nd', PORT: '1' });
});

it('a name that the site does not know is said, one of compose.yaml is not', () => {
  const { warnings } = load('SMPT_URL=smtp://a\nPOSTGRES_PASSWORD=x');
  expect(warnings).toEqual([expect.stringMatching(/SMPT_URL is not a variable/)]);
});

it('a file that is named must be there; an empty name means no file', () => {
  const quiet = () => expect.fail('nothing to say');
  expect(() => loadEnvFile({ ENV_FILE: join(folder, 'none') }, quiet)).toThrow('cannot be read (ENOENT)');
  expect(() => loadEnvFile({ ENV_FILE: '' }, quiet)).not.toThrow();
});
