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

const keyOf = ({ kind, id, language }: Pick<TranslationKey, 'kind' | 'language'> & { readonly id: string }) => ({
  kind,
  recordId: id,
  language,
});

export function translationRoutes(translations: TranslationService): Pick<Routes, TranslationKeys> {
  return {
    'GET /api/admin/translations/{kind}/{id}': {
      handle: async ({ params: { kind, id }, session }) => {
        translations.requireRole(kind, session);
        return { translations: await translations.list(kind, id) };
      },
    },
    'GET /api/admin/translations/{kind}/{id}/{language}': {
      handle: async ({ params, session }) => {
        translations.requireRole(params.kind, session);
        return { translation: await translations.show(keyOf(params)) };
      },
    },
    'PUT /api/admin/translations/{kind}/{id}/{language}': {
      bodyLimitBytes: LONGEST_FORM_BYTES,
      handle: async ({ params, body, session }) => {
        translations.requireRole(params.kind, session);
        return { translation: await translations.save(keyOf(params), body, session) };
      },
    },
    'POST /api/admin/translations/{kind}/{id}/{language}/withdraw': {
      handle: async ({ params, body, session }) => {
        translations.requireRole(params.kind, session);
        return { translation: await translations.withdraw(keyOf(params), body.version, session) };
      },
    },
    'POST /api/admin/translations/{kind}/{id}/{language}/draft': {
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'DELETE /api/admin/translations/{kind}/{id}/{language}': {
      handle: async ({ params, session }) => {
        translations.requireRole(params.kind, session);
        await translations.delete(keyOf(params), session);
        return null;
      },
    },
  };
}
