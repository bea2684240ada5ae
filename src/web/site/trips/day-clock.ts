import { useEffect, useState } from 'react';
import { parseClock } from '../../../core/clock-time.ts';
import { dayInIndia, daysBetween, startOfDayInIndia } from '../../../core/dates.ts';
import { BOARDING_MINUTES } from '../../../core/planner/limits.ts';
import { momentOfTrip, type TimedRow, type TripMoment } from '../../../core/planner/on-the-way/whereabouts.ts';
import type { Vehicle } from '../../../core/planner/sayings.ts';
import type { ShownDay } from './lay-days.ts';

type Row = ShownDay['stops'][number];

const MODES: Readonly<Record<Vehicle, keyof typeof BOARDING_MINUTES>> = {
  flight: 'flight',
  train: 'train',
  ferry: 'ferry',
  'hill-train': 'toy-train',
  'night-coach': 'bus',
  coach: 'bus',
  'local-bus': 'bus',
  'state-bus': 'bus',
  'shared-jeep': 'bus',
  'hired-car': 'cab',
  'own-car': 'cab',
};

/** Returns the minutes before it leaves at which one is at the terminal of a ride; 0 for another row. */
export const boardingOf = ({ vehicle }: Pick<Row, 'vehicle'>): number =>
  vehicle ? BOARDING_MINUTES[MODES[vehicle]] : 0;

/** Returns the rows of a day by minutes that only rise: a time that precedes the one above is after midnight. */
export function timedRows(stops: readonly Row[]): readonly TimedRow[] {
  let clock = 0;
  return stops.map((stop) => {
    const start = parseClock(stop.start);
    clock = start + 1440 * Math.ceil(Math.max(0, clock - start) / 1440);
    const end = parseClock(stop.end);
    const nights = stop.endsDaysLater ?? Number(end < start);
    return {
      start: clock,
      end: clock - start + end + 1440 * nights,
      lead: (stop.travelBefore?.minutes ?? 0) + boardingOf(stop),
    };
  });
}

/** Returns the day of a trip that is lived through at a moment in milliseconds, in India's time; null on no day of it. */
export function momentIn(days: readonly ShownDay[], startDate: string, now: number): TripMoment | null {
  const today = dayInIndia(now);
  const minute = Math.floor((now - startOfDayInIndia(today)) / 60_000);
  const rows = days.map(({ stops }) => timedRows(stops));
  return momentOfTrip(rows, daysBetween(startDate, today), minute);
}

const TICK_MS = 20_000;

/** The device's clock, in milliseconds; moves on three times a minute, and when the page is shown again. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
