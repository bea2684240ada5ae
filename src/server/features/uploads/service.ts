import {
  asFetchedId,
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
import { type StoredUpload, uploadStore } from './store.ts';

/** A picture of ours, encoded and stored, that no record shows yet. */
export interface TakenPicture {
  readonly id: string;
  /** Address of the picture as records keep it; its widths are made from it. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: UploadStore;
}

/** Pictures without a record are kept for a day: a page that is open somewhere may still show them. */
const KEPT_LOOSE_MS = 24 * 3_600_000;

/** Two photos at a time keep two cores busy; the queue holds what two full forms bring. */
const AT_ONCE = 2;
const WAITING = 40;

const fileNames = ({ id, ...largest }: StoredUpload): string[] =>
  uploadedSizes(largest).flatMap((size) => UPLOADED_KINDS.map((kind) => uploadedFileName(id, size, kind)));

const isOurs = (file: UploadedFile | null): file is UploadedFile => file !== null;

/** The pictures that people send: checked, made our own, and kept as long as a record shows them. */
export function uploadService({ database, clock, files }: Dependencies) {
  const store = uploadStore(database);
  const encoding = boundedWork(AT_ONCE, WAITING);

  /** Removes what is marked, files first: a removal that is cut short is taken up by the next. */
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
      // Whoever discards is already answering a failure. What could not be removed now is swept later.
    }
  };

  /** The row comes first, so that no file is ever there that nobody knows of. */
  const keep = async ({ largest, forms }: EncodedUpload, isFetched: boolean): Promise<TakenPicture> => {
    const now = clock();
    const id = isFetched ? asFetchedId(newId(now)) : newId(now);
    await store.insertLoose({ id, ...largest }, now);
    try {
      for (const { size, kind, bytes } of forms) {
        await files.put(uploadedFileName(id, size, kind), bytes, UPLOADED_MEDIA_TYPES[kind]);
      }
    } catch (error) {
      // At once: on a full disk not even a note that they are to be removed can be written.
      await files.remove(fileNames({ id, ...largest })).catch(() => undefined);
      await discard([id]);
      throw error;
    }
    return { id, url: uploadedAddress(id, largest), ...largest };
  };

  /** Checks, re-encodes and stores a picture; refuses with a message and leaves nothing behind. */
  const take = async (bytes: Buffer, fileName: string, { isFetched = false } = {}): Promise<TakenPicture> => {
    const work = encoding(async () => keep(await encodeUpload(bytes, fileName), isFetched));
    if (!work) throw new AppError('overloaded', 'Too many pictures are being saved', { retryAfterSeconds: 5 });
    return work;
  };

  return {
    take,

    /** Takes all pictures or, when one is refused, none. */
    takeAll: async (files: readonly FormFile[]): Promise<readonly TakenPicture[]> => {
      const results = await Promise.allSettled(files.map(({ bytes, fileName }) => take(bytes, fileName)));
      const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const refused = results.find((result) => result.status === 'rejected');
      if (!refused) return taken;
      await discard(taken.map(({ id }) => id));
      throw refused.reason;
    },

    /**
     * The owner shows exactly these pictures from now on: the new ones are its own, those left out are forgotten.
     * Addresses that are no upload's are passed over; `conflict` when a picture is gone or another's.
     */
    settle: async (writer: Writer, owner: string, urls: readonly string[]): Promise<void> => {
      const shown = urls.map(readUploadedAddress).filter(isOurs);
      const ids = [...new Set(shown.map(({ id }) => id))];
      const owned = await store.own(writer, owner, ids);
      const addresses = new Set(owned.map(({ id, ...largest }) => uploadedAddress(id, largest)));
      if (!shown.every(({ id, width, height }) => addresses.has(uploadedAddress(id, { width, height })))) {
        const message = 'A picture is missing or belongs to another page. Please add it again.';
        throw new AppError('conflict', message, { fields: { images: message } });
      }
      await store.disown(writer, owner, ids, clock());
    },

    /** Whether the files of a picture are there, told by the smallest. */
    isThere: async (url: string): Promise<boolean> => {
      const picture = readUploadedAddress(url);
      const [smallest] = picture ? uploadedSizes(picture) : [];
      return picture !== null && smallest !== undefined
        ? (await files.get(uploadedFileName(picture.id, smallest, 'webp'))) !== null
        : false;
    },

    /** Throws away pictures that were taken for a write that failed. Never fails itself: the sweep takes up what is left. */
    discard,

    /** Removes pictures that no record has shown for a day. */
    sweep: async (): Promise<void> => {
      await store.condemnLooseSince(clock() - KEPT_LOOSE_MS);
      await removeCondemned();
    },
  };
}

export type UploadService = ReturnType<typeof uploadService>;
