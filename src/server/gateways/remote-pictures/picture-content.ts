import type { Sharp } from 'sharp';

export const MOST_PIXELS = 40_000_000;

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const startsWith = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/**
 * Returns the picture format by the first bytes, or null. Only these five formats ever reach the decoder; SVG and
 * documents do not.
 */
export function sniffFormat(bytes: Buffer): PictureFormat | null {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis')) return 'heif';
  return null;
}

/** Metadata of a picture, read before any of its pixels are decoded. */
export interface PictureDescription {
  readonly pixels: number;
  readonly frames: number;
}

/** Returns null when the decoder reads another format than the first bytes announce. */
export async function describePicture(bytes: Buffer, format: PictureFormat): Promise<PictureDescription | null> {
  const { default: sharp } = await import('sharp');
  const described = await sharp(bytes, { limitInputPixels: false, sequentialRead: true }).metadata();
  const { width = 0, height = 0, pages = 1 } = described;
  return described.format === format ? { pixels: width * height, frames: pages } : null;
}

/** Works on the first frame, upright; decoding fails when it is damaged or has too many pixels. */
export async function openPicture<T>(bytes: Buffer, work: (picture: Sharp) => Promise<T>): Promise<T> {
  const { default: sharp } = await import('sharp');
  return work(
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true }).autoOrient(),
  );
}
