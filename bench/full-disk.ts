// Fills the disk repeatedly while people book, submit their phone and read. Checks the answers meanwhile, whether an
// admin can sign in and delete a backup, how soon writing works again, and whether everything acknowledged is stored.
//   node bench/full-disk.ts [rounds = 20]      needs a build, and the right to mount a disk in memory (root)
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { canMount, mountSmallDisk, type SmallDisk } from '../test/small-disk.ts';
import { median, type SiteProcess, startSite } from './site-process.ts';

const rounds = Number(process.argv[2] ?? 20);
const DISK_MEGABYTES = 96;
const BACKUP_BYTES = 24 * 1024 ** 2;
const FULL_FOR_MS = 1500;
const GIVEN_UP_AFTER_MS = 60_000;
const ADMIN = { email: 'admin@safarnama.example', password: 'dusk-on-the-road' };
const READERS = ['/contact', '/packages', '/api/packages', '/api/site'];

const statuses = new Map<string, number>();
const acknowledged = new Set<string>();
let people = 0;

async function call(kind: string, url: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = { 'x-forwarded-for': `198.51.${people % 250}.${Math.floor(people / 250) % 250}`, ...init.headers };
  const answer = await fetch(url, { ...init, headers }).catch(() => null);
  const hint = answer?.status === 503 && !answer.headers.get('retry-after') ? ' without Retry-After' : '';
  const key = `${kind} ${answer?.status ?? 'cut off'}${hint}`;
  statuses.set(key, (statuses.get(key) ?? 0) + 1);
  return answer;
}

const post = (kind: string, url: string, body: object): Promise<Response | null> =>
  call(kind, url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function leave({ url }: SiteProcess): Promise<boolean> {
  const phone = String(8_000_000_000 + people++);
  const answer = await post('lead', `${url}/api/promotional-leads/submit`, { name: 'Full Disk', phone });
  if (answer?.status === 201) acknowledged.add(phone);
  return answer?.status === 201;
}

/** Returns the milliseconds until it is true; throws after a minute, for example when the site has died. */
async function until(what: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await what())) {
    if (performance.now() - since > GIVEN_UP_AFTER_MS) throw new Error('the site is not itself again');
    await wait(20);
  }
  return performance.now() - since;
}

async function measure(): Promise<void> {
  const disk = mountSmallDisk(DISK_MEGABYTES);
  const dataDir = join(disk.path, 'data');
  const site = await startSite({
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    DEMO: '1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    await fillAgainAndAgain(disk, site, dataDir);
  } finally {
    await site.kill('SIGKILL');
    disk.remove();
  }
}

async function fillAgainAndAgain(disk: SmallDisk, site: SiteProcess, dataDir: string): Promise<void> {
  const { url } = site;
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  let isOver = false;
  const writer = async () => {
    while (!isOver) if (!(await leave(site))) await wait(20);
  };
  const reader = async () => {
    for (; !isOver; await wait(20)) for (const path of READERS) await call(path, url + path);
  };
  const working = Promise.all([writer(), writer(), writer(), reader()]);
  const [failing, back] = [[] as number[], [] as number[]];
  const health = async () => (await call('health', `${url}/api/health`))?.status;
  for (let round = 0; round < rounds; round++) {
    const name = `safarnama-2026-11-20-0200-${String(round).padStart(6, '0')}.tar.gz`;
    writeFileSync(join(dataDir, 'backups', name), Buffer.alloc(BACKUP_BYTES, 3));
    await wait(300);
    disk.fill();
    failing.push(await until(async () => (await health()) === 503));
    disk.fill();
    await wait(FULL_FOR_MS);
    const signedIn = await post('sign-in', `${url}/api/admin/auth/login`, ADMIN);
    const { token = '' } = ((await signedIn?.json()) ?? {}) as { token?: string };
    const headers = { authorization: `Bearer ${token}` };
    await call('list of backups', `${url}/api/admin/backups`, { headers });
    await call('deletion of a backup', `${url}/api/admin/backups/${name}`, { method: 'DELETE', headers });
    back.push(await until(() => leave(site)));
    await until(async () => (await health()) === 200);
    disk.empty();
  }
  isOver = true;
  await working;
  const isAlive = site.child.exitCode === null;
  await site.kill('SIGTERM');
  const database = new DatabaseSync(join(dataDir, 'safarnama.sqlite'), { readOnly: true });
  const integrity = database.prepare('pragma integrity_check').get()?.integrity_check;
  const kept = new Set(
    database
      .prepare('select "canonicalPhone" as phone from leads')
      .all()
      .map(({ phone }) => String(phone).slice(-10)),
  );
  database.close();
  const lost = [...acknowledged].filter((phone) => !kept.has(phone));
  console.log(
    `${rounds} times full: the process ${isAlive ? 'lived' : 'DIED'}; health failed after ${Math.round(median(failing))} ms at the median, ` +
      `${Math.round(Math.max(...failing))} at most; writing again after a backup was deleted: ${Math.round(median(back))} ms at the median, ` +
      `${Math.round(Math.max(...back))} at most; acknowledged ${acknowledged.size}, lost ${lost.length}; integrity ${integrity}`,
  );
  for (const [key, count] of [...statuses].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${key}: ${count}`);
  const bad = [...statuses.keys()].some(
    (key) => / (?:500|502|cut off)$|without/.test(key) || /^(?:sign-in|deletion).* [45]/.test(key),
  );
  if (!isAlive || lost.length > 0 || integrity !== 'ok' || bad) process.exitCode = 1;
}

if (canMount()) await measure();
