import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '../../http/endpoints.ts';
import { type AccountService, SESSION_LIFETIME_MS } from './service.ts';

/** Read by access-status alone, cleared by logout; it authorises nothing. */
export const SESSION_COOKIE = 'safarnama_session';
const COOKIE_LIFETIME_SECONDS = SESSION_LIFETIME_MS / 1000;

type Rows = Record<string, unknown>[];
interface HeldData {
  readonly searches: Rows;
  readonly activities: Rows;
  readonly generations: Rows;
  readonly bookings: Rows;
}

interface Dependencies {
  readonly accounts: AccountService;
  /** What the other features hold about a person, for their export. */
  readonly listHeld: (userId: string) => Promise<HeldData>;
  /** True when the site is reached over https, so that cookies may be bound to it. */
  readonly secure: boolean;
}

function setCookie(reply: FastifyReply, value: string, maxAgeSeconds: number, secure: boolean): void {
  const attributes = [`Max-Age=${maxAgeSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  reply.header('set-cookie', `${SESSION_COOKIE}=${value}; ${attributes.join('; ')}`);
}

/** The session cookie's token, or null. */
function cookieToken(request: FastifyRequest): string | null {
  const match = /(?:^|;\s*)safarnama_session=([\w-]{20,200})/.exec(request.headers.cookie ?? '');
  return match?.[1] ?? null;
}

type AccountKeys =
  | 'POST /api/users/register'
  | 'POST /api/users/login'
  | 'POST /api/users/logout'
  | 'GET /api/users/me'
  | 'GET /api/users/me/export'
  | 'DELETE /api/users/me'
  | 'GET /api/user/access-status';

export function accountRoutes(deps: Dependencies): Pick<Routes, AccountKeys> {
  const { accounts, secure } = deps;
  return {
    'POST /api/users/register': {
      callsPerMinute: 20,
      handle: async ({ body, visitor, reply }) => {
        const signedIn = await accounts.register(body, visitor);
        setCookie(reply, signedIn.token, COOKIE_LIFETIME_SECONDS, secure);
        return signedIn;
      },
    },
    'POST /api/users/login': {
      handle: async ({ body, visitor, reply }) => {
        const signedIn = await accounts.login(body, visitor);
        setCookie(reply, signedIn.token, COOKIE_LIFETIME_SECONDS, secure);
        return signedIn;
      },
    },
    'POST /api/users/logout': {
      handle: async ({ session, body, reply }) => {
        await accounts.logout(session, body?.everywhere === true);
        setCookie(reply, '', 0, secure);
        return null;
      },
    },
    'GET /api/users/me': { handle: async ({ session }) => ({ user: await accounts.me(session) }) },
    'GET /api/users/me/export': {
      callsPerMinute: 10,
      handle: async ({ session }) => ({
        user: await accounts.me(session),
        sessions: await accounts.sessionsOf(session),
        ...(await deps.listHeld(session.userId)),
      }),
    },
    'DELETE /api/users/me': {
      handle: async ({ session, reply }) => {
        await accounts.erase(session);
        setCookie(reply, '', 0, secure);
        return null;
      },
    },
    'GET /api/user/access-status': {
      handle: async ({ request }) => {
        const token = cookieToken(request);
        return { hasAccess: token !== null && (await accounts.authenticate(token)) !== null };
      },
    },
  };
}
