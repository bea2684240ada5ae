import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { prepareDataFolder } from './prepare-folder.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'safarnama-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made for its owner alone, with the database and what SQLite keeps beside it', async () => {
    const dataDir = join(folder, 'new');
    const before = process.umask(0o022);
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    try {
      await database.db.insertInto('installation').values({ name: 'test', value: '1' }).execute();
      expect(modeOf(dataDir)).toBe('700');
      for (const end of ['', '-wal', '-shm']) expect(modeOf(join(dataDir, `safarnama.sqlite${end}`)), end).toBe('600');
    } finally {
      process.umask(before);
      await database.close();
    }
  });

  it('of an older installation is taken from everyone else when the site starts', () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'backups'), { mode: 0o755 });
    const files = [
      'safarnama.sqlite',
      'safarnama.sqlite-wal',
      '.in-use',
      '.reserve-in-use',
      'backups/safarnama-x.tar.gz',
    ];
    for (const name of files) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o644);
    }
    prepareDataFolder(folder);
    expect([modeOf(folder), modeOf(join(folder, 'backups'))]).toEqual(['700', '700']);
    for (const name of files) expect(modeOf(join(folder, name)), name).toBe('600');
  });

  it('is prepared while another process makes and deletes files in it', async () => {
    const journal = join(folder, 'safarnama.sqlite-journal');
    const loop = `const fs = require('node:fs');
      for (const end = Date.now() + 10_000; Date.now() < end; ) {
        fs.writeFileSync(${JSON.stringify(journal)}, '');
        fs.rmSync(${JSON.stringify(journal)});
      }`;
    const other = spawn(process.execPath, ['-e', loop], { stdio: 'ignore' });
    await expect.poll(() => existsSync(journal), { interval: 1, timeout: 10_000 }).toBe(true);
    try {
      for (let times = 0; times < 5000; times++) prepareDataFolder(folder);
    } finally {
      other.kill('SIGKILL');
      await once(other, 'close');
    }
  });

  it('that everyone on the machine needs, as /tmp, stays open', () => {
    chmodSync(folder, 0o1777);
    prepareDataFolder(folder);
    expect(modeOf(folder)).toBe('777');
  });

  it('that holds what is not the site’s keeps that, and itself, as it was', () => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'tool.sh'), '', { mode: 0o755 });
    writeFileSync(join(folder, 'safarnama.sqlite'), '', { mode: 0o644 });
    prepareDataFolder(folder);
    expect(['.', 'tool.sh', 'safarnama.sqlite'].map((name) => modeOf(join(folder, name)))).toEqual([
      '755',
      '755',
      '600',
    ]);
  });

  it('that cannot be written to is named, with what to do', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const dataDir = join(file, 'data');
    expect(() => prepareDataFolder(dataDir)).toThrow(
      new RegExp(`^The data folder ${dataDir} cannot be written to: .*DATA_DIR`),
    );
  });
});
