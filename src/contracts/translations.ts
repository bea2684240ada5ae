import { z } from 'zod';
import type { Right } from '../core/admins/rights.ts';
import { LANGUAGES } from '../core/languages.ts';
import { TEXT_FORMS } from '../core/translations/field-rule.ts';
import {
  TRANSLATED_KINDS,
  TRANSLATION_LANGUAGES,
  TRANSLATION_STATES,
  type TranslatedKind,
} from '../core/translations/translation-options.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

/** The language in which a page is asked for; English without it. */
export const languageQuery = { lang: z.enum(LANGUAGES, { error: 'lang must be en, hi or bn' }).optional() };

/** The language of an answered record. */
export const languageShape = {
  /** The language asked for where the record has released words of it, else English. Single texts may be in English. */
  language: z.enum(LANGUAGES),
  /** The languages in which its main texts can be read, English first. */
  languages: z.array(z.enum(LANGUAGES)),
};
export type InLanguages = z.infer<z.ZodObject<typeof languageShape>>;

const summaryShape = {
  language: z.enum(TRANSLATION_LANGUAGES),
  state: z.enum(TRANSLATION_STATES),
  /** True while visitors read a translation: this one when it is released, else the one released before. */
  isShown: z.boolean(),
  /** True when texts of the original have changed since they were translated. */
  isStale: z.boolean(),
  /** True while it has words of a language model that no person has released. */
  byModel: z.boolean(),
};

/** How far the translation of a record into a language is. */
export const translationSummary = named('TranslationSummary', summaryShape);
export type TranslationSummary = z.infer<typeof translationSummary>;

const mark = z.string().max(64);
/** Longer than any text that a field takes, so that the field's own rule says what is wrong. */
const LONGEST_TEXT = 600_000;
const MOST_FIELDS = 60;
const MOST_TEXTS = 500;

const textPair = named('TextPair', {
  original: z.string(),
  /** Changes with the original. */
  mark,
  /** Empty while it is not translated. */
  text: z.string(),
  /** Mark of the original that the text was made from: another one than `mark` when the original has changed since. */
  madeFrom: mark,
  byModel: z.boolean(),
});
export type TextPair = z.infer<typeof textPair>;

const translatedField = named('TranslatedField', {
  /** Path in the record: `title`, `features[]`, `itinerary[].detail`. */
  path: z.string(),
  form: z.enum(TEXT_FORMS),
  max: z.number(),
  texts: z.array(textPair),
});
export type TranslatedField = z.infer<typeof translatedField>;

export const translation = named('Translation', {
  ...summaryShape,
  kind: z.enum(TRANSLATED_KINDS),
  recordId: z.string(),
  /** Title of the original. */
  title: z.string(),
  /** Path of the record's page in English; null when visitors cannot see it, or it has none of its own. */
  page: z.string().nullable(),
  /** 0 while there is none. Grows with each save; a save based on an older version is refused. */
  version: z.number(),
  updatedAt: z.iso.datetime().nullable(),
  /** The admin who saved it last; empty for none. */
  updatedBy: z.string(),
  /** Fields with an original text, in the order of the record's form. */
  fields: z.array(translatedField),
  /** True when a language model is set that can draft it. */
  canDraft: z.boolean(),
});
export type Translation = z.infer<typeof translation>;

export const translationForm = named('TranslationForm', {
  version: z.number(),
  /** True: visitors read it from now on. */
  release: z.boolean(),
  fields: z
    .array(
      z.object({
        path: z.string().max(100),
        texts: z
          .array(z.object({ text: z.string().max(LONGEST_TEXT, 'The text is too long'), madeFrom: mark }))
          .max(MOST_TEXTS),
      }),
    )
    .max(MOST_FIELDS),
});
export type TranslationForm = z.infer<typeof translationForm>;

const drafted = named('DraftedTranslation', {
  translation,
  /** Number of texts that the model has drafted. */
  drafted: z.number(),
  /** How the model's last answer ended: put into words by `outcomeWords` of core. */
  outcome: z.string(),
  /** Texts that were left out, each with the reason: `features[2]`. */
  refused: z.array(z.object({ name: z.string(), problem: z.string() })),
});
export type DraftedTranslation = z.infer<typeof drafted>;

const params = z.object({
  kind: z.enum(TRANSLATED_KINDS, { error: 'kind must be package, post, offer or site' }),
  id: addressPart,
  language: z.enum(TRANSLATION_LANGUAGES, { error: 'language must be hi or bn' }),
});
const versioned = z.object({ version: z.number() });
const withTranslation = z.object({ translation });

/** Translations are open to those who may edit the record itself. */
const ofTranslatedKind = {
  ofKind: { package: 'packages', post: 'posts', offer: 'settings', site: 'settings', legal: 'settings' },
} as const satisfies { readonly ofKind: Readonly<Record<TranslatedKind, Right>> };

const noun: Noun = { name: 'Translations', about: 'Packages, posts, offers and texts of the site in other languages.' };

export const translationEndpoints = defineEndpoints(noun, {
  'GET /api/admin/translations/{kind}/{id}': {
    operationId: 'listTranslations',
    summary: 'How far the translations of a record are',
    access: ofTranslatedKind,
    params: params.omit({ language: true }),
    errors: ['not-found'],
    answers: { 200: z.object({ translations: z.array(translationSummary) }) },
  },
  'GET /api/admin/translations/{kind}/{id}/{language}': {
    operationId: 'getTranslation',
    summary: 'A translation beside its original',
    access: ofTranslatedKind,
    params,
    errors: ['not-found'],
    answers: { 200: withTranslation },
  },
  'PUT /api/admin/translations/{kind}/{id}/{language}': {
    operationId: 'saveTranslation',
    summary: 'Save a translation, as a draft or for visitors; 409 when another admin saved it meanwhile',
    access: ofTranslatedKind,
    params,
    body: translationForm,
    errors: ['not-found', 'conflict'],
    answers: { 200: withTranslation },
  },
  'POST /api/admin/translations/{kind}/{id}/{language}/withdraw': {
    operationId: 'withdrawTranslation',
    summary: 'Show visitors the original again; the translation stays as a draft',
    access: ofTranslatedKind,
    params,
    body: versioned,
    errors: ['not-found', 'conflict'],
    answers: { 200: withTranslation },
  },
  'POST /api/admin/translations/{kind}/{id}/{language}/draft': {
    operationId: 'draftTranslation',
    summary: 'Let the language model draft what is not translated, or no longer up to date',
    access: ofTranslatedKind,
    params,
    body: versioned,
    errors: ['not-found', 'conflict', 'impossible'],
    answers: { 200: drafted },
  },
  'DELETE /api/admin/translations/{kind}/{id}/{language}': {
    operationId: 'deleteTranslation',
    summary: 'Delete a translation; visitors read the original again',
    access: ofTranslatedKind,
    params,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
});
