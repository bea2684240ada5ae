import type { ApiKey } from '../../../contracts/api.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { AdminService } from './service.ts';

type AdminKeys = Extract<ApiKey, `${string} /api/admin/${'auth' | 'admins' | 'sessions'}${string}`>;

/** Password checks are slow and every attempt costs the server the same. */
const CHECKS_PER_MINUTE = 30;

export function adminRoutes(admins: AdminService): Pick<Routes, AdminKeys> {
  return { ...signingInRoutes(admins), ...securityRoutes(admins), ...managingRoutes(admins) };
}

const signingInRoutes = (admins: AdminService) =>
  ({
    // No growth budget: the guess limits bound what wrong attempts write, and a budget would let strangers lock admins
    // out.
    'POST /api/admin/auth/login': {
      usesReserve: true,
      growth: null,
      handle: ({ body, visitor }) => admins.login(body, visitor),
    },
    'POST /api/admin/auth/verify': {
      usesReserve: true,
      growth: null,
      handle: ({ body, visitor }) => admins.verify(body, visitor),
    },
    'POST /api/admin/auth/passkey-sign-in/options': {
      callsPerMinute: CHECKS_PER_MINUTE,
      usesReserve: true,
      growth: null,
      handle: async ({ request }) => ({ options: await admins.beginPasskeySignIn(request.headers.origin) }),
    },
    'POST /api/admin/auth/passkey-sign-in': {
      callsPerMinute: CHECKS_PER_MINUTE,
      usesReserve: true,
      growth: null,
      handle: ({ body, visitor }) => admins.signInWithPasskey(body.answer, visitor),
    },
    'GET /api/admin/auth/profile': {
      handle: async ({ session }) => ({ admin: await admins.profile(session) }),
    },
    'POST /api/admin/auth/logout': {
      usesReserve: true,
      handle: async ({ session }) => {
        await admins.logout(session);
        return null;
      },
    },
  }) satisfies Partial<Routes>;

const securityRoutes = (admins: AdminService) =>
  ({
    'PUT /api/admin/auth/change-password': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ body, session, visitor }) => {
        await admins.changePassword(body, session, visitor);
        return { success: true as const };
      },
    },
    'GET /api/admin/auth/two-factor': {
      handle: async ({ session }) => ({ twoFactor: await admins.twoFactor(session) }),
    },
    'POST /api/admin/auth/two-factor': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: ({ body: { password, code = '' }, session, visitor }) =>
        password === undefined
          ? admins.confirmTwoFactor(code, session)
          : admins.beginTwoFactor(password, session, visitor),
    },
    'DELETE /api/admin/auth/two-factor': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ body, session, visitor }) => {
        await admins.endTwoFactor(body.password, session, visitor);
        return null;
      },
    },
    'GET /api/admin/auth/passkeys': {
      handle: async ({ session }) => ({ passkeys: await admins.listPasskeys(session) }),
    },
    'POST /api/admin/auth/passkeys/options': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ body, session, visitor, request }) => ({
        options: await admins.beginPasskey(body.password, session, visitor, request.headers.origin),
      }),
    },
    'POST /api/admin/auth/passkeys': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ body, session }) => ({ passkey: await admins.addPasskey(body, session) }),
    },
    'DELETE /api/admin/auth/passkeys/{id}': {
      handle: async ({ params, session }) => {
        await admins.removePasskey(params.id, session);
        return null;
      },
    },
    'GET /api/admin/sessions': {
      handle: async ({ session }) => ({ sessions: await admins.listSessions(session) }),
    },
    'DELETE /api/admin/sessions': {
      handle: async ({ session }) => {
        await admins.endOtherSessions(session);
        return null;
      },
    },
    'DELETE /api/admin/sessions/{id}': {
      handle: async ({ params, session }) => {
        await admins.endSession(params.id, session);
        return null;
      },
    },
  }) satisfies Partial<Routes>;

const managingRoutes = (admins: AdminService) =>
  ({
    'GET /api/admin/admins': { handle: async () => ({ admins: await admins.list() }) },
    'POST /api/admin/admins': { handle: ({ body, session }) => admins.add(body, session) },
    'PUT /api/admin/admins/{id}': {
      handle: ({ params, body, session }) => admins.change(params.id, body, session),
    },
    'DELETE /api/admin/admins/{id}': {
      handle: async ({ params, session }) => {
        await admins.remove(params.id, session);
        return null;
      },
    },
  }) satisfies Partial<Routes>;
