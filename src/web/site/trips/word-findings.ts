import type { Finding } from '../../../core/planner/verifier/checks.ts';
import { tripEditor } from '../../../words/en/site/trip-editor.ts';
import { type EditedSights, nameOfSight } from './edited-sights.ts';

/** Returns what a day breaks in words, each only once. */
export const wordFindings = (findings: readonly Finding[], sights: EditedSights): readonly string[] => [
  ...new Set(
    findings.map(({ check, sightId }) =>
      tripEditor.broken({ check, ...(sightId !== undefined && { sight: nameOfSight(sights, sightId) }) }),
    ),
  ),
];
