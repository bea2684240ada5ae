import type { AirportRecord } from './types.ts';

/** A longer name is an official one, which people seldom say. */
const LONGEST_SAID = 20;

/** Returns an airport's usual name: a long one is its city's. */
export const usualAirportName = ({ name, city }: Pick<AirportRecord, 'name' | 'city'>): string =>
  name.length <= LONGEST_SAID ? name : `${city} Airport`;
