import type { SettingsForm, ShownSettings } from '../../../contracts/settings.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { type NounVersions, touchNoun } from '../../http/noun-versions.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import { DEFAULT_SETTINGS, type Settings } from './defaults.ts';
import { settingsStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly versions: NounVersions;
  readonly audit: AuditService;
}

interface Kept {
  readonly settings: Settings;
  /** 0 until somebody has saved. */
  readonly version: number;
}

/** A key is never shown again: only how it ends. */
const maskKey = (key: string): string => (key === '' ? '' : `…${key.slice(-4)}`);

const present = ({ settings, version }: Kept): ShownSettings => ({
  ...settings,
  ai: { ...settings.ai, apiKey: maskKey(settings.ai.apiKey) },
  version,
});

/** Blocks that a later version of the product knows and the stored row does not have their defaults. */
const withDefaults = (stored: Partial<Settings>): Settings => ({
  ...DEFAULT_SETTINGS,
  ...stored,
  retention: { ...DEFAULT_SETTINGS.retention, ...stored.retention },
  ai: { ...DEFAULT_SETTINGS.ai, ...stored.ai },
  site: { ...DEFAULT_SETTINGS.site, ...stored.site },
});

/** What the back office sets, in force in every process at the next asking. */
export function settingsService({ database, versions, audit }: Dependencies) {
  const store = settingsStore(database);
  let known: { readonly mark: number; readonly kept: Kept } | null = null;

  async function kept(): Promise<Kept> {
    const mark = (await versions.current()).get('settings') ?? 0;
    if (known?.mark === mark) return known.kept;
    const row = await store.find();
    const found = {
      settings: row ? withDefaults(JSON.parse(row.value) as Partial<Settings>) : DEFAULT_SETTINGS,
      version: row?.version ?? 0,
    };
    known = { mark, kept: found };
    return found;
  }

  return {
    /** The settings in force. */
    current: async (): Promise<Settings> => (await kept()).settings,

    show: async (): Promise<ShownSettings> => present(await kept()),

    async save({ version, ai, ...rest }: SettingsForm, session: AdminSession): Promise<ShownSettings> {
      const before = await kept();
      const { apiKey = before.settings.ai.apiKey, ...shownAi } = ai;
      const settings: Settings = { ...rest, ai: { ...shownAi, apiKey } };
      await database.db.transaction().execute(async (trx) => {
        if (!(await store.replace(trx, JSON.stringify(settings), version))) {
          throw new AppError('conflict', 'Another admin saved the settings meanwhile. Please look at theirs first.');
        }
        await audit.record(trx, session, {
          action: 'settings.saved',
          subject: 'Settings',
          changes: changesBetween(present(before), present({ settings, version: before.version })),
        });
        await touchNoun(trx, 'settings');
        await touchNoun(trx, 'site');
      });
      return present({ settings, version: version + 1 });
    },
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
