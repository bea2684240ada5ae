import type { ComponentProps } from 'react';
import { ReadersPlan as Plan } from '../site/itineraries/readers-plan.tsx';
import { TripToolsWhenNeeded } from '../site/trips/lazy-trip-tools.tsx';

/** Shows the day plan to a signed-in reader, with what the days of the trip need above it. */
export const ReadersPlan = (props: Omit<ComponentProps<typeof Plan>, 'renderTop'>) => (
  <Plan {...props} renderTop={(plan) => <TripToolsWhenNeeded itinerary={props.itinerary} {...plan} />} />
);
