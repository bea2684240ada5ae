import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { loadSecurity } from '../../office/admins/load-security.ts';
import { SecurityScreen } from '../../office/admins/security-screen.client.tsx';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { readAdmin } from '../../office/api/admin-session.ts';
import type { Route } from './+types/settings-security';
import { AdminProfile } from './admin-profile.tsx';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.security)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => ({ admin: readAdmin(), ...(await loadSecurity(request.signal)) }));

export default function Security({ loaderData }: Route.ComponentProps) {
  if (!loaderData?.admin) return null;
  return <SecurityScreen {...loaderData} admin={loaderData.admin} profile={<AdminProfile />} />;
}
