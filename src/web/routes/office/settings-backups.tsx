import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { adminApi, whenSignedIn } from '../../office/api/admin-api.ts';
import { orNull } from '../../office/api/or-null.ts';
import { BackupsScreen } from '../../office/backups/backups-screen.client.tsx';
import type { Route } from './+types/settings-backups';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.backups)(page);

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => ({
    listed: await orNull('The backups', adminApi('GET /api/admin/backups', { signal }), signal),
  }));

export default function Backups({ loaderData }: Route.ComponentProps) {
  return loaderData && <BackupsScreen listed={loaderData.listed} />;
}
