import {
  LARGEST_UPLOAD,
  type PictureSize,
  UPLOADED_KINDS,
  type UploadedKind,
  uploadedSizes,
} from '../../../core/pictures/uploaded-picture.ts';
import { openPicture } from '../../gateways/remote-pictures/picture-content.ts';
import { judgePicture, refusePicture } from './judge-picture.ts';

/** Decoded pixels, three bytes each. */
interface Pixels {
  readonly data: Buffer;
  readonly size: PictureSize;
}

export interface EncodedForm {
  readonly size: PictureSize;
  readonly kind: UploadedKind;
  readonly bytes: Buffer;
}

export interface EncodedUpload {
  readonly largest: PictureSize;
  readonly forms: readonly EncodedForm[];
}

/** Seconds for decoding and for each encoding; a photo needs less than one. */
const PATIENCE_SECONDS = 8;

/**
 * Decodes a picture upright, in sRGB, without transparency, within the largest size; nothing else of the original is
 * used.
 */
async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await openPicture(bytes, (picture) =>
    picture
      .resize({ ...LARGEST_UPLOAD, fit: 'inside', withoutEnlargement: true })
      // JPEG has no transparency, and both formats must look the same, by day and by night.
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, size: { width: info.width, height: info.height } };
}

async function encode({ data, size }: Pixels, target: PictureSize, kind: UploadedKind): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(data, { raw: { ...size, channels: 3 } })
    .resize({ ...target, fit: 'fill' })
    .timeout({ seconds: PATIENCE_SECONDS });
  return kind === 'webp'
    ? picture.webp({ quality: 78, effort: 4 }).toBuffer()
    : picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/**
 * Re-encodes an uploaded picture in every size and format, keeping only its pixels. Rejects unacceptable files with a
 * message that names the file.
 */
export async function encodeUpload(bytes: Buffer, fileName: string): Promise<EncodedUpload> {
  await judgePicture(bytes, fileName);
  const pixels = await decode(bytes).catch(() => {
    throw refusePicture('invalid', fileName, 'pictureDamaged');
  });
  const forms: EncodedForm[] = [];
  for (const size of uploadedSizes(pixels.size)) {
    for (const kind of UPLOADED_KINDS) forms.push({ size, kind, bytes: await encode(pixels, size, kind) });
  }
  return { largest: pixels.size, forms };
}
