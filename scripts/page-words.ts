import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/core/languages.ts';

const ENGLISH = 'src/words/en/';
/** An English catalogue as a component imports it. */
const CATALOGUE = /\/words\/en\/([\w/-]+)\.ts$/;
const IN_WEB = /\/src\/web\//;

/** What the build of the browser's part tells the one of the server's. */
export interface WordsOfBuild {
  /** For each language, the file of each address that the scripts import. */
  readonly maps: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** The addresses that each script imports. */
  readonly importedBy: Readonly<Record<string, readonly string[]>>;
}

/** File of the build with a `WordsOfBuild`, beside the manifest. */
export const WORDS_FILE = '.vite/words.json';

/** The address of a catalogue, which a page's import map leads to the file of its language. */
const addressOf = (noun: string): string => `/words/${noun}.js`;

/** Returns the file of a catalogue; the English one where there is no other. */
function fileOf(root: string, language: Language, noun: string): string {
  const file = join(root, 'src/words', language === PSEUDO ? 'en' : language, `${noun}.ts`);
  return existsSync(file) ? file : join(root, ENGLISH, `${noun}.ts`);
}

/** The language that a build for tests replaces by English in disguise (`words/pseudo-language.ts`). */
const PSEUDO = LANGUAGES.find((language) => language === process.env.PSEUDO_LANGUAGE);
const PSEUDO_ENTRY = 'virtual:pseudo-words';

/** Returns code that exports the words of a file in disguise. */
function inDisguise(path: string): string {
  return [
    `import { pseudo } from ${JSON.stringify(join(import.meta.dirname, 'words/pseudo-language.ts'))};`,
    `import * as words from ${JSON.stringify(path)};`,
    ...exportsOf(readFileSync(path, 'utf8')).map((name) => `export const ${name} = pseudo(words.${name});`),
  ].join('\n');
}

/** Returns a catalogue's code as one small module. */
async function bundle(file: string, language: Language): Promise<string> {
  const isPseudo = language === PSEUDO;
  const path = isPseudo ? PSEUDO_ENTRY : file;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'pseudo-words',
        resolveId: (source) => (source === PSEUDO_ENTRY ? source : null),
        load: (id) => (id === PSEUDO_ENTRY ? inDisguise(file) : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rollupOptions: { input: path, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunk = outputs[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`${path} was not built`);
  return chunk.code;
}

/** The names that a catalogue exports. */
const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);

/** A catalogue for the server: reads as the one of the page that is being rendered. */
function allLanguages(root: string, noun: string): string {
  const files = LANGUAGES.map((language) => fileOf(root, language, noun));
  const exported = files.map((file) => exportsOf(readFileSync(file, 'utf8')));
  // What only the server says may be there in English alone.
  const names = (exported[0] ?? []).filter((name) => exported.every((each) => each.includes(name)));
  const said = (language: Language, name: string) =>
    language === PSEUDO ? `pseudo(${language}.${name})` : `${language}.${name}`;
  const disguise = `import { pseudo } from ${JSON.stringify(join(root, 'scripts/words/pseudo-language.ts'))};`;
  return [
    ...(PSEUDO ? [disguise] : []),
    `import { chooseWords } from ${JSON.stringify(join(root, 'src/web/rendering/rendered-language.ts'))};`,
    ...LANGUAGES.map((language, index) => `import * as ${language} from ${JSON.stringify(`${files[index]}?own`)};`),
    ...names.map((name) => {
      const each = LANGUAGES.map((language) => `${language}: ${said(language, name)}`).join(', ');
      return `export const ${name} = chooseWords({ ${each} });`;
    }),
  ].join('\n');
}

/**
 * Gives pages the words of their language, though their components import the English ones: the server renders with
 * those of the address, and the browser's scripts import an address that the page's import map leads to one language's
 * file. While developing, Vite's own addresses are mapped (`wordsInDevelopment`).
 */
export function pageWords(): Plugin {
  let [root, isBuild] = ['', false];
  const nouns = new Set<string>();

  async function emitAll(emit: (fileName: string, source: string) => void): Promise<WordsOfBuild['maps']> {
    const maps: Record<Language, Record<string, string>> = { en: {}, hi: {}, bn: {} };
    for (const language of LANGUAGES) {
      for (const noun of [...nouns].sort()) {
        const code = await bundle(fileOf(root, language, noun), language);
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = `assets/${language}-${noun.replaceAll('/', '-')}-${hash}.js`;
        emit(fileName, code);
        maps[language][addressOf(noun)] = `/${fileName}`;
      }
    }
    return maps;
  }

  return {
    name: 'page-words',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    resolveId(source, importer) {
      const noun = CATALOGUE.exec(source)?.[1];
      if (!noun || !importer || !IN_WEB.test(importer)) return null;
      if (this.environment.name === 'ssr') return join(root, ENGLISH, `${noun}.ts?all`);
      if (!isBuild) return null;
      nouns.add(noun);
      return { id: addressOf(noun), external: 'absolute' };
    },
    load(id) {
      if (!id.endsWith('?all')) return null;
      const path = relative(join(root, ENGLISH), id.slice(0, -'?all'.length));
      return allLanguages(root, path.replace(/\.ts$/, ''));
    },
    async generateBundle(_options, bundleOfAll) {
      if (this.environment.name !== 'client') return;
      const maps = await emitAll((fileName, source) => this.emitFile({ type: 'asset', fileName, source }));
      const importedBy: Record<string, string[]> = {};
      for (const file of Object.values(bundleOfAll)) {
        if (file.type !== 'chunk') continue;
        const imported = file.imports.filter((address) => address.startsWith('/words/'));
        if (imported.length > 0) importedBy[`/${file.fileName}`] = imported;
      }
      const words: WordsOfBuild = { maps, importedBy };
      this.emitFile({ type: 'asset', fileName: WORDS_FILE, source: JSON.stringify(words) });
    },
  };
}

/** Returns, as code, the import map of a language while Vite serves each module by itself. */
export const wordsInDevelopment = (root: string, files: readonly string[]): WordsOfBuild['maps'] => {
  const mapOf = (language: Language) =>
    Object.fromEntries(
      files
        .filter((file) => language !== 'en' && existsSync(join(root, 'src/words', language, file)))
        .map((file) => [`/${ENGLISH}${file}`, `/src/words/${language}/${file}`]),
    );
  return { en: {}, hi: mapOf('hi'), bn: mapOf('bn') };
};
