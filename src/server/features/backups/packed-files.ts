import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Header } from 'tar';

const BLOCK = 512;

/** Reads a stream of bytes in portions of given lengths. */
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
  /** Read it to the end before requesting the next file. */
  readonly content: AsyncIterable<Buffer>;
}

/** Yields the files of an archive from `packFiles`; throws when it is damaged or truncated. */
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
    // Read to the end, where the gzip checksum is.
    await takeBlock();
    for await (const piece of unpacked as AsyncIterable<Buffer>)
      if (piece.length > 0) throw new Error('more than an archive');
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}
