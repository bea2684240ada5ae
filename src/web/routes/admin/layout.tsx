// Without layers: the site's base styles have none, and would win over any layer.
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../../ui/admin/admin-look.css';
import { useEffect, useState } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import { adminApi } from '../../admin-api.ts';
import { LoginAgain, LoginScreen } from '../../features/admin-session/login-screen.client.tsx';
import {
  endAdminSession,
  followAdminSession,
  readAdmin,
  readAdminToken,
} from '../../features/admin-session/storage.ts';
import { AdminFrame } from '../../features/admin-shell/admin-frame.client.tsx';
import { useNotifications } from '../../features/admin-shell/use-notifications.ts';
import { AdminLook } from '../../ui/admin/admin-look.client.tsx';
import type { Route } from './+types/layout';
import type { AdminScreen } from './admin-screen.ts';
import styles from './layout.module.css';

/** What the back office shows of the site itself while the server says nothing better. */
const NAMELESS = { brand: 'Back office', agency: '', phone: '', email: '', whatsapp: '' };

type SiteNames = AdminScreen['site'];

let site: Promise<SiteNames> | undefined;

/** The site's names do not change while one works; a failed reading is tried again at the next. */
function siteNames(): Promise<SiteNames> {
  site ??= adminApi('GET /api/site').catch(() => {
    site = undefined;
    return NAMELESS;
  });
  return site;
}

/** Who is signed in lives in this browser, so the server renders no more than the fallback. */
export const clientLoader = async () => ({ admin: readAdmin(), site: await siteNames() });

export function HydrateFallback() {
  return (
    <main className={styles.waiting} aria-busy="true">
      <p role="status">Opening the back office…</p>
      <noscript>The back office needs JavaScript.</noscript>
    </main>
  );
}

/** Ends the session here at once; the server is told with the token that was in use. */
function leave(): void {
  const token = readAdminToken();
  if (!token) return;
  adminApi('POST /api/admin/auth/logout').catch(() => undefined);
  endAdminSession(token);
}

/**
 * True once the server takes the token no more, until somebody has signed in again. Other beginnings and ends of a
 * session read everything anew.
 */
function useSessionEnded(): boolean {
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState(false);
  useEffect(
    () =>
      followAdminSession((change) => {
        setEnded(change === 'refused');
        if (change === 'changed') void revalidate();
      }),
    [revalidate],
  );
  return ended;
}

/**
 * The same address for everybody: the back office for an admin, the login for others. When a session runs out, the
 * login stands over the section, which keeps what was typed and chosen in it.
 */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { admin, site: names } = loaderData;
  const ended = useSessionEnded();
  const { notifications, latestArrival, refresh } = useNotifications(admin !== null && !ended);

  return (
    <AdminLook>
      {admin ? (
        <>
          <div className={styles.office} data-covered={ended || undefined}>
            <AdminFrame
              admin={admin}
              brand={names.brand}
              notifications={notifications}
              onNotificationsOpen={refresh}
              onLogout={leave}
            >
              <Outlet context={{ site: names, latestArrival, refreshNotifications: refresh } satisfies AdminScreen} />
            </AdminFrame>
          </div>
          <LoginAgain brand={names.brand} opened={ended} />
        </>
      ) : (
        <LoginScreen brand={names.brand} />
      )}
    </AdminLook>
  );
}
