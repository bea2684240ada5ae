import { useSearchParams } from 'react-router';
import { frame } from '../../../words/en/office/frame.ts';
import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { readAdmin } from '../../office/api/admin-session.ts';
import { NoAccess } from '../../office/frame/no-access.client.tsx';
import { sectionAt } from '../../office/frame/sections.ts';
import { partAt } from '../../office/settings/settings-parts.ts';
import type { Route } from './+types/no-access';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(frame.noAccess)(page);

/** Returns the title of the part of the settings, or else of the section, at an address. */
function titleOf(pathname: string): string {
  const part = partAt(pathname);
  if (part) return settingsFrame.parts[part.name];
  const section = sectionAt(pathname);
  return section ? frame.sections[section.name] : frame.thisPage;
}

/** Replaces a section that the role may not open. */
export default function NoAccessRoute() {
  const [query] = useSearchParams();
  const admin = readAdmin();
  return admin && <NoAccess role={admin.role} title={titleOf(query.get('at') ?? '')} />;
}
