import type { FastifyReply, FastifyRequest } from 'fastify';
import type { accountAccessEndpoints } from '../../../contracts/account-access.ts';
import type { passkeyEndpoints } from '../../../contracts/passkeys.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { AccountService } from './service.ts';

type AccessRoutes = Pick<
  Routes,
  | keyof typeof accountAccessEndpoints
  | Extract<keyof typeof passkeyEndpoints, `${string} /api/users/${string}`>
  | 'POST /api/admin/accounts/{id}/reset-link'
>;

const originOf = ({ headers }: FastifyRequest): string | undefined => headers.origin;

/** Passwords are hashed and ceremonies checked: each call costs the server more than most. */
const CHECKS_PER_MINUTE = 30;

/** Mounts one-time codes, links, passkeys and the account page; `begin` sets the cookie of a new session. */
export function accessRoutes(
  { codes, phones, links, ownPasskeys, account, ways, dismissNotice }: AccountService,
  begin: <T extends { readonly token: string }>(reply: FastifyReply, signedIn: T) => T,
): AccessRoutes {
  return {
    'GET /api/users/ways-in': { handle: async () => ({ ways: await ways() }) },
    'POST /api/users/codes': {
      callsPerMinute: 20,
      // Longer than the provider may take to answer.
      answeredWithinMs: 35_000,
      handle: ({ body, visitor }) => codes.sendCode(body.phone, visitor),
    },
    'POST /api/users/codes/check': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ body, visitor }) => {
        const proof = await codes.checkCode(body, visitor);
        return { proof, account: await phones.accountOf(body.phone) };
      },
    },
    'POST /api/users/login-with-code': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ body, visitor, reply }) => begin(reply, await phones.loginWithCode(body, visitor)),
    },
    'POST /api/users/register-with-code': {
      callsPerMinute: 20,
      handle: async ({ body, visitor, reply }) => begin(reply, await phones.registerWithCode(body, visitor)),
    },
    'POST /api/users/reset-password': {
      callsPerMinute: 20,
      handle: async ({ body, visitor, reply }) =>
        begin(reply, await ('link' in body ? links.resetByLink(body, visitor) : phones.resetByCode(body, visitor))),
    },
    'POST /api/users/recovery': {
      callsPerMinute: 10,
      handle: async ({ body, visitor }) => {
        await links.mailResetLink(body.email, visitor);
        return null;
      },
    },
    'POST /api/users/confirm-email': {
      callsPerMinute: 20,
      handle: async ({ body }) => ({ email: await links.confirmEmail(body.link) }),
    },
    'GET /api/users/me/account': { handle: async ({ session }) => ({ account: await account(session) }) },
    'DELETE /api/users/me/notice': {
      handle: async ({ session }) => {
        await dismissNotice(session);
        return null;
      },
    },
    'PUT /api/users/me/phone': {
      callsPerMinute: 20,
      handle: async ({ body, session }) => ({ user: await phones.setPhone(body, session) }),
    },
    'PUT /api/users/me/email': {
      callsPerMinute: 10,
      answeredWithinMs: 65_000,
      handle: async ({ body, session, visitor }) => {
        await links.setEmail(body.email, session, visitor);
        return null;
      },
    },
    'POST /api/users/passkey-sign-in/options': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ request }) => ({ options: await ownPasskeys.beginSignIn(originOf(request)) }),
    },
    'POST /api/users/passkey-sign-in': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ body, visitor, reply }) => begin(reply, await ownPasskeys.signIn(body.answer, visitor)),
    },
    'POST /api/users/me/passkeys/options': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ session, request }) => ({ options: await ownPasskeys.begin(session, originOf(request)) }),
    },
    'POST /api/users/me/passkeys': {
      callsPerMinute: CHECKS_PER_MINUTE,
      handle: async ({ body, session }) => ({ passkey: await ownPasskeys.add(body, session) }),
    },
    'DELETE /api/users/me/passkeys/{id}': {
      handle: async ({ params, session }) => {
        await ownPasskeys.remove(params.id, session);
        return null;
      },
    },
    'POST /api/admin/accounts/{id}/reset-link': {
      callsPerMinute: 20,
      handle: ({ params, body, session }) => links.makeResetLink(params.id, body.checks, session),
    },
  };
}
