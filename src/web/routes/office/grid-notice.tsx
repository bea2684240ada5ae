import { useRevalidator } from 'react-router';
import type { DemoCounts } from '../../../contracts/demo.ts';
import { hasOwnRight } from '../../office/api/admin-session.ts';
import { DemoNotice } from '../../office/demo/demo-notice.client.tsx';
import { useAdminScreen } from './admin-screen.ts';

/** Shows the notice about demonstration content; reloads everything once that content is removed. */
export function GridNotice({ demo }: { demo: DemoCounts | null }) {
  const { refreshNotifications } = useAdminScreen();
  const { revalidate } = useRevalidator();
  const onRemoved = () => {
    void revalidate();
    refreshNotifications();
  };
  return demo && <DemoNotice counts={demo} mayRemove={hasOwnRight('settings')} onRemoved={onRemoved} />;
}
