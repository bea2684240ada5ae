import type { TranslatedTexts } from '../../../core/translations/translated-texts.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import {
  type AllOriginals,
  lockOriginal,
  type Original,
  touchTranslated,
} from '../../records/translations/originals.ts';
import {
  readTranslation,
  type TranslationKey,
  type TranslationRow,
  translationStore,
} from '../../records/translations/translation-store.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import { savedRow, textsByName } from './translation-rows.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly originals: AllOriginals;
}

/** A save, over the version that was read; 0 for the first one. */
interface Save {
  readonly session: AdminSession;
  readonly version: number;
  readonly release: boolean;
  /** What was done, for the audit log. */
  readonly did: string;
  /** Returns the texts to save, from those that are stored. */
  readonly write: (stored: TranslatedTexts, original: Original) => TranslatedTexts;
}

const LANGUAGE_NAMES = { hi: 'Hindi', bn: 'Bengali' } as const;

export const translationChanged = () => new AppError('conflict', ({ translations }) => translations.meanwhile);

const notTranslated = () => new AppError('not-found', ({ translations }) => translations.notFound);

export const textsOf = (row: TranslationRow | undefined): TranslatedTexts =>
  row ? readTranslation(row.document, row) : {};

/** Writes translations: optimistic locking, audit log and page cache. */
export function translationSaving({ database, clock, audit, originals }: Dependencies) {
  const store = translationStore;

  const record = (
    trx: Writer,
    session: AdminSession,
    { language }: TranslationKey,
    deed: { readonly did: string; readonly title: string; readonly changes?: ReturnType<typeof changesBetween> },
  ) =>
    audit.record(trx, session, {
      action: `translation.${deed.did}`,
      subject: `${deed.title} (${LANGUAGE_NAMES[language]})`,
      ...(deed.changes && { changes: deed.changes }),
    });

  /** Changes a translation while neither its original nor another translation of it changes. */
  const change = (key: TranslationKey, act: (trx: Writer) => Promise<void>): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      await lockOriginal(trx, key);
      await act(trx);
    });

  /** Returns the row that a save begins with; throws when it is not the version that the admin has read. */
  async function findOpened(trx: Writer, key: TranslationKey, version: number): Promise<TranslationRow | undefined> {
    const row = await store.find(trx, key);
    if ((row?.version ?? 0) !== version) throw translationChanged();
    return row;
  }

  return {
    save: (key: TranslationKey, { session, version, release, did, write }: Save): Promise<void> =>
      change(key, async (trx) => {
        const before = await findOpened(trx, key, version);
        const original = await originals[key.kind].find(trx, key.recordId);
        const stored = textsOf(before);
        const texts = write(stored, original);
        const row = savedRow({ key, original, texts, before, release, now: clock(), by: session.username });
        if (!(await store.replace(trx, row, version))) throw translationChanged();
        const changes = changesBetween(textsByName(stored), textsByName(texts));
        await record(trx, session, key, { did, title: original.title, changes });
        if (row.released !== (before?.released ?? null)) await touchTranslated(trx, originals[key.kind], key.recordId);
      }),

    /** Shows visitors the original again. */
    withdraw: (key: TranslationKey, version: number, session: AdminSession): Promise<void> =>
      change(key, async (trx) => {
        const row = await findOpened(trx, key, version);
        if (!row) throw notTranslated();
        const { version: _, ...columns } = row;
        const withdrawn = { ...columns, state: 'draft', released: null, card: null, whole: 0 };
        const saved = { ...withdrawn, updatedAt: clock(), updatedBy: session.username };
        if (!(await store.replace(trx, saved, version))) throw translationChanged();
        const { title } = await originals[key.kind].find(trx, key.recordId);
        await record(trx, session, key, { did: 'withdrawn', title });
        if (row.released !== null) await touchTranslated(trx, originals[key.kind], key.recordId);
      }),

    delete: (key: TranslationKey, session: AdminSession): Promise<void> =>
      change(key, async (trx) => {
        const { title } = await originals[key.kind].find(trx, key.recordId);
        if (!(await store.delete(trx, key))) throw notTranslated();
        await record(trx, session, key, { did: 'deleted', title });
        await touchTranslated(trx, originals[key.kind], key.recordId);
      }),
  };
}

export type TranslationSaving = ReturnType<typeof translationSaving>;
