import { buildGazetteer, type Gazetteer } from '../../core/gazetteer/gazetteer.ts';
import { readRows } from './read-rows.ts';

/** Reads and indexes the facts that the site ships with. Call it once per thread: it takes a moment. */
export const readGazetteer = (): Gazetteer => buildGazetteer(readRows());
