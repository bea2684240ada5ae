import { frame } from '../../../words/en/office/frame.ts';
import { adminApi } from '../../office/api/admin-api.ts';
import type { AdminScreen } from './admin-screen.ts';

type SiteNames = AdminScreen['site'];

/** Stand-in names while the server has not delivered the real ones. */
const nameless = (): SiteNames => ({
  brand: frame.backOffice,
  agency: '',
  phone: '',
  email: '',
  whatsapp: '',
  map: { tiles: '', credit: '', creditLink: '' },
});

let site: Promise<SiteNames> | undefined;

/**
 * Returns the site's names, loaded once: they change only through the settings. A failed load is retried on the next
 * call.
 */
export function siteNames(): Promise<SiteNames> {
  site ??= adminApi('GET /api/site').catch(() => {
    site = undefined;
    return nameless();
  });
  return site;
}

/** Discards the names after a change: the next call loads them again. */
export function forgetSiteNames(): void {
  site = undefined;
}
