export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The server's limit: 10 MiB. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** The types and the size limit, in words. */
export const PICTURE_RULES = 'JPEG, PNG, WebP or AVIF, up to 10 MB';

/** Returns why a chosen file would be refused, judged by its name, type and size; null when it may be read. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return `${file.name} is not a JPEG, PNG, WebP or AVIF picture`;
  if (file.size === 0) return `${file.name} is empty`;
  return file.size > MOST_PICTURE_BYTES ? `${file.name} is larger than 10 MB` : null;
}

/** Returns a small copy as a data address; throws a readable message for a file that is no readable picture. */
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
