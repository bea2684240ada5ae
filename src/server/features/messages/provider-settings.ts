import { createHmac } from 'node:crypto';
import type { ShownProviders } from '../../../contracts/message-providers.ts';
import { type Config, WHATSAPP_URL } from '../../config.ts';
import type { Database, Writer } from '../../database/database.ts';
import { textCipher } from '../../database/encrypted-text.ts';
import { readDocument } from '../../database/stored-document.ts';
import type { ProviderSettings } from '../../gateways/messages/open-providers.ts';
import type { MessageProviders } from '../../gateways/messages/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { type NounVersions, touchNoun } from '../../http/noun-versions.ts';
import { settingRows } from '../../records/setting-rows.ts';
import type { AuditService } from '../audit/service.ts';
import type { ProviderSource } from './service.ts';
import {
  describeChanges,
  mailUrl,
  masked,
  NO_PROVIDERS,
  type ProviderForm,
  privateProblems,
  providerDocument,
  type StoredProviders,
  storedOf,
  withSecrets,
} from './stored-providers.ts';

const NAME = 'providers';

interface Dependencies {
  readonly database: Database;
  readonly versions: NounVersions;
  readonly audit: AuditService;
  /** Encrypts the secrets of providers; the same in every process. */
  readonly secret: string;
  /** The providers of the environment, which win. */
  readonly started: Pick<Config, 'smtp' | 'sms' | 'whatsapp'>;
  readonly siteUrl: string;
  readonly open: (settings: ProviderSettings) => MessageProviders;
}

const savedMeanwhile = () => new AppError('conflict', ({ messages }) => messages.providersChanged);

/** Returns what a channel's provider is by; one of the environment wins. */
const sourceOf = (isStarted: boolean, isSet: boolean) =>
  isStarted ? 'environment' : isSet ? 'settings' : ('none' as const);

/** Where WhatsApp reports to the site. */
const WEBHOOK_PATH = '/api/whatsapp/webhook';

/** Keeps the providers of messages: those of the environment, or else those that an admin set. */
export function providerSettings(dependencies: Dependencies) {
  const { database, versions, audit, secret, started, siteUrl, open } = dependencies;
  const rows = settingRows(database);
  const sealer = textCipher(secret);
  let known: { readonly mark: number; readonly kept: { stored: StoredProviders; version: number } } | null = null;
  let opened: { readonly of: StoredProviders; readonly providers: MessageProviders } | null = null;

  const read = (value: string): StoredProviders =>
    withSecrets(readDocument(providerDocument, value, NAME), sealer.open);

  async function kept() {
    const mark = (await versions.current()).get('providers') ?? 0;
    if (known?.mark === mark) return known.kept;
    const row = await rows.find(NAME);
    const found = row ? { stored: read(row.value), version: row.version } : { stored: NO_PROVIDERS, version: 0 };
    known = { mark, kept: found };
    return found;
  }

  function inForce({ email, sms, whatsapp }: StoredProviders): ProviderSettings {
    const ofSettings: ProviderSettings = {
      smtp: email && {
        url: mailUrl(email),
        from: email.from || undefined,
        host: new URL(siteUrl).hostname,
        isPublicOnly: true,
      },
      sms: sms && { ...sms, isPublicOnly: true },
      // Secrets that another installation sealed are empty here: no signature may be checked by an empty one.
      whatsapp: whatsapp?.token && whatsapp.appSecret ? { ...whatsapp, url: WHATSAPP_URL } : null,
    };
    return {
      smtp: started.smtp ?? ofSettings.smtp,
      sms: started.sms ?? ofSettings.sms,
      whatsapp: started.whatsapp ?? ofSettings.whatsapp,
    };
  }

  /** The same in every process and after every change: Meta asks for it once. */
  const verifyToken = createHmac('sha256', secret).update('whatsapp webhook').digest('base64url').slice(0, 32);

  const present = (stored: StoredProviders, version: number): ShownProviders => {
    const { email, sms, whatsapp } = masked(stored);
    return {
      email: { source: sourceOf(started.smtp !== null, email !== null), server: email },
      sms: { source: sourceOf(started.sms !== null, sms !== null), provider: sms },
      whatsapp: {
        source: sourceOf(started.whatsapp !== null, whatsapp !== null),
        provider: whatsapp,
        webhook: { address: siteUrl + WEBHOOK_PATH, verifyToken },
      },
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
      if (started.smtp && started.sms && started.whatsapp) return { email: true, sms: true, whatsapp: true };
      const row = await rows.find(NAME, writer);
      const { smtp, sms, whatsapp } = inForce(row ? read(row.value) : NO_PROVIDERS);
      return { email: smtp !== null, sms: sms !== null, whatsapp: whatsapp !== null };
    },
  };

  return {
    source,
    verifyToken,

    /** Returns the account whose reports are trusted; null for none. */
    whatsappAccount: async () => inForce((await kept()).stored).whatsapp,

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
