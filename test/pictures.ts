import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Returns a picture of one colour. */
export const plain = (width: number, height: number, background = '#e8637a'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Returns a picture with a red left half and a blue right half. */
export async function twoHalves(width: number, height: number): Promise<Sharp> {
  const right = await plain(width / 2, height, '#0000ff')
    .png()
    .toBuffer();
  return plain(width, height, '#ff0000').composite([{ input: right, left: width / 2, top: 0 }]);
}

/** Metadata that a phone writes into its photos. */
export const WITH_PLACE = {
  IFD0: { Copyright: 'a secret name', Model: 'secret phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 34/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '88/1 21/1 0/1' },
};

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_HEADER_BYTES = 25;

/** Returns a PNG with this size in its header and as many zero bytes, compressed. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a PNG that declares two frames. */
export async function animatedPng(): Promise<Buffer> {
  const png = await plain(8, 8).png().toBuffer();
  const at = PNG_SIGNATURE.length + PNG_HEADER_BYTES;
  const frames = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([png.subarray(0, at), frames, png.subarray(at)]);
}

/** Returns an animation of two frames. */
export async function moving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all([plain(8, 8).png().toBuffer(), plain(8, 8, '#123456').png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a progressive JPEG with its last scan repeated: small to send, but every scan walks over all blocks. */
export async function scanBomb(): Promise<Buffer> {
  const jpeg = await plain(6000, 6000).jpeg({ progressive: true }).toBuffer();
  const at = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(at, jpeg.length - 2);
  const times = Math.floor((9 * 1024 * 1024) / scan.length);
  return Buffer.concat([jpeg.subarray(0, at), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
}

/** Returns a JPEG with a comment at its start, where readers of other formats look for their signature. */
export async function withComment(comment: string): Promise<Buffer> {
  const jpeg = await plain(8, 8).jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment, 'latin1'), jpeg.subarray(2)]);
}

/** The end of an empty ZIP archive. */
export const zipEnd: Buffer = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
