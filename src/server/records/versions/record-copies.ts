import { readUploadedAddress } from '../../../core/pictures/uploaded-picture.ts';
import type { TakenPicture } from '../../features/uploads/service.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { OpenedRecord } from '../record-saving.ts';
import type { VersionedNoun } from './versioned-noun.ts';

const titleOfCopy = (title: string, max: number): string => `Copy of ${title}`.slice(0, max).toWellFormed().trim();

/** Copies records that are edited in the back office. */
export function recordCopies<Row extends OpenedRecord, Document extends { readonly title: string }, Shown>(
  noun: VersionedNoun<Row, Document, Shown>,
) {
  const { database, uploads, store, saving, readDocument, picturesOf, withPictures } = noun;

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
        const _id = await saving.createDraft({ title, session, made: 'duplicated' }, async (trx, record) => {
          await noun.insert(trx, copied, record);
          return picturesOf(copied);
        });
        const picturesLeftOut = [...copies.values()].filter((copy) => copy === null).length;
        return { _id, title, picturesLeftOut };
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
}
