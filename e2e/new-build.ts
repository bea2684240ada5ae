import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Returns the name that a script of the build has in the next one. */
export const newName = (name: string): string =>
  name.replace(/-([\w-]{8})\.js$/, (_, hash: string) => `-${[...hash].reverse().join('')}.js`);

/**
 * Makes a copy of the product as a later build of it would be: all its scripts have other names, and those of the first
 * build are gone. Returns the script that starts it.
 */
export function makeNewBuild(): { readonly script: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-build-'));
  for (const name of ['node_modules', 'facts', 'content']) symlinkSync(join(root, name), join(folder, name));
  // A link would lead Node back to the first build's folder.
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  cpSync(join(root, 'build'), join(folder, 'build'), {
    recursive: true,
    filter: (path) => !/\/(?:types|[^/]+\.(?:br|gz))$/.test(path),
  });
  const assets = join(folder, 'build/client/assets');
  const names = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')));
  const inNewBuild = (code: string): string =>
    code.replace(/[\w-]+\.js\b/g, (name) => (names.has(name) ? newName(name) : name));
  for (const file of globSync(join(folder, 'build/{client,server}/**/*.js'))) {
    writeFileSync(file, inNewBuild(readFileSync(file, 'utf8')));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, newName(name)));
  return {
    script: join(folder, 'build/app/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
