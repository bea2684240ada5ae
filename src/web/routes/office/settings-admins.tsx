import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { AdminsScreen } from '../../office/admins/admins-screen.client.tsx';
import { adminApi, whenSignedIn } from '../../office/api/admin-api.ts';
import { readAdmin } from '../../office/api/admin-session.ts';
import { orNull } from '../../office/api/or-null.ts';
import type { Route } from './+types/settings-admins';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.admins)(page);

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    const answer = await orNull('The admins', adminApi('GET /api/admin/admins', { signal }), signal);
    return { admin: readAdmin(), admins: answer?.admins ?? null };
  });

export default function Admins({ loaderData }: Route.ComponentProps) {
  return loaderData?.admin && <AdminsScreen admin={loaderData.admin} admins={loaderData.admins} />;
}
