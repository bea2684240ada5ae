// Compares a file of open data with the site's facts; what differs waits in the back office for a decision:
//   npm run places:import -- geonames IN.txt [alternateNamesV2.txt]
//   npm run places:import -- our-airports airports.csv
//   npm run places:import -- wikidata query.json
//   npm run places:import -- railway-stations stations.json
//   npm run places:import -- openstreetmap india.osm.pbf
// With --dry-run nothing is stored; with --new sights that are not among the facts are stored too. The environment is
// the site's own, whether it is running or not.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { buildGazetteer } from '../src/core/gazetteer/gazetteer.ts';
import { IMPORT_SOURCES } from '../src/core/places/import/candidate.ts';
import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/database/open-database.ts';
import { readEnvironment } from '../src/server/env-file.ts';
import { type ReadImport, readImport, stageImport } from '../src/server/features/places/stage-import.ts';
import { readRows } from '../src/server/gazetteer/read-rows.ts';
import { NounVersions } from '../src/server/http/noun-versions.ts';
import { ImportProblem } from '../src/server/open-data/import-problem.ts';
import { readOpenData } from '../src/server/open-data/read-open-data.ts';
import { liveFacts } from '../src/server/records/places/live-facts.ts';

const USAGE = `name a source and its file: npm run places:import -- ${IMPORT_SOURCES.join('|')} FILE [--dry-run] [--new]`;

const say = (words: string): void => void process.stdout.write(`${words}\n`);

function tell({ report, staged }: ReadImport): void {
  for (const { candidate, match } of staged) {
    const says = match.proposes.map(({ fact, value }) => `${fact} ${JSON.stringify(value)}`).join('; ');
    const known = match.placeId === '' ? '' : ` = ${match.placeId}, ${match.km.toFixed(1)} km`;
    say(`${match.kind}: ${candidate.name} (${candidate.sourceId})${known}${says && `: ${says}`}`);
  }
  for (const [kind, count] of Object.entries(report)) say(`${String(count).padStart(9)} ${kind}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, new: { type: 'boolean', default: false } },
  });
  const [name, path, more] = positionals;
  const source = IMPORT_SOURCES.find((each) => each === name);
  if (source === undefined || path === undefined) throw new ImportProblem(USAGE);
  const database = await openDatabase(readConfig(readEnvironment()));
  try {
    const now = Date.now();
    const gazetteer = buildGazetteer(readRows());
    const facts = await liveFacts({ database, versions: new NounVersions(database), gazetteer }).current();
    const read = await readImport(readOpenData(source, path, more), { facts, now, withNew: values.new });
    tell(read);
    if (values['dry-run']) return say(`${read.staged.length} would wait for a decision. Nothing was stored.`);
    const changed = await stageImport(read, { database, source, file: basename(path), now });
    say(`${changed} wait for a decision in the back office under Places, Open data.`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const isExpected = error instanceof ImportProblem || code.startsWith('E');
  process.stderr.write(`Nothing was imported: ${isExpected ? message : ((error as Error).stack ?? message)}\n`);
  process.exitCode = 1;
});
