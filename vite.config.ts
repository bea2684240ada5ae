import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
      build: { rollupOptions: { input: './src/web/render-page.ts' } },
    },
  },
}));
