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
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

const START = /src\/web\/site-router\/start\.tsx$/;
const PAGES = /src\/web\/site-router\/pages\.ts$/;

/** Returns the modules that load a module with themselves, and not later; itself is one of them. */
function loadersOf(id: string, modules: Modules, loaders = new Set<string>()): ReadonlySet<string> {
  if (loaders.has(id)) return loaders;
  loaders.add(id);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) loadersOf(importer, modules, loaders);
  return loaders;
}

/** Returns whether a module is a page of the public site. */
const isPage = (id: string, modules: Modules): boolean =>
  (modules.getModuleInfo(id)?.dynamicImporters ?? []).some((importer) => PAGES.test(importer));

/** What as many pages of the public site load comes in one file. */
const SHARED_BY_PAGES = 5;
/** Parts of the search form stay apart: their words would come with every page that has no form. */
const SEARCH_FORM = /src\/web\/site\/trip-search\//;

/**
 * Returns the file of a module: what every page of the public site loads comes as two files instead of thirty, because
 * each small one compresses badly and costs a request, and what several of its pages load as one more. The back office
 * does not count.
 */
function sharedFile(id: string, modules: Modules): string | null {
  // Not the start itself, which the back office must not run.
  if (START.test(id)) return null;
  if (SEARCH_FORM.test(id)) return null;
  const loaders = [...loadersOf(id, modules)];
  if (loaders.some((loader) => START.test(loader))) return 'site';
  return loaders.filter((loader) => isPage(loader, modules)).length >= SHARED_BY_PAGES ? 'pages' : null;
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
