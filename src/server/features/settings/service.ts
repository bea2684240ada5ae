import type { AuditEntry } from '../../../contracts/audit.ts';
import type { ModelTrial, SettingsForm, ShownSettings } from '../../../contracts/settings.ts';
import { SITE_TEXTS } from '../../../core/translations/translation-options.ts';
import type { ModelSettings } from '../../config.ts';
import type { Database, Writer } from '../../database/database.ts';
import { textCipher } from '../../database/encrypted-text.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { type NounVersions, touchNoun } from '../../http/noun-versions.ts';
import { MASK, maskKey } from '../../records/masked-key.ts';
import { settingRows } from '../../records/setting-rows.ts';
import { followOriginal } from '../../records/translations/follow-original.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { DEFAULT_SETTINGS, settingsDocument } from './defaults.ts';

/** The settings as stored, with the language model's key. */
export interface Settings extends Omit<SettingsForm, 'version' | 'ai'> {
  readonly ai: Omit<SettingsForm['ai'], 'apiKey'> & { readonly apiKey: string };
}

interface Dependencies {
  readonly database: Database;
  readonly versions: NounVersions;
  readonly audit: AuditService;
  readonly uploads: Pick<UploadService, 'settle' | 'take'>;
  /** Encrypts other services' keys; the same in every process. */
  readonly secret: string;
  /** The language model from the environment. */
  readonly started: ModelSettings;
}

interface Kept {
  readonly settings: Settings;
  /** 0 until the first save. */
  readonly version: number;
}

const NAME = 'settings';

/** Returns the settings with the key masked. */
const withoutKey = (settings: Settings): Settings => ({
  ...settings,
  ai: { ...settings.ai, apiKey: maskKey(settings.ai.apiKey) },
});

const present = ({ settings, version }: Kept, { choice, baseUrl }: ModelSettings): ShownSettings => {
  const shown = withoutKey(settings);
  const environment = choice && { provider: choice.provider, model: choice.model };
  return { ...shown, ai: { ...shown.ai, environment, hasBaseUrl: baseUrl !== null }, version };
};

/**
 * Returns the key after saving a form: a key is never passed on to another provider. The unchanged mask keeps its key;
 * any other mask is rejected, because no provider would accept it.
 */
function keyAfter(ai: Pick<ModelTrial, 'provider' | 'apiKey'>, before: Settings): string {
  const isKept = ai.apiKey === undefined || (ai.apiKey !== '' && ai.apiKey === maskKey(before.ai.apiKey));
  if (!isKept) {
    if (!ai.apiKey?.includes(MASK)) return ai.apiKey ?? '';
    throw AppError.ofField('invalid', 'ai.apiKey', (words) => words.settings.keyIncomplete);
  }
  return ai.provider === before.ai.provider ? before.ai.apiKey : '';
}

function describeChanges(before: Settings, after: Settings): AuditEntry['changes'] {
  const [old, now] = [before, after].map(withoutKey) as [object, object];
  const changes = changesBetween(old, now);
  const mask = maskKey(after.ai.apiKey);
  const looksTheSame = before.ai.apiKey !== after.ai.apiKey && mask === maskKey(before.ai.apiKey);
  return looksTheSame ? [...changes, { field: 'ai.apiKey', from: mask, to: mask }] : changes;
}

/** Owner of the logo's picture. */
const LOGO_OWNER = 'site:logo';

const savedMeanwhile = () => new AppError('conflict', ({ settings }) => settings.changedMeanwhile);

/** Manages the settings; a change applies in every process at its next read. */
export function settingsService({ database, versions, audit, uploads, secret, started }: Dependencies) {
  const rows = settingRows(database);
  const sealer = textCipher(secret);
  let known: { readonly mark: number; readonly kept: Kept } | null = null;

  const write = (settings: Settings): string =>
    JSON.stringify({ ...settings, ai: { ...settings.ai, apiKey: sealer.seal(settings.ai.apiKey) } });

  function read(value: string): Settings {
    const settings = readDocument(settingsDocument, value, 'settings');
    return { ...settings, ai: { ...settings.ai, apiKey: sealer.open(settings.ai.apiKey) } };
  }

  async function kept(): Promise<Kept> {
    const mark = (await versions.current()).get('settings') ?? 0;
    if (known?.mark === mark) return known.kept;
    const row = await rows.find(NAME);
    const found = row
      ? { settings: read(row.value), version: row.version }
      : { settings: DEFAULT_SETTINGS, version: 0 };
    known = { mark, kept: found };
    return found;
  }

  return {
    /** Returns the present settings. Do not call it inside a transaction: it needs a second connection. */
    current: async (): Promise<Settings> => (await kept()).settings,

    /** Returns the settings inside a transaction, over its own connection. */
    async within(trx: Writer): Promise<Settings> {
      const row = await rows.find(NAME, trx);
      return row ? read(row.value) : DEFAULT_SETTINGS;
    },

    show: async (): Promise<ShownSettings> => present(await kept(), started),

    /** Returns the key for trying a model before it is saved. */
    keyToTry: async (trial: ModelTrial): Promise<string> => keyAfter(trial, (await kept()).settings),

    /** Stores a picture that the settings may then show. */
    async takeLogo([picture]: readonly FormFile[], session: AdminSession) {
      if (!picture) throw AppError.ofField('invalid', 'logo', (words) => words.uploads.choosePicture);
      const taken = await uploads.take(picture.bytes, picture.fileName);
      await audit.record(database.db, session, { action: 'picture.uploaded', subject: taken.url });
      return taken;
    },

    async save(form: SettingsForm, session: AdminSession): Promise<ShownSettings> {
      const { version, ...rest } = form;
      const { settings: before, version: keptVersion } = await kept();
      if (keptVersion !== version) throw savedMeanwhile();
      const settings: Settings = { ...rest, ai: { ...rest.ai, apiKey: keyAfter(form.ai, before) } };
      const changes = describeChanges(before, settings);
      if (changes.length === 0) return present({ settings: before, version }, started);
      await database.db.transaction().execute(async (trx) => {
        if (!(await rows.replace(trx, NAME, write(settings), version))) throw savedMeanwhile();
        await audit.record(trx, session, { action: 'settings.saved', subject: 'Settings', changes });
        await touchNoun(trx, 'settings');
        await uploads.settle(trx, LOGO_OWNER, [settings.site.logo]);
        await followOriginal(trx, 'site', SITE_TEXTS, settings.site);
        // Pages depend on these: they offer wishes if a model is set, and create day keys if tracking is on.
        const asksAnew = before.ai.provider !== settings.ai.provider || before.ai.model !== settings.ai.model;
        const tracksAnew = before.usageTracking !== settings.usageTracking;
        const textsAnew = changesBetween(before.messages, settings.messages).length > 0;
        if (asksAnew || tracksAnew || textsAnew || changesBetween(before.site, settings.site).length > 0)
          await touchNoun(trx, 'site');
      });
      return present({ settings, version: version + 1 }, started);
    },
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
