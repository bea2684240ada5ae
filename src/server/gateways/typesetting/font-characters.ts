/** Returns the bytes of a table of a TrueType font. */
function findTable(font: Buffer, tag: string): Buffer {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const offset = font.readUInt32BE(entry + 8);
    return font.subarray(offset, offset + font.readUInt32BE(entry + 12));
  }
  throw new Error(`the font has no table ${tag}`);
}

/** Yields the first and last characters of each run of a map of format 4, the one of all our fonts. */
function* runsOf(map: Buffer): Generator<readonly [first: number, last: number]> {
  const doubled = map.readUInt16BE(6);
  for (let at = 0; at < doubled; at += 2) {
    const [last, first] = [map.readUInt16BE(14 + at), map.readUInt16BE(16 + doubled + at)];
    // The last run is empty by definition.
    if (first !== 0xffff) yield [first, last];
  }
}

/** Returns the characters that a TrueType font draws. */
export function charactersOf(font: Buffer): readonly number[] {
  const table = findTable(font, 'cmap');
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, i) => table.readUInt32BE(8 + i * 8));
  const maps = [...new Set(offsets)].map((offset) => table.subarray(offset)).filter((map) => map.readUInt16BE(0) === 4);
  return maps.flatMap((map) =>
    [...runsOf(map)].flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  );
}
