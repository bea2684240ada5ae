import { SERVER_WORDS } from '../../../words/words-of.ts';
import { abortSignalOf } from '../../http/abort-signal.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { TranslationKey } from '../../records/translations/translation-store.ts';
import type { TranslationService } from './service.ts';

type TranslationKeys =
  | 'GET /api/admin/translations/{kind}/{id}'
  | 'GET /api/admin/translations/{kind}/{id}/{language}'
  | 'PUT /api/admin/translations/{kind}/{id}/{language}'
  | 'POST /api/admin/translations/{kind}/{id}/{language}/withdraw'
  | 'POST /api/admin/translations/{kind}/{id}/{language}/draft'
  | 'DELETE /api/admin/translations/{kind}/{id}/{language}';

/** A long post in Bengali: three bytes a letter, with its markup. */
const LONGEST_FORM_BYTES = 2 * 1024 * 1024;

/** A long post is drafted in several questions. */
const DRAFTED_WITHIN_MS = 180_000;
const DRAFTS_PER_MINUTE = 20;

const keyOf = ({ kind, id, language }: Pick<TranslationKey, 'kind' | 'language'> & { readonly id: string }) => ({
  kind,
  recordId: id,
  language,
});

export function translationRoutes(translations: TranslationService): Pick<Routes, TranslationKeys> {
  return {
    'GET /api/admin/translations/{kind}/{id}': {
      handle: async ({ params: { kind, id } }) => ({ translations: await translations.list(kind, id) }),
    },
    'GET /api/admin/translations/{kind}/{id}/{language}': {
      handle: async ({ params }) => ({ translation: await translations.show(keyOf(params)) }),
    },
    'PUT /api/admin/translations/{kind}/{id}/{language}': {
      bodyLimitBytes: LONGEST_FORM_BYTES,
      handle: async ({ params, body, session }) => {
        return { translation: await translations.save(keyOf(params), body, session) };
      },
    },
    'POST /api/admin/translations/{kind}/{id}/{language}/withdraw': {
      handle: async ({ params, body, session }) => {
        return { translation: await translations.withdraw(keyOf(params), body.version, session) };
      },
    },
    'POST /api/admin/translations/{kind}/{id}/{language}/draft': {
      callsPerMinute: DRAFTS_PER_MINUTE,
      answeredWithinMs: DRAFTED_WITHIN_MS,
      handle: async ({ params, body, session, visitor, reply }) => {
        const words = SERVER_WORDS[visitor.language].translationProblems;
        const call = { version: body.version, session, visitor, words, signal: abortSignalOf(reply) };
        return translations.draft(keyOf(params), call);
      },
    },
    'DELETE /api/admin/translations/{kind}/{id}/{language}': {
      handle: async ({ params, session }) => {
        await translations.delete(keyOf(params), session);
        return null;
      },
    },
  };
}
