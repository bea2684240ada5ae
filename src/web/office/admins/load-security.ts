import type { ShownAdminSession, TwoFactor } from '../../../contracts/admins.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';

/** Each is null when it could not be loaded. */
export interface SecurityData {
  readonly twoFactor: TwoFactor | null;
  readonly sessions: readonly ShownAdminSession[] | null;
}

export async function loadSecurity(signal: AbortSignal): Promise<SecurityData> {
  const [twoFactor, sessions] = await Promise.all([
    orNull('Two-factor sign-in', adminApi('GET /api/admin/auth/two-factor', { signal }), signal),
    orNull('The sessions', adminApi('GET /api/admin/sessions', { signal }), signal),
  ]);
  return { twoFactor: twoFactor?.twoFactor ?? null, sessions: sessions?.sessions ?? null };
}
