import type { Routes } from '../../http/endpoints.ts';
import type { AdminService } from './service.ts';

type AdminKeys = 'POST /api/admin/auth/login' | 'GET /api/admin/auth/profile' | 'POST /api/admin/auth/logout';

export function adminRoutes(admins: AdminService): Pick<Routes, AdminKeys> {
  return {
    'POST /api/admin/auth/login': { handle: ({ body, visitor }) => admins.login(body, visitor) },
    'GET /api/admin/auth/profile': {
      handle: async ({ session }) => ({ admin: await admins.profile(session) }),
    },
    'POST /api/admin/auth/logout': {
      handle: async ({ session }) => {
        await admins.logout(session);
        return null;
      },
    },
  };
}
