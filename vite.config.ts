import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { asciiSource } from './scripts/ascii-source.ts';
import { mapTowns } from './scripts/map-towns.ts';
import { pageWords } from './scripts/page-words.ts';
import { siteAssets } from './scripts/site-assets.ts';

/** What the build tells of a module. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

const START = /src\/web\/site-router\/start\.tsx$/;
const VISITORS_PAGE = /src\/web\/routes\/[\w-]+\.tsx$/;

/** Adds the files that match and load a module with themselves, and not later. */
function addLoaders(file: RegExp, id: string, modules: Modules, loaders: Set<string>, seen = new Set<string>()): void {
  if (seen.has(id)) return;
  seen.add(id);
  if (file.test(id)) loaders.add(id);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) addLoaders(file, importer, modules, loaders, seen);
}

function loadersOf(file: RegExp, id: string, modules: Modules): number {
  const loaders = new Set<string>();
  addLoaders(file, id, modules, loaders);
  return loaders.size;
}

/** What as many pages of the public site load comes in one file. */
const SHARED_BY_PAGES = 5;

/**
 * Returns the file of a module: what every page of the public site loads comes as two files instead of thirty, because
 * each small one compresses badly and costs a request, and what several of its pages load as one more. The back office
 * does not count.
 */
function sharedFile(id: string, modules: Modules): string | null {
  // Not the start itself, which the back office must not run.
  if (START.test(id)) return null;
  if (loadersOf(START, id, modules) > 0) return 'site';
  return loadersOf(VISITORS_PAGE, id, modules) >= SHARED_BY_PAGES ? 'pages' : null;
}

const sharedFiles = {
  groups: [
    // A sheet with fonts is written into pages whole: it holds nothing but what all pages need.
    { name: 'document', test: /src\/web\/rendering\/page-document\.tsx$/, priority: 2 },
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    { name: sharedFile, test: /src\/(?:web|core|contracts)\//, priority: 1 },
  ],
};

const CSS_MODULES = globSync('src/web/**/*.module.css').sort();
const inBase36 = (index: number): string => index.toString(36);

/**
 * Returns a class's name in the build: two or three characters for its file and one or two for itself. Each page holds
 * its rules, so that longer names would cost a kilobyte of every home page.
 */
function shortName(name: string, file: string, css: string): string {
  const ownFile = CSS_MODULES.indexOf(relative(import.meta.dirname, file.split('?')[0] ?? file));
  if (ownFile < 0) throw new Error(`${file} has no name: it is not of src/web`);
  const names = [...new Set(css.match(/(?<=\.|@keyframes\s+)[_a-zA-Z][\w-]*/g))];
  if (!names.includes(name)) throw new Error(`${file} names ${name} in a way that is not understood`);
  return `_${inBase36(ownFile)}_${inBase36(names.indexOf(name))}`;
}

/**
 * Each page holds the list of what its later parts need: a kilobyte of every page, most of it scripts that it has loaded
 * already. A part without its sheet would be shown bare; its scripts it imports itself.
 */
const sheetsOnly = (_file: string, needed: readonly string[]): string[] =>
  needed.filter((file) => file.endsWith('.css'));

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), pageWords(), mapTowns(), siteAssets(), asciiSource()],
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { resolveDependencies: sheetsOnly } },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: sharedFiles } } } },
    ssr: {
      // One file with everything in it starts three times as fast (design/stack.md, trap 7), and without the checks that
      // React makes for developers renders three times as fast, whatever NODE_ENV the site is started with.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: { rollupOptions: { input: './src/web/render-page.ts', output: { comments: false } } },
    },
  },
}));
