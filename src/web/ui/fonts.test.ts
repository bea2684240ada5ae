import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const HERE = new URL('.', import.meta.url);
const FACES = readFileSync(new URL('fonts.css', HERE), 'utf8').split('@font-face').slice(1);

interface Face {
  readonly file: string;
  /** The characters for which browsers request it. */
  readonly range: readonly number[];
}

function readFace(css: string): Face {
  const [, file = ''] = /url\("([^"]+)"\)/.exec(css) ?? [];
  const [, list = ''] = /unicode-range:\s*([^;]+);/.exec(css) ?? [];
  const range = list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return { file, range };
}

const TABLES_WITH_KNOWN_NAMES: readonly string[] = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];
const TRANSFORMED = { glyf: 10, loca: 11 } as const;

/** Reads a number of seven bits per byte, as WOFF2 writes lengths. */
function readLength(bytes: Buffer, at: number): { readonly length: number; readonly next: number } {
  let [length, next] = [0, at];
  for (;;) {
    const byte = bytes.readUInt8(next++);
    length = length * 128 + (byte & 127);
    if (byte < 128) return { length, next };
  }
}

/** Returns the characters in a WOFF2 file, from its character table (https://www.w3.org/TR/WOFF2/). */
function signsOf(file: URL): ReadonlySet<number> {
  const bytes = readFileSync(file);
  const tables = bytes.readUInt16BE(12);
  let [at, offset, start] = [48, 0, -1];
  for (let table = 0; table < tables; table++) {
    const flags = bytes.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const isTransformed = tag === TRANSFORMED.glyf || tag === TRANSFORMED.loca ? flags < 64 : flags >= 64;
    const plain = readLength(bytes, at);
    const packed = isTransformed ? readLength(bytes, plain.next) : plain;
    at = packed.next;
    if (TABLES_WITH_KNOWN_NAMES[tag] === 'cmap') start = offset;
    offset += packed.length;
  }
  return readCharacters(brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20))).subarray(start));
}

/** Returns the characters of a `cmap`: its format 4 subtable has all characters of the site's fonts. */
function readCharacters(cmap: Buffer): ReadonlySet<number> {
  const parts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(4 + 8 * at + 4));
  const part = parts.find((each) => cmap.readUInt16BE(each) === 4);
  if (part === undefined) throw new Error('no part of format 4');
  const segments = cmap.readUInt16BE(part + 6) / 2;
  const signs = new Set<number>();
  for (let segment = 0; segment < segments; segment++) {
    const last = cmap.readUInt16BE(part + 14 + 2 * segment);
    const first = cmap.readUInt16BE(part + 16 + 2 * (segments + segment));
    for (let sign = first; sign <= last && sign !== 0xffff; sign++) signs.add(sign);
  }
  return signs;
}

const small = FACES.map(readFace).filter(({ file }) => file.startsWith('./fonts/'));
const basic = small.filter(({ file }) => file.includes('-basic-'));

test('there is a small file for each weight of the text face and for the display face', () => {
  expect([...new Set(small.map(({ file }) => file))].sort()).toEqual([
    './fonts/hind-basic-400.woff2',
    './fonts/hind-basic-600.woff2',
    './fonts/hind-devanagari-400.woff2',
    './fonts/hind-devanagari-600.woff2',
    './fonts/hind-siliguri-bengali-400.woff2',
    './fonts/hind-siliguri-bengali-600.woff2',
    './fonts/rozha-one-basic-400.woff2',
  ]);
});

test.each(['devanagari', 'bengali'])('the two files of %s have at most 60 KiB together', (script) => {
  const files = [...new Set(small.map(({ file }) => file))].filter((file) => file.includes(script));
  const bytes = files.map((file) => readFileSync(new URL(file, HERE)).length);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60 * 1024);
});

describe.each(small)('$file', ({ file, range }) => {
  test('has every character for which browsers ask it, and no other', () => {
    expect([...signsOf(new URL(file, HERE))].sort((a, b) => a - b)).toEqual(range);
  });
});

test.each(basic)('$file has prices, quotation marks and dashes', ({ range }) => {
  for (const sign of '₹1,24,500 · “Goa’s” – 3 × café…') expect(range).toContain(sign.codePointAt(0));
});

test('the small files come last, so that they are asked before the packages’ own', () => {
  expect(FACES.slice(-small.length).map((css) => readFace(css).file)).toEqual(small.map(({ file }) => file));
});
