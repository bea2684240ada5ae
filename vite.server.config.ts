// Builds the server: `src/main.ts` and what runs on threads and in processes of its own, with all libraries.
import { defineConfig, type Plugin } from 'vite';
import { asciiSource } from './scripts/ascii-source.ts';
import { readRows } from './src/server/gazetteer/read-rows.ts';
import { ENTRY_POINTS } from './src/server/site-files.ts';

const FACTS_FILE = 'facts.json';

/** Replaces the module that reads the tables of `facts/` by one that reads the same rows from one JSON file. */
function packedFacts(): Plugin {
  return {
    name: 'packed-facts',
    load(id) {
      if (!id.endsWith('/gazetteer/read-rows.ts')) return null;
      this.emitFile({ type: 'asset', fileName: FACTS_FILE, source: JSON.stringify(readRows()) });
      return `import { readFileSync } from 'node:fs';
        export const readRows = () => JSON.parse(readFileSync(new URL('./${FACTS_FILE}', import.meta.url), 'utf8'));`;
    },
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [packedFacts(), asciiSource()],
  // sharp has its machine code beside it.
  ssr: { noExternal: true, external: ['sharp'] },
  // Libraries leave out what helps developers only.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    emitAssets: true,
    target: 'esnext',
    outDir: 'build/app',
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        ...Object.fromEntries(ENTRY_POINTS.map((name) => [name, `src/server/${name}.ts`])),
      },
      external: [/dev-screens/],
      // Names and lines stay as they are: operators read them in the log.
      output: { comments: false, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
