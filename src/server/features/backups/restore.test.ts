import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { startApp } from '../../../../test/start-app.ts';
import type { Database } from '../../database/database.ts';
import { SQLITE_NAME } from '../../database/sqlite.ts';
import { backupsOf } from './backup-place.ts';
import { readState } from './backup-state.ts';
import { beginBackup } from './begin-backup.ts';
import { readHead } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { RESTORED_MARK } from './restored-database.ts';

/** Backup processes run at low priority. */
const PATIENTLY = { timeout: 120_000 };

/** Rows that make a backup take some time. */
const FILLERS = 500;

const script = (name: string): string => join(import.meta.dirname, '../../../../scripts', name);

describe.each(engines)('a backup of %s', PATIENTLY, (engine) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
    mkdirSync(uploads(), { recursive: true });
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const site = () => ({ ...place.settings, s3: null });
  const uploads = (): string => join(place.settings.dataDir, 'uploads');
  const keep = (name: string, value: string) =>
    database.db.insertInto('installation').values({ name, value }).execute();
  const kept = async (): Promise<string[]> =>
    (await database.read.selectFrom('installation').select('name').orderBy('name').execute())
      .map(({ name }) => name)
      .filter((name) => name !== RESTORED_MARK);
  async function backUp(): Promise<string> {
    const begun = await beginBackup(site(), { kind: 'hand', by: 'Mitali', at: Date.UTC(2026, 10, 21, 4) });
    if (!begun) throw new Error('another is being made');
    return join(backupsOf(place.settings.dataDir), await begun.made);
  }

  /** Restores with the site stopped, as required, and then opens the database again. */
  async function restore(archive: string) {
    await database.close();
    try {
      return await restoreBackup(site(), archive, { at: new Date(), tell: () => undefined });
    } finally {
      database = await place.open();
    }
  }

  const refusal = (archive: string): Promise<string> =>
    restore(archive).then(
      () => 'restored',
      (error: Error) => error.message,
    );

  /** Deletes all data, as after a failed disk. */
  async function destroy(): Promise<void> {
    if (engine === 'postgres') await sql`drop schema public cascade`.execute(database.db);
    if (engine === 'postgres') await sql`create schema public`.execute(database.db);
    await database.close();
    for (const name of readdirSync(place.settings.dataDir)) {
      if (name !== 'backups') rmSync(join(place.settings.dataDir, name), { recursive: true });
    }
  }

  it('brings everything back after all was lost', async () => {
    await keep('one', 'नमस्ते ; \\ " \' \t\n line');
    writeFileSync(join(uploads(), 'a-1x1.jpg'), Buffer.from([0, 1, 2, 255]));
    const archive = await backUp();
    await destroy();
    await restoreBackup(site(), archive, { at: new Date(), tell: () => undefined });
    database = await place.open();
    const rows = await database.read.selectFrom('installation').selectAll().execute();
    expect(rows.filter(({ name }) => name !== RESTORED_MARK)).toEqual([
      { name: 'one', value: 'नमस्ते ; \\ " \' \t\n line' },
    ]);
    expect([...readFileSync(join(uploads(), 'a-1x1.jpg'))]).toEqual([0, 1, 2, 255]);
    // Indexes and keys are restored too.
    await expect(keep('one', 'again')).rejects.toThrow(/unique/i);
    await keep('two', '2');
  });

  it('is told once by the audit log of the site that starts on it', async () => {
    const archive = await backUp();
    await restore(archive);
    for (let start = 0; start < 2; start++) await (await startApp(engine, { place })).close();
    const entries = await database.read
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'backup.restored')
      .execute();
    expect(entries).toMatchObject([
      { action: 'backup.restored', admin: 'Operator', subject: 'As of 2026-11-21 09:30 (India)' },
    ]);
  });

  it('replaces what was written since, and keeps it aside', async () => {
    await keep('then', '');
    writeFileSync(join(uploads(), 'a-1x1.jpg'), 'a');
    const archive = await backUp();
    await keep('since', '');
    rmSync(join(uploads(), 'a-1x1.jpg'));
    writeFileSync(join(uploads(), 'b-1x1.jpg'), 'b');
    const { aside, pictures } = await restore(archive);
    expect(await kept()).toEqual(['then']);
    expect(pictures).toBe(1);
    expect(readdirSync(uploads())).toEqual(['a-1x1.jpg']);
    expect(readdirSync(join(aside.folder, 'uploads'))).toEqual(['b-1x1.jpg']);
    expect(readdirSync(place.settings.dataDir).filter((name) => name.startsWith('.restoring'))).toEqual([]);
    if (engine === 'postgres') {
      const { rows } = await sql<{ name: string }>`
        select name from ${sql.table(`${aside.schema}.installation`)} order by name`.execute(database.db);
      expect(rows.map(({ name }) => name)).toEqual(['since', 'then']);
    } else {
      copyFileSync(join(aside.folder, SQLITE_NAME), join(place.settings.dataDir, 'old.sqlite'));
      const { openSqlite } = await import('../../database/sqlite.ts');
      const old = openSqlite(join(place.settings.dataDir, 'old.sqlite'));
      expect(await old.read.selectFrom('installation').select('name').orderBy('name').execute()).toEqual([
        { name: 'since' },
        { name: 'then' },
      ]);
      await old.close();
    }
    // A backup of the present data holds nothing of the data set aside.
    await keep('later', '');
    const second = await backUp();
    await restore(second);
    expect(await kept()).toEqual(['later', 'then']);
  });

  it('opens no session that was ended since', async () => {
    const session = { tokenHash: 'hash', userId: 'u', createdAt: 1, lastSeenAt: 1, expiresAt: 9e12, network: '' };
    const user = { id: 'u', name: 'A', phone: '1', canonicalPhone: '1', passwordHash: '', consent: '', createdAt: 1 };
    await database.db.insertInto('users').values(user).execute();
    await database.db.insertInto('sessions').values(session).execute();
    const archive = await backUp();
    await restore(archive);
    expect(await database.read.selectFrom('users').select('id').execute()).toEqual([{ id: 'u' }]);
    expect(await database.read.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    await database.db
      .insertInto('installation')
      .values(Array.from({ length: 1000 }, (_, i) => ({ name: `filler-${i}`, value: 'x'.repeat(2000) })))
      .execute();
    const PICTURES = 30;
    let writing = true;
    let pairs = 0;
    const { db } = database;
    const writer = (async () => {
      for (; writing; pairs++) {
        await db.transaction().execute(async (trx) => {
          await trx
            .insertInto('installation')
            .values({ name: `a-${pairs}`, value: '' })
            .execute();
          await trx
            .insertInto('nounVersions')
            .values({ noun: `a-${pairs}`, version: 1 })
            .execute();
        });
        if (pairs < PICTURES) writeFileSync(join(uploads(), `a-${pairs}x1.jpg`), String(pairs));
        await wait(5);
      }
    })();
    const made = backUp().then(async (first) => [first, await backUp()]);
    const archives = await made.finally(() => {
      writing = false;
    });
    await writer;
    const counts: number[] = [];
    for (const archive of archives) {
      await restore(archive);
      const first = (await kept()).filter((name) => name.startsWith('a-'));
      const second = await database.read.selectFrom('nounVersions').select('noun').orderBy('noun').execute();
      expect(second.map(({ noun }) => noun)).toEqual(first);
      // Every row has its picture, except the last one, which may not be written yet.
      expect(readdirSync(uploads()).length).toBeGreaterThanOrEqual(Math.min(first.length - 1, PICTURES));
      counts.push(first.length);
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBeGreaterThan(counts[0] ?? 0);
  });

  it('is refused while the site runs', async () => {
    const archive = await backUp();
    const attempt = restoreBackup(site(), archive, { at: new Date(), tell: () => undefined });
    await expect(attempt).rejects.toThrow('The site is running on this data');
    await keep('still', '');
    expect(await kept()).toEqual(['still']);
  });

  it.runIf(engine === 'postgres')('is refused while another client is connected', async () => {
    const archive = await backUp();
    const elsewhere = await makeDatabase('sqlite');
    // The other client is connected before the attempt, and still is while it looks.
    await kept();
    const refused = expect(
      restoreBackup({ ...site(), dataDir: elsewhere.settings.dataDir }, archive, {
        at: new Date(),
        tell: () => undefined,
      }),
    ).rejects.toThrow('other connections to the database are open');
    await kept();
    await refused;
    await elsewhere.remove();
  });

  it('is refused by another engine, an older version, and when it is no backup; nothing is touched', async () => {
    await keep('here', '');
    const archive = await backUp();
    const changed = (change: (head: string) => string): string => {
      const path = join(place.settings.dataDir, 'changed.tar.gz');
      const bytes = gunzipSync(readFileSync(archive));
      const size = Number.parseInt(bytes.toString('latin1', 124, 135), 8);
      bytes.write(change(bytes.toString('utf8', 512, 512 + size)), 512);
      writeFileSync(path, gzipSync(bytes));
      return path;
    };
    const swapped = engine === 'sqlite' ? '"postgres",' : '"sqlite"  ,';
    expect(await refusal(changed((head) => head.replace(/"(sqlite|postgres)"/, swapped).slice(0, -1)))).toMatch(
      /no backup that this version|This is a backup of/,
    );
    expect(await refusal(changed((head) => head.replace(/"0\d\d\d-/, '"9999-')))).toMatch(
      /newer version of the site \(9999-/,
    );
    expect(await refusal(changed((head) => head.replace('"format":1', '"format":2')))).toMatch(
      /no backup that this version/,
    );
    const nonsense = join(place.settings.dataDir, 'nonsense.tar.gz');
    writeFileSync(nonsense, 'nonsense');
    expect(await refusal(nonsense)).toMatch(/no backup that this version/);
    expect(await refusal(join(place.settings.dataDir, 'none.tar.gz'))).toMatch(/There is no file/);
    expect(await kept()).toEqual(['here']);
    expect(readdirSync(place.settings.dataDir).filter((name) => name.startsWith('before'))).toEqual([]);
  });

  it('that was damaged or cut short is refused whole', async () => {
    await keep('here', '');
    writeFileSync(join(uploads(), 'a-1x1.jpg'), 'picture');
    const archive = await backUp();
    const bytes = gunzipSync(readFileSync(archive));
    const path = join(place.settings.dataDir, 'damaged.tar.gz');
    for (const spot of [bytes.indexOf('picture'), bytes.length >> 1, bytes.lastIndexOf('uploads/a-1x1.jpg') - 5]) {
      const damaged = Buffer.from(bytes);
      damaged[spot] = (damaged[spot] ?? 0) ^ 1;
      writeFileSync(path, gzipSync(damaged));
      expect(await refusal(path)).toMatch(/damaged/);
    }
    // Two files of the archive have the same name.
    writeFileSync(path, gzipSync(Buffer.concat([bytes.subarray(0, 1024), bytes])));
    expect(await refusal(path)).toMatch(/damaged/);
    const led = Buffer.from(bytes);
    const packed = readFileSync(archive);
    for (const length of [packed.length - 1, packed.length >> 1]) {
      copyFileSync(archive, path);
      truncateSync(path, length);
      expect(await refusal(path)).toMatch(/damaged|no backup/);
    }
    led.write('../../evil', led.indexOf('uploads/a-1x1.jpg'));
    writeFileSync(path, gzipSync(led));
    expect(await refusal(path)).toMatch(/damaged/);
    expect(await kept()).toEqual(['here']);
    expect(readdirSync(uploads())).toEqual(['a-1x1.jpg']);
  });

  const environment = () => ({
    ...process.env,
    DATA_DIR: place.settings.dataDir,
    DATABASE_URL: place.settings.databaseUrl ?? '',
    BACKUP_PLACE: JSON.stringify(site()),
  });
  const run = (name: string, given: string | Readonly<Record<string, string>> = {}): ChildProcess =>
    spawn(process.execPath, [script(name), ...(typeof given === 'string' ? [given] : [])], {
      env: { ...environment(), ...(typeof given !== 'string' && given) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  it('can be made and brought back from the command line', async () => {
    await keep('then', '');
    const making = run('backup.ts');
    const [[code], path] = await Promise.all([once(making, 'exit'), textOf(making.stdout)]);
    expect(code).toBe(0);
    expect(await readHead(path.trim())).toMatchObject({ kind: 'hand', by: null, engine });
    await keep('since', '');
    const refused = run('restore.ts', path.trim());
    const [[refusedCode], words] = await Promise.all([once(refused, 'exit'), textOf(refused.stderr)]);
    expect([refusedCode, words]).toEqual([1, expect.stringMatching(/^Not restored: The site is running on this data/)]);
    await database.close();
    const restoring = run('restore.ts', path.trim().split('/').at(-1) ?? '');
    const [[restoredCode], told] = await Promise.all([once(restoring, 'exit'), textOf(restoring.stdout)]);
    database = await place.open();
    expect(restoredCode).toBe(0);
    expect(told).toMatch(/Restored as of .*What was there before is in /s);
    expect(await kept()).toEqual(['then']);
  });

  it('killed in the middle of its making leaves no backup, and the next is made', async () => {
    await fill();
    const folder = backupsOf(place.settings.dataDir);
    const unfinished = (): string[] =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true })
            .map(String)
            .filter((name) => name.startsWith('.making'))
        : [];
    for (const moment of [/^\.making-\w+$/, /archive$/, /database\./]) {
      const order = { kind: 'hand', by: null, at: Date.now() };
      const making = run('../src/server/features/backups/backup-process.ts', { BACKUP_ORDER: JSON.stringify(order) });
      const closed = once(making, 'close');
      while (making.exitCode === null && !unfinished().some((name) => moment.test(name))) await wait(1);
      making.kill('SIGKILL');
      await closed;
    }
    const finished = readdirSync(folder).filter((name) => !name.startsWith('.'));
    for (const name of finished) expect(await readHead(join(folder, name))).not.toBeNull();
    expect((await readState(place.settings.dataDir))?.outcome).not.toBe('working');
    const archive = await backUp();
    expect(unfinished()).toEqual([]);
    await keep('since', '');
    await restore(archive);
    expect(await kept()).not.toContain('since');
  });

  it('killed in the middle of its restoring leaves the old data or the new, and can be restored then', async () => {
    await fill();
    writeFileSync(join(uploads(), 'a-1x1.jpg'), 'a');
    const archive = await backUp();
    const seen = new Set<string>();
    for (const [moment, delayMs] of [
      ['Unpacking', 0],
      ['Unpacking', 40],
      ['Keeping', 0],
      ['Restoring', 0],
      ['Restoring', 10],
      ['Restoring', 60],
    ] as const) {
      if (!(await kept()).includes('since')) await keep('since', '');
      rmSync(join(uploads(), 'a-1x1.jpg'), { force: true });
      writeFileSync(join(uploads(), 'b-1x1.jpg'), 'b');
      await database.close();
      const restoring = run('restore.ts', archive);
      const closed = once(restoring, 'close');
      let told = '';
      restoring.stdout?.on('data', (piece: Buffer) => {
        told += String(piece);
      });
      while (restoring.exitCode === null && !told.includes(moment)) await wait(1);
      await wait(delayMs);
      restoring.kill('SIGKILL');
      await closed;
      database = await place.open();
      const isOld = (await kept()).includes('since');
      seen.add(isOld ? 'old' : 'new');
      expect(await database.read.selectFrom('nounVersions').select('noun').execute()).toHaveLength(FILLERS);
      expect(existsSync(join(uploads(), isOld ? 'b-1x1.jpg' : 'a-1x1.jpg'))).toBe(true);
    }
    expect(seen).toContain('old');
    await restore(archive);
    expect(await kept()).not.toContain('since');
    expect(readdirSync(uploads())).toEqual(['a-1x1.jpg']);
    expect(readdirSync(place.settings.dataDir).filter((name) => name.startsWith('.restoring'))).toEqual([]);
  });

  async function fill(): Promise<void> {
    const text = Array.from({ length: 500 }, (_, i) => `${i}-${Math.sin(i)}`).join();
    const rows = Array.from({ length: FILLERS }, (_, i) => ({ name: `filler-${i}`, value: text }));
    await database.db.insertInto('installation').values(rows).execute();
    await database.db
      .insertInto('nounVersions')
      .values(rows.map(({ name }) => ({ noun: name, version: 1 })))
      .execute();
  }
});

async function textOf(stream: ChildProcess['stdout']): Promise<string> {
  let text = '';
  for await (const piece of stream ?? []) text += String(piece);
  return text;
}
