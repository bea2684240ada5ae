import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { adminApi, whenSignedIn } from '../../office/api/admin-api.ts';
import { SystemScreen } from '../../office/settings/system-screen.client.tsx';
import { ListUnread } from '../../office/ui/list-unread.tsx';
import type { Route } from './+types/settings';
import { AdminProfile } from './admin-profile.tsx';
import { GridNotice } from './grid-notice.tsx';
import { readSettings } from './read-settings.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.menu)(page);

export async function clientLoader() {
  const demo = whenSignedIn(() => adminApi('GET /api/admin/demo')).catch(() => null);
  return { ...(await readSettings()), demo: await demo };
}

export default function Settings({ loaderData: { stored, failure, demo } }: Route.ComponentProps) {
  if (failure) return <ListUnread>{failure}</ListUnread>;
  return (
    stored && (
      <SystemScreen
        stored={stored}
        aside={
          <>
            <AdminProfile />
            <GridNotice demo={demo} />
          </>
        }
      />
    )
  );
}
