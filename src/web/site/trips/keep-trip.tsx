import { useState } from 'react';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface KeepTripProps {
  itineraryId: string;
  isSignedIn: boolean;
  /** Opens the sign-in, and goes on after it. */
  onSignIn: (then: () => void) => void;
}

/** Keeps an itinerary among one's trips; who is signed out signs in first. */
export function KeepTrip({ itineraryId, isSignedIn, onSignIn }: KeepTripProps) {
  const [state, setState] = useState<'free' | 'busy' | 'kept' | 'failed'>('free');
  const keep = () => {
    setState('busy');
    browserApi('POST /api/trips', { body: { itineraryId } }).then(
      () => setState('kept'),
      () => setState('failed'),
    );
  };
  if (state === 'kept') {
    return (
      <p role="status">
        <Link to="/my-trips">{keptTrips.kept}</Link>
      </p>
    );
  }
  return (
    <>
      <Button busy={state === 'busy'} onClick={() => (isSignedIn ? keep() : onSignIn(keep))}>
        {state === 'busy' ? keptTrips.keeping : keptTrips.keep}
      </Button>
      {state === 'failed' && <Notice tone="problem">{keptTrips.failed}</Notice>}
    </>
  );
}
