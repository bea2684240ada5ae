import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environment, readConfig } from '../src/server/config.ts';
import { COMPOSE_VARIABLES } from '../src/server/env-file.ts';

const at = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const lines = at('.env.example').split('\n');
const listed = lines.flatMap((line, index) => {
  const [, name, value] = /^#([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  return name === undefined || value === undefined ? [] : [{ name, value, above: lines[index - 1] ?? '' }];
});
const names = listed.map(({ name }) => name);
const known = [...Object.keys(environment.shape), ...COMPOSE_VARIABLES];

it('.env.example lists every variable of the site and of compose.yaml, and no other', () => {
  expect(names.toSorted()).toEqual(known.toSorted());
});

it('each line of .env.example is a comment, so that a copy of it changes nothing', () => {
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

it('each variable of .env.example has one line that explains it, and its default', () => {
  expect(listed.filter(({ above }) => !/^# [A-Za-z0-9].+\.$/.test(above)).map(({ name }) => name)).toEqual([]);
  const given = Object.fromEntries(listed.map(({ name, value }) => [name, value]));
  const defaults = Object.entries(environment.parse({})).map(([name, value]) => [name, String(value)]);
  expect(defaults.length).toBeGreaterThan(4);
  expect(given).toMatchObject(Object.fromEntries(defaults));
  expect(readConfig(given)).toEqual(readConfig({}));
});

it('the variables of compose.yaml are those that .env.example lists for it, with the same defaults', () => {
  const used = [...at('compose.yaml').matchAll(/\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)?\}/g)];
  expect(new Set(used.map(([, name]) => name))).toEqual(
    new Set<string>([...COMPOSE_VARIABLES, 'SITE_URL', 'TRUSTED_PROXIES']),
  );
  for (const [, name, value] of used) {
    if (!COMPOSE_VARIABLES.some((own) => own === name) || value === undefined) continue;
    expect(listed).toContainEqual(expect.objectContaining({ name, value }));
  }
});

it.each(['docs/operations.md', 'README.md', 'compose.yaml', 'deploy/safarnama.service'])(
  '%s names no variable that the site does not know',
  (path) => {
    const named = [...at(path).matchAll(/\b(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]|PORT|HOST|DEMO)\b/g)].map(
      ([name]) => name,
    );
    const others = /^(?:ENV_FILE|POSTGRES_USER|POSTGRES_DB|GLIBC_TUNABLES|AF_\w+)$/;
    expect(named.filter((name) => !known.includes(name) && !others.test(name))).toEqual([]);
  },
);
