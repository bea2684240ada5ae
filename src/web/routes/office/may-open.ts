import { hasRight } from '../../../core/admins/roles.ts';
import { NO_ACCESS, sectionAt, sectionsFor } from '../../office/frame/sections.ts';
import { partAt, partsFor } from '../../office/settings/settings-parts.ts';

/** Returns the part of the settings, or else the section, that a back-office address belongs to. */
export const placeAt = (pathname: string) => partAt(pathname) ?? sectionAt(pathname);

/** Lists are brought in by those who may take them away. */
const IMPORTS = /^\/admin\/(?:leads|bookings)\/import(?:\/|$)/;

/**
 * Returns the address to redirect a role to when it may not open this one; null when it may. The back office and its
 * settings redirect to the first part that the role may open; any other address redirects to a refusal.
 */
export function insteadOf(pathname: string, role: string): string | null {
  const place = placeAt(pathname);
  if (place === null || hasRight(role, IMPORTS.test(pathname) ? 'export' : place.right)) return null;
  const [section] = sectionsFor(role);
  const [part] = partsFor(role);
  if (pathname === '/admin' && section) return section.path;
  if (pathname === '/admin/settings' && part) return part.path;
  return `${NO_ACCESS}?at=${encodeURIComponent(pathname)}`;
}
