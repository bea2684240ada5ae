import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ApiCall, ApiError, makeClient } from '../src/contracts/client.ts';
import { settledBackups } from './backups.ts';
import { makeEmptyDatabase } from './databases.ts';
import { endProcess, startProcess } from './site-process.ts';
import { FIRST_ADMIN } from './start-app.ts';

const isBuilt = existsSync(join(import.meta.dirname, '../build/app/main.js'));
const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';
const dueAt = '2030-01-01T00:00:00.000Z';

/** Returns the API of the first admin at a process; refused and broken calls are `ApiError`s. */
const apiAt = (url: string, token?: string): ApiCall =>
  makeClient(
    (path, init) =>
      fetch(url + path, init).catch((error: unknown) => {
        throw new ApiError(0, String(error));
      }),
    () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
  );

it.skipIf(!isBuilt)(
  `two processes close for a restore on ${engine}, and lose nothing acknowledged`,
  async () => {
    const place = await makeEmptyDatabase(engine);
    const { dataDir, databaseUrl = '' } = place.settings;
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0', LOG_LEVEL: 'info', ...FIRST_ADMIN };
    const first = await startProcess(environment);
    const second = await startProcess(environment);
    try {
      const body = { email: FIRST_ADMIN.ADMIN_EMAIL, password: FIRST_ADMIN.ADMIN_PASSWORD };
      const signedIn = await apiAt(first.url)('POST /api/admin/auth/login', { body });
      if (!('token' in signedIn)) throw new Error('a code is asked for');
      const apis = [first, second].map(({ url }) => apiAt(url, signedIn.token));
      const [adminApi] = apis as [ApiCall];
      await adminApi('POST /api/admin/backup');
      const name = (await settledBackups({ adminApi })).backups[0]?.name ?? '';

      const acknowledged: string[] = [];
      const statuses = new Set<number>();
      let writing = true;
      const writers = apis.map(async (api, process) => {
        for (let nth = 0; writing; nth++) {
          const title = `${process}-${nth}`;
          await api('POST /api/admin/tasks', { body: { title, dueAt, assigneeId: null } }).then(
            () => acknowledged.push(title),
            (error: ApiError) => statuses.add(error.status),
          );
          await wait(30);
        }
      });
      /** Restores a backup; resolves with the data kept from before, once both processes are open again. */
      async function restore(which: string): Promise<string> {
        const params = { name: which };
        const { confirmation } = await adminApi('GET /api/admin/backups/{name}/restore', { params });
        await adminApi('POST /api/admin/backups/{name}/restore', { params, body: { ...body, confirmation } });
        for (;;) {
          const lists = await Promise.all(apis.map((api) => api('GET /api/admin/backups').catch(() => null)));
          const { restoring, restored } = lists[0] ?? {};
          if (lists[1] && restoring === null && restored?.name === which) return restored.kept ?? restored.words ?? '';
          await wait(20);
        }
      }
      const kept = await restore(name);
      const titles = async (): Promise<Set<string>> => {
        const database = await place.open();
        const rows = await database.read.selectFrom('tasks').select('title').execute();
        await database.close();
        return new Set(rows.map(({ title }) => title));
      };
      await wait(200);
      writing = false;
      await Promise.all(writers);
      // 503 while it is closed; 0 where a connection was cut, which acknowledges nothing.
      expect([...statuses].filter((status) => status !== 0)).toEqual([503]);
      const present = await titles();
      const before = acknowledged.filter((title) => !present.has(title));
      expect(before.length).toBeGreaterThan(0);
      await restore(kept);
      const restored = await titles();
      expect(before.filter((title) => !restored.has(title))).toEqual([]);
    } finally {
      await Promise.all([first, second].map(({ child }) => endProcess(child, 'SIGTERM')));
      await place.remove();
    }
  },
  120_000,
);
