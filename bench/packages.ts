// Measures every public call on packages with 1,000, 10,000 and 50,000 of them: processor time per call, what a change
// costs the next calls, and memory, on each available database.
//   node scripts/with-postgres.ts node bench/packages.ts [--packages 1000,10000,50000] [--before DIR]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openPostgres } from '../src/server/database/postgres.ts';
import { engines, makeDatabase, type TestDatabase } from '../test/databases.ts';
import { isWithin } from './figures.ts';
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

function printTable(
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly [string, number | null])[],
): void {
  console.log(`\n| ${title} |${columns.map(({ side, size }) => ` ${side} ${size.toLocaleString('en')} |`).join('')} |`);
  console.log(`|---|${columns.map(() => '---:|').join('')}---|`);
  for (const [name, mostMs] of rows) {
    const isKept = columns.every(
      ({ side, answer }) =>
        mostMs === null || side === 'before' || isWithin(answer[name] ?? Number.NaN, { is: 'at most', value: mostMs }),
    );
    const cells = columns.map(({ answer }) => ` ${answer[name]?.toFixed(1) ?? ''} |`).join('');
    console.log(`| ${name} |${cells} ${isKept ? '' : 'FAIL'} |`);
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
  const names = Object.keys(columns.at(-1)?.answer ?? {});
  const isCall = (name: string) => !name.startsWith('*');
  columns.sort((a, b) => a.side.localeCompare(b.side));
  printTable(
    `${engine}: ms of processor time, median`,
    columns,
    names.filter(isCall).map((name) => [name, MOST_MS]),
  );
  printTable(
    `${engine}: others`,
    columns,
    names.filter((name) => !isCall(name)).map((name) => [name, null]),
  );
}
