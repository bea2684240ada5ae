import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { asciiSource } from './scripts/ascii-source.ts';

/** What the build tells of a module. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

const VISITORS_PAGE = /src\/web\/(?:root|routes\/[\w-]+)\.tsx/;

/** Whether a page of the public site loads a module at its start; what the back office alone shares is not for visitors. */
function isForVisitors(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (VISITORS_PAGE.test(id)) return true;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isForVisitors(importer, modules, seen));
}

/** Pieces that nearly every page loads come as two files instead of thirty: each small one compresses badly and costs a request. */
const sharedFiles = {
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie)\//, priority: 2 },
    {
      name: (id: string, modules: Modules) => (isForVisitors(id, modules) ? 'site' : null),
      test: /src\/(?:web\/(?:ui|site|api|browser|rendering)\/|web\/[\w-]+\.ts|core\/|contracts\/)/,
      minShareCount: 4,
      priority: 1,
    },
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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), asciiSource()],
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
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
