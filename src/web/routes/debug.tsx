import { debug } from '../../words/en/site/debug.ts';
import { Link } from '../navigation/link.tsx';
import { type AdminCheck, useAdminCheck } from '../office/admins/use-admin-check.ts';
import { DebugScreen, type DebugView } from '../site/debug/debug-screen.tsx';
import type { Page } from '../site-router/page-module.ts';
import { Notice } from '../ui/notice.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './debug.module.css';
import { describePage } from './page-meta.ts';

function viewFor(check: AdminCheck, isHydrated: boolean): DebugView {
  // In production, only the agency sees more than the public health call.
  if (!import.meta.env.PROD) return isHydrated ? 'all' : 'unknown';
  if (check === 'asking') return 'unknown';
  return check === 'admin' ? 'all' : 'health';
}

function Debug() {
  const check = useAdminCheck();
  const view = viewFor(check, useHydrated());
  return (
    <main className={`page ${styles.screen}`}>
      <h1 className={styles.title}>{debug.title}</h1>
      <noscript>
        <p>{debug.needsScript}</p>
      </noscript>
      {/* Shows the public text until the visitor is known, so that for most of them nothing moves. */}
      {import.meta.env.PROD && view !== 'all' && (
        <Notice tone="info">
          {check === 'unsure' ? (
            debug.unsure
          ) : (
            <>
              {debug.publicBefore}
              <Link to="/admin">{debug.signIn}</Link>
              {debug.publicAfter}
            </>
          )}
        </Notice>
      )}
      <DebugScreen view={view} />
    </main>
  );
}

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: debug.pageTitle,
      description: debug.pageDescription,
      path: '/debug',
      hidden: true,
    }),

  Screen: Debug,
};
