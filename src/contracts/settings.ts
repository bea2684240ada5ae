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
 * Who writes beside the built-in engine: what the process was started with, nobody, or a language model of one of the
 * providers (`compatible` is any server that answers as OpenAI's does, at the address that the process was started with).
 */
export const AI_PROVIDERS = ['environment', 'none', 'google', 'openai', 'anthropic', 'compatible'] as const;

/** One that can be asked. */
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

/** Nothing but a page of the web: a link is pressed by visitors. */
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
  /** Plans that one visitor may ask for within a minute. */
  maxRequestsPerMinute: wholeNumber(1, 10_000, 'Max requests per minute'),
  /** Tokens of a language model for one request. */
  tokenLimit: wholeNumber(100, 1_000_000, 'Token limit'),
  /** A session of the back office ends so long after its last use. */
  sessionTimeoutHours: wholeNumber(1, 168, 'Session timeout'),
  notificationsEnabled: z.boolean(),
  /** Off: no activity is recorded. */
  usageTracking: z.boolean(),
  /** Off: cost is not computed. */
  costTracking: z.boolean(),
  /** Every admin must have a second factor. */
  twoFactorRequired: z.boolean(),
  /** What bounds messages to travellers. */
  messages: z.object({
    /** Countries whose mobile numbers get SMS, as ISO 3166 names them. */
    smsCountries: z
      .array(z.string())
      .refine(
        (codes) => new Set(codes).size === codes.length && codes.every((code) => PHONE_COUNTRIES.includes(code)),
        {
          error: 'Please choose countries from the list',
        },
      ),
    /** Messages that visitors cause in a day of India; as many again to the agency. */
    perDay: wholeNumber(0, 100_000, 'Messages per day'),
  }),
  retention: z.object({
    activityDays: wholeNumber(1, 3650, 'Days to keep activities'),
    leadDays: wholeNumber(1, 3650, 'Days to keep leads'),
    aiLogDays: wholeNumber(1, 3650, 'Days to keep AI logs'),
    /** Of plans that nobody came back to. */
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
  /** Null: no bound. When it is used up, the built-in planner answers alone until the next Indian day. */
  dailyBudgetUsd: z
    .number('Daily budget must be a number')
    .min(0, 'Daily budget cannot be negative')
    .max(100_000, 'Daily budget must be at most 100000')
    .nullable(),
  /** True: a trip without the model's words is refused with 503, as the spec has it; else the built-in words are shown. */
  modelOnly: z.boolean(),
  temperature: modelTemperature,
  /** US dollars per million tokens; null: as `MODEL_PRICES` of core knows them. */
  price: z.object({ input: usdPerMillion, output: usdPerMillion }).nullable(),
  rupeesPerDollar: z
    .number('Rupees per dollar must be a number')
    .min(1, 'Rupees per dollar must be at least 1')
    .max(1000, 'Rupees per dollar must be at most 1000'),
};

/** Everything that the back office sets, as it is in force. */
export const settings = named('Settings', {
  ...settingsShape,
  /** `apiKey` is a mask: `…` and the last four characters of a key that is set; empty for none. */
  ai: z.object({
    ...aiShape,
    model: z.string(),
    apiKey: z.string(),
    /** What the process was started with; null for no language model. */
    environment: z.object({ provider: modelProvider, model: z.string() }).nullable(),
    /** Whether it was started with the address of a compatible server. */
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
  /** Goes up with each save; a save that read an older one is refused. */
  version: z.number(),
});
export type ShownSettings = z.infer<typeof settings>;

/**
 * What is sent to save. `ai.apiKey` is a new key; empty takes it away; left out, or masked as it was read, the key stays.
 * Settings sent back as they were read change nothing.
 */
export const settingsForm = named('SettingsForm', {
  ...settingsShape,
  ai: z.object({ ...aiShape, model: typedText({ max: 100 }), apiKey: typedText({ max: 500 }).optional() }),
  site: siteForm,
  version: z.number(),
});
export type SettingsForm = z.infer<typeof settingsForm>;

/** A model to be tried as it is typed, before it is saved; without a key, with the one that is kept for its provider. */
const modelTrial = named('ModelTrial', {
  provider: aiShape.provider,
  model: typedText({ max: 100 }),
  apiKey: typedText({ max: 500 }).optional(),
  temperature: modelTemperature,
});
export type ModelTrial = z.output<typeof modelTrial>;

const triedModel = named('TriedModel', {
  /** Read by `outcomeWords` of core; `none` where there is no model to be asked. */
  outcome: z.string(),
  /** Who was asked; empty for nobody. */
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
