import type { ErrorCode } from '../../../contracts/errors.ts';
import { describePicture, MOST_PIXELS, sniffFormat } from '../../gateways/remote-pictures/picture-content.ts';
import { AppError, type Told } from '../../http/app-error.ts';
import { shownFileName } from '../../http/shown-file-name.ts';

const MOST_BYTES = 10 * 1024 * 1024;

type PictureFault =
  | 'pictureEmpty'
  | 'pictureTooLarge'
  | 'notPicture'
  | 'pictureDamaged'
  | 'tooManyPixels'
  | 'pictureAnimated';

/** Returns the error for a picture, with a message that names the file. */
export function refusePicture(code: ErrorCode, fileName: string, fault: PictureFault): AppError {
  const told: Told = ({ uploads }) => uploads[fault]({ file: shownFileName(fileName, uploads.unnamedPicture) });
  return AppError.ofField(code, 'images', told);
}

/** Document readers look for their signature in these first bytes (PDF readers: 1024). */
const HEAD_BYTES = 1024;
const DOCUMENT = /%PDF-|<(?:!doctype|html|head|body|script|svg|iframe|\?php)\b/i;
/** End of a ZIP archive: 22 bytes, then a comment of up to 64 KB, whose length is in the last two of them. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;

/** Returns whether other programs would read the end of a file as an archive. */
export function endsInArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_BYTES);
  for (let at = bytes.indexOf(ZIP_END, from); at >= 0; at = bytes.indexOf(ZIP_END, at + 1)) {
    const end = at + ZIP_END_BYTES;
    if (end <= bytes.length && end + bytes.readUInt16LE(end - 2) === bytes.length) return true;
  }
  return false;
}

/** Returns whether other programs would read the picture as a document or archive; such files are never accidental. */
const isSomethingElseToo = (bytes: Buffer): boolean =>
  DOCUMENT.test(bytes.toString('latin1', 0, HEAD_BYTES)) || endsInArchive(bytes);

/** Returns whether a PNG is animated; the decoder would silently ignore further frames. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
  }
  return false;
}

/** Rejects, before decoding any pixel, everything but a single picture of an accepted kind and size. */
export async function judgePicture(bytes: Buffer, fileName: string): Promise<void> {
  if (bytes.length === 0) throw refusePicture('invalid', fileName, 'pictureEmpty');
  if (bytes.length > MOST_BYTES) throw refusePicture('too-large', fileName, 'pictureTooLarge');
  const format = sniffFormat(bytes);
  if (!format || format === 'gif' || isSomethingElseToo(bytes)) {
    throw refusePicture('unsupported-media-type', fileName, 'notPicture');
  }
  const described = await describePicture(bytes, format).catch(() => {
    throw refusePicture('invalid', fileName, 'pictureDamaged');
  });
  if (!described) throw refusePicture('unsupported-media-type', fileName, 'notPicture');
  if (described.pixels > MOST_PIXELS) {
    throw refusePicture('too-large', fileName, 'tooManyPixels');
  }
  if (described.frames > 1 || bytes.toString('latin1', 4, 12) === 'ftypavis' || isAnimatedPng(bytes)) {
    throw refusePicture('unsupported-media-type', fileName, 'pictureAnimated');
  }
}
