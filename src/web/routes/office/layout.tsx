// Without cascade layers: the site's base styles have none and would override any layer.
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../../office/ui/admin-look.css';
import { lazy, useEffect, useState } from 'react';
import { Outlet, redirect, useRevalidator } from 'react-router';
import type { Admin } from '../../../contracts/admins.ts';
import { hasRight } from '../../../core/admins/roles.ts';
import { actions } from '../../../words/en/office/actions.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { LoginAgain, LoginScreen } from '../../office/admins/login-screen.client.tsx';
import { adminApi } from '../../office/api/admin-api.ts';
import { endAdminSession, followAdminSession, readAdmin, readAdminToken } from '../../office/api/admin-session.ts';
import { FindBox } from '../../office/find/find-box.client.tsx';
import { AdminFrame } from '../../office/frame/admin-frame.client.tsx';
import { useNotifications } from '../../office/frame/use-notifications.ts';
import { AdminLook } from '../../office/ui/admin-look.client.tsx';
import { TryAgain } from '../../office/ui/try-again.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/layout';
import type { AdminScreen } from './admin-screen.ts';
import { findCommands } from './find-commands.ts';
import styles from './layout.module.css';
import { insteadOf } from './may-open.ts';
import { siteNames } from './site-names.ts';

/** Met once by each admin, so that no other visit loads it. */
const FirstSteps = lazy(async () => ({
  default: (await import('../../office/admins/first-steps.client.tsx')).FirstSteps,
}));

/** Loads no section that the role may not open, and sends no request for it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const admin = readAdmin();
    const instead = admin && insteadOf(new URL(request.url).pathname, admin.role);
    if (instead) throw redirect(instead);
    await next();
  },
];

/** The session lives in this browser, so the server renders only the fallback. */
export const clientLoader = async () => ({ admin: readAdmin(), site: await siteNames() });

export function HydrateFallback() {
  return (
    <main className={styles.waiting} aria-busy="true">
      <p role="status">{frame.opening}</p>
      <noscript>{frame.needsScripts}</noscript>
    </main>
  );
}

/** Ends the session here at once; tells the server with the token used until then. */
function leave(): void {
  const token = readAdminToken();
  if (!token) return;
  adminApi('POST /api/admin/auth/logout').catch(() => undefined);
  endAdminSession(token);
}

/**
 * Returns true from the moment when the server rejects the token until the next sign-in. Other starts and ends of a
 * session reload everything.
 */
function useSessionEnded(admin: Admin | null): boolean {
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, of what the first loading has changed.
  useEffect(() => {
    // A section refused during loading can change the session before this component subscribes to changes.
    if (JSON.stringify(readAdmin()) !== JSON.stringify(admin)) void revalidate();
  }, []);
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

/** Notifications are about bookings, leads and tasks. */
const maySeeNotifications = (admin: Admin | null): boolean =>
  admin !== null && !admin.mustFirst && hasRight(admin.role, 'sales');

/**
 * Serves one address for all: the back office for an admin, the login for others. When a session expires, the login
 * covers the section, which keeps typed text and selections.
 */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { admin, site: names } = loaderData;
  const ended = useSessionEnded(admin);
  const seesNotifications = maySeeNotifications(admin);
  const { notifications, latestArrival, refresh } = useNotifications(seesNotifications && !ended);

  return (
    <AdminLook>
      {admin?.mustFirst && (
        <LazyPart fallback={<TryAgain onRetry={() => location.reload()}>{actions.unreachable}</TryAgain>}>
          <FirstSteps brand={names.brand} step={admin.mustFirst} onLogout={leave} />
        </LazyPart>
      )}
      {admin && !admin.mustFirst && (
        <>
          <div className={styles.office} data-covered={ended || undefined}>
            <AdminFrame
              admin={admin}
              brand={names.brand}
              notifications={seesNotifications ? notifications : null}
              onNotificationsOpen={refresh}
              onLogout={leave}
              search={<FindBox enabled={!ended} commands={findCommands(admin.role, leave)} owner={admin.email} />}
            >
              <Outlet context={{ site: names, latestArrival, refreshNotifications: refresh } satisfies AdminScreen} />
            </AdminFrame>
          </div>
          <LoginAgain brand={names.brand} opened={ended} />
        </>
      )}
      {!admin && <LoginScreen brand={names.brand} />}
    </AdminLook>
  );
}
