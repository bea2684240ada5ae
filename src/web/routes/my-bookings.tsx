import type { MetaDescriptor } from 'react-router';
import { useSession } from '../site/accounts/session.tsx';
import { MyBookings } from '../site/bookings/my-bookings.tsx';
import type { Route } from './+types/my-bookings';
import styles from './my-bookings.module.css';
import { describePage } from './page-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describePage(matches, {
    title: 'My bookings',
    description: 'The booking requests you have sent, and their status.',
    path: '/my-bookings',
    hidden: true,
  });
}

export default function MyBookingsScreen() {
  const { user, known, openLogin, signOut } = useSession();
  return (
    <main className={`page ${styles.screen}`}>
      <h1 className={styles.title}>My bookings</h1>
      <MyBookings traveller={user} isKnown={known} onSignIn={() => openLogin()} onSignedOut={signOut} />
    </main>
  );
}
