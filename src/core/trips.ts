/** Trips that one person may keep. */
export const MOST_TRIPS = 100;
/** Letters of a trip's name. */
export const TRIP_NAME_LONGEST = 80;
