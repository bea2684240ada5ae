import { useRevalidator } from 'react-router';
import type { DemoCounts } from '../../../contracts/admin.ts';
import { DemoNotice } from '../../features/demo-admin/demo-notice.client.tsx';
import { useAdminScreen } from './admin-screen.ts';

/** What the grids say of demonstration content; once it is removed, everything is read anew. */
export function GridNotice({ demo }: { demo: DemoCounts | null }) {
  const { refreshNotifications } = useAdminScreen();
  const { revalidate } = useRevalidator();
  const onRemoved = () => {
    void revalidate();
    refreshNotifications();
  };
  return demo && <DemoNotice counts={demo} onRemoved={onRemoved} />;
}
