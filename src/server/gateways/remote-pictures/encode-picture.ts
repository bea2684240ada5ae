import { describePicture, MOST_PIXELS, openPicture, sniffFormat } from './picture-content.ts';

const MOST_WIDTH = 1600;

/**
 * Returns the first frame re-encoded as WebP, at most 1600 px wide, upright, without metadata; null when the bytes are
 * no picture of a known kind, have more than 40 million pixels, are damaged, or take longer than `seconds`.
 */
export async function encodePicture(bytes: Buffer, seconds: number): Promise<Buffer | null> {
  const format = sniffFormat(bytes);
  if (!format) return null;
  try {
    const described = await describePicture(bytes, format);
    if (!described || described.pixels > MOST_PIXELS) return null;
    return await openPicture(bytes, (picture) =>
      picture
        .resize({ width: MOST_WIDTH, withoutEnlargement: true })
        .webp({ quality: 78, effort: 3 })
        .timeout({ seconds: Math.max(1, Math.ceil(seconds)) })
        .toBuffer(),
    );
  } catch {
    return null;
  }
}
