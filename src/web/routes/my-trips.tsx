import { keptTrips } from '../../words/en/site/kept-trips.ts';
import { useSession } from '../site/accounts/session.tsx';
import { DecideTogether } from '../site/polls/decide-together.tsx';
import { usePolls } from '../site/polls/use-polls.ts';
import { SearchHistory } from '../site/trip-search/search-history.tsx';
import { MyTrips } from '../site/trips/my-trips.tsx';
import type { Page } from '../site-router/page-module.ts';
import { OwnPage } from '../ui/own-list.tsx';
import { describePage } from './page-meta.ts';

function MyTripsScreen() {
  const { user, known, openLogin, signOut } = useSession();
  const polls = usePolls(user?._id ?? null);
  return (
    <OwnPage title={keptTrips.title}>
      <MyTrips
        traveller={user}
        isKnown={known}
        onSignIn={() => openLogin()}
        onSignedOut={signOut}
        decide={({ _id: id, name, itinerary }) => (
          <DecideTogether
            look="plain"
            begunWith={{ itineraryId: itinerary._id, title: name || itinerary.title }}
            userName={user?.name ?? ''}
            polls={polls.filter(({ trips }) => trips.some(({ tripId }) => tripId === id))}
          />
        )}
      />
      {user && <SearchHistory key={user._id} onSignedOut={signOut} />}
    </OwnPage>
  );
}

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: keptTrips.title,
      description: keptTrips.pageDescription,
      path: '/my-trips',
      hidden: true,
    }),

  Screen: MyTripsScreen,
};
