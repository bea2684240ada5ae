import { buildGazetteer } from '../src/core/gazetteer/gazetteer.ts';
import { builtInPlanner } from '../src/core/planner/built-in-planner.ts';
import { readRows } from '../src/server/gazetteer/read-gazetteer.ts';

/** The facts that the site ships with, read once for all tests of a file. */
export const gazetteerRows = readRows();
export const gazetteer = buildGazetteer(gazetteerRows);

/** The planner with them. */
export const planner = builtInPlanner(gazetteer);
