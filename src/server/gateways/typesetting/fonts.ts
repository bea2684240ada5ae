import { readFileSync } from 'node:fs';
import { type CarriedFile, carriedFile } from '../../site-files.ts';
import { unpackFont } from './unpack-font.ts';

interface FontFile {
  readonly file: CarriedFile;
  /** By which templates name it. */
  readonly family: string;
  readonly style: 'Regular' | 'SemiBold';
}

const HIND = 'node_modules/@fontsource/hind/files';
const SILIGURI = 'node_modules/@fontsource/hind-siliguri/files';
const ROZHA = 'node_modules/@fontsource/rozha-one/files';

/**
 * The fonts of documents. ₹ is in the files of latin-ext, devanagari and bengali alone, digits are in those of latin
 * alone: a template has to name several families.
 */
const FONTS: readonly FontFile[] = [
  { file: `${HIND}/hind-latin-400-normal.woff`, family: 'Hind Latin', style: 'Regular' },
  { file: `${HIND}/hind-latin-600-normal.woff`, family: 'Hind Latin', style: 'SemiBold' },
  { file: `${HIND}/hind-latin-ext-400-normal.woff`, family: 'Hind LatinExt', style: 'Regular' },
  { file: `${HIND}/hind-latin-ext-600-normal.woff`, family: 'Hind LatinExt', style: 'SemiBold' },
  { file: `${HIND}/hind-devanagari-400-normal.woff`, family: 'Hind Deva', style: 'Regular' },
  { file: `${HIND}/hind-devanagari-600-normal.woff`, family: 'Hind Deva', style: 'SemiBold' },
  { file: `${SILIGURI}/hind-siliguri-latin-400-normal.woff`, family: 'Siliguri Latin', style: 'Regular' },
  { file: `${SILIGURI}/hind-siliguri-latin-600-normal.woff`, family: 'Siliguri Latin', style: 'SemiBold' },
  { file: `${SILIGURI}/hind-siliguri-bengali-400-normal.woff`, family: 'Siliguri Beng', style: 'Regular' },
  { file: `${SILIGURI}/hind-siliguri-bengali-600-normal.woff`, family: 'Siliguri Beng', style: 'SemiBold' },
  { file: `${ROZHA}/rozha-one-latin-400-normal.woff`, family: 'Rozha Latin', style: 'Regular' },
  { file: `${ROZHA}/rozha-one-devanagari-400-normal.woff`, family: 'Rozha Deva', style: 'Regular' },
];

/** Returns the fonts of documents as TrueType; takes some 15 ms. */
export const readFonts = (): readonly Buffer[] =>
  FONTS.map(({ file, family, style }) => unpackFont(readFileSync(carriedFile(file)), family, style));
