import { z } from 'zod';
import { emailProblem } from '../core/accounts/account-form.ts';
import { PHONE_COUNTRIES } from '../core/phone-countries.ts';
import { SITE_LIMITS } from '../core/site/site-limits.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { creditLinkProblem, embedProblem, tileProblem } from './map-addresses.ts';
import { named } from './named.ts';
import { wholeNumber } from './numbers.ts';
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

const required = (max: number, name: string, multiline = false) =>
  typedText({ max, missing: `${name} is required`, multiline }).refine((text) => text !== '', `${name} is required`);

const phone = (name: string) =>
  required(SITE_LIMITS.phone, name).refine(
    (text) => /^\+?[\d\s()-]+$/.test(text) && /\d{5}/.test(text.replace(/\D/g, '')),
    {
      error: 'Please enter a valid phone number',
    },
  );

/** Returns true only for a web address: visitors follow the link. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

const degrees = (most: number, name: string) =>
  z
    .number({ error: `${name} is required` })
    .min(-most, `${name} must be at least -${most}`)
    .max(most, `${name} must be at most ${most}`);

const mapAddress = (problem: (text: string) => string | null) =>
  typedText({ max: SITE_LIMITS.mapLink }).superRefine(obeys(problem));

const mapForm = z
  .object({
    lat: degrees(90, 'Latitude'),
    lon: degrees(180, 'Longitude'),
    link: typedText({ max: SITE_LIMITS.mapLink }).refine(isWebAddress, {
      error: 'Please enter an address that begins with https://',
    }),
    embed: mapAddress(embedProblem),
    tiles: mapAddress(tileProblem),
    credit: typedText({ max: SITE_LIMITS.mapCredit }),
    creditLink: mapAddress(creditLinkProblem),
  })
  .refine(({ tiles, credit }) => tiles === '' || credit !== '', {
    error: 'Please name whom the tiles are from',
    path: ['credit'],
  })
  .meta({ id: 'MapForm' });

const siteForm = named('SiteForm', {
  brand: required(SITE_LIMITS.brand, 'Brand'),
  agency: required(SITE_LIMITS.agency, 'Agency'),
  tagline: typedText({ max: SITE_LIMITS.tagline }),
  phone: phone('Phone'),
  email: required(SITE_LIMITS.email, 'E-mail').refine((text) => emailProblem(text) === null, {
    error: 'Please enter a valid email address',
  }),
  whatsapp: phone('WhatsApp'),
  twitter: typedText({ max: SITE_LIMITS.twitter }).refine((text) => /^\w*$/.test(text), {
    error: 'Please enter the name of the account without its @',
  }),
  office: required(SITE_LIMITS.office, 'Office', true),
  map: mapForm,
});

const settingsShape = {
  /** Plans per visitor and minute. */
  maxRequestsPerMinute: wholeNumber(1, 10_000, 'Max requests per minute'),
  /** Tokens of a language model per request. */
  tokenLimit: wholeNumber(100, 1_000_000, 'Token limit'),
  /** A back-office session ends this long after its last use. */
  sessionTimeoutHours: wholeNumber(1, 168, 'Session timeout'),
  notificationsEnabled: z.boolean(),
  /** False: no activity is recorded. */
  usageTracking: z.boolean(),
  /** False: costs are not computed. */
  costTracking: z.boolean(),
  /** True: every admin must have a second factor. */
  twoFactorRequired: z.boolean(),
  /** Limits of messages to travellers. */
  messages: z.object({
    /** Countries that get SMS to mobile numbers, as ISO 3166 codes. */
    smsCountries: z
      .array(z.string())
      .refine(
        (codes) => new Set(codes).size === codes.length && codes.every((code) => PHONE_COUNTRIES.includes(code)),
        {
          error: 'Please choose countries from the list',
        },
      ),
    /** Messages caused by visitors per Indian day; the agency gets at most as many again. */
    perDay: wholeNumber(0, 100_000, 'Messages per day'),
  }),
  retention: z.object({
    activityDays: wholeNumber(1, 3650, 'Days to keep activities'),
    leadDays: wholeNumber(1, 3650, 'Days to keep leads'),
    aiLogDays: wholeNumber(1, 3650, 'Days to keep AI logs'),
    /** For plans without any later visit. */
    planDays: wholeNumber(1, 3650, 'Days to keep plans'),
  }),
};

const usdPerMillion = z
  .number('The price must be a number')
  .min(0, 'The price cannot be negative')
  .max(10_000, 'The price must be at most 10000');

export const modelTemperature = z
  .number('Temperature must be a number')
  .min(0, 'Temperature cannot be negative')
  .max(2, 'Temperature must be at most 2');

const aiShape = {
  provider: z.enum(AI_PROVIDERS),
  /** Null: no limit. When it is used up, the built-in planner answers alone until the next Indian day. */
  dailyBudgetUsd: z
    .number('Daily budget must be a number')
    .min(0, 'Daily budget cannot be negative')
    .max(100_000, 'Daily budget must be at most 100000')
    .nullable(),
  /** True: refuses a trip without the model's words with 503; false: shows the built-in words instead. */
  modelOnly: z.boolean(),
  temperature: modelTemperature,
  /** US dollars per million tokens; null: as in `MODEL_PRICES` of core. */
  price: z.object({ input: usdPerMillion, output: usdPerMillion }).nullable(),
  rupeesPerDollar: z
    .number('Rupees per dollar must be a number')
    .min(1, 'Rupees per dollar must be at least 1')
    .max(1000, 'Rupees per dollar must be at most 1000'),
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

const noun: Noun = { name: 'Settings', about: 'What the back office sets.' };

export const settingsEndpoints = defineEndpoints(noun, {
  'GET /api/admin/settings': {
    operationId: 'getSettings',
    summary: 'The settings in force',
    access: 'admin',
    answers: { 200: z.object({ settings }) },
  },
  'PUT /api/admin/settings': {
    operationId: 'updateSettings',
    summary: 'Save the settings; they are in force at once in every process; 409 when another admin saved meanwhile',
    access: 'admin',
    body: settingsForm,
    errors: ['conflict'],
    answers: { 200: z.object({ settings }) },
  },
  'POST /api/admin/settings/try-model': {
    operationId: 'tryModel',
    summary: 'Ask a language model one small question; nothing is saved',
    access: 'admin',
    body: modelTrial,
    answers: { 200: triedModel },
  },
});
