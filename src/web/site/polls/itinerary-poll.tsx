import { DecideTogether } from './decide-together.tsx';
import type { BegunWith } from './lazy-poll-dialog.tsx';
import { usePolls } from './use-polls.ts';

interface ItineraryPollProps {
  begunWith: BegunWith;
  user: { readonly _id: string; readonly name: string };
}

/** Leads from an itinerary to its poll, or begins one. */
export function ItineraryPoll({ begunWith, user }: ItineraryPollProps) {
  const polls = usePolls(user._id).filter(({ trips }) =>
    trips.some(({ itineraryId }) => itineraryId === begunWith.itineraryId),
  );
  return <DecideTogether begunWith={begunWith} userName={user.name} polls={polls} />;
}
