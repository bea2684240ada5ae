import type { ApiCall } from '../src/contracts/client.ts';
import type { Translation } from '../src/contracts/translations.ts';
import type { TranslatedKind, TranslationLanguage } from '../src/core/translations/translation-options.ts';

/** The translated texts of a record by the path of their field; those of a list in its order. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

/** Translates records as an admin, through the API. */
export function translations(api: ApiCall) {
  const paramsOf = (kind: TranslatedKind, id: string, language: TranslationLanguage) => ({ kind, id, language });

  const read = async (kind: TranslatedKind, id: string, language: TranslationLanguage = 'hi'): Promise<Translation> =>
    (await api('GET /api/admin/translations/{kind}/{id}/{language}', { params: paramsOf(kind, id, language) }))
      .translation;

  /** Saves texts over what was read; all others stay as they are. */
  const save = async (opened: Translation, texts: Texts, release: boolean): Promise<Translation> => {
    const { kind, recordId, language, version } = opened;
    const fields = opened.fields.map(({ path, texts: pairs }) => {
      const written = texts[path] === undefined ? [] : [texts[path]].flat();
      return {
        path,
        texts: pairs.map(({ text, madeFrom, mark }, at) =>
          written[at] === undefined ? { text, madeFrom } : { text: written[at], madeFrom: mark },
        ),
      };
    });
    const answer = await api('PUT /api/admin/translations/{kind}/{id}/{language}', {
      params: paramsOf(kind, recordId, language),
      body: { version, release, fields },
    });
    return answer.translation;
  };

  return {
    read,
    save,
    release: async (kind: TranslatedKind, id: string, texts: Texts, language: TranslationLanguage = 'hi') =>
      save(await read(kind, id, language), texts, true),
    withdraw: async ({ kind, recordId, language, version }: Translation): Promise<Translation> =>
      (
        await api('POST /api/admin/translations/{kind}/{id}/{language}/withdraw', {
          params: paramsOf(kind, recordId, language),
          body: { version },
        })
      ).translation,
    remove: ({ kind, recordId, language }: Translation) =>
      api('DELETE /api/admin/translations/{kind}/{id}/{language}', { params: paramsOf(kind, recordId, language) }),
  };
}
