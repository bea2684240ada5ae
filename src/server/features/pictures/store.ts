import { type PhotoCredit, photoCredit } from '../../../contracts/pictures.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';
import type { PhotoProviderName } from '../../gateways/photos/port.ts';

export interface KeptPhoto {
  readonly subject: string;
  /** Name in the upload store. */
  readonly file: string;
  readonly credit: PhotoCredit;
}

/** What is known of a subject: its photo, or that the provider has none. */
export interface LookedUp {
  readonly photo: KeptPhoto | null;
  readonly lookedAt: number;
}

const MOST_AT_ONCE = 20;

const readCredit = (subject: string, credit: string): PhotoCredit =>
  readDocument(photoCredit, credit, `credit of the photo of ${subject}`);

/** Holds all SQL of places' photos, by provider. */
export function photoStore({ read }: Database) {
  return {
    find: async (subject: string, provider: PhotoProviderName): Promise<LookedUp | null> => {
      const row = await read
        .selectFrom('photos')
        .select(['file', 'credit', 'lookedAt'])
        .where('subject', '=', subject)
        .where('provider', '=', provider)
        .executeTakeFirst();
      if (!row) return null;
      const { file, credit, lookedAt } = row;
      const photo = file && credit ? { subject, file, credit: readCredit(subject, credit) } : null;
      return { photo, lookedAt };
    },

    /** Returns the photos' source pages with the subjects that show them. */
    listShown: async (provider: PhotoProviderName): Promise<ReadonlyMap<string, string>> => {
      const rows = await read
        .selectFrom('photos')
        .select(['subject', 'credit'])
        .where('provider', '=', provider)
        .where('credit', 'is not', null)
        .execute();
      return new Map(rows.map(({ subject, credit }) => [readCredit(subject, credit ?? '').sourceUrl, subject]));
    },

    save: async (
      writer: Writer,
      subject: string,
      provider: PhotoProviderName,
      { photo, lookedAt }: LookedUp,
    ): Promise<void> => {
      const found = { file: photo?.file ?? null, credit: photo && JSON.stringify(photo.credit), lookedAt };
      await writer
        .insertInto('photos')
        .values({ subject, provider, ...found })
        .onConflict((conflict) => conflict.columns(['subject', 'provider']).doUpdateSet(found))
        .execute();
    },

    /** Returns subjects of other providers, looked up before the moment. */
    listLeft: (provider: PhotoProviderName | null, before: number) =>
      read
        .selectFrom('photos')
        .select(['subject', 'provider'])
        .where('lookedAt', '<', before)
        .$if(provider !== null, (query) => query.where('provider', '!=', String(provider)))
        .limit(MOST_AT_ONCE)
        .execute(),

    remove: async (writer: Writer, subject: string, provider: string): Promise<void> => {
      await writer.deleteFrom('photos').where('subject', '=', subject).where('provider', '=', provider).execute();
    },
  };
}
