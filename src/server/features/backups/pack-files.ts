import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Header } from 'tar';
import { SUMS_PATH } from './backup-file.ts';

/** A file to pack: its bytes, or its path. */
export interface PackedFile {
  readonly path: string;
  readonly content: Buffer | { readonly file: string };
}

const BLOCK = 512;
const PIECE = 256 * 1024;

function headerOf(path: string, size: number, at: number): Buffer {
  const header = new Header({ path, size, type: 'File', mode: 0o600, mtime: new Date(at), uid: 0, gid: 0 });
  const block = Buffer.alloc(BLOCK);
  if (header.encode(block)) throw new Error(`${path} is too long a name for a backup`);
  return block;
}

/** Yields the file's size, then exactly that many bytes in pieces. */
async function* piecesOf(content: PackedFile['content']): AsyncGenerator<{ readonly size: number } | Buffer> {
  if (Buffer.isBuffer(content)) {
    yield { size: content.length };
    yield content;
    return;
  }
  const file = await open(content.file);
  try {
    const { size } = await file.stat();
    yield { size };
    for (let at = 0; at < size; ) {
      const piece = Buffer.allocUnsafe(Math.min(PIECE, size - at));
      const { bytesRead } = await file.read(piece, 0, piece.length, at);
      if (bytesRead === 0) throw new Error('a file became shorter while it was packed');
      at += bytesRead;
      yield piece.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/**
 * Packs files into a tar archive, in pieces. Checksums are the last file: an archive without them is truncated. Reads
 * each file only when it is packed.
 */
export async function* packFiles(files: AsyncIterable<PackedFile>, at: number): AsyncGenerator<Buffer> {
  const sums: string[] = [];
  async function* pack({ path, content }: PackedFile): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let written = 0;
    for await (const piece of piecesOf(content)) {
      if (!Buffer.isBuffer(piece)) {
        yield headerOf(path, piece.size, at);
        continue;
      }
      hash.update(piece);
      written += piece.length;
      yield piece;
    }
    if (written % BLOCK > 0) yield Buffer.alloc(BLOCK - (written % BLOCK));
    sums.push(`${hash.digest('hex')}  ${path}\n`);
  }
  for await (const file of files) yield* pack(file);
  yield* pack({ path: SUMS_PATH, content: Buffer.from(sums.join('')) });
  yield Buffer.alloc(BLOCK * 2);
}
