import { isIP } from 'node:net';
import { z } from 'zod';
import {
  MAIL_SECURITY,
  type MailServerForm,
  type ShownProviders,
  type SmsProviderForm,
} from '../../../contracts/message-providers.ts';
import type { FormProblem } from '../../../core/form-problems.ts';
import type { Config } from '../../config.ts';
import type { Database, Writer } from '../../database/database.ts';
import { textCipher } from '../../database/encrypted-text.ts';
import { readDocument } from '../../database/stored-document.ts';
import type { ProviderSettings } from '../../gateways/messages/open-providers.ts';
import type { MessageProviders } from '../../gateways/messages/port.ts';
import { isPublicAddress } from '../../gateways/remote-pictures/judge-address.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { type NounVersions, touchNoun } from '../../http/noun-versions.ts';
import { MASK, maskKey } from '../../records/masked-key.ts';
import { settingRows } from '../../records/setting-rows.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { ProviderSource } from './service.ts';

const NAME = 'providers';

/** The providers as stored, their secrets sealed. */
const providerDocument = z.object({
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
});
type Stored = z.output<typeof providerDocument>;

export interface ProviderForm {
  readonly email: MailServerForm | null;
  readonly sms: SmsProviderForm | null;
  readonly version: number;
}

interface Dependencies {
  readonly database: Database;
  readonly versions: NounVersions;
  readonly audit: AuditService;
  /** Encrypts the secrets of providers; the same in every process. */
  readonly secret: string;
  /** The providers of the environment, which win. */
  readonly started: Pick<Config, 'smtp' | 'sms'>;
  readonly siteUrl: string;
  readonly open: (settings: ProviderSettings) => MessageProviders;
}

const NONE: Stored = { email: null, sms: null };

/** Returns a secret after saving a form: one that is left out stays with its server and is passed on to no other. */
function secretAfter(typed: string | undefined, kept: string, isSameServer: boolean, field: string): string {
  if (typed !== undefined && !typed.includes(MASK)) return typed;
  if (isSameServer || kept === '') return kept;
  throw AppError.ofProblems({ [field]: { say: 'secret-again' } });
}

/** Refuses addresses that can be seen to be private; those behind a name are checked when it is called. */
function privateProblems({ email, sms }: ProviderForm): Readonly<Record<string, FormProblem>> {
  const isPrivate = (host: string): boolean => {
    const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
    return isIP(bare) === 0 ? /(?:^|\.)localhost$/.test(bare) : !isPublicAddress(bare);
  };
  return {
    ...(email && isPrivate(email.host) && { 'email.host': { say: 'provider-private' } as const }),
    ...(sms && isPrivate(new URL(sms.url).hostname) && { 'sms.url': { say: 'provider-private' } as const }),
  };
}

function storedOf({ email, sms }: ProviderForm, before: Stored): Stored {
  const isSameMail = email?.host === before.email?.host;
  const isSameSms = sms !== null && before.sms !== null && new URL(sms.url).origin === new URL(before.sms.url).origin;
  return {
    email: email && {
      ...email,
      password: secretAfter(email.password, before.email?.password ?? '', isSameMail, 'email.password'),
    },
    sms: sms && { ...sms, token: secretAfter(sms.token, before.sms?.token ?? '', isSameSms, 'sms.token') },
  };
}

const masked = ({ email, sms }: Stored): Stored => ({
  email: email && { ...email, password: maskKey(email.password) },
  sms: sms && { ...sms, token: maskKey(sms.token) },
});

/** Returns the changed fields, secrets masked; a secret that was replaced by one that looks the same is told as well. */
function describeChanges(before: Stored, after: Stored) {
  const changes = changesBetween(masked(before), masked(after));
  const looksTheSame = changes.length === 0 && JSON.stringify(before) !== JSON.stringify(after);
  return looksTheSame ? [{ field: 'secret', from: MASK, to: MASK }] : changes;
}

/** Returns the address of a mail server as nodemailer reads it. */
function mailUrl({ host, port, security, user, password }: NonNullable<Stored['email']>): string {
  const signIn = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  const rule = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security];
  return `${scheme}://${signIn}${host}:${port}/${rule}`;
}

const savedMeanwhile = () => new AppError('conflict', ({ messages }) => messages.providersChanged);

/** Keeps the providers of messages: those of the environment, or else those that an admin set. */
export function providerSettings(dependencies: Dependencies) {
  const { database, versions, audit, secret, started, siteUrl, open } = dependencies;
  const rows = settingRows(database);
  const sealer = textCipher(secret);
  let known: { readonly mark: number; readonly kept: { stored: Stored; version: number } } | null = null;
  let opened: { readonly of: Stored; readonly providers: MessageProviders } | null = null;

  const withSecrets = (stored: Stored, change: (text: string) => string): Stored => ({
    email: stored.email && { ...stored.email, password: change(stored.email.password) },
    sms: stored.sms && { ...stored.sms, token: change(stored.sms.token) },
  });
  const read = (value: string): Stored => withSecrets(readDocument(providerDocument, value, NAME), sealer.open);

  async function kept() {
    const mark = (await versions.current()).get('providers') ?? 0;
    if (known?.mark === mark) return known.kept;
    const row = await rows.find(NAME);
    const found = row ? { stored: read(row.value), version: row.version } : { stored: NONE, version: 0 };
    known = { mark, kept: found };
    return found;
  }

  function inForce({ email, sms }: Stored): ProviderSettings {
    const ofSettings: ProviderSettings = {
      smtp: email && {
        url: mailUrl(email),
        from: email.from || undefined,
        host: new URL(siteUrl).hostname,
        isPublicOnly: true,
      },
      sms: sms && { ...sms, isPublicOnly: true },
    };
    return { smtp: started.smtp ?? ofSettings.smtp, sms: started.sms ?? ofSettings.sms };
  }

  const sourceOf = (isStarted: boolean, isSet: boolean) =>
    isStarted ? 'environment' : isSet ? 'settings' : ('none' as const);

  const present = (stored: Stored, version: number): ShownProviders => {
    const { email, sms } = masked(stored);
    return {
      email: { source: sourceOf(started.smtp !== null, email !== null), server: email },
      sms: { source: sourceOf(started.sms !== null, sms !== null), provider: sms },
      version,
    };
  };

  const source: ProviderSource = {
    async current() {
      const { stored } = await kept();
      if (opened?.of !== stored) opened = { of: stored, providers: open(inForce(stored)) };
      return opened.providers;
    },
    async within(writer: Writer) {
      if (started.smtp && started.sms) return { email: true, sms: true };
      const row = await rows.find(NAME, writer);
      const { smtp, sms } = inForce(row ? read(row.value) : NONE);
      return { email: smtp !== null, sms: sms !== null };
    },
  };

  return {
    source,

    async show(): Promise<ShownProviders> {
      const { stored, version } = await kept();
      return present(stored, version);
    },

    /** Saves the providers; in force at the next message in every process. */
    async save(form: ProviderForm, session: AdminSession): Promise<ShownProviders> {
      const problems = privateProblems(form);
      if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
      const { stored: before, version } = await kept();
      if (version !== form.version) throw savedMeanwhile();
      const after = storedOf(form, before);
      const changes = describeChanges(before, after);
      if (changes.length === 0) return present(before, version);
      await database.db.transaction().execute(async (trx) => {
        const value = JSON.stringify(withSecrets(after, sealer.seal));
        if (!(await rows.replace(trx, NAME, value, version))) throw savedMeanwhile();
        await audit.record(trx, session, { action: 'providers.saved', subject: 'Message providers', changes });
        await touchNoun(trx, 'providers');
        // Pages say whether a lead is answered by SMS.
        await touchNoun(trx, 'site');
      });
      return present(after, version + 1);
    },
  };
}

export type ProviderSettingsService = ReturnType<typeof providerSettings>;
