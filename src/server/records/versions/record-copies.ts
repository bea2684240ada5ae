import { readUploadedAddress } from '../../../core/pictures/uploaded-picture.ts';
import type { TakenPicture } from '../../features/uploads/service.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import type { RecordKind } from '../record-kind.ts';
import type { OpenedRecord } from '../record-saving.ts';
import { slugFor } from '../unique-slugs.ts';
import type { VersionedNoun } from './versioned-noun.ts';

const titleOfCopy = (title: string, max: number): string => `Copy of ${title}`.slice(0, max).toWellFormed().trim();

const SLUGS_TRIED = 3;

/** Copies records that are edited in the back office. */
export function recordCopies<Row extends OpenedRecord, Document extends { readonly title: string }, Shown>(
  kind: RecordKind,
  noun: VersionedNoun<Row, Document, Shown>,
) {
  const { database, clock, uploads, store, saving, readDocument, picturesOf, withPictures } = noun;
  /** Stores a copy under a free slug, and returns its id. Another copy of the same moment may take the slug first. */
  async function insertCopy(copied: Document, session: AdminSession, tries = SLUGS_TRIED): Promise<string> {
    const { title } = copied;
    const record = { id: newId(clock()), slug: '' };
    record.slug = await saving.slugs.firstFree(database.read, slugFor('', title, `${kind.word}-${record.id}`));
    const save = { ...record, status: 'draft', files: [], session, before: null, made: 'duplicated' } as const;
    try {
      await saving.save(save, async (trx) => {
        await noun.insert(trx, copied, record);
        return { title, pictures: picturesOf(copied) };
      });
      return record.id;
    } catch (error) {
      if (tries > 1 && error instanceof AppError && error.fields?.slug) return insertCopy(copied, session, tries - 1);
      throw error;
    }
  }

  return {
    /** Copies a record into a new draft with pictures of its own, so that deleting one takes nothing from the other. */
    async duplicate(id: string, session: AdminSession) {
      const original = await store.find(database.read, id);
      const document = readDocument(original);
      const title = titleOfCopy(document.title, noun.longestTitle);
      const copies = new Map<string, TakenPicture | null>();
      const discard = () => uploads.discard([...copies.values()].flatMap((copy) => copy?.id ?? []));
      try {
        const uploaded = new Set(picturesOf(document).filter((url) => readUploadedAddress(url) !== null));
        for (const url of uploaded) copies.set(url, await uploads.copy(url));
        const copied = withPictures(noun.asCopy(document, title), (url) =>
          copies.has(url) ? (copies.get(url)?.url ?? null) : url,
        );
        const _id = await insertCopy(copied, session);
        const picturesLeftOut = [...copies.values()].filter((copy) => copy === null).length;
        return { _id, title, picturesLeftOut };
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
}
