import { z } from 'zod';
import { emailProblem } from '../core/accounts/account-form.ts';
import { type FieldName, missing } from '../core/field-problems.ts';
import type { FormProblem } from '../core/form-problems.ts';
import { LANGUAGES } from '../core/languages.ts';
import { PHONE_COUNTRIES } from '../core/phone-countries.ts';
import { readUploadedAddress } from '../core/pictures/uploaded-picture.ts';
import { actionColourProblem, trustColourProblem } from '../core/site/colours.ts';
import { SITE_LIMITS } from '../core/site/site-limits.ts';
import { defineEndpoints, defineForm, type Noun } from './endpoint.ts';
import { creditLinkProblem, embedProblem, tileProblem } from './map-addresses.ts';
import { named } from './named.ts';
import { numberUpTo, wholeNumber } from './numbers.ts';
import { told } from './problems.ts';
import { site } from './site.ts';
import { obeys, typedText } from './text.ts';

/**
 * The possible text writers besides the built-in engine: the one that the process was started with, none, or a language
 * model of one of the providers (`compatible` is any server with OpenAI's API, at the address that the process was
 * started with).
 */
export const AI_PROVIDERS = ['environment', 'none', 'google', 'openai', 'anthropic', 'compatible'] as const;

/** A provider of a language model. */
export const modelProvider = z.enum(AI_PROVIDERS).exclude(['environment', 'none']).meta({ id: 'ModelProvider' });

const required = (max: number, field: FieldName, multiline = false) =>
  typedText({ max, missing: missing(field), multiline }).refine((text) => text !== '', told(missing(field)));

const phone = (field: FieldName) =>
  required(SITE_LIMITS.phone, field).refine(
    (text) => /^\+?[\d\s()-]+$/.test(text) && /\d{5}/.test(text.replace(/\D/g, '')),
    {
      error: told({ say: 'phone-unusable' }),
    },
  );

/** Returns true only for a web address: visitors follow the link. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

const degrees = (most: number, field: FieldName) =>
  z
    .number({ error: told(missing(field)) })
    .min(-most, told({ say: 'field-too-small', field, min: -most }))
    .max(most, told({ say: 'field-too-large', field, max: most }));

const mapAddress = (problem: (text: string) => FormProblem | null) =>
  typedText({ max: SITE_LIMITS.mapLink }).superRefine(obeys(problem));

const mapForm = z
  .object({
    lat: degrees(90, 'latitude'),
    lon: degrees(180, 'longitude'),
    link: typedText({ max: SITE_LIMITS.mapLink }).refine(isWebAddress, {
      error: told({ say: 'web-address-malformed' }),
    }),
    embed: mapAddress(embedProblem),
    tiles: mapAddress(tileProblem),
    credit: typedText({ max: SITE_LIMITS.mapCredit }),
    creditLink: mapAddress(creditLinkProblem),
  })
  .refine(({ tiles, credit }) => tiles === '' || credit !== '', {
    error: told({ say: 'tiles-uncredited' }),
    path: ['credit'],
  })
  .meta({ id: 'MapForm' });

const colour = (problem: (text: string) => FormProblem | null) =>
  z
    .string()
    .max(20)
    .transform((text) => text.trim().toLowerCase())
    .superRefine(obeys(problem))
    .default('');

const siteForm = named('SiteForm', {
  brand: required(SITE_LIMITS.brand, 'brand'),
  agency: required(SITE_LIMITS.agency, 'agency'),
  tagline: typedText({ max: SITE_LIMITS.tagline }),
  phone: phone('phone'),
  email: required(SITE_LIMITS.email, 'email').refine((text) => emailProblem(text) === null, {
    error: told({ say: 'email-malformed' }),
  }),
  whatsapp: phone('whatsapp'),
  twitter: typedText({ max: SITE_LIMITS.twitter }).refine((text) => /^\w*$/.test(text), {
    error: told({ say: 'account-name-malformed' }),
  }),
  office: required(SITE_LIMITS.office, 'office', true),
  /** When the agency answers; empty: the contact page says nothing of it. */
  hours: typedText({ max: SITE_LIMITS.hours }).default(''),
  /** Above the search card; empty for the site's own. */
  headline: typedText({ max: SITE_LIMITS.headline }).default(''),
  /** Address of an uploaded picture; empty for the site's own sign with the brand's name. */
  logo: z
    .string()
    .max(200)
    .refine((text) => text === '' || readUploadedAddress(text) !== null, { error: told({ say: 'logo-unknown' }) })
    .default(''),
  /** `#rrggbb`, with enough contrast to be read; empty for the site's own. */
  actionColour: colour(actionColourProblem),
  trustColour: colour(trustColourProblem),
  map: mapForm,
});

const settingsShape = {
  /** Plans per visitor and minute. */
  maxRequestsPerMinute: wholeNumber(1, 10_000, 'requests-per-minute'),
  /** Tokens of a language model per request. */
  tokenLimit: wholeNumber(100, 1_000_000, 'token-limit'),
  /** A back-office session ends this long after its last use. */
  sessionTimeoutHours: wholeNumber(1, 168, 'session-timeout'),
  notificationsEnabled: z.boolean(),
  /** False: no activity is recorded. */
  usageTracking: z.boolean(),
  /** False: costs are not computed. */
  costTracking: z.boolean(),
  /** True: every admin must have a second factor. */
  twoFactorRequired: z.boolean(),
  /** Limits of messages to travellers, and the language of those to the agency. */
  messages: z.object({
    /** Countries that get SMS to mobile numbers, as ISO 3166 codes. */
    smsCountries: z
      .array(z.string())
      .refine(
        (codes) => new Set(codes).size === codes.length && codes.every((code) => PHONE_COUNTRIES.includes(code)),
        {
          error: told({ say: 'countries-unknown' }),
        },
      ),
    /** Messages caused by visitors per Indian day; the agency gets at most as many again. */
    perDay: wholeNumber(0, 100_000, 'messages-per-day'),
    /** Of the messages to the agency; travellers are written to in the language of the page from which they came. */
    agencyLanguage: z.enum(LANGUAGES).default('en'),
  }),
  retention: z.object({
    activityDays: wholeNumber(1, 3650, 'activity-days'),
    leadDays: wholeNumber(1, 3650, 'lead-days'),
    aiLogDays: wholeNumber(1, 3650, 'ai-log-days'),
    /** For plans without any later visit. */
    planDays: wholeNumber(1, 3650, 'plan-days'),
  }),
};

const usdPerMillion = numberUpTo(10_000, 'model-price');

export const modelTemperature = numberUpTo(2, 'temperature');

const aiShape = {
  provider: z.enum(AI_PROVIDERS),
  /** Null: no limit. When it is used up, the built-in planner answers alone until the next Indian day. */
  dailyBudgetUsd: numberUpTo(100_000, 'daily-budget').nullable(),
  /** True: refuses a trip without the model's words with 503; false: shows the built-in words instead. */
  modelOnly: z.boolean(),
  temperature: modelTemperature,
  /** US dollars per million tokens; null: as in `MODEL_PRICES` of core. */
  price: z.object({ input: usdPerMillion, output: usdPerMillion }).nullable(),
  rupeesPerDollar: z
    .number(told({ say: 'field-not-number', field: 'rupees-per-dollar' }))
    .min(1, told({ say: 'field-too-small', field: 'rupees-per-dollar', min: 1 }))
    .max(1000, told({ say: 'field-too-large', field: 'rupees-per-dollar', max: 1000 })),
};

/** All settings of the back office, as now in force. */
export const settings = named('Settings', {
  ...settingsShape,
  /** `apiKey` is masked: `…` and the last four characters of the key; empty for no key. */
  ai: z.object({
    ...aiShape,
    model: z.string(),
    apiKey: z.string(),
    /** The model that the process was started with; null for none. */
    environment: z.object({ provider: modelProvider, model: z.string() }).nullable(),
    /** True when the process was started with the address of a compatible server. */
    hasBaseUrl: z.boolean(),
  }),
  site: site.omit({
    offers: true,
    upToPercentOff: true,
    longWeekends: true,
    smsConfirmation: true,
    photos: true,
    readsWishes: true,
    tracksVisits: true,
    legal: true,
  }),
  /** Grows with each save; a save based on an older version is refused. */
  version: z.number(),
});
export type ShownSettings = z.infer<typeof settings>;

/**
 * The settings to save. `ai.apiKey` is a new key; empty removes the key; left out, or masked as read, it stays.
 * Settings sent back unchanged change nothing.
 */
export const settingsForm = named('SettingsForm', {
  ...settingsShape,
  ai: z.object({ ...aiShape, model: typedText({ max: 100 }), apiKey: typedText({ max: 500 }).optional() }),
  site: siteForm,
  version: z.number(),
});
export type SettingsForm = z.infer<typeof settingsForm>;

/** A model to try before it is saved; without a key, with the stored key of its provider. */
const modelTrial = named('ModelTrial', {
  provider: aiShape.provider,
  model: typedText({ max: 100 }),
  apiKey: typedText({ max: 500 }).optional(),
  temperature: modelTemperature,
});
export type ModelTrial = z.output<typeof modelTrial>;

const triedModel = named('TriedModel', {
  /** Put into words by `outcomeWords` of core; `none` without a model to ask. */
  outcome: z.string(),
  /** The provider asked; empty for none. */
  provider: z.string(),
  model: z.string(),
  firstWordsMs: z.number().nullable(),
  totalMs: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
});
export type TriedModel = z.infer<typeof triedModel>;

/** The picture of a logo, which a saved setting then shows. */
export const logoForm = defineForm({ parts: z.object({}), numbered: [], files: { parts: ['logo'], most: 1 } });

const noun: Noun = { name: 'Settings', about: 'What the back office sets.' };

export const settingsEndpoints = defineEndpoints(noun, {
  'GET /api/admin/settings': {
    operationId: 'getSettings',
    summary: 'The settings in force',
    access: 'settings',
    answers: { 200: z.object({ settings }) },
  },
  'PUT /api/admin/settings': {
    operationId: 'updateSettings',
    summary: 'Save the settings; they are in force at once in every process; 409 when another admin saved meanwhile',
    access: 'settings',
    body: settingsForm,
    errors: ['conflict'],
    answers: { 200: z.object({ settings }) },
  },
  'POST /api/admin/settings/logo': {
    operationId: 'uploadLogo',
    summary: 'Take the picture of a logo; it stays when the saved settings show it',
    access: 'settings',
    multipart: logoForm,
    answers: { 201: z.object({ url: z.string(), width: z.number(), height: z.number() }) },
  },
  'POST /api/admin/settings/try-model': {
    operationId: 'tryModel',
    summary: 'Ask a language model one small question; nothing is saved',
    access: 'settings',
    body: modelTrial,
    answers: { 200: triedModel },
  },
});
