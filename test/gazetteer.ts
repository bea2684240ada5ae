import { buildGazetteer } from '../src/core/gazetteer/gazetteer.ts';
import { builtInPlanner } from '../src/core/planner/built-in-planner.ts';
import { readRows } from '../src/server/gazetteer/read-rows.ts';
import { planWords } from '../src/words/en/planner/plans.ts';

/** The site's own facts, read once for all tests of a file. */
export const gazetteerRows = readRows();
export const gazetteer = buildGazetteer(gazetteerRows);

/** The planner with these facts. */
export const planner = builtInPlanner(gazetteer, planWords);
