import { z } from 'zod';
import { emailProblem, newPasswordProblem } from '../core/accounts/account-form.ts';
import { MODEL_PROVIDERS, type ModelChoice, type ModelProvider } from './gateways/language-model/port.ts';
import { PHOTO_PROVIDERS, type PhotoProviderName } from './gateways/photos/port.ts';

/**
 * Maximum that a request waits for a model, all its questions together; of eight seconds the rest is for the site's own
 * work.
 */
const LONGEST_WAIT_FOR_MODEL_MS = 7500;

/** Every variable that the site reads; `.env.example` explains each. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
  SITE_URL: z.url().optional(),
  /** Addresses or CIDR ranges of trusted proxies, whose forwarding headers are believed, separated by commas. */
  TRUSTED_PROXIES: z.string().optional(),
  ACCESS_LOG: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO: z.enum(['0', '1']).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_ACCOUNT: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be digits alone').optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_PROVIDER: z.enum(MODEL_PROVIDERS).optional(),
  AI_MODEL: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().optional(),
  AI_WAIT_MS: z.coerce.number().int().min(500).max(LONGEST_WAIT_FOR_MODEL_MS).default(LONGEST_WAIT_FOR_MODEL_MS),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  PHOTO_PROVIDER: z.enum(PHOTO_PROVIDERS).optional(),
  UNSPLASH_ACCESS_KEY: z.string().optional(),
  PEXELS_API_KEY: z.string().optional(),
  ADMIN_EMAIL: z
    .string()
    .refine((text) => emailProblem(text) === null, 'not an e-mail address')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => newPasswordProblem(text) === null, 'must be 6 to 200 characters')
    .optional(),
});

/** The object store for pictures, instead of a folder: any store that speaks S3. */
export interface S3Settings {
  /** Unset: Amazon's own endpoint. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Puts the bucket into the path instead of the host name, as MinIO and others require. */
  readonly forcePathStyle: boolean;
}

/** The mail server that sends messages. */
export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string;
  /** Unset: the site's own address. */
  readonly from: string | undefined;
  /** The right-hand side of message ids. */
  readonly host: string;
  /** True for a server that an admin set, which must not be one of a private network. */
  readonly isPublicOnly?: boolean;
}

/** The provider of SMS or WhatsApp messages. */
export interface SmsSettings {
  readonly url: string;
  readonly account: string;
  readonly token: string;
  readonly from: string;
  /** True for a server that an admin set, which must not be one of a private network. */
  readonly isPublicOnly?: boolean;
}

/** The account of WhatsApp's Cloud API. */
export interface WhatsappSettings {
  /** Address of the API with its version. Only the environment names another one: Settings always use Meta's own. */
  readonly url: string;
  /** Meta's id of the phone number that messages come from. */
  readonly phoneNumberId: string;
  readonly token: string;
  /** Signs what WhatsApp reports to the site. */
  readonly appSecret: string;
}

/** Meta keeps a version for at least two years; this one is of October 2025. */
export const WHATSAPP_URL = 'https://graph.facebook.com/v24.0';

/** The language model set in the environment, and the address of a compatible server. */
export interface ModelSettings {
  /** Null: no model, unless the back office chooses one. */
  readonly choice: ModelChoice | null;
  /** Address of a server with OpenAI's protocol; the back office can choose it but never set it. */
  readonly baseUrl: string | null;
  /** Milliseconds that a request waits for a model, all its questions together. */
  readonly waitMs: number;
}

/** The provider of real photos. */
export interface PhotoSettings {
  readonly provider: PhotoProviderName;
  /** Empty for Wikimedia Commons, which requires none. */
  readonly key: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Unset: embedded SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Unset: each process counts rate limits by itself. */
  readonly redisUrl: string | undefined;
  readonly siteUrl: string;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** Whether each request is logged. */
  readonly accessLog: boolean;
  /** Whether an empty database is filled with the demonstration content. */
  readonly demo: boolean;
  /** Null: pictures are stored in `dataDir`. */
  readonly s3: S3Settings | null;
  /** Null: e-mails stay in the outbox. */
  readonly smtp: SmtpSettings | null;
  /** Null: SMS stay in the outbox. */
  readonly sms: SmsSettings | null;
  /** Null: messages for WhatsApp stay in the outbox. */
  readonly whatsapp: WhatsappSettings | null;
  readonly model: ModelSettings;
  /** Null: the site's own illustrations. */
  readonly photos: PhotoSettings | null;
  /** The first admin, created when there is none; without a password, one is generated and shown once. */
  readonly firstAdmin: { readonly email: string | undefined; readonly password: string | undefined };
}

type Environment = z.output<typeof environment>;

/** Returns the error for incomplete settings: half of them would silently do something else. */
function missingOf(needed: Readonly<Record<string, string | undefined>>, about: string): Error {
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  return new Error(
    `The environment cannot be used. ${missing.join(', ')}: needed when any of the ${about} variables is set`,
  );
}

function readSmtp({ SMTP_URL, SMTP_FROM }: Environment, siteUrl: string): SmtpSettings | null {
  if (SMTP_URL) return { url: SMTP_URL, from: SMTP_FROM, host: new URL(siteUrl).hostname };
  if (!SMTP_FROM) return null;
  throw missingOf({ SMTP_URL }, 'SMTP_');
}

function readSms({ SMS_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM }: Environment): SmsSettings | null {
  if (SMS_URL && SMS_ACCOUNT && SMS_TOKEN && SMS_FROM) {
    return { url: SMS_URL, account: SMS_ACCOUNT, token: SMS_TOKEN, from: SMS_FROM };
  }
  if (!SMS_URL && !SMS_ACCOUNT && !SMS_TOKEN && !SMS_FROM) return null;
  throw missingOf({ SMS_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM }, 'SMS_');
}

function readWhatsapp({
  WHATSAPP_PHONE_NUMBER_ID,
  WHATSAPP_TOKEN,
  WHATSAPP_APP_SECRET,
  WHATSAPP_URL: url,
}: Environment): WhatsappSettings | null {
  if (WHATSAPP_PHONE_NUMBER_ID && WHATSAPP_TOKEN && WHATSAPP_APP_SECRET) {
    return {
      url: (url ?? WHATSAPP_URL).replace(/\/$/, ''),
      phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
      token: WHATSAPP_TOKEN,
      appSecret: WHATSAPP_APP_SECRET,
    };
  }
  if (!WHATSAPP_PHONE_NUMBER_ID && !WHATSAPP_TOKEN && !WHATSAPP_APP_SECRET && !url) return null;
  throw missingOf({ WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET }, 'WHATSAPP_');
}

/** Returns the object store's settings: all of them or none. */
function readS3(env: Environment): S3Settings | null {
  const { S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: env.S3_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      forcePathStyle: env.S3_FORCE_PATH_STYLE === '1',
    };
  }
  const needed = { S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const isUnset = Object.values(needed).every((value) => value === undefined);
  if (isUnset && !env.S3_ENDPOINT && !env.S3_FORCE_PATH_STYLE) return null;
  throw missingOf(needed, 'S3_');
}

/** The variable with the key of each provider; `AI_API_KEY` is accepted for any. */
const KEY_OF: Readonly<Record<ModelProvider, keyof Environment>> = {
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  compatible: 'AI_API_KEY',
};

function readModel(env: Environment): ModelSettings {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_WAIT_MS: waitMs } = env;
  const baseUrl = env.AI_BASE_URL ?? null;
  if (!provider) {
    if (model) throw missingOf({ AI_PROVIDER: provider }, 'AI_');
    return { choice: null, baseUrl, waitMs };
  }
  if (!model) throw missingOf({ AI_MODEL: model }, 'AI_');
  const key = KEY_OF[provider];
  const apiKey = env.AI_API_KEY ?? env[key];
  if (provider === 'compatible' && baseUrl === null) throw missingOf({ AI_BASE_URL: undefined }, 'AI_');
  // A self-hosted server often requires no key.
  if (!apiKey && provider !== 'compatible') throw missingOf({ [key]: undefined }, 'AI_');
  return { choice: { provider, model, apiKey: String(apiKey ?? ''), baseUrl }, baseUrl, waitMs };
}

function readPhotos(env: Environment): PhotoSettings | null {
  const { PHOTO_PROVIDER: provider, UNSPLASH_ACCESS_KEY, PEXELS_API_KEY } = env;
  if (!provider) return null;
  if (provider === 'wikimedia') return { provider, key: '' };
  const needed = provider === 'unsplash' ? { UNSPLASH_ACCESS_KEY } : { PEXELS_API_KEY };
  const [key] = Object.values(needed);
  if (!key) throw missingOf(needed, 'PHOTO_');
  return { provider, key };
}

/** Reads the environment once; throws with the variable's name for an invalid value. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment cannot be used. ${problems.join('; ')}`);
  }
  const env = parsed.data;
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    siteUrl,
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((address) => address.trim()) ?? [],
    logLevel: env.LOG_LEVEL,
    accessLog: env.ACCESS_LOG === '1',
    demo: env.DEMO === undefined ? env.DATABASE_URL === undefined : env.DEMO === '1',
    s3: readS3(env),
    smtp: readSmtp(env, siteUrl),
    sms: readSms(env),
    whatsapp: readWhatsapp(env),
    model: readModel(env),
    photos: readPhotos(env),
    firstAdmin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
  };
}
