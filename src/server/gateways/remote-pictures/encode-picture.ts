import sharp from 'sharp';

const MOST_PIXELS = 40_000_000;
const MOST_WIDTH = 1600;

const startsWith = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** What the first bytes say the picture is. Only these five ever reach the decoder: SVG and documents have no place here. */
function sniffFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | null {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis')) return 'heif';
  return null;
}

/**
 * The first frame encoded anew as WebP, at most 1600 px wide, upright, without metadata; null when the bytes are no
 * picture of a known kind, have more than 40 million pixels, are damaged, or take longer than `seconds`.
 */
export async function encodePicture(bytes: Buffer, seconds: number): Promise<Buffer | null> {
  const format = sniffFormat(bytes);
  if (!format) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
    const described = await picture.metadata();
    const { width = 0, height = 0 } = described;
    if (described.format !== format || width * height > MOST_PIXELS) return null;
    return await picture
      .autoOrient()
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .webp({ quality: 78, effort: 3 })
      .timeout({ seconds: Math.max(1, Math.ceil(seconds)) })
      .toBuffer();
  } catch {
    return null;
  }
}
