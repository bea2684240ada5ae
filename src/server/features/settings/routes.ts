import { logoForm, type ModelTrial, type TriedModel } from '../../../contracts/settings.ts';
import { abortSignalOf } from '../../http/abort-signal.ts';
import type { Routes } from '../../http/endpoints.ts';
import { readForm } from '../../http/multipart-form.ts';
import type { SettingsService } from './service.ts';

type SettingsKeys =
  | 'GET /api/admin/settings'
  | 'PUT /api/admin/settings'
  | 'POST /api/admin/settings/logo'
  | 'POST /api/admin/settings/try-model';

/** Asks a model one small question; never rejects because of the model or its provider. */
export type TryModel = (trial: ModelTrial, signal: AbortSignal) => Promise<TriedModel>;

const TRIALS_PER_MINUTE = 10;

export const settingsRoutes = (settings: SettingsService, tryModel: TryModel): Pick<Routes, SettingsKeys> => ({
  'GET /api/admin/settings': { handle: async () => ({ settings: await settings.show() }) },
  'PUT /api/admin/settings': {
    handle: async ({ body, session }) => ({ settings: await settings.save(body, session) }),
  },
  'POST /api/admin/settings/logo': {
    handle: async ({ request, session }) => {
      using form = await readForm(request, logoForm);
      return await settings.takeLogo(form.files, session);
    },
  },
  'POST /api/admin/settings/try-model': {
    callsPerMinute: TRIALS_PER_MINUTE,
    handle: ({ body, reply }) => tryModel(body, abortSignalOf(reply)),
  },
});
