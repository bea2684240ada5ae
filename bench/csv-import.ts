// Measures the import of leads and bookings from CSV files: sending, checking, importing, undoing; the longest turn of
// the event loop in each, and memory.
//   node scripts/with-postgres.ts node bench/csv-import.ts [rows = 100000] [sqlite|postgres]
// Some ten minutes for each database.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { CsvImportDetail } from '../src/contracts/csv-imports.ts';
import { engines, makeDatabase } from '../test/databases.ts';
import { multipart } from '../test/travel-packages.ts';
import { FIRST_NAMES, pick, whole } from './at-scale.ts';
import { type MeasuredSite, openSite } from './measured-site.ts';

const count = Number(process.argv[2] ?? 100_000);
const chosen = engines.filter((engine) => process.argv[3] === undefined || engine === process.argv[3]);
const MEGABYTE = 1024 * 1024;
const NOTES =
  'Asked for six days in Rajasthan with two children and a grandmother, by train, in January; call after six. ';

const HEADERS = {
  lead: 'Name,Mobile,E-mail,Source,Status,Notes,Created',
  booking: 'Customer,Mobile,E-mail,Tour,Travel date,Pax,Amount,Status,Remarks',
};
const personOf = (row: number): string =>
  `${pick(FIRST_NAMES)} ${row},+91 ${9_000_000_000 + row * 7919},k${row}@example.org`;
const ROWS = {
  lead: (row: number) =>
    `${personOf(row)},WhatsApp,${row % 50 ? 'new' : 'maybe'},"${NOTES}",${whole(1, 28)}/10/2026 10:30`,
  booking: (row: number) =>
    `${personOf(row)},Rajasthan in six days,${whole(1, 28)}/03/2024,${whole(1, 8)},"₹1,24,500",Completed,"${NOTES}"`,
};

async function call(site: MeasuredSite, method: 'GET' | 'POST', path: string, body?: object): Promise<CsvImportDetail> {
  const headers = { authorization: `Bearer ${site.token}` };
  const answer = await site.app.inject({
    method,
    url: `/api/admin/imports${path}`,
    headers,
    ...(body && { payload: body }),
  });
  if (answer.statusCode > 201) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
  return (answer.json() as { import: CsvImportDetail }).import;
}

/** Prints how long a step takes, its longest turn of the event loop, and the most memory. */
async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  turns.disable();
  clearInterval(watch);
  const [longest, usual] = [turns.max / 1e6, turns.percentile(99) / 1e6];
  console.log(
    `${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s   turns: 99 % ${usual.toFixed(0)} ms, longest ${longest.toFixed(0)} ms   memory +${((most - before) / MEGABYTE).toFixed(0)} MB`,
  );
  return result;
}

async function until(site: MeasuredSite, id: string, state: CsvImportDetail['state']): Promise<CsvImportDetail> {
  for (;;) {
    const now = await call(site, 'GET', `/${id}`);
    if (now.state === state) return now;
    await wait(200);
  }
}

for (const engine of chosen) {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const site = await openSite(place, database);
  for (const noun of ['lead', 'booking'] as const) {
    const lines = Array.from({ length: count }, (_, row) => ROWS[noun](row));
    const bytes = Buffer.from([HEADERS[noun], ...lines].join('\n'));
    console.log(`\n${engine}, ${count} ${noun}s, ${(bytes.length / MEGABYTE).toFixed(1)} MB`);
    const { payload, headers } = multipart({ noun }, [{ part: 'file', fileName: 'bench.csv', bytes }]);
    const authorization = `Bearer ${site.token}`;
    const { _id: id, reading } = await measured('send', async () => {
      const url = '/api/admin/imports';
      const answer = await site.app.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return (answer.json() as { import: CsvImportDetail }).import;
    });
    const checked = await measured('check', () =>
      call(site, 'POST', `/${id}/check`, { columns: reading?.columns ?? [] }),
    );
    console.log(checked.report?.counts);
    const mark = checked.report?.mark ?? '';
    const done = await measured('import', async () => {
      await call(site, 'POST', `/${id}/start`, { mark });
      return until(site, id, 'done');
    });
    console.log(done.counts);
    const columns = reading?.columns ?? [];
    const again = await site.app.inject({
      method: 'POST',
      url: '/api/admin/imports',
      payload,
      headers: { ...headers, authorization },
    });
    const second = (again.json() as { import: CsvImportDetail }).import;
    const found = await measured('check, all there', () => call(site, 'POST', `/${second._id}/check`, { columns }));
    console.log(found.report?.counts);
    await measured('undo', async () => {
      await call(site, 'POST', `/${id}/undo`);
      return until(site, id, 'undone');
    });
  }
  await site.app.close();
  await database.close();
  await place.remove();
}
