// Measures every public call on packages with 1,000, 10,000 and 50,000 of them: processor time per call, what a change
// costs the next calls, and memory, on each available database.
//   node scripts/with-postgres.ts node bench/packages.ts [--packages 1000,10000,50000] [--before DIR]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openPostgres } from '../src/server/database/postgres.ts';
import { engines, makeDatabase, type TestDatabase } from '../test/databases.ts';
import { atMost, isWithin } from './figures.ts';
import { insertPackages } from './many-packages.ts';
import type { SideAnswer } from './packages/side.ts';
import { type Side, sidesOf } from './sides.ts';

/** Processor time per call. */
const MOST_MS = 10;

const { values } = parseArgs({
  options: { packages: { type: 'string', default: '1000,10000,50000' }, before: { type: 'string' } },
});
const sizes = values.packages.split(',').map(Number);
const sides = sidesOf(values.before);

interface Column {
  readonly side: Side['name'];
  readonly size: number;
  readonly answer: SideAnswer;
}

async function fillDatabase(engine: (typeof engines)[number], size: number): Promise<TestDatabase> {
  const place = await makeDatabase(engine);
  const database = await place.open();
  await insertPackages(database, size, Date.now());
  await database.close();
  if (place.settings.databaseUrl !== undefined) {
    // Does what autovacuum does within minutes of so many rows.
    const migrating = openPostgres(place.settings.databaseUrl, 'migrating');
    await sql`vacuum analyze`.execute(migrating.db);
    await migrating.close();
  }
  return place;
}

/** Measures one version in a process of its own. */
async function measureSide({ checkout }: Side, place: TestDatabase, size: number): Promise<SideAnswer> {
  const args = [checkout, JSON.stringify(place), String(size)];
  const child = fork(new URL('./packages/side.ts', import.meta.url), args, { execArgv: ['--expose-gc'] });
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the measured process ended with ${code}`))),
  ])) as [SideAnswer];
  return answer;
}

/** Prints one kind of figures; a present one above the limit fails the bench. */
function printTable(title: string, columns: readonly Column[], kind: keyof SideAnswer, mostMs = Infinity): void {
  console.log(`\n| ${title} |${columns.map(({ side, size }) => ` ${side} ${size.toLocaleString('en')} |`).join('')} |`);
  console.log(`|---|${columns.map(() => '---:|').join('')}---|`);
  for (const name of Object.keys(columns[0]?.answer[kind] ?? {})) {
    const figureOf = ({ answer }: Column) => answer[kind][name] ?? Number.NaN;
    const isKept = columns.every((column) => column.side === 'before' || isWithin(figureOf(column), atMost(mostMs)));
    console.log(
      `| ${name} |${columns.map((each) => ` ${figureOf(each).toFixed(1)} |`).join('')} ${isKept ? '' : 'FAIL'} |`,
    );
    if (!isKept) process.exitCode = 1;
  }
}

for (const engine of engines) {
  const columns: Column[] = [];
  for (const size of sizes) {
    const place = await fillDatabase(engine, size);
    for (const side of sides) columns.push({ side: side.name, size, answer: await measureSide(side, place, size) });
    await place.remove();
  }
  columns.sort((a, b) => a.side.localeCompare(b.side));
  printTable(`${engine}: processor time of a call, median, ms`, columns, 'cpu', MOST_MS);
  printTable(`${engine}: until the answer, median, ms`, columns, 'waits');
  printTable(`${engine}: others`, columns, 'others');
}
