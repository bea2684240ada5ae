import { pictureFiles } from '../../../../words/en/office/picture-files.ts';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The server's limit: 10 MiB. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;

/** Returns why a chosen file would be refused, judged by its name, type and size; null when it may be read. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return pictureFiles.notAPicture({ file: file.name });
  if (file.size === 0) return pictureFiles.isEmpty({ file: file.name });
  return file.size > MOST_PICTURE_BYTES ? pictureFiles.tooLarge({ file: file.name }) : null;
}

/** Returns a small copy as a data address; throws a readable message for a file that is no readable picture. */
export async function previewOf(file: File, mostWidth = 480): Promise<string> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new Error(pictureFiles.unreadable({ file: file.name }));
  }
  const { width, height } = bitmap;
  if (width * height > MOST_PIXELS) {
    bitmap.close();
    throw new Error(pictureFiles.tooManyPixels({ file: file.name }));
  }
  const scale = Math.min(1, mostWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
