import type { ShownAdminSession, TwoFactor } from '../../../contracts/admins.ts';
import type { ShownPasskey } from '../../../contracts/passkeys.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';

/** Each is null when it could not be loaded. */
export interface SecurityData {
  readonly twoFactor: TwoFactor | null;
  readonly sessions: readonly ShownAdminSession[] | null;
  readonly passkeys: readonly ShownPasskey[] | null;
  /** The origin whose pages can use passkeys; null for none. */
  readonly passkeysAt: string | null;
}

export async function loadSecurity(signal: AbortSignal): Promise<SecurityData> {
  const [twoFactor, sessions, passkeys, waysIn] = await Promise.all([
    orNull('Two-factor sign-in', adminApi('GET /api/admin/auth/two-factor', { signal }), signal),
    orNull('The sessions', adminApi('GET /api/admin/sessions', { signal }), signal),
    orNull('The passkeys', adminApi('GET /api/admin/auth/passkeys', { signal }), signal),
    orNull('The ways in', adminApi('GET /api/users/ways-in', { signal }), signal),
  ]);
  return {
    twoFactor: twoFactor?.twoFactor ?? null,
    sessions: sessions?.sessions ?? null,
    passkeys: passkeys?.passkeys ?? null,
    passkeysAt: waysIn?.ways.passkeysAt ?? null,
  };
}
