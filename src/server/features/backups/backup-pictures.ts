import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PRIVATE_MEDIA_TYPES, privateKindOf } from '../../../core/pictures/private-file.ts';
import { isFetchedFile, readUploadedFileName, UPLOADED_MEDIA_TYPES } from '../../../core/pictures/uploaded-picture.ts';
import { openUploadStore } from '../../gateways/uploads/open-upload-store.ts';
import type { KeptFile } from '../../gateways/uploads/port.ts';
import { BackupProblem, UPLOADS_PATH } from './backup-file.ts';
import type { BackupPlace } from './backup-place.ts';
import type { PackedFile } from './pack-files.ts';

/** Pictures transferred, and held in memory, at the same time. */
const AT_ONCE = 8;
/** Longer than for a visitor's request, since a backup can wait for a slow line. */
const TIMEOUT_MS = 60_000;
const TRIES = 3;
const TRY_AGAIN_MS = 500;

/** Returns the store's error code, which can be looked up: `AccessDenied`, `ECONNREFUSED`. */
function nameOf(failure: unknown): string {
  const { name, code } = failure as { readonly name?: unknown; readonly code?: unknown };
  return String(code ?? name);
}

/** Returns the media type of a stored picture or private file by its name; null for every other name. */
function mediaTypeOf(name: string): string | null {
  const kind = privateKindOf(name);
  if (kind !== null) return PRIVATE_MEDIA_TYPES[kind];
  const picture = readUploadedFileName(name);
  return picture && UPLOADED_MEDIA_TYPES[picture.kind];
}

/** Runs the work for several items at a time; yields results in the order of the items. */
async function* inTurn<T, R>(items: AsyncIterable<T> | Iterable<T>, work: (item: T) => Promise<R>): AsyncGenerator<R> {
  const begun: Promise<R>[] = [];
  for await (const item of items) {
    const one = work(item);
    // Reported when the item is awaited.
    one.catch(() => undefined);
    begun.push(one);
    if (begun.length < AT_ONCE) continue;
    const [first] = begun.splice(0, 1);
    if (first) yield await first;
  }
  for (const one of begun) yield await one;
}

/** Opens the uploaded pictures, in the site's folder or in an object store. */
export async function openPictures({ dataDir, s3 }: BackupPlace, signal: AbortSignal = new AbortController().signal) {
  let failure: unknown = null;
  const store = await openUploadStore(
    { dataDir, s3 },
    {
      onFailure: (error) => {
        failure = error;
      },
      timeoutMs: TIMEOUT_MS,
      signal,
    },
  );

  /** Retries requests that fail: a store may fail now and then among thousands of pictures. */
  async function patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await work();
      } catch (error) {
        signal.throwIfAborted();
        if (s3 === null) throw error;
        if (tried >= TRIES) throw new BackupProblem(`The object store of the pictures failed (${nameOf(failure)})`);
      }
      await wait(TRY_AGAIN_MS * tried, undefined, { signal });
    }
  }

  /** Leaves out pictures that the site can fetch again. */
  async function* list(): AsyncGenerator<KeptFile> {
    let next: string | undefined;
    do {
      const page = await patiently(() => store.list(next));
      yield* page.files.filter(({ name }) => !isFetchedFile(name));
      next = page.next;
    } while (next !== undefined);
  }

  const packed = new Set<string>();
  async function* unpacked(): AsyncGenerator<string> {
    for await (const { name } of list()) if (!packed.has(name)) yield name;
  }

  return {
    /** Total size of all pictures. */
    async bytes(): Promise<number> {
      let sum = 0;
      for await (const { bytes } of list()) sum += bytes;
      return sum;
    },

    /** Yields the present pictures that were not packed before. */
    async *pack(): AsyncGenerator<PackedFile> {
      const found = inTurn(unpacked(), async (name) => ({ name, content: await patiently(() => store.get(name)) }));
      for await (const { name, content } of found) {
        // Removed since it was listed: no row of the database, which is copied later, needs it.
        if (content === null) continue;
        packed.add(name);
        yield { path: UPLOADS_PATH + name, content };
      }
    },

    /** Uploads the missing pictures from a folder and returns how many; existing ones stay. */
    async putMissing(folder: string, names: Iterable<string>): Promise<number> {
      const missing = new Set(names);
      for await (const { name } of list()) missing.delete(name);
      const put = inTurn(missing, async (name) => {
        const mediaType = mediaTypeOf(name);
        // Records only refer to valid names.
        if (mediaType === null) return 0;
        const bytes = await readFile(join(folder, name));
        await patiently(() => store.put(name, bytes, mediaType));
        return 1;
      });
      let count = 0;
      for await (const one of put) count += one;
      return count;
    },
  };
}

export type Pictures = Awaited<ReturnType<typeof openPictures>>;
