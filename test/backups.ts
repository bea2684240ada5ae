import { setTimeout as wait } from 'node:timers/promises';
import type { ApiAnswer } from '../src/contracts/client.ts';
import type { TestApp } from './start-app.ts';

type Listed = ApiAnswer<'GET /api/admin/backups'>;

/** Returns the list once no backup is under way. */
export async function settledBackups(site: Pick<TestApp, 'adminApi'>): Promise<Listed> {
  for (;;) {
    const listed = await site.adminApi('GET /api/admin/backups');
    if (!listed.underWay) return listed;
    await wait(30);
  }
}

/** Makes a backup as an admin does; returns its name. */
export async function makeBackupOf(site: Pick<TestApp, 'adminApi'>): Promise<string> {
  const known = new Set((await settledBackups(site)).backups.map(({ name }) => name));
  await site.adminApi('POST /api/admin/backup');
  const { backups, failed } = await settledBackups(site);
  const made = backups.find(({ name }) => !known.has(name));
  if (!made) throw new Error(`no backup was made: ${failed?.words}`);
  return made.name;
}
