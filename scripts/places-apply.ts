// Takes the corrections that an agency has made in its back office into the facts, to be read over and committed:
//   npm run places:apply place-corrections.json
// Each changed file of facts/bases is written; what a person has to decide on is listed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { placeCorrection } from '../src/contracts/place-corrections.ts';
import { placeCandidate } from '../src/contracts/place-imports.ts';
import { dayInIndia } from '../src/core/dates.ts';
import type { BaseRecord } from '../src/core/gazetteer/types.ts';
import type { Correction } from '../src/core/places/corrections.ts';
import { proposeFacts } from '../src/core/places/proposed-facts.ts';

const root = join(import.meta.dirname, '..');
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: npm run places:apply place-corrections.json\n');
  process.exit(1);
}
const proposal = z.object({ corrections: z.array(placeCorrection), terminals: z.array(placeCandidate) });
const sent = proposal.parse(JSON.parse(readFileSync(file, 'utf8')));
const corrections = sent.corrections
  .filter(({ applies }) => applies)
  .map((each): Correction => ({ ...each, on: dayInIndia(Date.parse(each.madeAt)) }));

for (const { kind, placeId, name, lat, lon, address } of sent.terminals)
  process.stdout.write(`left to you: ${kind} ${placeId || 'new'}, ${name} at ${lat}, ${lon}: ${address}\n`);

const written: string[] = [];
for (const [baseId, own] of Map.groupBy(corrections, (each) => each.baseId)) {
  const path = join(root, 'facts/bases', `${baseId}.json`);
  const before = JSON.parse(readFileSync(path, 'utf8')) as BaseRecord;
  const { base, left } = proposeFacts(before, own);
  for (const { placeId, fact, value } of left)
    process.stdout.write(`left to you: ${placeId}, ${fact}: ${JSON.stringify(value)}\n`);
  if (left.length === own.length) continue;
  writeFileSync(path, `${JSON.stringify(base, null, 2)}\n`);
  written.push(path);
}
if (written.length > 0) execFileSync('npx', ['biome', 'format', '--write', ...written], { cwd: root, stdio: 'ignore' });
process.stdout.write(`${written.length} files of facts/bases changed. Next: npx vitest run src/server/gazetteer\n`);
