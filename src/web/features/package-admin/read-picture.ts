import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What the server takes (promise P14). */
const MOST_PIXELS = 40_000_000;
/** New pictures of one save, all together; the server reads no larger form. */
const MOST_BYTES_TOGETHER = 60 * 1024 * 1024;
const PREVIEW_WIDTH = 480;

/** Why a chosen file would be refused, as far as its name tag tells; null when it may be read. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return `${file.name} is not a JPEG, PNG, WebP or AVIF picture`;
  if (file.size === 0) return `${file.name} is empty`;
  return file.size > PACKAGE_LIMITS.pictureBytes ? `${file.name} is larger than 10 MB` : null;
}

export interface Room {
  /** Pictures that are there already, stored and new. */
  readonly pictures: number;
  /** Bytes of the new ones. */
  readonly bytes: number;
}

/** Which of the chosen files still find room, and what is said of the others. */
export function findRoom<T extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly T[],
  { pictures, bytes }: Room,
): { readonly taken: readonly T[]; readonly problems: readonly string[] } {
  const taken: T[] = [];
  const problems: string[] = [];
  let together = bytes;
  for (const file of files) {
    const problem = fileProblem(file);
    if (problem !== null) {
      problems.push(problem);
    } else if (pictures + taken.length >= PACKAGE_LIMITS.pictures) {
      problems.push(`${file.name} is left out: a package has at most ${PACKAGE_LIMITS.pictures} pictures`);
    } else if (together + file.size > MOST_BYTES_TOGETHER) {
      problems.push(`${file.name} is left out: save first, new pictures may have 60 MB together`);
    } else {
      together += file.size;
      taken.push(file);
    }
  }
  return { taken, problems };
}

/** A small copy to show, as a data address; throws with the words for a file that no picture can be read from. */
export async function previewOf(file: File): Promise<string> {
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
  const scale = Math.min(1, PREVIEW_WIDTH / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
