import { findPackageJSON } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(findPackageJSON(import.meta.url) ?? '.');

/** Returns the path of a file or folder of the repository, named from its root. */
export const siteFile = (...path: readonly string[]): string => join(root, ...path);

/** Files that worker threads and other processes begin with, within this folder. */
export const ENTRY_POINTS = [
  'database/check-sqlite-thread',
  'features/backups/backup-process',
  'features/backups/restore-process',
  'features/itineraries/planning-thread-worker',
  'gateways/typesetting/typesetting-worker',
] as const;

/** Returns the address of an entry point: its source where this process runs the sources, otherwise as it was built. */
export const entryPoint = (name: (typeof ENTRY_POINTS)[number]): URL =>
  new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);

const FONTS = 'node_modules/@fontsource';

/** Files of the repository that the built server has beside itself, because it reads them as they are. */
export const CARRIED_FILES = [
  'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm',
  'src/server/features/documents/theme.typ',
  'src/server/features/documents/plan.typ',
  'src/server/features/documents/driver-sheet.typ',
  `${FONTS}/hind/files/hind-latin-400-normal.woff`,
  `${FONTS}/hind/files/hind-latin-600-normal.woff`,
  `${FONTS}/hind/files/hind-latin-ext-400-normal.woff`,
  `${FONTS}/hind/files/hind-latin-ext-600-normal.woff`,
  `${FONTS}/hind/files/hind-devanagari-400-normal.woff`,
  `${FONTS}/hind/files/hind-devanagari-600-normal.woff`,
  `${FONTS}/hind-siliguri/files/hind-siliguri-latin-400-normal.woff`,
  `${FONTS}/hind-siliguri/files/hind-siliguri-latin-600-normal.woff`,
  `${FONTS}/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff`,
  `${FONTS}/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff`,
  `${FONTS}/rozha-one/files/rozha-one-latin-400-normal.woff`,
  `${FONTS}/rozha-one/files/rozha-one-devanagari-400-normal.woff`,
] as const;

export type CarriedFile = (typeof CARRIED_FILES)[number];

/** Returns the path of a carried file: its own where this process runs the sources, otherwise its copy in the build. */
export const carriedFile = (path: CarriedFile): string =>
  extname(import.meta.url) === '.ts'
    ? siteFile(path)
    : fileURLToPath(new URL(`./carried/${basename(path)}`, import.meta.url));
