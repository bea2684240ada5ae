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
const installed = Object.entries(packages).filter(([path]) => path !== '');

it('package.json asks for one exact version of each package', () => {
  const asked = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((part) =>
    Object.entries(named[part] ?? {}),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('every installed package is known by its checksum', () => {
  expect(installed.length).toBeGreaterThan(200);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

it('the lock file names no registry, so that each machine may use its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it('npm installs no package that came out in the last seven days', () => {
  expect(at('.npmrc').split('\n')).toContain('min-release-age=7');
});
