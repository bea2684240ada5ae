import { type MetaDescriptor, useRevalidator } from 'react-router';
import { adminApi, whenSignedIn } from '../../admin-api.ts';
import { DemoNotice } from '../../features/demo-admin/demo-notice.client.tsx';
import { SystemScreen } from '../../features/settings-admin/system-screen.client.tsx';
import { ListUnread } from '../../ui/admin/list-unread.tsx';
import type { Route } from './+types/settings';
import { AdminProfile } from './admin-profile.tsx';
import { useAdminScreen } from './admin-screen.ts';
import { readSettings } from './read-settings.ts';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Settings');
}

export async function clientLoader() {
  const demo = whenSignedIn(() => adminApi('GET /api/admin/demo')).catch(() => null);
  return { ...(await readSettings()), demo: await demo };
}

export default function Settings({ loaderData: { stored, failure, demo } }: Route.ComponentProps) {
  const { refreshNotifications } = useAdminScreen();
  const { revalidate } = useRevalidator();
  if (failure) return <ListUnread>{failure}</ListUnread>;
  const onRemoved = () => {
    void revalidate();
    refreshNotifications();
  };
  return (
    stored && (
      <SystemScreen
        stored={stored}
        aside={
          <>
            <AdminProfile />
            {demo && <DemoNotice counts={demo} onRemoved={onRemoved} />}
          </>
        }
      />
    )
  );
}
