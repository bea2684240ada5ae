import type { Weekday } from '../../dates.ts';
import type { Point } from '../../geo.ts';

/** Open data about places that can be imported. */
export const IMPORT_SOURCES = ['geonames', 'our-airports', 'wikidata', 'railway-stations', 'openstreetmap'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export const CANDIDATE_KINDS = ['town', 'sight', 'airport', 'station'] as const;
export type CandidateKind = (typeof CANDIDATE_KINDS)[number];

/** A place as open data has it. */
export interface Candidate extends Point {
  /** Unique within its source. */
  readonly sourceId: string;
  /** The address of its page at the source, or of the file: what is taken over names it. */
  readonly address: string;
  readonly kind: CandidateKind;
  readonly name: string;
  readonly aliases: readonly string[];
  /** IATA code of an airport, Indian Railways code of a station. */
  readonly code?: string;
  /** Opening windows `HH:MM-HH:MM`, the same on each open day. */
  readonly open?: readonly string[];
  readonly closedWeekdays?: readonly Weekday[];
  /** Entry for one Indian adult. */
  readonly feeRupees?: number;
}
