import { ACTIVITY_DEVICES, ACTIVITY_TYPES, type ActivityFilters } from '../../../contracts/activities.ts';
import { ACTIVITY_RANGES } from '../../../core/activities/windows.ts';
import { pageOf } from '../ui/list-address.ts';

/** Rows per page. */
export const ACTIVITIES_A_PAGE = 20;
const DEFAULT_RANGE: Range = '7';

export type Range = ActivityFilters['range'];
export type TypeFilter = ActivityFilters['type'];
export type DeviceFilter = ActivityFilters['device'];

export const RANGES: readonly Range[] = ACTIVITY_RANGES.map((days) => `${days}` as const);
export const TYPES: readonly TypeFilter[] = ['all', ...ACTIVITY_TYPES];
export const DEVICES: readonly DeviceFilter[] = ['all', ...ACTIVITY_DEVICES];

export interface FeedFilters extends ActivityFilters {
  readonly page: number;
  /** Period of the login statistics, in days. */
  readonly days: Range;
}

const rangeIn = (parameters: URLSearchParams, name: string): Range =>
  RANGES.find((range) => range === parameters.get(name)) ?? DEFAULT_RANGE;

/** Returns the filters in an address; ignores invalid values. */
export const readFilters = (parameters: URLSearchParams): FeedFilters => ({
  type: TYPES.find((type) => type === parameters.get('type')) ?? 'all',
  device: DEVICES.find((device) => device === parameters.get('device')) ?? 'all',
  range: rangeIn(parameters, 'range'),
  days: rangeIn(parameters, 'days'),
  page: pageOf(parameters),
});

/** Returns the address with other filters: back to page 1, the rest kept, default values left out. */
export function changeFilters(parameters: URLSearchParams, { type, range, device }: ActivityFilters): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('page');
  const said = {
    type: type === 'all' ? '' : type,
    range: range === DEFAULT_RANGE ? '' : range,
    device: device === 'all' ? '' : device,
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns the address with another period of the login statistics; the feed stays unchanged. */
export function changeDays(parameters: URLSearchParams, days: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (days === DEFAULT_RANGE) next.delete('days');
  else next.set('days', days);
  return next;
}

export const isFiltered = ({ type, device }: ActivityFilters): boolean => type !== 'all' || device !== 'all';
