import type { ModelTrial, TriedModel } from '../../../contracts/settings.ts';
import { abortSignalOf } from '../../http/abort-signal.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { SettingsService } from './service.ts';

type SettingsKeys = 'GET /api/admin/settings' | 'PUT /api/admin/settings' | 'POST /api/admin/settings/try-model';

/** Asks a model one small question; never rejects because of the model or its provider. */
export type TryModel = (trial: ModelTrial, signal: AbortSignal) => Promise<TriedModel>;

const TRIALS_PER_MINUTE = 10;

export const settingsRoutes = (settings: SettingsService, tryModel: TryModel): Pick<Routes, SettingsKeys> => ({
  'GET /api/admin/settings': { handle: async () => ({ settings: await settings.show() }) },
  'PUT /api/admin/settings': {
    handle: async ({ body, session }) => ({ settings: await settings.save(body, session) }),
  },
  'POST /api/admin/settings/try-model': {
    callsPerMinute: TRIALS_PER_MINUTE,
    handle: ({ body, reply }) => tryModel(body, abortSignalOf(reply)),
  },
});
