import { z } from 'zod';
import { emailProblem } from '../core/accounts/account-form.ts';
import { type FieldName, missing } from '../core/field-problems.ts';
import { SAMPLE_TEMPLATE, TEMPLATE_LIMITS } from '../core/messages/whatsapp-templates.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { MESSAGE_CHANNELS } from './messages.ts';
import { named } from './named.ts';
import { wholeNumber } from './numbers.ts';
import { told } from './problems.ts';
import { typedText } from './text.ts';

/** How the connection to a mail server is encrypted: from the start, after a first line, or not at all. */
export const MAIL_SECURITY = ['tls', 'starttls', 'none'] as const;

const needed = (max: number, field: FieldName) =>
  typedText({ max, missing: missing(field) }).refine((text) => text !== '', told(missing(field)));

const host = needed(255, 'mail-server').refine((text) => /^(?!-)[\p{L}\p{N}.-]+$|^\[?[\da-f:]+\]?$/iu.test(text), {
  error: told({ say: 'mail-server-malformed' }),
});

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/** The mail server to save; a password that is left out stays, unless another server is named. */
const mailServerForm = named('MailServerForm', {
  host,
  port: wholeNumber(1, 65_535, 'port'),
  security: z.enum(MAIL_SECURITY),
  /** Empty for a server that asks for none. */
  user: typedText({ max: 200 }),
  password: typedText({ max: 500 }).optional(),
  /** Empty: the agency's address. */
  from: typedText({ max: 200 }).refine((text) => text === '' || emailProblem(text) === null, {
    error: told({ say: 'email-malformed' }),
  }),
});
export type MailServerForm = z.output<typeof mailServerForm>;

/** The SMS provider to save; a token that is left out stays, unless another address is named. */
const smsProviderForm = named('SmsProviderForm', {
  url: needed(500, 'sms-address').refine(isHttps, { error: told({ say: 'web-address-malformed' }) }),
  account: needed(200, 'sms-account'),
  token: typedText({ max: 500 }).optional(),
  /** A number or a name; `whatsapp:+91…` sends on WhatsApp. */
  from: needed(100, 'sms-sender'),
});
export type SmsProviderForm = z.output<typeof smsProviderForm>;

const digits = (field: FieldName) =>
  needed(40, field).refine((text) => /^\d{5,40}$/.test(text), told({ say: 'whatsapp-id-malformed' }));

/** The account of WhatsApp's Cloud API to save; a secret that is left out stays. */
const whatsappForm = named('WhatsappProviderForm', {
  /** Meta's id of the phone number, not the number. */
  phoneNumberId: digits('whatsapp-number-id'),
  token: typedText({ max: 500 }).optional(),
  /** Signs what WhatsApp reports to the site. */
  appSecret: typedText({ max: 200 }).optional(),
});
export type WhatsappProviderForm = z.output<typeof whatsappForm>;

/** Where the provider in force comes from; one of the environment wins over one of the settings. */
const source = z.enum(['environment', 'settings', 'none']);

/** The providers as set here, their secrets masked: `…` and at most the last four characters. */
const messageProviders = named('MessageProviderSettings', {
  email: z.object({
    source,
    server: z
      .object({
        host: z.string(),
        port: z.number(),
        security: z.enum(MAIL_SECURITY),
        user: z.string(),
        password: z.string(),
        from: z.string(),
      })
      .nullable(),
  }),
  sms: z.object({
    source,
    provider: z.object({ url: z.string(), account: z.string(), token: z.string(), from: z.string() }).nullable(),
  }),
  whatsapp: z.object({
    source,
    provider: z.object({ phoneNumberId: z.string(), token: z.string(), appSecret: z.string() }).nullable(),
    /** What Meta is told, so that it reports to the site: the address of the webhook, and the token that proves it. */
    webhook: z.object({ address: z.string(), verifyToken: z.string() }),
  }),
  /** Grows with each save; a save based on an older version is refused. */
  version: z.number(),
});
export type ShownProviders = z.infer<typeof messageProviders>;

/** What became of a test; `answer` has the provider's own words. */
export const testedMessage = named('TestedMessage', {
  outcome: z.enum(['sent', 'failed', 'unanswered', 'no-provider']),
  answer: z.string(),
});
export type TestedMessage = z.infer<typeof testedMessage>;

const noun: Noun = { name: 'Message providers', about: 'The servers that send e-mail, SMS and WhatsApp messages.' };

export const messageProviderEndpoints = defineEndpoints(noun, {
  'GET /api/admin/message-providers': {
    operationId: 'getMessageProviders',
    summary: 'The providers of messages; secrets are masked',
    access: 'settings',
    answers: { 200: z.object({ providers: messageProviders }) },
  },
  'PUT /api/admin/message-providers': {
    operationId: 'updateMessageProviders',
    summary: 'Save the providers of messages; in force at the next message; 409 when another admin saved meanwhile',
    access: 'settings',
    body: z.object({
      email: mailServerForm.nullable(),
      sms: smsProviderForm.nullable(),
      /** Left out: it stays. */
      whatsapp: whatsappForm.nullable().optional(),
      version: z.number().int().min(0),
    }),
    errors: ['conflict'],
    answers: { 200: z.object({ providers: messageProviders }) },
  },
  'POST /api/admin/message-providers/test': {
    operationId: 'testMessageProvider',
    summary: 'Send one test message with the provider in force',
    access: 'settings',
    body: z.object({
      channel: z.enum(MESSAGE_CHANNELS),
      to: needed(200, 'recipient'),
      /** Of WhatsApp, where a template alone can be sent; it has no placeholders. */
      template: z
        .object({
          name: typedText({ max: TEMPLATE_LIMITS.name }),
          language: typedText({ max: TEMPLATE_LIMITS.language }),
        })
        .default(SAMPLE_TEMPLATE),
    }),
    answers: { 200: z.object({ tested: testedMessage }) },
  },
});
