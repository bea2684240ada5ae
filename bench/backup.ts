// Measures how a site answers during a backup of 500 MB, and what the backup and its restore take.
//   npm run build && node scripts/with-postgres.ts node bench/backup.ts [megabytes = 500]       some minutes, 4 GB of disk
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { seededRandom } from '../src/core/random.ts';
import type { Database } from '../src/server/database/database.ts';
import { engines, makeDatabase } from '../test/databases.ts';
import { median, type SiteProcess, startSite } from './site-process.ts';

const megabytes = Number(process.argv[2] ?? 500);
const ADMIN = { ADMIN_EMAIL: 'admin@safarnama.example', ADMIN_PASSWORD: 'lamp-in-the-window' };
const ASK_EVERY_MS = 20;
const SLOWEST_MS = 1000;

/** Inserts rows of a kilobyte that compress to about a third, as real ones do. */
async function fill({ db }: Database): Promise<void> {
  const random = seededRandom(20_261_122);
  const text = () => Array.from({ length: 60 }, () => Math.floor(random() * 1e9).toString(36)).join(' "from": ');
  for (let done = 0; done < megabytes * 1000; done += 500) {
    const rows = Array.from({ length: 500 }, (_, i) => ({ name: `filler-${done + i}`, value: text() + text() }));
    await db.insertInto('installation').values(rows).execute();
  }
}

interface Answers {
  readonly health: number[];
  readonly leads: number[];
}

let visitors = 0;

/** Requests the health and submits leads repeatedly until told to stop. */
async function askForever({ url }: SiteProcess, isOver: () => boolean): Promise<Answers> {
  const answers: Answers = { health: [], leads: [] };
  const timed = async (times: number[], ask: () => Promise<Response>) => {
    const asked = performance.now();
    const answer = await ask();
    await answer.text();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    times.push(performance.now() - asked);
  };
  while (!isOver()) {
    const visitor = visitors++;
    await timed(answers.health, () => fetch(`${url}/api/health`));
    if (visitor % 5 === 0) {
      const body = JSON.stringify({ name: 'Bench', phone: String(9_000_000_000 + visitor) });
      const address = `198.18.${visitor >> 8}.${visitor & 255}`;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      await timed(answers.leads, () => fetch(`${url}/api/promotional-leads/submit`, { method: 'POST', headers, body }));
    }
    await wait(ASK_EVERY_MS);
  }
  return answers;
}

const described = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  return `median ${median(sorted).toFixed(1)} ms, p99 ${at(0.99)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms (${sorted.length})`;
};

/** Returns the peak memory of a process's child processes, in megabytes. */
function peakOfChildren(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const peaks = children.map((child) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]);
    return Math.max(0, ...peaks.map((peak) => Number(peak ?? 0) / 1024));
  } catch {
    // It ended while it was read.
    return 0;
  }
}

/** Makes a backup as an admin does; returns its name, its size and the peak memory of its process. */
async function backUp(site: SiteProcess) {
  const { url } = site;
  const json = { 'content-type': 'application/json' };
  const login = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const signedIn = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  });
  const headers = { authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` };
  const begun = await fetch(`${url}/api/admin/backup`, { method: 'POST', headers });
  if (begun.status !== 202) throw new Error(`the backup was answered ${begun.status}`);
  for (let peak = 0; ; ) {
    peak = Math.max(peak, peakOfChildren(site.child.pid ?? 0));
    const answer = await fetch(`${url}/api/admin/backups`, { headers });
    const { backups, underWay } = (await answer.json()) as {
      backups: { name: string; bytes: number }[];
      underWay: object | null;
    };
    if (!underWay) return { ...(backups[0] ?? { name: '', bytes: 0 }), peak };
    await wait(100);
  }
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

async function measure(engine: 'sqlite' | 'postgres'): Promise<boolean> {
  const place = await makeDatabase(engine);
  try {
    const database = await place.open();
    await fill(database);
    if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
    await database.close();
    const environment = {
      ...ADMIN,
      DATA_DIR: place.settings.dataDir,
      DATABASE_URL: place.settings.databaseUrl ?? '',
      DEMO: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
    };
    const site = await startSite(environment);
    const idleUntil = performance.now() + 5000;
    const before = await askForever(site, () => performance.now() > idleUntil);
    let over = false;
    const asking = askForever(site, () => over);
    const begun = performance.now();
    const { name, bytes, peak } = await backUp(site);
    const took = seconds(begun);
    over = true;
    const during = await asking;
    await site.kill('SIGTERM');
    const restoring = performance.now();
    const restored = spawnSync(process.execPath, ['scripts/restore.ts', name], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });
    console.log(
      `${engine}, ${megabytes} MB: ${(bytes / 1024 ** 2).toFixed(0)} MB in ${took}, its process at most ${peak.toFixed(0)} MB`,
    );
    console.log(`  /api/health before: ${described(before.health)}\n              during: ${described(during.health)}`);
    console.log(`  a lead      before: ${described(before.leads)}\n              during: ${described(during.leads)}`);
    console.log(`  restored in ${seconds(restoring)}${restored.status === 0 ? '' : `: FAILED ${restored.stderr}`}`);
    return restored.status === 0 && Math.max(...during.health, ...during.leads) < SLOWEST_MS;
  } finally {
    await place.remove();
  }
}

let good = true;
for (const engine of engines) good = (await measure(engine)) && good;
process.exitCode = good ? 0 : 1;
