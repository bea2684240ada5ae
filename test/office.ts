import type { Clock } from '../src/server/clock.ts';
import type { Database } from '../src/server/database/database.ts';
import { auditService } from '../src/server/features/audit/service.ts';
import { offerService } from '../src/server/features/offers/service.ts';
import { DEFAULT_SETTINGS } from '../src/server/features/settings/defaults.ts';
import type { AdminSession } from '../src/server/http/endpoints.ts';

/**
 * Returns what a service needs from the back office, for tests that build one alone: unchanged settings and the audit
 * log.
 */
export function makeOffice(database: Database, clock: Clock) {
  const audit = auditService({ database, clock, log: () => undefined, onFailure: () => undefined });
  return {
    audit,
    offers: offerService({ database, clock, audit }),
    settings: { current: async () => DEFAULT_SETTINGS, within: async () => DEFAULT_SETTINGS },
    secret: 'secret of tests',
    site: { current: async () => DEFAULT_SETTINGS.site },
  };
}

export const SOME_ADMIN: AdminSession = {
  adminId: 'adm',
  username: 'Mitali',
  role: 'admin',
  tokenHash: '',
  mustFirst: null,
  requestId: 'test',
  language: 'en',
};
