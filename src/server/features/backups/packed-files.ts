import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Header } from 'tar';

const BLOCK = 512;

/** Bytes of a stream in portions of a known length. */
function portionsOf(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async function* take(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (rest.length === 0) {
        const { value, done } = await source.next();
        if (done) throw new Error('the archive ends too early');
        rest = value;
      }
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  };
}

export interface FoundFile {
  readonly path: string;
  /** To be read to the end before the next file is asked for. */
  readonly content: AsyncIterable<Buffer>;
}

/** The files of an archive that `packFiles` has packed, one after the other; fails where it is damaged or cut short. */
export async function* packedFiles(archive: string): AsyncGenerator<FoundFile> {
  const file = createReadStream(archive);
  const unpacked = file.pipe(createGunzip());
  file.once('error', (error) => unpacked.destroy(error));
  const take = portionsOf(unpacked as AsyncIterable<Buffer>);
  const takeBlock = async (): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    for await (const piece of take(BLOCK)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  try {
    for (;;) {
      const header = new Header(await takeBlock());
      if (header.nullBlock) break;
      const { path, size, type } = header;
      if (!header.cksumValid || path === undefined || size === undefined || type !== 'File') {
        throw new Error('the archive is none of ours');
      }
      yield { path, content: take(size) };
      for await (const _ of take((BLOCK - (size % BLOCK)) % BLOCK));
    }
    // To the end, where the checksum of the compression is.
    await takeBlock();
    for await (const piece of unpacked as AsyncIterable<Buffer>)
      if (piece.length > 0) throw new Error('more than an archive');
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}
