import { adminApi } from '../../office/api/admin-api.ts';
import type { AdminScreen } from './admin-screen.ts';

/** What the back office shows of the site itself while the server says nothing better. */
const NAMELESS = { brand: 'Back office', agency: '', phone: '', email: '', whatsapp: '' };

type SiteNames = AdminScreen['site'];

let site: Promise<SiteNames> | undefined;

/** The site's names, read once: they do not change while one works but by the settings; a failed reading is tried again. */
export function siteNames(): Promise<SiteNames> {
  site ??= adminApi('GET /api/site').catch(() => {
    site = undefined;
    return NAMELESS;
  });
  return site;
}

/** After they were changed: the next asking reads them anew. */
export function forgetSiteNames(): void {
  site = undefined;
}
