import { Outlet } from 'react-router';
import { readAdmin } from '../../office/api/admin-session.ts';
import { SettingsFrame } from '../../office/settings/settings-frame.client.tsx';
import { useAdminScreen } from './admin-screen.ts';

/** Frames every part of the settings. */
export default function SettingsLayout() {
  const screen = useAdminScreen();
  return (
    <SettingsFrame role={readAdmin()?.role ?? ''}>
      <Outlet context={screen} />
    </SettingsFrame>
  );
}
