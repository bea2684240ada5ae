import { mayActAs } from '../../../core/admins/roles.ts';
import { NO_ACCESS, sectionAt, sectionsFor } from '../../office/frame/sections.ts';
import { partAt, partsFor } from '../../office/settings/settings-parts.ts';

/** What an address of the back office belongs to: a part of the settings, or a section. */
export const placeAt = (pathname: string) => partAt(pathname) ?? sectionAt(pathname);

/**
 * Where a role is sent that may not open an address; null where it may. The back office and its settings begin with what
 * the role may open, any other address says that it may not.
 */
export function insteadOf(pathname: string, role: string): string | null {
  const place = placeAt(pathname);
  if (place === null || mayActAs(role, place.least)) return null;
  const [section] = sectionsFor(role);
  const [part] = partsFor(role);
  if (pathname === '/admin' && section) return section.path;
  if (pathname === '/admin/settings' && part) return part.path;
  return `${NO_ACCESS}?at=${encodeURIComponent(pathname)}`;
}
