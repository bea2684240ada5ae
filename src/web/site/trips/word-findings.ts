import type { Finding } from '../../../core/planner/verifier/checks.ts';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { type EditedSights, nameOfSight } from './edited-sights.ts';

/** Returns what a day breaks in words, each only once. */
export const wordFindings = (findings: readonly Finding[], sights: EditedSights): readonly string[] => [
  ...new Set(
    findings.map(({ check, sightId }) =>
      keptTrips.editor.broken({ check, ...(sightId !== undefined && { sight: nameOfSight(sights, sightId) }) }),
    ),
  ),
];
