// Builds the server: `src/main.ts` and what runs on threads and in processes of its own, with all libraries.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { asciiSource } from './scripts/ascii-source.ts';
import { readNamePairs } from './src/server/gazetteer/read-local-names.ts';
import { readRows } from './src/server/gazetteer/read-rows.ts';
import { CARRIED_FILES, ENTRY_POINTS, siteFile } from './src/server/site-files.ts';

/** The modules that read the tables of `facts/`: their function, their file in the build, and what is in it. */
const PACKED = [
  { module: '/gazetteer/read-rows.ts', reader: 'readRows', file: 'facts.json', read: (): unknown => readRows() },
  {
    module: '/gazetteer/read-local-names.ts',
    reader: 'readNamePairs',
    file: 'names.json',
    read: (): unknown => readNamePairs(),
  },
];

/** Replaces the modules that read the tables of `facts/` by ones that read the same from one JSON file. */
function packedFacts(): Plugin {
  return {
    name: 'packed-facts',
    load(id) {
      const packed = PACKED.find(({ module }) => id.endsWith(module));
      if (!packed) return null;
      const { reader, file, read } = packed;
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(read()) });
      return `import { readFileSync } from 'node:fs';
        export const ${reader} = () => JSON.parse(readFileSync(new URL('./${file}', import.meta.url), 'utf8'));`;
    },
  };
}

/** Puts the files that the server reads as they are beside it. */
function carriedFiles(): Plugin {
  return {
    name: 'carried-files',
    buildStart() {
      for (const path of CARRIED_FILES) {
        this.emitFile({ type: 'asset', fileName: `carried/${basename(path)}`, source: readFileSync(siteFile(path)) });
      }
    },
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [packedFacts(), carriedFiles(), asciiSource()],
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
      // The renderer of mails formats with prettier on request; none of ours asks for it.
      external: [/dev-screens/, /^prettier\//],
      // Names and lines stay as they are: operators read them in the log.
      output: { comments: false, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
