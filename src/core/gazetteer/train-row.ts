import type { RailClass, TrainRecord } from './types.ts';

/** Distance and duration, mostly the departure too, from the public timetable of December 2017; check before booking. */
export const PRINTED: readonly string[] = [
  'https://github.com/vishal-192k/TrainDelayProject/blob/master/Train_details_22122017.csv (timetable of 2017, check)',
  '[G]',
];

/** One row of a train table. Without a source of its own a row is general knowledge, to be confirmed by the operator. */
export const train = (
  number: string,
  name: string,
  from: string,
  to: string,
  departs: string,
  minutes: number,
  km: number,
  classes: string,
  more: Partial<Pick<TrainRecord, 'weekdays' | 'fareFactor' | 'source'>> = {},
): TrainRecord => ({
  number,
  name,
  from,
  to,
  departs,
  minutes,
  km,
  classes: classes.split(' ') as RailClass[],
  source: ['[G]'],
  checkedOn: '2026-11-21',
  ...more,
});
