import { readFileSync } from 'node:fs';
import type { LegalPageName } from '../../../core/legal/legal-pages.ts';
import { siteFile } from '../../site-files.ts';
import type { Settings } from '../settings/service.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Returns the site's draft of a page (`content/legal`), with what the settings know filled in. What only the agency
 * knows stays as blanks.
 */
export function draftOf(name: LegalPageName, { site, retention }: Pick<Settings, 'site' | 'retention'>): string {
  const known: Readonly<Record<string, string>> = {
    agency: site.agency,
    brand: site.brand,
    email: site.email,
    phone: site.phone,
    leadDays: String(retention.leadDays),
    activityDays: String(retention.activityDays),
  };
  const text = readFileSync(siteFile('content', 'legal', `${name}.html`), 'utf8');
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = known[key];
    if (value === undefined) throw new Error(`content/legal/${name}.html: ${whole} is no value of the settings`);
    return escaped(value);
  });
}
