import { buildGazetteer } from '../src/core/gazetteer/gazetteer.ts';
import { builtInPlanner } from '../src/core/planner/built-in-planner.ts';
import { readRows } from '../src/server/gazetteer/read-rows.ts';
import type { LiveFacts } from '../src/server/records/places/live-facts.ts';
import { planWords } from '../src/words/en/planner/plans.ts';

/** The site's own facts, read once for all tests of a file. */
export const gazetteerRows = readRows();
export const gazetteer = buildGazetteer(gazetteerRows);

/** The facts as they are when nothing is corrected. */
export const facts = { gazetteer, corrections: [] };
export const uncorrected: LiveFacts = { current: async () => facts, known: () => facts };

/** The planner with these facts. */
export const planner = builtInPlanner(gazetteer, planWords);
