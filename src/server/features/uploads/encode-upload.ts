import sharp from 'sharp';
import {
  LARGEST_UPLOAD,
  type PictureSize,
  UPLOADED_KINDS,
  type UploadedKind,
  uploadedSizes,
} from '../../../core/pictures/uploaded-picture.ts';
import { openPicture } from '../../gateways/remote-pictures/picture-content.ts';
import { judgePicture, refusePicture } from './judge-picture.ts';

/** Pixels that were decoded, three bytes each. */
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

/** Seconds for the decoding and for each encoding; a photo needs less than one. */
const PATIENCE_SECONDS = 8;

/** Upright, in sRGB, without transparency, within the largest size: everything of the original that goes any further. */
async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await openPicture(bytes)
    .resize({ ...LARGEST_UPLOAD, fit: 'inside', withoutEnlargement: true })
    // JPEG knows no transparency, and both kinds are to look the same, by day and by night.
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { data, size: { width: info.width, height: info.height } };
}

async function encode({ data, size }: Pixels, target: PictureSize, kind: UploadedKind): Promise<Buffer> {
  const picture = sharp(data, { raw: { ...size, channels: 3 } })
    .resize({ ...target, fit: 'fill' })
    .timeout({ seconds: PATIENCE_SECONDS });
  return kind === 'webp'
    ? picture.webp({ quality: 78, effort: 4 }).toBuffer()
    : picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/**
 * A picture that somebody sent, as our own: every size in every kind, nothing of the original in them but its pixels.
 * Refuses whatever is no picture that we take, in words that name the file.
 */
export async function encodeUpload(bytes: Buffer, fileName: string): Promise<EncodedUpload> {
  await judgePicture(bytes, fileName);
  const pixels = await decode(bytes).catch(() => {
    throw refusePicture('invalid', fileName, 'is damaged or incomplete');
  });
  const forms: EncodedForm[] = [];
  for (const size of uploadedSizes(pixels.size)) {
    for (const kind of UPLOADED_KINDS) forms.push({ size, kind, bytes: await encode(pixels, size, kind) });
  }
  return { largest: pixels.size, forms };
}
