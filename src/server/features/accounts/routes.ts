import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { Person } from '../../../core/people/person.ts';
import { cookieHeader, LEAD_COOKIE, readCookie } from '../../http/cookies.ts';
import type { Routes } from '../../http/endpoints.ts';
import { accessRoutes } from './access-routes.ts';
import { type AccountService, SESSION_LIFETIME_MS } from './service.ts';

/** Read only by access-status, cleared by logout; it authorises nothing. */
export const SESSION_COOKIE = 'safarnama_session';
const COOKIE_LIFETIME_SECONDS = SESSION_LIFETIME_MS / 1000;

interface Dependencies {
  readonly accounts: AccountService;
  /** Returns the data stored about a person beside the account itself. */
  readonly heldOf: (person: Person) => Promise<Omit<ApiAnswer<'GET /api/users/me/export'>, 'user'>>;
  /** True when the site is served over https, so that cookies may be marked secure. */
  readonly secure: boolean;
}

function cookieToken({ headers }: FastifyRequest): string | null {
  const value = readCookie(headers.cookie, SESSION_COOKIE);
  return value !== null && /^[\w-]{20,200}$/.test(value) ? value : null;
}

type AccountKeys =
  | 'POST /api/users/register'
  | 'POST /api/users/login'
  | 'POST /api/users/logout'
  | 'GET /api/users/me'
  | 'GET /api/users/me/export'
  | 'DELETE /api/users/me'
  | 'GET /api/user/access-status';

export function accountRoutes(deps: Dependencies): Pick<Routes, AccountKeys> & ReturnType<typeof accessRoutes> {
  const { accounts, secure } = deps;
  const setCookie = (reply: FastifyReply, value: string, maxAgeSeconds: number): void => {
    reply.header('set-cookie', cookieHeader({ name: SESSION_COOKIE, value, maxAgeSeconds, secure }));
  };
  const begin = <T extends { readonly token: string }>(reply: FastifyReply, signedIn: T): T => {
    setCookie(reply, signedIn.token, COOKIE_LIFETIME_SECONDS);
    return signedIn;
  };
  return {
    ...accessRoutes(accounts, begin),
    'POST /api/users/register': {
      callsPerMinute: 20,
      handle: async ({ body, visitor, reply }) => begin(reply, await accounts.register(body, visitor)),
    },
    // Wrong passwords need no growth budget: the guess limits bound what they write, as for admins.
    'POST /api/users/login': {
      handle: async ({ body, visitor, reply }) => begin(reply, await accounts.login(body, visitor)),
    },
    'POST /api/users/logout': {
      // Only deletes.
      growth: null,
      handle: async ({ session, body, reply }) => {
        await accounts.logout(session, body?.everywhere === true);
        setCookie(reply, '', 0);
        return null;
      },
    },
    'GET /api/users/me': { handle: async ({ session }) => ({ user: await accounts.me(session) }) },
    'GET /api/users/me/export': {
      callsPerMinute: 10,
      handle: async ({ session }) => ({
        user: await accounts.me(session),
        ...(await deps.heldOf({ userIds: [session.userId], phone: null })),
      }),
    },
    'DELETE /api/users/me': {
      handle: async ({ session, reply }) => {
        await accounts.erase(session);
        setCookie(reply, '', 0);
        return null;
      },
    },
    'GET /api/user/access-status': {
      handle: async ({ request }) => {
        if (readCookie(request.headers.cookie, LEAD_COOKIE) !== null) return { hasAccess: true };
        const token = cookieToken(request);
        return { hasAccess: token !== null && (await accounts.authenticate(token)) !== null };
      },
    },
  };
}
