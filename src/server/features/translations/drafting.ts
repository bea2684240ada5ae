import { speak } from '../../../core/sayings.ts';
import type { ProblemWords } from '../../../core/translations/check-translation.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { AllOriginals } from '../../records/translations/originals.ts';
import { type TranslationKey, translationStore } from '../../records/translations/translation-store.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import { askForTranslations, type Drafts } from './ask-for-translations.ts';
import { type TranslationSaving, textsOf, translationChanged } from './saving.ts';
import { textsToDraft, withDrafts } from './texts-to-draft.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly models: Pick<LanguageModelService, 'begin' | 'current'>;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly originals: AllOriginals;
  readonly saving: Pick<TranslationSaving, 'save'>;
}

/** The admin's call. */
export interface DraftCall {
  readonly version: number;
  readonly session: AdminSession;
  readonly visitor: Visitor;
  readonly words: ProblemWords;
  readonly signal: AbortSignal;
}

/** Name of these requests in the usage log. */
const ENDPOINT = 'draft-translation';

/** Drafts translations with a language model; a person releases them. */
export function translationDrafting({ database, clock, models, usage, originals, saving }: Dependencies) {
  /** Logs what the model was asked and what it cost, whatever becomes of the draft. */
  const log = (
    key: TranslationKey,
    startedAt: number,
    visitor: Visitor,
    { sessions, drafted, refused, outcome }: Drafts,
  ) =>
    database.db.transaction().execute((trx) =>
      usage.record(trx, {
        endpoint: ENDPOINT,
        visitor,
        userId: null,
        startedAt,
        status: 200,
        request: key,
        response: { drafted: drafted.length, refused: refused.length, outcome },
        used: {
          tokens: sessions.reduce((sum, { used }) => sum + used.tokens, 0),
          costMicroUsd: sessions.reduce((sum, { used }) => sum + used.costMicroUsd, 0),
        },
        calls: sessions.flatMap(({ calls }) => calls),
      }),
    );

  /** Returns how many texts were drafted and stored, and those that were left out. */
  return async (key: TranslationKey, { version, session, visitor, words, signal }: DraftCall) => {
    if ((await models.current()) === null) throw new AppError('impossible', ({ itineraries }) => itineraries.noModel);
    const startedAt = clock();
    const { find, problemOf } = originals[key.kind];
    const original = await find(database.read, key.recordId);
    const before = await translationStore.find(database.read, key);
    if ((before?.version ?? 0) !== version) throw translationChanged();
    const drafts = await askForTranslations(textsToDraft(key, original, textsOf(before)), {
      language: key.language,
      begin: (waitMs) => models.begin({ limitKey: null, signal, waitMs }),
      problemOf,
    });
    if (drafts.sessions.length > 0) await log(key, startedAt, visitor, drafts);
    const { drafted, outcome } = drafts;
    if (drafted.length > 0) {
      const write: Parameters<TranslationSaving['save']>[1]['write'] = (stored, now) =>
        withDrafts(key, now, stored, drafted);
      await saving.save(key, { session, version, release: false, did: 'drafted', write });
    }
    const refused = drafts.refused.map(({ name, problem }) => ({ name, problem: speak(words, problem) }));
    return { drafted: drafted.length, outcome, refused };
  };
}
