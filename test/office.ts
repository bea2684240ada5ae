import type { Clock } from '../src/server/clock.ts';
import type { Database } from '../src/server/database/database.ts';
import { auditService } from '../src/server/features/audit/service.ts';
import { blogManagement } from '../src/server/features/blogs/management.ts';
import { legalService } from '../src/server/features/legal/service.ts';
import type { ProviderSource } from '../src/server/features/messages/service.ts';
import { offerService } from '../src/server/features/offers/service.ts';
import { packageManagement } from '../src/server/features/packages/management.ts';
import { passkeyService } from '../src/server/features/passkeys/service.ts';
import { DEFAULT_SETTINGS } from '../src/server/features/settings/defaults.ts';
import type { UploadService } from '../src/server/features/uploads/service.ts';
import type { MessageProviders } from '../src/server/gateways/messages/port.ts';
import type { AdminSession } from '../src/server/http/endpoints.ts';
import type { AllOriginals } from '../src/server/records/translations/originals.ts';

/**
 * Returns what a service needs from the back office, for tests that build one alone: unchanged settings and the audit
 * log.
 */
export function makeOffice(database: Database, clock: Clock) {
  const audit = auditService({ database, clock, log: () => undefined, onFailure: () => undefined });
  const settings = { current: async () => DEFAULT_SETTINGS, within: async () => DEFAULT_SETTINGS };
  const site = { current: async () => DEFAULT_SETTINGS.site };
  return {
    audit,
    legal: legalService({ database, clock, audit, settings }),
    offers: offerService({ database, clock, audit }),
    settings,
    secret: 'secret of tests',
    passkeys: passkeyService({ database, clock, site, siteUrl: 'http://localhost:3000' }),
    siteUrl: 'https://safarnama.example',
    site,
  };
}

/** Returns providers that never change. */
export const fixedProviders = (providers: MessageProviders): ProviderSource => ({
  current: async () => providers,
  within: async () => ({
    email: providers.email !== null,
    sms: providers.sms !== null,
    whatsapp: providers.whatsapp !== null,
  }),
});

/** Returns what is translated, without the texts of the site. */
export function makeOriginals(database: Database, clock: Clock): Omit<AllOriginals, 'site'> {
  const { audit, legal, offers, site } = makeOffice(database, clock);
  // Translations take no pictures.
  const uploads = {} as UploadService;
  return {
    package: packageManagement({ database, clock, uploads, audit }).originals,
    post: blogManagement({ database, clock, uploads, audit, site }).originals,
    offer: offers.originals,
    legal: legal.originals,
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
