import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { WORDS_FILE, type WordsOfBuild, wordsInDevelopment } from './page-words.ts';

const MODULE = 'virtual:site-assets';
const RESOLVED = `\0${MODULE}`;
const START = 'src/web/site-router/start.tsx';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Returns the files that an entry loads at once, what it imports first. */
function filesOf(manifest: Manifest, entries: readonly string[]): { sheets: string[]; modules: string[] } {
  const [sheets, modules, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest of the build`);
    chunk.imports?.forEach(add);
    for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
    modules.add(`/${chunk.file}`);
  };
  entries.forEach(add);
  return { sheets: [...sheets], modules: [...modules] };
}

/** The files of each page in `src/web/routes`, from the build of the browser's part. */
function builtAssets(manifest: Manifest, { maps, importedBy }: WordsOfBuild): string {
  const pages = Object.keys(manifest).flatMap((name) => /^src\/web\/routes\/([\w-]+)\.tsx$/.exec(name)?.[1] ?? []);
  const filesOfPage = (page: string) => {
    const files = filesOf(manifest, [START, `src/web/routes/${page}.tsx`]);
    return { ...files, words: [...new Set(files.modules.flatMap((module) => importedBy[module] ?? []))] };
  };
  const files = Object.fromEntries(pages.map((page) => [page, filesOfPage(page)]));
  const start = `import ${JSON.stringify(`/${manifest[START]?.file}`)};`;
  return `const files = ${JSON.stringify(files)};
    export const start = ${JSON.stringify(start)};
    export const assetsOf = (page) => files[page];
    export const importMaps = ${JSON.stringify(maps)};`;
}

/** In development, Vite serves each module by itself, with the style sheets in them. */
const servedAssets = (root: string): string => `export const start = ${JSON.stringify(
  ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime', `/${START}`]
    .map((path) => `import ${JSON.stringify(path)};`)
    .join('\n'),
)};
  export const assetsOf = () => ({ sheets: [], modules: [], words: [] });
  export const importMaps = ${JSON.stringify(wordsInDevelopment(root, globSync('**/*.ts', { cwd: join(root, 'src/words/en') })))};`;

/** Adds the public site's start to the browser's build, and tells the server which files each of its pages needs. */
export function siteAssets(): Plugin {
  let isBuild = false;
  let root = '';
  return {
    name: 'site-assets',
    config: () => ({ environments: { client: { build: { rollupOptions: { input: [START] } } } } }),
    configResolved(config) {
      isBuild = config.command === 'build';
      ({ root } = config);
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      if (!isBuild) return servedAssets(root);
      const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'build/client', file), 'utf8'));
      return builtAssets(read('.vite/manifest.json') as Manifest, read(WORDS_FILE) as WordsOfBuild);
    },
  };
}
