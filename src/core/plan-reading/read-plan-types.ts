import type { Day, Weekday } from '../dates.ts';

/** How sure it is that a text means a place: its name, a shorter name, a spelling, or some of its words. Best first. */
export const SURENESSES = ['full', 'short', 'spelt', 'guessed'] as const;
export type Sureness = (typeof SURENESSES)[number];

/** A sight or a town that a day of a pasted plan names. */
export interface FoundPlace {
  readonly kind: 'sight' | 'town';
  readonly id: string;
  readonly name: string;
  /** The town from which it is seen; the town itself. Left out for towns to which no trips are planned. */
  readonly baseId?: string;
  /** As the text has it. */
  readonly typed: string;
  readonly sure: Sureness;
}

/** One day of a pasted plan. */
export interface ReadDay {
  /** 1-based, without gaps. */
  readonly number: number;
  /** In the order of the text; each once. */
  readonly places: readonly FoundPlace[];
  /** Where the night after this day is spent, as far as the text says. */
  readonly night?: { readonly baseId: string; readonly isSaid: boolean } | 'on-board';
  /** What looks like a name and is no place that is known. */
  readonly unknown: readonly string[];
  /** Names of places of other countries. */
  readonly abroad: readonly string[];
}

/** What was read from the text of a plan. */
export interface ReadPlan {
  /** Empty when the text has no plan. */
  readonly days: readonly ReadDay[];
  /** The date of the first day; without a year where the text has none: `MM-DD`. */
  readonly begins?: Day | `${string}-${string}`;
  /** The weekday of the first day, where the text says it and no date. */
  readonly beginsOn?: Weekday;
  readonly travellers?: number;
  /** Where the trip starts. */
  readonly from?: string;
}

/** Longest text that is read, in characters. */
export const PLAN_LONGEST = 20_000;
/** More days than any trip has are not read. */
export const MOST_DAYS = 40;
