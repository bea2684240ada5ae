import type { FormFile } from '../../http/multipart-form.ts';
import type { TakenPicture, UploadService } from './service.ts';

/** Encodes and stores new pictures, then writes; whatever fails, no picture is left without a record. */
export async function withPictures<T>(
  uploads: UploadService,
  files: readonly FormFile[],
  write: (taken: readonly TakenPicture[]) => Promise<T>,
): Promise<T> {
  const results = await Promise.allSettled(files.map(({ bytes, fileName }) => uploads.take(bytes, fileName)));
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  try {
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return await write(taken);
  } catch (error) {
    await uploads.discard(taken.map(({ id }) => id));
    throw error;
  }
}
