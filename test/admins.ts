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
  /** The least role that may call it. */
  readonly least: AdminRole;
  /** True when admins may call it before they have finished their first steps. */
  readonly whileSettingUp: boolean;
}

/** Returns an address for a path of the contract or the API's description, with a made-up id. */
export const urlOf = (path: string): string =>
  path.replaceAll('{phone}', '9830000000').replace(/\{\w+\}/g, '0mhzzzzzz');

/** Calls that do not answer JSON and are outside the contract. */
const besideContract: readonly AdminCall[] = [
  '/api/admin/bookings/export',
  '/api/promotional-leads/export',
  '/api/admin/activity/export',
  '/api/admin/notifications/stream',
  urlOf('/api/admin/imports/{id}/refused'),
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

/** Returns the API of a new admin with the role, who has chosen their own password. */
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
/** Returns an address that no other test uses. */
function freshAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

/** Signs in from an address of its own; fails when a code is required. */
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

/** Returns a call's refusal as its status and message; null when it was not refused. */
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
