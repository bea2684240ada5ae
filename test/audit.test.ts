import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'safarnama-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the audit with the given program as npm. */
function audit(npm: string, withinMs = 20_000) {
  const path = join(folder, 'npm.mjs');
  writeFileSync(path, npm);
  const env = { ...process.env, npm_execpath: path, AUDIT_WITHIN_MS: String(withinMs) };
  const script = join(import.meta.dirname, '../scripts/audit.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  return { status, words: stdout + stderr };
}

const printing = (report: object): string =>
  `console.log(${JSON.stringify(JSON.stringify(report))}); process.exitCode = 1;`;

const vulnerable = (severity: string, fixAvailable: boolean) => ({
  vulnerabilities: {
    leaky: {
      name: 'leaky',
      severity,
      range: '<2.0.0',
      via: [{ title: 'Reads any file', url: 'https://github.com/advisories/GHSA-test' }, 'other'],
      fixAvailable,
    },
  },
});

it.each(['high', 'critical'])('a vulnerability that is %s and has a fix ends the check', (severity) => {
  const { status, words } = audit(printing(vulnerable(severity, true)));
  expect(status).toBe(1);
  expect(words).toContain(`${severity}: leaky <2.0.0: Reads any file (https://github.com/advisories/GHSA-test)`);
});

it('one without a fix is said, and the check goes on', () => {
  const { status, words } = audit(printing(vulnerable('critical', false)));
  expect(status).toBe(0);
  expect(words).toContain('Without a fix so far');
  expect(words).toContain('critical: leaky');
});

it.each([
  ['nothing', { vulnerabilities: {} }, '0 high or critical, 0 lower'],
  ['a moderate one', vulnerable('moderate', true), '0 high or critical, 1 lower'],
])('%s lets the check go on', (_what, report, said) => {
  const { status, words } = audit(printing(report));
  expect(status).toBe(0);
  expect(words).toContain(said);
});

it.each([
  ['refuses', printing({ message: '405 Method Not Allowed', statusCode: 405 }), '405 Method Not Allowed'],
  ['answers nonsense', 'console.log("<html>")', 'not JSON'],
  ['hangs', 'setInterval(() => {}, 1000)', 'no answer within 0.3 s'],
])('a registry that %s is said, and the check goes on', (what, npm, said) => {
  const { status, words } = audit(npm, what === 'hangs' ? 300 : undefined);
  expect(status).toBe(0);
  expect(words).toContain('NOT checked');
  expect(words).toContain(said);
});
