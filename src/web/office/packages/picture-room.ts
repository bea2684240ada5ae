import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { packageDays } from '../../../words/en/office/package-days.ts';
import { fileProblem } from '../ui/editor/read-picture.ts';

/** Total size of new pictures per save; the server accepts no larger form. */
const MOST_BYTES_TOGETHER = 60 * 1024 * 1024;

export interface Room {
  /** Number of pictures, stored and new. */
  readonly pictures: number;
  /** Bytes of the new pictures. */
  readonly bytes: number;
}

/** Returns the chosen files that still fit, and the messages about the others. */
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
      problems.push(packageDays.tooManyPictures({ file: file.name, most: PACKAGE_LIMITS.pictures }));
    } else if (together + file.size > MOST_BYTES_TOGETHER) {
      problems.push(packageDays.tooLargeTogether({ file: file.name }));
    } else {
      together += file.size;
      taken.push(file);
    }
  }
  return { taken, problems };
}
