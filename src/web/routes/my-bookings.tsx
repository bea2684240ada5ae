import { bookings } from '../../words/en/site/bookings.ts';
import { useSession } from '../site/accounts/session.tsx';
import { MyBookings } from '../site/bookings/my-bookings.tsx';
import { useSite } from '../site/frame/site-context.ts';
import type { Page } from '../site-router/page-module.ts';
import { OwnPage } from '../ui/own-list.tsx';
import { describePage } from './page-meta.ts';

function MyBookingsScreen() {
  const { agency } = useSite();
  const { user, known, openLogin, signOut } = useSession();
  return (
    <OwnPage title={bookings.title}>
      <MyBookings agency={agency} traveller={user} isKnown={known} onSignIn={() => openLogin()} onSignedOut={signOut} />
    </OwnPage>
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
