import type {
  DraftedTranslation,
  Translation,
  TranslationForm,
  TranslationSummary,
} from '../../../contracts/translations.ts';
import type { TranslatedKind } from '../../../core/translations/translation-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { AllOriginals, Originals } from '../../records/translations/originals.ts';
import { presentSummaries } from '../../records/translations/summaries.ts';
import { type TranslationKey, translationStore } from '../../records/translations/translation-store.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import { type DraftCall, translationDrafting } from './drafting.ts';
import { presentTranslation } from './present.ts';
import { readTranslationForm } from './read-translation-form.ts';
import { translationSaving } from './saving.ts';
import { savedRow } from './translation-rows.ts';
import { textsBeside, type WrittenTexts } from './written-texts.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly models: Pick<LanguageModelService, 'begin' | 'current'>;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly originals: AllOriginals;
}

/** Keeps translations of content beside their originals. */
export function translationService(dependencies: Dependencies) {
  const { database, models, originals } = dependencies;
  const saving = translationSaving(dependencies);
  const draft = translationDrafting({ ...dependencies, saving });

  /** Do not call it inside a transaction: whether a model is set needs a second connection. */
  async function show(key: TranslationKey): Promise<Translation> {
    const original = await originals[key.kind].find(database.read, key.recordId);
    const row = await translationStore.find(database.read, key);
    return presentTranslation(key, original, row, (await models.current()) !== null);
  }

  return {
    show,

    /** Returns how far the translations of a record are. */
    async list(kind: TranslatedKind, recordId: string): Promise<TranslationSummary[]> {
      await originals[kind].find(database.read, recordId);
      return presentSummaries(await translationStore.listSummaries(database.read, kind, [recordId]), recordId);
    },

    /** Saves what an admin has written, and releases it if asked to. */
    async save(key: TranslationKey, form: TranslationForm, session: AdminSession): Promise<Translation> {
      const { version, release } = form;
      const { problemOf } = originals[key.kind];
      await saving.save(key, {
        session,
        version,
        release,
        did: release ? 'released' : 'saved',
        write(before, original) {
          const texts = readTranslationForm({ key, form, original, before, problemOf });
          if (release && Object.values(texts).every((field) => field.every(({ text }) => text === '')))
            throw new AppError('invalid', ({ translations }) => translations.nothingTranslated);
          return texts;
        },
      });
      return show(key);
    },

    /** Lets the language model draft what is not translated or no longer up to date. */
    async draft(key: TranslationKey, call: DraftCall): Promise<DraftedTranslation> {
      const drafted = await draft(key, call);
      return { ...drafted, translation: await show(key) };
    },

    /** Shows visitors the original again. */
    async withdraw(key: TranslationKey, version: number, session: AdminSession): Promise<Translation> {
      await saving.withdraw(key, version, session);
      return show(key);
    },

    delete: saving.delete,
  };
}

export type TranslationService = ReturnType<typeof translationService>;

/** Stores a released translation of a demonstration record. */
export async function insertDemoTranslation(
  trx: Writer,
  { find }: Pick<Originals, 'find'>,
  key: TranslationKey,
  { texts: written, now }: { readonly texts: WrittenTexts; readonly now: number },
): Promise<void> {
  const original = await find(trx, key.recordId);
  const texts = textsBeside(key, original, written);
  const row = savedRow({ key, original, texts, before: undefined, release: true, now, by: 'Demonstration' });
  await translationStore.replace(trx, row, 0);
}
