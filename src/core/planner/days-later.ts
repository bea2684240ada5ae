import type { ItineraryDetails, TimelineRow } from './details.ts';

type Ride = ItineraryDetails['structuredDetails']['transportDetails'][number];

/**
 * Returns the number of days from a row's start to its end; in rows stored without that number, an earlier end time
 * means the next day.
 */
export const daysToEnd = ({
  start,
  end,
  endsDaysLater,
}: Pick<TimelineRow, 'start' | 'end' | 'endsDaysLater'>): number => endsDaysLater ?? Number(end < start);

/** The same from departure to arrival. */
export const daysToArrival = ({
  departs,
  arrives,
  arrivesDaysLater,
}: Pick<Ride, 'departs' | 'arrives' | 'arrivesDaysLater'>): number => arrivesDaysLater ?? Number(arrives < departs);
