import { bookings } from '../../words/en/site/bookings.ts';
import { useSession } from '../site/accounts/session.tsx';
import { MyBookings } from '../site/bookings/my-bookings.tsx';
import type { Page } from '../site-router/page-module.ts';
import styles from './my-bookings.module.css';
import { describePage } from './page-meta.ts';

function MyBookingsScreen() {
  const { user, known, openLogin, signOut } = useSession();
  return (
    <main className={`page ${styles.screen}`}>
      <h1 className={styles.title}>{bookings.title}</h1>
      <MyBookings traveller={user} isKnown={known} onSignIn={() => openLogin()} onSignedOut={signOut} />
    </main>
  );
}

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: bookings.title,
      description: bookings.pageDescription,
      path: '/my-bookings',
      hidden: true,
    }),

  Screen: MyBookingsScreen,
};
