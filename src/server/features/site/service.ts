import type { Site } from '../../../contracts/site.ts';
import type { OfferService } from '../offers/service.ts';
import type { Settings } from '../settings/defaults.ts';
import type { SettingsService } from '../settings/service.ts';

/** Brand and contact: what the site says of itself. */
export type SiteDetails = Settings['site'];

interface Dependencies {
  readonly settings: Pick<SettingsService, 'current'>;
  readonly offers: Pick<OfferService, 'listRunning'>;
  /** Whether an SMS provider is set. */
  readonly smsConfirmation: boolean;
}

/** What the site says of itself, as the back office has set it. */
export function siteService({ settings, offers, smsConfirmation }: Dependencies) {
  /** Not to be asked for inside a transaction, which would keep one connection while it waits for another. */
  const current = async (): Promise<SiteDetails> => (await settings.current()).site;

  return {
    current,

    /** The same with what is on offer today. */
    async show(): Promise<Site> {
      const [details, running] = await Promise.all([current(), offers.listRunning()]);
      return { ...details, offers: running, smsConfirmation };
    },
  };
}

export type SiteService = ReturnType<typeof siteService>;
