import type { Weekday, YearDay } from '../dates.ts';

/** When a place is closed, in the year or on certain days, both included. */
interface ClosedSpan {
  readonly from: YearDay;
  readonly to: YearDay;
  /** A sentence of the facts. */
  readonly reason: string;
}

/** What is wrong with a pasted plan. */
export type FaultSaying =
  | { readonly say: 'no-plan' }
  | { readonly say: 'closed-weekday'; readonly sight: string; readonly weekday: Weekday }
  | ({ readonly say: 'closed-season'; readonly place: string } & ClosedSpan)
  | ({ readonly say: 'closed-road'; readonly start: string; readonly goal: string } & ClosedSpan)
  /** 1 to 12. */
  | { readonly say: 'bad-season'; readonly town: string; readonly month: number }
  | { readonly say: 'permit'; readonly sight: string; readonly permit: string; readonly leadDays: number }
  | { readonly say: 'too-many'; readonly count: number; readonly hours: number }
  | { readonly say: 'too-far'; readonly start: string; readonly goal: string; readonly hours: number }
  | { readonly say: 'repeated'; readonly sight: string; readonly first: number }
  | { readonly say: 'no-night' }
  | { readonly say: 'unknown'; readonly names: readonly string[] }
  | { readonly say: 'abroad'; readonly names: readonly string[] }
  | { readonly say: 'unplanned'; readonly town: string };

export type FaultCode = FaultSaying['say'];

/** The codes, those that concern the whole plan first. */
export const FAULT_CODES = [
  'no-plan',
  'abroad',
  'closed-weekday',
  'closed-season',
  'closed-road',
  'too-many',
  'too-far',
  'repeated',
  'no-night',
  'bad-season',
  'permit',
  'unplanned',
  'unknown',
] as const satisfies readonly FaultCode[];

/** A fault with the day and the place that it is about, where it is one. */
export interface PlanFault {
  readonly day?: number;
  readonly placeId?: string;
  readonly saying: FaultSaying;
}
