import { isIP } from 'node:net';
import { z } from 'zod';
import {
  MAIL_SECURITY,
  type MailServerForm,
  type SmsProviderForm,
  type WhatsappProviderForm,
} from '../../../contracts/message-providers.ts';
import type { FormProblem } from '../../../core/form-problems.ts';
import { isPublicAddress } from '../../gateways/remote-pictures/judge-address.ts';
import { AppError } from '../../http/app-error.ts';
import { MASK, maskKey } from '../../records/masked-key.ts';
import { changesBetween } from '../audit/service.ts';

/** The providers as stored, their secrets sealed. */
export const providerDocument = z.object({
  email: z
    .object({
      host: z.string(),
      port: z.number(),
      security: z.enum(MAIL_SECURITY),
      user: z.string(),
      password: z.string(),
      from: z.string(),
    })
    .nullable()
    .default(null),
  sms: z.object({ url: z.string(), account: z.string(), token: z.string(), from: z.string() }).nullable().default(null),
  whatsapp: z.object({ phoneNumberId: z.string(), token: z.string(), appSecret: z.string() }).nullable().default(null),
});
export type StoredProviders = z.output<typeof providerDocument>;

export interface ProviderForm {
  readonly email: MailServerForm | null;
  readonly sms: SmsProviderForm | null;
  /** Undefined: it stays. */
  readonly whatsapp?: WhatsappProviderForm | null | undefined;
  readonly version: number;
}

export const NO_PROVIDERS: StoredProviders = { email: null, sms: null, whatsapp: null };

/** Returns a secret after saving a form: one that is left out stays with its server and is passed on to no other. */
function secretAfter(typed: string | undefined, kept: string, isSameServer: boolean, field: string): string {
  if (typed !== undefined && !typed.includes(MASK)) return typed;
  if (isSameServer || kept === '') return kept;
  throw AppError.ofProblems({ [field]: { say: 'secret-again' } });
}

/** Refuses addresses that can be seen to be private; those behind a name are checked when it is called. */
export function privateProblems({ email, sms }: ProviderForm): Readonly<Record<string, FormProblem>> {
  const isPrivate = (host: string): boolean => {
    const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
    return isIP(bare) === 0 ? /(?:^|\.)localhost$/.test(bare) : !isPublicAddress(bare);
  };
  return {
    ...(email && isPrivate(email.host) && { 'email.host': { say: 'provider-private' } as const }),
    ...(sms && isPrivate(new URL(sms.url).hostname) && { 'sms.url': { say: 'provider-private' } as const }),
  };
}

/** Returns the account of WhatsApp after saving a form; neither secret may be missing. */
function whatsappAfter(
  form: WhatsappProviderForm,
  before: StoredProviders['whatsapp'],
): NonNullable<StoredProviders['whatsapp']> {
  // The server is always Meta's own.
  const after = {
    phoneNumberId: form.phoneNumberId,
    token: secretAfter(form.token, before?.token ?? '', true, 'whatsapp.token'),
    appSecret: secretAfter(form.appSecret, before?.appSecret ?? '', true, 'whatsapp.appSecret'),
  };
  const missing = (['token', 'appSecret'] as const).filter((name) => after[name] === '');
  if (missing.length === 0) return after;
  throw AppError.ofProblems(
    Object.fromEntries(missing.map((name) => [`whatsapp.${name}`, { say: 'secret-missing' } as const])),
  );
}

/** Returns the providers after saving a form. Rejects a form that lacks a secret. */
export function storedOf({ email, sms, whatsapp }: ProviderForm, before: StoredProviders): StoredProviders {
  const isSameMail = email?.host === before.email?.host;
  const isSameSms = sms !== null && before.sms !== null && new URL(sms.url).origin === new URL(before.sms.url).origin;
  return {
    email: email && {
      ...email,
      password: secretAfter(email.password, before.email?.password ?? '', isSameMail, 'email.password'),
    },
    sms: sms && { ...sms, token: secretAfter(sms.token, before.sms?.token ?? '', isSameSms, 'sms.token') },
    whatsapp: whatsapp === undefined ? before.whatsapp : whatsapp && whatsappAfter(whatsapp, before.whatsapp),
  };
}

/** Returns the providers with their secrets changed. */
export const withSecrets = (
  { email, sms, whatsapp }: StoredProviders,
  change: (text: string) => string,
): StoredProviders => ({
  email: email && { ...email, password: change(email.password) },
  sms: sms && { ...sms, token: change(sms.token) },
  whatsapp: whatsapp && { ...whatsapp, token: change(whatsapp.token), appSecret: change(whatsapp.appSecret) },
});

export const masked = (stored: StoredProviders): StoredProviders => withSecrets(stored, maskKey);

/** Returns the changed fields, secrets masked; a secret that was replaced by one that looks the same is told as well. */
export function describeChanges(before: StoredProviders, after: StoredProviders) {
  const changes = changesBetween(masked(before), masked(after));
  const looksTheSame = changes.length === 0 && JSON.stringify(before) !== JSON.stringify(after);
  return looksTheSame ? [{ field: 'secret', from: MASK, to: MASK }] : changes;
}

/** Returns the address of a mail server as nodemailer reads it. */
export function mailUrl({ host, port, security, user, password }: NonNullable<StoredProviders['email']>): string {
  const signIn = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  const rule = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security];
  return `${scheme}://${signIn}${host}:${port}/${rule}`;
}
