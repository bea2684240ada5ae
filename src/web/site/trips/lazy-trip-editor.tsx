import { lazy } from 'react';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Loaded with the first change of a plan. */
const TripEditor = lazy(async () => ({ default: (await import('./trip-editor.tsx')).TripEditor }));

type Props = Parameters<typeof import('./trip-editor.tsx').TripEditor>[0];

export const LazyTripEditor = (props: Props) => (
  <LazyPart
    waiting={<p role="status">{keptTrips.opening}</p>}
    fallback={<Notice tone="problem">{keptTrips.notOpened}</Notice>}
  >
    <TripEditor {...props} />
  </LazyPart>
);
