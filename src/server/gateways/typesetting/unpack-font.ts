import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const TABLE_ENTRY_BYTES = { woff: 20, sfnt: 16 };

interface FontTable {
  readonly tag: string;
  readonly bytes: Buffer;
}

/** Returns the tables of a WOFF file: those of a TrueType font, each compressed by itself. */
function readTables(woff: Buffer): readonly FontTable[] {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('not a WOFF file');
  return Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const entry = 44 + i * TABLE_ENTRY_BYTES.woff;
    const [offset, packed, plain] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const tag = woff.toString('latin1', entry, entry + 4);
    return { tag, bytes: packed === plain ? bytes : inflateSync(bytes) };
  });
}

/** Ids of names in a font: family, style, unique name, PostScript name. */
const namesOf = (family: string, style: string): ReadonlyMap<number, string> =>
  new Map([
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family}-${style}`.replaceAll(' ', '')],
  ]);

/** Returns a table of names that gives the font another family. */
function nameTable(family: string, style: string): Buffer {
  const names = [...namesOf(family, style)].map(([id, name]) => ({ id, text: Buffer.from(name, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [i, { id, text }] of names.entries()) {
    // Windows, Unicode, English.
    for (const [field, value] of [3, 1, 0x409, id, text.length, offset].entries()) {
      head.writeUInt16BE(value, 6 + i * 12 + field * 2);
    }
    offset += text.length;
  }
  return Buffer.concat([head, ...names.map(({ text }) => text)]);
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function checksumOf(bytes: Buffer): number {
  const whole = padded(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Returns the tables as one TrueType file. */
function joinTables(tables: readonly FontTable[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * TABLE_ENTRY_BYTES.sfnt);
  const power = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(0x00010000, 0);
  const search = [tables.length, 2 ** power * 16, power, tables.length * 16 - 2 ** power * 16];
  for (const [i, value] of search.entries()) head.writeUInt16BE(value, 4 + i * 2);
  let offset = head.length;
  for (const [i, { tag, bytes }] of tables.entries()) {
    const entry = 12 + i * TABLE_ENTRY_BYTES.sfnt;
    head.write(tag, entry, 'latin1');
    for (const [field, value] of [checksumOf(bytes), offset, bytes.length].entries()) {
      head.writeUInt32BE(value, entry + 4 + field * 4);
    }
    offset += padded(bytes).length;
  }
  return Buffer.concat([head, ...tables.map(({ bytes }) => padded(bytes))]);
}

/**
 * Returns a font of fontsource as TrueType, which is all that Typst reads, under another family: fontsource splits a
 * family by script into files of one name, of which Typst would take one and draw boxes for the rest.
 */
export function unpackFont(woff: Buffer, family: string, style: string): Buffer {
  const tables = readTables(woff).map((table) =>
    table.tag === 'name' ? { tag: table.tag, bytes: nameTable(family, style) } : table,
  );
  return joinTables(tables);
}
