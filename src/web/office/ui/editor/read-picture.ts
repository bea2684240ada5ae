export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What the server takes (promise P14). */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** The types in words, with the most bytes of each. */
export const PICTURE_RULES = 'JPEG, PNG, WebP or AVIF, up to 10 MB';

/** Why a chosen file would be refused, as far as its name tag tells; null when it may be read. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return `${file.name} is not a JPEG, PNG, WebP or AVIF picture`;
  if (file.size === 0) return `${file.name} is empty`;
  return file.size > MOST_PICTURE_BYTES ? `${file.name} is larger than 10 MB` : null;
}

/** A small copy to show, as a data address; throws with the words for a file that no picture can be read from. */
export async function previewOf(file: File, mostWidth = 480): Promise<string> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new Error(`${file.name} cannot be read as a picture`);
  }
  const { width, height } = bitmap;
  if (width * height > MOST_PIXELS) {
    bitmap.close();
    throw new Error(`${file.name} has more than 40 million pixels`);
  }
  const scale = Math.min(1, mostWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
