import { AI_PERIODS, type AiPeriod } from '../../../core/ai-usage/periods.ts';

/** The three tabs of the section, in the specification's order. */
export const TABS = ['endpoints', 'recent', 'logs'] as const;
export type UsageTab = (typeof TABS)[number];

const DEFAULT_PERIOD: AiPeriod = '7d';

const STATUSES = ['success', 'error'] as const;
type Status = (typeof STATUSES)[number];

export interface UsageFilters {
  readonly period: AiPeriod;
  readonly tab: UsageTab;
  /** Filter of the detailed logs; empty for all. */
  readonly endpoint: string;
  readonly status: Status | '';
  readonly search: string;
  /** The request after which the page of logs begins; empty for the newest. */
  readonly before: string;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}

/** Returns the filters in an address; ignores invalid values. */
export const readUsageFilters = (parameters: URLSearchParams): UsageFilters => ({
  period: oneOf(AI_PERIODS, parameters.get('period')) ?? DEFAULT_PERIOD,
  tab: oneOf(TABS, parameters.get('tab')) ?? 'endpoints',
  endpoint: (parameters.get('endpoint') ?? '').slice(0, 100),
  status: oneOf(STATUSES, parameters.get('status')) ?? '',
  search: (parameters.get('search') ?? '').slice(0, 100),
  before: (parameters.get('before') ?? '').slice(0, 100),
});

/** Returns the address with a change; leaves out default values, and logs start at the newest again. */
export function changeUsage(now: URLSearchParams, change: Partial<UsageFilters>): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete('before');
  for (const [name, value] of Object.entries(change)) {
    const isDefault = value === '' || (name === 'period' && value === DEFAULT_PERIOD) || value === 'endpoints';
    if (isDefault) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isFiltered = ({ endpoint, status, search }: UsageFilters): boolean =>
  endpoint !== '' || status !== '' || search !== '';
