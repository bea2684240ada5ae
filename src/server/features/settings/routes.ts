import type { Routes } from '../../http/endpoints.ts';
import type { SettingsService } from './service.ts';

export const settingsRoutes = (
  settings: SettingsService,
): Pick<Routes, 'GET /api/admin/settings' | 'PUT /api/admin/settings'> => ({
  'GET /api/admin/settings': { handle: async () => ({ settings: await settings.show() }) },
  'PUT /api/admin/settings': {
    handle: async ({ body, session }) => ({ settings: await settings.save(body, session) }),
  },
});
