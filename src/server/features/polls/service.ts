import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { SharedCounters } from '../../http/shared-limits.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import type { TripService } from '../trips/service.ts';
import { guestActs } from './guest-acts.ts';
import { guestPolls } from './guest-polls.ts';
import { guestRemarks } from './guest-remarks.ts';
import { guestStore } from './guest-store.ts';
import { linkStore } from './link-store.ts';
import { ownPolls } from './own-polls.ts';
import { ownRemarks } from './own-remarks.ts';
import { pollChanges } from './poll-changes.ts';
import { pollLinks } from './poll-links.ts';
import { pollRetention } from './poll-retention.ts';
import { pollStates } from './poll-states.ts';
import { remarkStore } from './remark-store.ts';
import { shownPolls } from './shown-polls.ts';
import { pollStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly counters: Pick<SharedCounters, 'count'>;
  readonly trips: Pick<TripService, 'listKept' | 'moveToTop'>;
  readonly itineraries: Pick<ItineraryService, 'trips' | 'completeDetails'>;
  /** Makes the tokens of links; the same in every process. */
  readonly secret: string;
}

/** Lets people decide on their trips together with others, who need no account. */
export function pollService({ database, clock, counters, trips, itineraries, secret }: Dependencies) {
  const store = pollStore(database);
  const linkRows = linkStore(database);
  const guests = guestStore(database);
  const links = pollLinks({ store, linkRows, secret, counters });
  const { trips: plans } = itineraries;
  const states = pollStates({ store, guests, trips });
  const shown = shownPolls({ store, linkRows, links, states, trips, plans });
  const acts = guestActs({ database, store, linkRows, guests, links, states });
  const changes = pollChanges({ database, store, shown });
  const parts = { database, clock, store, linkRows, guests, links, states, shown, acts, changes, plans };
  const remarks = remarkStore;

  return {
    own: { ...ownPolls({ ...parts, trips, itineraries }), ...ownRemarks({ clock, remarks, changes }) },
    guest: { ...guestPolls(parts), ...guestRemarks({ ...parts, remarks }) },

    ...pollRetention({ database, clock, store, guests }),
  };
}

export type PollService = ReturnType<typeof pollService>;
