import type { AdminSignedIn } from '../src/contracts/admins.ts';
import { type ApiKey, api } from '../src/contracts/api.ts';
import { ApiError } from '../src/contracts/client.ts';
import type { Endpoint } from '../src/contracts/endpoint.ts';
import { ADMIN_ROLES, type AdminRole } from '../src/core/admins/roles.ts';
import type { TestApp } from './start-app.ts';

interface AdminCall {
  readonly method: 'GET';
  /** With a made-up id. */
  readonly url: string;
  /** The narrowest right that opens it. */
  readonly least: AdminRole;
  /** Open to who has something to do first. */
  readonly whileSettingUp: boolean;
}

/** The address of a path as the contract or the API's description has it, with a made-up id. */
export const urlOf = (path: string): string =>
  path.replaceAll('{phone}', '9830000000').replace(/\{\w+\}/g, '0mhzzzzzz');

/** Calls whose answer is no JSON, and which stand beside the contract. */
const besideContract: readonly AdminCall[] = [
  '/api/admin/bookings/export',
  '/api/promotional-leads/export',
  '/api/admin/activity/export',
  '/api/admin/notifications/stream',
].map((url) => ({ method: 'GET', url, least: 'admin', whileSettingUp: false }));

/** Every call of the back office. */
export const adminCalls: readonly AdminCall[] = (Object.keys(api) as ApiKey[])
  .flatMap((key): AdminCall[] => {
    const { access, whileSettingUp }: Endpoint = api[key];
    const least = ADMIN_ROLES.find((role) => role === access);
    const [method = '', path = ''] = key.split(' ');
    return least ? [{ method: method as 'GET', url: urlOf(path), least, whileSettingUp: whileSettingUp === true }] : [];
  })
  .concat(besideContract);

let made = 0;

/** The API as a new admin of the role, who has chosen a password of their own. */
export async function addAdmin(site: TestApp, role: AdminRole) {
  made += 1;
  const email = `${role}-${made}@safarnama.example`;
  const { admin, oneTimePassword } = await site.adminApi('POST /api/admin/admins', {
    body: { username: `${role} ${made}`, email, role },
  });
  const address = freshAddress();
  const first = await signInAs(site, email, oneTimePassword, address);
  const password = `a lamp for number ${made}`;
  const body = { currentPassword: oneTimePassword, newPassword: password };
  const api = site.apiAs(first.token, address);
  await api('PUT /api/admin/auth/change-password', { body });
  return { admin, email, password, token: first.token, api };
}

let addresses = 0;
/** An address that no other test comes from. */
function freshAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

/** Signs in, from an address of its own; fails where a code is asked for. */
export async function signInAs(
  site: TestApp,
  email: string,
  password: string,
  address = freshAddress(),
): Promise<AdminSignedIn> {
  const answer = await site.apiAs(null, address)('POST /api/admin/auth/login', { body: { email, password } });
  if (!('token' in answer)) throw new Error('a code is asked for');
  return answer;
}

/** The refusal of a call as its status and words; null when it was not refused. */
export const refusalOf = (
  call: Promise<unknown>,
): Promise<{ readonly status: number; readonly message: string } | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ApiError) return { status: error.status, message: error.message };
      throw error;
    },
  );
