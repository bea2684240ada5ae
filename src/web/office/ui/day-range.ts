import { addDays, type Day, isDay } from '../../../core/dates.ts';

/** Days named by their distance from today, so that a saved view moves with the calendar. */
export const DAY_PRESETS = ['today', '7d', '30d', 'month'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** Days of a filter in an address: `7d`, `2026-11-01..2026-11-30`, `2026-11-01..`; empty for any. */
export type DayRange = DayPreset | `${string}..${string}` | '';

export interface Days {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

const ANY: Days = { from: undefined, to: undefined };
const LENGTHS = { today: 1, '7d': 7, '30d': 30 } as const;

const dayOr = (text: string | undefined): Day | undefined => (text !== undefined && isDay(text) ? text : undefined);

/** Returns the range in an address; any day where it makes no sense. */
export function readDayRange(text: string | null): DayRange {
  const preset = DAY_PRESETS.find((name) => name === text);
  if (preset) return preset;
  const [from, to, ...more] = (text ?? '').split('..');
  return more.length === 0 ? writeDays({ from: dayOr(from), to: dayOr(to) }) : '';
}

/** Returns days in the form of an address. */
export const writeDays = ({ from, to }: Days): DayRange => (from || to ? `${from ?? ''}..${to ?? ''}` : '');

function monthAround(today: Day): Days {
  const from = `${today.slice(0, 8)}01`;
  const next = addDays(from, 31);
  return { from, to: addDays(`${next.slice(0, 8)}01`, -1) };
}

/** Returns the days of a range, both included: presets reach back from today, or with `ahead` forward. */
export function daysOf(range: DayRange, today: Day, ahead: boolean): Days {
  if (range === '') return ANY;
  if (range === 'month') return monthAround(today);
  if (range === 'today' || range === '7d' || range === '30d') {
    const rest = LENGTHS[range] - 1;
    return ahead ? { from: today, to: addDays(today, rest) } : { from: addDays(today, -rest), to: today };
  }
  const [from, to] = range.split('..');
  return { from: dayOr(from), to: dayOr(to) };
}
