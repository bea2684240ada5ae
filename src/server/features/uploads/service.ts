import {
  asFetchedId,
  isFetchedFile,
  readUploadedAddress,
  UPLOADED_KINDS,
  UPLOADED_MEDIA_TYPES,
  type UploadedFile,
  uploadedAddress,
  uploadedFileName,
  uploadedSizes,
} from '../../../core/pictures/uploaded-picture.ts';
import { boundedWork } from '../../admission/bounded-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { UploadStore } from '../../gateways/uploads/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { newId } from '../../ids.ts';
import { type EncodedUpload, encodeUpload } from './encode-upload.ts';
import { judgePrivateFile } from './judge-private-file.ts';
import { type StoredUpload, uploadStore } from './store.ts';

/** A stored picture that no record shows yet. */
export interface TakenPicture {
  readonly id: string;
  /** The address that records store; those of smaller widths are derived from it. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: UploadStore;
}

/** Pictures without a record are kept for a day, since an open page may still show them. */
const KEPT_LOOSE_MS = 24 * 3_600_000;

/** Two photos at a time use two cores; the queue holds the pictures of two full forms. */
const AT_ONCE = 2;
const WAITING = 40;

const fileNames = ({ id, ...largest }: StoredUpload): string[] =>
  uploadedSizes(largest).flatMap((size) => UPLOADED_KINDS.map((kind) => uploadedFileName(id, size, kind)));

const isOurs = (file: UploadedFile | null): file is UploadedFile => file !== null;

/** Checks, re-encodes and stores uploaded pictures; keeps them while a record shows them. */
export function uploadService({ database, clock, files }: Dependencies) {
  const store = uploadStore(database);
  const encoding = boundedWork(AT_ONCE, WAITING);

  /** Removes marked pictures, files first, so that an interrupted removal can be continued. */
  const removeCondemned = async (): Promise<void> => {
    for (;;) {
      const condemned = await store.listCondemned();
      if (condemned.length === 0) return;
      await files.remove(condemned.flatMap(fileNames));
      await store.deleteCondemned(condemned.map(({ id }) => id));
    }
  };

  const discard = async (ids: readonly string[]): Promise<void> => {
    try {
      await store.condemn(ids);
      await removeCondemned();
    } catch {
      // The caller already reports a failure. The sweep removes what is left.
    }
  };

  /** Inserts the row before the files, so that every file is known. */
  const keep = async ({ largest, forms }: EncodedUpload, isFetched: boolean): Promise<TakenPicture> => {
    const now = clock();
    const id = isFetched ? asFetchedId(newId(now)) : newId(now);
    await store.insertLoose({ id, ...largest }, now);
    try {
      for (const { size, kind, bytes } of forms) {
        await files.put(uploadedFileName(id, size, kind), bytes, UPLOADED_MEDIA_TYPES[kind]);
      }
    } catch (error) {
      // At once: on a full disk the removal cannot even be recorded.
      await files.remove(fileNames({ id, ...largest })).catch(() => undefined);
      await discard([id]);
      throw error;
    }
    return { id, url: uploadedAddress(id, largest), ...largest };
  };

  /** Checks, re-encodes and stores a picture; on failure throws and leaves nothing behind. */
  const take = async (bytes: Buffer, fileName: string, { isFetched = false } = {}): Promise<TakenPicture> => {
    const work = encoding(async () => keep(await encodeUpload(bytes, fileName), isFetched));
    if (!work) throw new AppError('overloaded', ({ uploads }) => uploads.picturesBusy, { retryAfterSeconds: 5 });
    return work;
  };

  return {
    take,

    judgePrivateFile,

    /** Stores all pictures or, when one is rejected, none. */
    takeAll: async (files: readonly FormFile[]): Promise<readonly TakenPicture[]> => {
      const results = await Promise.allSettled(files.map(({ bytes, fileName }) => take(bytes, fileName)));
      const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const refused = results.find((result) => result.status === 'rejected');
      if (!refused) return taken;
      await discard(taken.map(({ id }) => id));
      throw refused.reason;
    },

    /**
     * Sets an owner's pictures: claims new ones and releases those left out. Ignores other addresses; throws `conflict`
     * when a picture is gone or another owner's.
     */
    settle: async (writer: Writer, owner: string, urls: readonly string[]): Promise<void> => {
      const shown = urls.map(readUploadedAddress).filter(isOurs);
      const ids = [...new Set(shown.map(({ id }) => id))];
      const owned = await store.own(writer, owner, ids);
      const addresses = new Set(owned.map(({ id, ...largest }) => uploadedAddress(id, largest)));
      if (!shown.every(({ id, width, height }) => addresses.has(uploadedAddress(id, { width, height })))) {
        throw AppError.ofField('conflict', 'images', (words) => words.uploads.pictureGone);
      }
      await store.disown(writer, owner, ids, clock());
    },

    /** Returns those of the addresses whose pictures are gone or another owner's; addresses that are no upload are none. */
    listGone: async (from: Writer, owner: string, urls: readonly string[]): Promise<ReadonlySet<string>> => {
      const shown = urls.filter((url) => readUploadedAddress(url) !== null);
      const there = await store.listClaimable(
        from,
        owner,
        shown.map((url) => readUploadedAddress(url)?.id ?? ''),
      );
      const addresses = new Set(there.map(({ id, ...largest }) => uploadedAddress(id, largest)));
      return new Set(shown.filter((url) => !addresses.has(url)));
    },

    /** Stores a picture once more, for another record; returns null when it is gone or no upload. */
    copy: async (url: string): Promise<TakenPicture | null> => {
      const picture = readUploadedAddress(url);
      if (!picture) return null;
      const largest = { width: picture.width, height: picture.height };
      const forms = [];
      for (const size of uploadedSizes(largest)) {
        for (const kind of UPLOADED_KINDS) {
          const bytes = await files.get(uploadedFileName(picture.id, size, kind));
          if (bytes === null) return null;
          forms.push({ size, kind, bytes });
        }
      }
      return keep({ largest, forms }, isFetchedFile(uploadedFileName(picture.id, largest, 'jpg')));
    },

    /** Returns whether a picture's files exist, judged by the smallest. */
    isThere: async (url: string): Promise<boolean> => {
      const picture = readUploadedAddress(url);
      const [smallest] = picture ? uploadedSizes(picture) : [];
      return picture !== null && smallest !== undefined
        ? (await files.get(uploadedFileName(picture.id, smallest, 'webp'))) !== null
        : false;
    },

    /** Removes pictures stored for a write that failed. Never throws: the sweep removes what is left. */
    discard,

    /** Removes pictures without a record for a day. */
    sweep: async (): Promise<void> => {
      await store.condemnLooseSince(clock() - KEPT_LOOSE_MS);
      await removeCondemned();
    },
  };
}

export type UploadService = ReturnType<typeof uploadService>;
